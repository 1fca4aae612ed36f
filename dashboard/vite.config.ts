import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [libraryStylesFirst()],
  build: {
    target: 'es2023',
    // Never inlined: the policy of the page lets nothing in that is not a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A phone is kept waiting by each file more than by what is in it: what pages share comes in two.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, minShareCount: 4 },
            { name: 'parts', test: /dashboard.src/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    // While developing: the pages of the working copy, the API of a running service. A navigation stays here.
    proxy: {
      '^/(?!src/|@|node_modules/|assets/|sdk/|model/)': {
        target: 'http://127.0.0.1:8080',
        bypass: ({ headers }) => (headers.accept?.includes('text/html') ? '/index.html' : undefined),
      },
    },
  },
})

/** Styles of the entry, Mantine's among them, come before those of the parts that it imports, which change them. */
function libraryStylesFirst(): Plugin {
  const links = /( *<link rel="stylesheet"[^>]*>\n)+/
  return {
    name: 'library-styles-first',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(links, (all) =>
          all
            .split(/(?<=\n)/)
            .toReversed()
            .join(''),
        ),
    },
  }
}
