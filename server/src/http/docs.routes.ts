import { hash } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { ApiError } from '../lib/errors.ts'
import { fileOfGuides, guideFolders, guidePage } from './guides.ts'
import { keepText, type KeptText, sendKeptText } from './kept-text.ts'
import { pageHeaders } from './page-headers.ts'

/**
 * The API to read and to try, at /docs, and the guides beside it. The pages must work without the internet, and offer nothing of
 * their makers' services.
 */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')) {
      reply.headers(pageHeaders(policyOf(payload)))
    }
  })

  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 301))
  app.get('/docs/', async (_request, reply) => {
    const { html } = await referencePage()
    return reply.type('text/html; charset=utf-8').send(html)
  })
  app.get('/docs/js/scalar.js', async (request, reply) => {
    const { script } = await referencePage()
    return sendKeptText(request, reply.type('application/javascript; charset=utf-8'), script)
  })

  app.get('/favicon.svg', (_request, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=86400' }).type('image/svg+xml').send(favicon),
  )

  for (const below of guideFolders) {
    app.get<{ Params: { guide: string } }>(`/docs/${below}:guide`, (request, reply) => {
      const page = guidePage(below + request.params.guide)
      if (page === null) throw new ApiError('route_not_found', { key: 'noSuchGuide' })
      return reply.type('text/html; charset=utf-8').send(page)
    })
  }

  for (const folder of ['examples', 'pictures'] as const) {
    app.get<{ Params: { file: string } }>(`/docs/${folder}/:file`, (request, reply) => {
      const file = fileOfGuides(folder, request.params.file)
      if (file === null) throw new ApiError('route_not_found', { key: 'noSuchExample' })
      return reply.type(file.contentType).send(file.bytes)
    })
  }
}

/** A notice that is pinned up. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect x="5" y="6" width="22" height="22" rx="3" fill="#1f6f5c"/>
<path d="M10 14h12M10 19h12M10 24h7" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>
<circle cx="16" cy="6" r="4" fill="#e2a33b"/>
</svg>
`

/** The page makes its styles itself; of scripts in it, only those run that we have sent. */
function policyOf(page: string): string {
  const scripts = page
    .split('<script')
    .slice(1)
    .flatMap((rest) => rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script>')) || [])
  const hashes = scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
  return [
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
  ].join('; ')
}

/** The page that shows the API, and the script that it runs. */
interface ReferencePage {
  html: string
  script: KeptText
}

let made: Promise<ReferencePage> | undefined

/** Made for the first who asks: to load it takes a tenth of what the whole service takes to start. */
function referencePage(): Promise<ReferencePage> {
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
