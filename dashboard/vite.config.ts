import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    target: 'es2023',
    // Never inlined: the policy of the page lets nothing in that is not a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A phone is kept waiting by each file more than by what is in it: what pages share comes in two, and all styles in one.
    cssCodeSplit: false,
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
