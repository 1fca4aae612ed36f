import type { OAuth, PortalSession, Unauthorized } from '@aushang/connectors'
import { closed, renderMessage } from '@aushang/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { getAccountSettings } from '../accounts/accounts.store.ts'
import { pageHeaders } from '../http/page-headers.ts'
import { languageOf, sayLanguage } from '../http/language.ts'
import type { Routes } from '../http/routes.ts'
import type { Portals } from '../portals/portals.ts'
import { readCookie } from '../users/session-cookie.ts'
import { findCallerOfSession } from '../users/sessions.store.ts'
import { authorizationPage } from './authorization-page.ts'
import { type Way, type WayOutcome, wordsIn } from './authorization-words.ts'
import { openSession } from './open-session.ts'
import {
  accessLost,
  authorizeTarget,
  deauthorizeTarget,
  findTargetByToken,
  storeHandshake,
  openHandshake,
} from './authorization.store.ts'
import { type TargetRow } from './targets.store.ts'

// Whatever is left of a link that was cut in a mail is told like one that is used up: to a person.
const ByToken = closed({ token: Type.String({ maxLength: 100 }) })
// What portals send along is theirs to choose.
const Returned = Type.Object({}, { additionalProperties: true })
const wayThereMs = 30_000

interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  token: string
}

/**
 * The way of a user's browser to the portal and back. The token in the path is all that is asked for: it is made to be
 * passed on.
 */
export const authorizationRoutes: Routes<{ portals: Portals }> = async (app, deps) => {
  const { db, secrets, portals, publicUrl } = deps

  app.get('/authorizations/:token', {
    schema: { params: ByToken },
    handler: (request, reply) => {
      const { token } = request.params
      const visit = { request, reply, token }
      return withPortal(visit, async ({ target, oauth, session }) => {
        const begun = await oauth.begin(`${publicUrl}/authorizations/${token}/callback`, session)
        if (begun.kind === 'unavailable') return tryLater(visit, target)
        if (begun.kind === 'unauthorized') return refuse(visit, target, begun, 'notAccepted')
        await storeHandshake(db, target, secrets, begun.handshake)
        return reply.redirect(begun.url, 302)
      })
    },
  })

  app.get('/authorizations/:token/callback', {
    schema: { params: ByToken, querystring: Returned },
    handler: (request, reply) => {
      const visit = { request, reply, token: request.params.token }
      return withPortal(visit, async ({ target, oauth, session }) => {
        const query = Object.fromEntries(Object.entries(request.query).map(([name, value]) => [name, String(value)]))
        const completed = await oauth.complete(query, openHandshake(secrets, target), session)
        if (completed.kind === 'otherTry') return sendPage(visit, 409, 'otherTry', target)
        if (completed.kind === 'unavailable') return tryLater(visit, target)
        if (completed.kind === 'unauthorized') return refuse(visit, target, completed, 'notGranted')
        await db.transaction((tx) => authorizeTarget(tx, target, secrets, completed.credentials))
        return sendBack(visit, target, 'connected', { authorizationStatus: 'authorized' })
      })
    },
  })

  /** Asks the portal of the target whose link it is; without one that can be asked, a page says so. */
  async function withPortal(
    visit: Visit,
    ask: (at: { target: TargetRow; oauth: OAuth; session: PortalSession }) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const waiting = await findWaiting(visit.token)
    if (waiting === null) return sendPage(visit, 404, 'usedUp')
    const { target } = waiting
    if (portals.isAbsent(target.type)) return tryLater(visit, target)
    const session = openSession(deps, target, { signal: AbortSignal.timeout(wayThereMs) })
    return ask({ ...waiting, session })
  }

  async function findWaiting(token: string): Promise<{ target: TargetRow; oauth: OAuth } | null> {
    const target = await findTargetByToken(db, token)
    const authorization = target && portals.connectorOf(target.type).authorization
    return target !== null && authorization?.kind === 'oauth' ? { target, oauth: authorization } : null
  }

  /** The portal is away: nothing is decided, and the same link works again. */
  function tryLater(visit: Visit, target: TargetRow): Promise<FastifyReply> {
    return sendPage(visit, 503, portals.isAbsent(target.type) ? 'absent' : 'unavailable', target)
  }

  async function refuse(
    visit: Visit,
    target: TargetRow,
    refusal: Unauthorized,
    outcome: WayOutcome,
  ): Promise<FastifyReply> {
    const lost = accessLost(refusal)
    await db.transaction((tx) => deauthorizeTarget(tx, target, lost))
    await readWay(visit.request, target) // so that the message is in the account's language, too
    return sendBack(visit, target, outcome, {
      authorizationStatus: 'failed',
      failureCode: lost.failureCode,
      failureMessage: renderMessage(lost.failureMessage, languageOf(visit.request)),
    })
  }

  /** To where the client wants its users back, else to the dashboard they came from, or to a page of ours. The parameters are documented with `redirectUrl`. */
  async function sendBack(
    visit: Visit,
    target: TargetRow,
    outcome: WayOutcome,
    told: { authorizationStatus: string; failureCode?: string; failureMessage?: string },
  ): Promise<FastifyReply> {
    const back = target.redirectUrl ?? (await findDashboard(visit.request, target))
    if (back === null) return sendPage(visit, 200, outcome, target)
    const url = new URL(back)
    for (const [name, value] of Object.entries({ targetId: target.id, ...told })) url.searchParams.set(name, value)
    return visit.reply.redirect(url.href, 302)
  }

  /** Where a person of the account who is signed in sees what came of it. */
  async function findDashboard(request: FastifyRequest, target: TargetRow): Promise<string | null> {
    const session = readCookie(publicUrl, request.headers.cookie)
    const caller = session === undefined ? null : await findCallerOfSession(db, session)
    return caller?.accountId === target.accountId ? `${publicUrl}/targets/new` : null
  }

  /** In the language of the browser, else of the account. */
  async function sendPage(
    visit: Visit,
    status: number,
    outcome: WayOutcome,
    target?: TargetRow,
  ): Promise<FastifyReply> {
    const { request, reply, token } = visit
    const way = target && (await readWay(request, target))
    const language = languageOf(request)
    const page = authorizationPage({
      ...(way === undefined || outcome === 'usedUp' ? wordsIn[language].usedUp() : wordsIn[language][outcome](way)),
      language,
      isConnected: outcome === 'connected',
      againUrl: `${publicUrl}/authorizations/${token}`,
      way,
    })
    return sayLanguage(reply, language)
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ ...pageHeaders("style-src 'unsafe-inline'"), 'cache-control': 'no-store' })
      .send(page)
  }

  /** Nobody bears a key here: where the browser asks for no language, it is that of the target's account. */
  async function readWay(request: FastifyRequest, { accountId, type }: TargetRow): Promise<Way> {
    const { name: agency, language } = await getAccountSettings(db, accountId)
    request.account = { language }
    return { portal: portals.connectorOf(type).name[languageOf(request)], agency }
  }
}
