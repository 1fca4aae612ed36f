import type { FastifyInstance } from 'fastify'
import { finishEntry } from '../../received/log.ts'
import { bytesOf } from '../../request.ts'
import type { PortalParts } from '../calls/calls.ts'
import { isUserAgent } from '../calls/user-agent.ts'
import { apiRoot, tokenPath } from '../not-public.ts'
import { isClient, lifetimeSeconds } from '../state/tokens.ts'

const scopesKnown = ['listings', 'medias'].flatMap((kind) =>
  ['*', 'create', 'read', 'update', 'delete'].map((what) => `clim:${kind}:${what}`),
)

/** `client_credentials`: a token for a day, which is to be kept. It has the scopes that were asked for, and no others. */
export function tokenRoutes(app: FastifyInstance, { tokens, switches, log }: PortalParts): void {
  app.post(tokenPath, { config: { isSigned: true }, bodyLimit: 64 * 1024 }, (request, reply) => {
    const entry = log.start(request.method, tokenPath)
    const body = readBody(bytesOf(request))
    const { client_id: clientId, grant_type: grantType, audience, scope } = body
    // The secret, and what is in a good answer, open doors.
    const shown = JSON.stringify({ client_id: clientId, grant_type: grantType, audience, scope })
    log.keepRequest(entry, { contentType: 'application/json', body: Buffer.from(shown) })
    const send = (status: number, body: object) => {
      finishEntry(entry, status)
      return reply.code(status).header('cache-control', 'no-store').type('application/json').send(JSON.stringify(body))
    }
    if (!isUserAgent(request.headers['user-agent'])) return send(403, { error: 'access_denied' })
    if (switches.isOn('down')) return send(503, { error: 'temporarily_unavailable' })
    if (grantType !== 'client_credentials') return send(400, { error: 'unsupported_grant_type' })
    if (typeof audience !== 'string' || !audience.endsWith(apiRoot)) return send(403, { error: 'access_denied' })
    if (!isClient(clientId, body['client_secret'])) return send(401, { error: 'invalid_client' })
    entry.user = clientId
    if (switches.isOn('down', clientId)) return send(503, { error: 'temporarily_unavailable' })
    if (switches.isOn('refused', clientId)) return send(401, { error: 'invalid_client' })
    const asked = typeof scope === 'string' ? scope.split(' ') : []
    const { accessToken } = tokens.issue(
      clientId,
      asked.filter((each) => scopesKnown.includes(each)),
    )
    return send(200, { access_token: accessToken, expires_in: lifetimeSeconds, token_type: 'Bearer' })
  })
}

function readBody(bytes: Buffer): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}
