import { defineConfig, type Plugin } from 'vite'

/** What is small and on many pages. */
const everyday =
  /src.ui.(?!form|confirm|ask-first)|src.(contacts.contact-name|listings.(listing-state|use-)|properties.(facts|thumbnail)|sessions.use-may)|@mantine.(hooks|core.esm.components.(Input|TextInput|NativeSelect|CloseButton|Combobox.(ComboboxChevron|get-parsed)))|@tanstack.(react-query|query-core)/

export default defineConfig({
  plugins: [libraryStylesFirst(), listPreloads(), runEarly()],
  build: {
    target: 'es2023',
    // Never inlined: the policy of the page lets nothing in that is not a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A phone is kept waiting by each file more than by what is in it: what most pages need comes in three. What opens over a page (dialogs,
    // lists to choose from) is in none of them, so that no page waits for it before somebody opens it.
    rolldownOptions: {
      input: { index: 'index.html', early: 'src/early.ts' },
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 4 },
            { name: 'application', test: /^(?!.*src.early)/, tags: ['$initial'], priority: 3 },
            { name: 'parts', test: everyday, minShareCount: 2, priority: 2 },
            { name: 'dialogs', test: /@mantine.core.esm.components.(Modal|Drawer)/, priority: 1 },
            { name: 'choices', test: /@mantine.core.esm.components.(Select|MultiSelect|TagsInput|Popover)/ },
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

/** `early.ts` is no module: it runs as soon as it is there, and waits for none of the others. */
function runEarly(): Plugin {
  const source = '<script src="/src/early.ts"></script>'
  return {
    name: 'run-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const early = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === 'early')
        if (early === undefined) throw new Error('There is no early script.')
        return html.replace(source, `<script src="/${early.fileName}"></script>`)
      },
    },
  }
}

/** Mantine's styles come before ours, which change them. */
function libraryStylesFirst(): Plugin {
  const links = /( *<link rel="stylesheet"[^>]*>\n)+/
  return {
    name: 'library-styles-first',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(links, (all) => {
          const each = all.split(/(?<=\n)/)
          const isOfLibraries = (link: string) => link.includes('/libraries-')
          return [...each.filter(isOfLibraries), ...each.filter((link) => !isOfLibraries(link))].join('')
        }),
    },
  }
}

/**
 * Writes down which styles and scripts a page needs beside those of every page, by its address (`/properties` is `properties.page.tsx`),
 * so that the service can name them in the page: a browser then fetches them at once, not when the application has asked.
 */
function listPreloads(): Plugin {
  return {
    name: 'list-preloads',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const scriptsOf = (fileName: string, found = new Set<string>()): Set<string> => {
        const imports = chunks.find((each) => each.fileName === fileName)?.imports ?? []
        found.add(fileName)
        for (const each of imports) if (!found.has(each)) scriptsOf(each, found)
        return found
      }
      const stylesOf = (fileName: string) => [
        ...(chunks.find((each) => each.fileName === fileName)?.viteMetadata?.importedCss ?? []),
      ]
      const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...scriptsOf(fileName)]))
      const entries = chunks
        .map(({ name, fileName }) => [placeOf(name), fileName] as const)
        .filter(([place]) => place !== undefined)
        .map(([place, fileName]) => [place, [...scriptsOf(fileName).difference(first)]] as const)
        // Those that a page shares come before its own, which change them.
        .map(([place, scripts]) => [place, [...scripts.toReversed().flatMap(stylesOf), ...scripts]])
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(entries)) })
    },
  }
}

function placeOf(chunk: string): string | undefined {
  if (chunk === 'today.page') return '/'
  if (chunk.endsWith('.page')) return `/${chunk.slice(0, -'.page'.length)}`
  return undefined
}
