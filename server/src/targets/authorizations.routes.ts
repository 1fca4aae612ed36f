import type { OAuth, Unauthorized, Unavailable } from '@aushang/connectors'
import { closed, type Language, renderMessage, renderSentences, type Sentence } from '@aushang/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { getLanguage } from '../accounts/accounts.store.ts'
import { languageOf } from '../http/language.ts'
import { pageHeaders } from '../http/page-headers.ts'
import type { Routes } from '../http/routes.ts'
import type { Portals } from '../portals/portals.ts'
import { authorizationPage, connected, type Shown, usedUp } from './authorization-page.ts'
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

const ByToken = closed({ token: Type.String({ minLength: 32, maxLength: 32 }) })
// What portals send along is theirs to choose.
const Returned = Type.Object({}, { additionalProperties: true })
const wayThereMs = 30_000

/**
 * The way of a user's browser to the portal and back. The token in the path is all that is asked for: it is made to be
 * passed on.
 */
export const authorizationRoutes: Routes<{ portals: Portals }> = async (app, deps) => {
  const { db, secrets, portals, publicUrl } = deps

  app.get('/authorizations/:token', {
    schema: { params: ByToken },
    handler: async (request, reply) => {
      const { token } = request.params
      const waiting = await findWaiting(token)
      if (waiting === null) return sendPage(reply, 404, usedUp)
      const { target, oauth } = waiting
      const portal = await openSession(deps, target, { signal: AbortSignal.timeout(wayThereMs) })
      const begun = await oauth.begin(`${publicUrl}/authorizations/${token}/callback`, portal)
      if (begun.kind === 'unavailable') return tryLater(request, reply, target, begun)
      if (begun.kind === 'unauthorized') return refuse(request, reply, target, begun)
      await storeHandshake(db, target, secrets, begun.handshake)
      return reply.redirect(begun.url, 302)
    },
  })

  app.get('/authorizations/:token/callback', {
    schema: { params: ByToken, querystring: Returned },
    handler: async (request, reply) => {
      const waiting = await findWaiting(request.params.token)
      if (waiting === null) return sendPage(reply, 404, usedUp)
      const { target, oauth } = waiting
      const portal = await openSession(deps, target, { signal: AbortSignal.timeout(wayThereMs) })
      const query = Object.fromEntries(Object.entries(request.query).map(([name, value]) => [name, String(value)]))
      const completed = await oauth.complete(query, openHandshake(secrets, target), portal)
      if (completed.kind === 'unavailable') return tryLater(request, reply, target, completed)
      if (completed.kind === 'unauthorized') return refuse(request, reply, target, completed)
      await db.transaction((tx) => authorizeTarget(tx, target, secrets, completed.credentials))
      return sendBack(reply, target, { authorizationStatus: 'authorized' })
    },
  })

  async function findWaiting(token: string): Promise<{ target: TargetRow; oauth: OAuth } | null> {
    const target = await findTargetByToken(db, token)
    const authorization = target && portals.connectorOf(target.type).authorization
    return target !== null && authorization?.kind === 'oauth' ? { target, oauth: authorization } : null
  }

  /** The portal is away: nothing is decided, and the same link works again. */
  async function tryLater(
    request: FastifyRequest,
    reply: FastifyReply,
    target: TargetRow,
    { sentence }: Unavailable,
  ): Promise<FastifyReply> {
    const sentences: Sentence[] = portals.isAbsent(target.type)
      ? [{ key: 'sandboxAbsent' }]
      : [sentence, { key: 'linkWorksLater' }]
    const words = renderSentences(sentences, await languageFor(request, target))
    return sendPage(reply, 503, notConnected(words))
  }

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    target: TargetRow,
    outcome: Unauthorized,
  ): Promise<FastifyReply> {
    const lost = accessLost(outcome)
    await db.transaction((tx) => deauthorizeTarget(tx, target, lost))
    return sendBack(reply, target, {
      authorizationStatus: 'failed',
      failureCode: lost.failureCode,
      failureMessage: renderMessage(lost.failureMessage, await languageFor(request, target)),
    })
  }

  /** Nobody bears a key here: what the browser asks for, else the language of the target's account. */
  async function languageFor(request: FastifyRequest, { accountId }: TargetRow): Promise<Language> {
    request.account = { language: await getLanguage(db, accountId) }
    return languageOf(request)
  }
}

function sendBack(
  reply: FastifyReply,
  target: TargetRow,
  outcome: { authorizationStatus: string; failureCode?: string; failureMessage?: string },
): FastifyReply {
  const { failureMessage } = outcome
  if (target.redirectUrl === null)
    return sendPage(reply, 200, failureMessage ? notConnected(failureMessage) : connected)
  const url = new URL(target.redirectUrl)
  for (const [name, value] of Object.entries({ targetId: target.id, ...outcome })) url.searchParams.set(name, value)
  return reply.redirect(url.href, 302)
}

function notConnected(words: string): Shown {
  return { title: 'Not connected', words }
}

function sendPage(reply: FastifyReply, status: number, shown: Shown): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ ...pageHeaders("style-src 'unsafe-inline'"), 'cache-control': 'no-store' })
    .send(authorizationPage(shown))
}
