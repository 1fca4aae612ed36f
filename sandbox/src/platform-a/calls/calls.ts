import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { leaveUnanswered, type Unanswered } from '../../failures/leave-unanswered.ts'
import { slowMs, type Switches } from '../../failures/switches.ts'
import type { Outbox } from '../../mails/outbox.ts'
import { bytesOf, queryOf } from '../../request.ts'
import type { OAuth } from '../access/oauth.ts'
import { readAuthorization } from '../access/signature.ts'
import type { Data } from '../schema/data.ts'
import type { AccessToken, Consumer, State, User } from '../state/state.ts'
import { contentTypeOfFormat, wantedFormat } from '../wire/formats.ts'
import { messagesNode } from '../wire/messages.ts'
import { accessDenied, noContingent, notFound, Refusal, unauthenticated, unavailable } from '../wire/refusal.ts'
import { type AnswerNode, writeDocument } from '../wire/write-document.ts'
import type { FaultPlan } from './fault-plan.ts'
import { finishEntry, type Log, type LogEntry } from '../../received/log.ts'
import type { RateLimit } from './rate-limit.ts'
import { restRoot } from './rest-urls.ts'
import type { Fault, Step } from './sentinels.ts'

export interface PortalParts {
  state: State
  oauth: OAuth
  log: Log
  faultPlan: FaultPlan
  rateLimit: RateLimit
  switches: Switches
  outbox: Outbox
  publicUrl: string | undefined
}

/** One authenticated request of the REST interface. */
export interface Call {
  user: User
  params: Record<string, string>
  query: URLSearchParams
  contentType: string
  body: Buffer
  /** Of this portal's links, without a slash at its end. */
  baseUrl: string
  /**
   * Says which object the call is about, as soon as that is known and before anything is done.
   * For an object that fails on request this throws, waits, or arranges for what comes after the work.
   * True: somebody else was quicker (see the sentinels DUPLICATE and GONE).
   */
  announceObject(externalId: string, step: Step, type?: string, data?: Data): Promise<boolean>
}

export type Answer = AnswerHead & ({ document: AnswerNode } | BareAnswer)

interface AnswerHead {
  status?: number
  headers?: Record<string, string>
  /** Of `L-IS24-ResourceId`; `-` for collections. */
  resourceId?: string
}

/** JSON in a shape of its own, whatever is asked for. */
interface BareAnswer {
  json: object
}

type Handler = (call: Call) => Answer | Promise<Answer>

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Registers a path of the REST interface; the methods it does not have are answered 405. */
export function addResource(
  app: FastifyInstance,
  portal: PortalParts,
  path: string,
  handlers: Partial<Record<(typeof methods)[number], Handler>>,
): void {
  for (const method of methods) {
    const handler = handlers[method] ?? methodNotAllowed
    app.route({
      method,
      url: `${restRoot}${path}`,
      config: { isSigned: true },
      handler: (request, reply) => serveCall(portal, request, reply, handler),
    })
  }
}

export async function serveCall(portal: PortalParts, request: FastifyRequest, reply: FastifyReply, handler: Handler) {
  const entry = portal.log.start(request.method, request.raw.url ?? '')
  reply.header('l-is24-requestrefnum', entry.id)
  let afterwards: Unanswered | null = null
  const wanted = wantedFormat(request.headers.accept)
  const format = wanted ?? 'xml'
  const requestBody = bytesOf(request)
  portal.log.keepRequest(entry, { contentType: request.headers['content-type'] ?? '', body: requestBody })
  const send = (status: number, body: string | Buffer, contentType: string) => {
    finishEntry(entry, status)
    portal.log.keepAnswer(entry, { contentType, body: Buffer.from(body) })
    return reply.code(status).header('content-type', contentType).header('cache-control', 'private').send(body)
  }
  try {
    if (portal.switches.isOn('down')) throw unavailable()
    spendRateLimit(portal, request, reply)
    const { consumer, token } = portal.oauth.authenticate(request)
    const user = portal.state.ensureUser(token.userName)
    noteCaller(entry, reply, consumer, user)
    if (portal.switches.isOn('down', user.name)) throw unavailable()
    if (portal.switches.isOn('slow', user.name)) await sleep(slowMs, undefined, { ref: false })
    // Not 406: the portal does not find what it cannot show.
    if (wanted === null) throw notFound()
    const params = request.params as Record<string, string>
    if (params['user'] !== undefined && params['user'] !== 'me' && params['user'] !== user.name) throw accessDenied()
    const call: Call = {
      user,
      params,
      query: queryOf(request),
      contentType: request.headers['content-type'] ?? '',
      body: requestBody,
      baseUrl: portal.publicUrl ?? `${request.protocol}://${request.host}`,
      async announceObject(externalId, step, type, data) {
        if (externalId !== '') entry.externalIds.push(externalId)
        if (step === 'PUBLISH' && portal.switches.isOn('full', user.name)) throw noContingent()
        const fault = portal.faultPlan.nextFault(user.name, externalId, step, type, data)
        if (fault?.kind === 'silence' || fault?.kind === 'cut') afterwards = fault.kind
        return fault !== null && (await applyFault(fault, portal, token))
      },
    }
    const answer = await handler(call)
    reply.header('l-is24-resourceid', encodeURI(answer.resourceId ?? '-'))
    if (answer.headers !== undefined) reply.headers(answer.headers)
    const body = 'json' in answer ? JSON.stringify(answer.json) : writeDocument(answer.document, format)
    if (afterwards !== null) return leaveUnanswered(request, reply, afterwards)
    return send(answer.status ?? 200, body, contentTypeOfFormat('json' in answer ? 'json' : format))
  } catch (error) {
    if (afterwards !== null) return leaveUnanswered(request, reply, afterwards)
    if (error instanceof Interruption) {
      reply.headers(error.headers)
      return send(error.status, error.body, error.contentType)
    }
    if (!(error instanceof Refusal)) {
      finishEntry(entry, 500)
      throw error
    }
    return send(error.status, writeDocument(messagesNode(...error.messages), format), contentTypeOfFormat(format))
  }
}

function methodNotAllowed(): never {
  throw new Refusal(405, {
    code: 'ERROR_COMMON_METHOD_NOT_ALLOWED',
    text: 'The method is not allowed for this resource.',
  })
}

/** A body that is not the portal's own. */
class Interruption extends Error {
  readonly status: number
  readonly contentType: string
  readonly body: string | Buffer
  readonly headers: Record<string, string>

  constructor({ status, contentType, body, headers = {} }: Extract<Fault, { kind: 'body' }>) {
    super(`interrupted with status ${status}`)
    this.status = status
    this.contentType = contentType
    this.body = body
    this.headers = headers
  }
}

async function applyFault(fault: Fault, portal: PortalParts, token: AccessToken): Promise<boolean> {
  switch (fault.kind) {
    case 'refuse':
      throw fault.refusal
    case 'body':
      throw new Interruption(fault)
    case 'revoke':
      portal.state.tokens.delete(token.token)
      throw unauthenticated('Invalid access token')
    case 'wait':
      await sleep(fault.ms, undefined, { ref: false })
      return false
    default:
      return fault.kind === 'overtaken'
  }
}

function spendRateLimit(portal: PortalParts, request: FastifyRequest, reply: FastifyReply): void {
  const key = readAuthorization(request.headers.authorization)?.get('oauth_consumer_key') ?? ''
  if (portal.state.consumers.get(key) === undefined) return
  const { remaining, retryAfterSeconds } = portal.rateLimit.take(key)
  reply.header('x-ratelimit-limit', portal.rateLimit.perMinute).header('x-ratelimit-remaining', remaining)
  if (retryAfterSeconds === null) return
  throw new Interruption({
    kind: 'body',
    status: 429,
    contentType: 'text/plain;charset=UTF-8',
    body: 'Rate limit exceeded.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}

function noteCaller(entry: LogEntry, reply: FastifyReply, consumer: Consumer, user: User): void {
  entry.note = consumer.key
  entry.user = user.name
  reply.header('l-is24-apiclient', consumer.key).header('l-is24-causerid', user.accountId)
}
