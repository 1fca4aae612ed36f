import { STATUS_CODES } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { leaveUnanswered, type Unanswered } from '../../failures/leave-unanswered.ts'
import { slowMs, type Switches } from '../../failures/switches.ts'
import { type Lang, langOf } from '../../language.ts'
import type { Outbox } from '../../mails/outbox.ts'
import { finishEntry, type Log } from '../../received/log.ts'
import { bytesOf, queryOf } from '../../request.ts'
import type { Tokens } from '../state/tokens.ts'
import { apiRoot, quotaProblem } from '../not-public.ts'
import type { Reason } from '../schema/rules.ts'
import type { ListingRequest, State, Token } from '../state/state.ts'
import type { Fault, FaultPlan, Step } from './sentinels.ts'
import { isUserAgent } from './user-agent.ts'

export interface PortalParts {
  state: State
  tokens: Tokens
  log: Log
  faultPlan: FaultPlan
  switches: Switches
  outbox: Outbox
  publicUrl: string | undefined
}

/** One call of somebody who bears a token. */
export interface Call {
  userName: string
  params: Record<string, string>
  query: URLSearchParams
  /** Undefined where it is no JSON. */
  body: unknown
  /** Of this portal's links, without a slash at its end. */
  baseUrl: string
  /** What it is to answer in, where it says something to people. */
  lang: Lang
  /**
   * Says which listing the call is about, before anything is done. For one that fails on request this throws, waits, or arranges
   * for what comes after the work; what it answers is to become of the request.
   */
  announce(externalId: string, step: Step): Promise<Announced>
}

interface Announced {
  process?: Partial<ListingRequest>
  isOutdated?: boolean
}

export interface Answer {
  status?: number
  body: object
}

interface Problem {
  detail: string
  type?: string
  errorSource?: 'body' | 'requestParameter' | 'header' | 'contentType'
  errors?: Reason[]
}

/** The portal says no, as RFC 7807 has it. */
export class Refusal extends Error {
  readonly status: number
  readonly problem: Problem
  readonly headers: Record<string, string>

  constructor(status: number, problem: Problem, headers: Record<string, string> = {}) {
    super(`refused with ${status}`)
    this.status = status
    this.problem = problem
    this.headers = headers
  }

  body(instance: string): object {
    const title = STATUS_CODES[this.status]
    return { type: 'about:blank', title, status: this.status, instance, ...this.problem }
  }
}

export function refusedFor(errors: Reason[]): Refusal {
  const detail = errors.map(({ name, reason }) => `${name || 'The body'} ${reason}.`).join(' ')
  return new Refusal(400, { detail, errorSource: 'body', errors })
}

/** There are no reasons in it: it is not about a member. */
export function noListingLeft(): Refusal {
  return new Refusal(400, { type: quotaProblem, detail: 'No listing is left in your plan.' })
}

function unavailable(): Refusal {
  return new Refusal(503, { detail: 'The service is not available.' })
}

/** An answer that is not the portal's own. */
class Interruption extends Error {
  readonly answer: { status: number; contentType: string; body: string; headers?: Record<string, string> }

  constructor(answer: Interruption['answer']) {
    super(`interrupted with status ${answer.status}`)
    this.answer = answer
  }
}

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  scope: string
  handler(call: Call): Answer | Promise<Answer>
}

export function addCall(app: FastifyInstance, portal: PortalParts, { method, path, scope, handler }: Route): void {
  app.route({
    method,
    url: `${apiRoot}${path}`,
    config: { isSigned: true },
    handler: (request, reply) => serveCall(portal, request, reply, scope, handler),
  })
}

export async function serveCall(
  portal: PortalParts,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: string,
  handler: Route['handler'],
): Promise<FastifyReply> {
  const entry = portal.log.start(request.method, request.raw.url ?? '')
  portal.log.keepRequest(entry, { contentType: request.headers['content-type'] ?? '', body: bytesOf(request) })
  let afterwards: Unanswered | null = null
  const send = (status: number, body: string, contentType: string, headers: Record<string, string> = {}) => {
    if (afterwards !== null) return leaveUnanswered(request, reply, afterwards)
    finishEntry(entry, status)
    portal.log.keepAnswer(entry, { contentType, body: Buffer.from(body) })
    return reply.code(status).headers(headers).header('content-type', contentType).send(body)
  }
  try {
    if (!isUserAgent(request.headers['user-agent'])) {
      throw new Refusal(403, { detail: 'A user agent must be named.', errorSource: 'header' })
    }
    if (portal.switches.isOn('down')) throw unavailable()
    const { clientId } = allowedToken(portal, request, scope)
    entry.user = clientId
    if (portal.switches.isOn('down', clientId)) throw unavailable()
    if (portal.switches.isOn('slow', clientId)) await sleep(slowMs, undefined, { ref: false })
    const answer = await handler({
      userName: clientId,
      lang: langOf(request),
      params: request.params as Record<string, string>,
      query: queryOf(request),
      body: readJson(request),
      baseUrl: baseUrlOf(portal, request),
      async announce(externalId, step) {
        entry.externalIds = [externalId]
        if (step === 'CREATE' && portal.switches.isOn('full', clientId)) throw noListingLeft()
        const fault = portal.faultPlan.next(clientId, externalId, step)?.sentinel.fault
        if (fault?.kind === 'silence' || fault?.kind === 'cut') afterwards = fault.kind
        return fault === undefined ? {} : applyFault(fault, portal, clientId, scope)
      },
    })
    return send(answer.status ?? 200, JSON.stringify(answer.body), jsonType)
  } catch (error) {
    if (error instanceof Refusal)
      return send(error.status, JSON.stringify(error.body(entry.path)), jsonType, error.headers)
    if (!(error instanceof Interruption)) {
      finishEntry(entry, 500)
      throw error
    }
    const { status, body, contentType, headers } = error.answer
    return send(status, body, contentType, headers)
  }
}

async function applyFault(
  fault: Fault,
  { tokens, switches }: PortalParts,
  clientId: string,
  scope: string,
): Promise<Announced> {
  switch (fault.kind) {
    case 'answer':
      throw new Interruption(fault)
    case 'refuse':
      throw refusedFor(fault.reasons)
    case 'quota':
      throw noListingLeft()
    case 'expire':
      tokens.expire(clientId)
      throw unauthorized('The access token has expired.')
    case 'revoke':
      switches.set('refused', clientId, true)
      throw unauthorized('The access token was revoked.')
    case 'forbid':
      throw forbidden(scope)
    case 'wait':
      await sleep(fault.ms, undefined, { ref: false })
      return {}
    case 'process':
      return { process: fault.as }
    case 'outdate':
      return { isOutdated: true }
    case 'silence':
    case 'cut':
      return {}
  }
}

const jsonType = 'application/json; charset=utf-8'

export function notFound(externalListingId: string): Refusal {
  return new Refusal(404, { detail: `There is no listing ${externalListingId}.`, errorSource: 'requestParameter' })
}

function baseUrlOf({ publicUrl }: Pick<PortalParts, 'publicUrl'>, request: FastifyRequest): string {
  return publicUrl ?? `${request.protocol}://${request.host}`
}

/** Scopes are case-sensitive; a star stands for every one of its kind. */
function allowedToken({ tokens, switches }: PortalParts, { headers }: FastifyRequest, scope: string): Token {
  const [, bearer = ''] = /^Bearer +(\S{1,500})$/i.exec(headers.authorization ?? '') ?? []
  const token = tokens.find(bearer)
  if (token === undefined || switches.isOn('refused', token.clientId)) {
    throw unauthorized('The access token is unknown or has expired.')
  }
  const all = scope.replace(/[^:]+$/, '*')
  if (!token.scopes.includes(scope) && !token.scopes.includes(all)) throw forbidden(scope)
  return token
}

function unauthorized(detail: string): Refusal {
  return new Refusal(401, { detail, errorSource: 'header' }, { 'www-authenticate': 'Bearer error="invalid_token"' })
}

function forbidden(scope: string): Refusal {
  return new Refusal(403, { detail: `The token lacks the scope ${scope}.`, errorSource: 'header' })
}

function readJson(request: FastifyRequest): unknown {
  try {
    return JSON.parse(bytesOf(request).toString('utf8'))
  } catch {
    return undefined
  }
}
