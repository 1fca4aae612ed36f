import { hash } from 'node:crypto'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../lib/errors.ts'
import { pageHeaders } from './page-headers.ts'

/** The API to read and to try, at /docs. The page must work without the internet, and offers nothing of its maker's services. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  // The page's maker makes an address of it, and takes for granted that it is one.
  app.addHook('onRequest', async ({ host }) => {
    if (!URL.canParse(`http://${host}`)) throw new ApiError('invalid_request', { key: 'hostHeaderUnusable' })
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')) {
      reply.headers(pageHeaders(policyOf(payload)))
    }
  })
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
    },
  })
}

/** The page makes its styles itself; of scripts in it, only those run that we have sent. */
function policyOf(page: string): string {
  const scripts = page
    .split('<script')
    .slice(1)
    .flatMap((rest) => rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script>')) || [])
  const hashes = scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
  return [
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
  ].join('; ')
}
