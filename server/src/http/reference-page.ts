import fastify from 'fastify'
import { keepText, type KeptText } from './kept-text.ts'

/** The page that shows the API, and the script that it runs. */
interface ReferencePage {
  html: string
  script: KeptText
}

let made: Promise<ReferencePage> | undefined

/** Made for the first who asks: to load it takes a tenth of what the whole service takes to start. */
export function referencePage(): Promise<ReferencePage> {
  return (made ??= makePage())
}

async function makePage(): Promise<ReferencePage> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const app = fastify()
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      pageTitle: 'Aushang API',
      favicon: '/favicon.svg',
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      // Examples in other languages would be made of the schemas by the page itself, and name what is not there.
      hiddenClients: true,
    },
  })
  const [page, script] = [await app.inject('/docs/'), await app.inject('/docs/js/scalar.js')]
  return { html: page.body, script: await keepText(script.rawPayload) }
}
