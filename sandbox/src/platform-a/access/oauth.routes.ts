import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { consentForm, userNamePattern } from './consent-form.ts'
import { html } from '../../html.ts'
import type { Switches } from '../../failures/switches.ts'
import { langOf } from '../../language.ts'
import { identity } from '../identity.ts'
import { homeCrumb, sendPage } from '../../page.ts'
import { formOf, queryOf } from '../../request.ts'
import type { State } from '../state/state.ts'
import { messagesNode } from '../wire/messages.ts'
import { Refusal, unavailable } from '../wire/refusal.ts'
import { writeXml } from '../wire/write-document.ts'
import type { OAuth, RequestToken } from './oauth.ts'
import { percentEncode } from './signature.ts'
import { type AccessWords, accessWords } from './words.ts'

type Words = AccessWords['consent']

const root = '/restapi/security/oauth'

interface OAuthRoutesOptions {
  oauth: OAuth
  state: State
  switches: Switches
}

export function oauthRoutes(app: FastifyInstance, { oauth, state, switches }: OAuthRoutesOptions): void {
  const answer = (reply: FastifyReply, fields: () => Record<string, string>) => {
    try {
      if (switches.isOn('down')) throw unavailable()
      const body = Object.entries(fields()).map(([name, value]) => `${name}=${percentEncode(value)}`)
      return reply.header('content-type', 'application/x-www-form-urlencoded').send(body.join('&'))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return reply
        .code(error.status)
        .header('content-type', 'application/xml;charset=UTF-8')
        .send(writeXml(messagesNode(...error.messages)))
    }
  }

  app.route({
    method: ['GET', 'POST'],
    url: `${root}/request_token`,
    config: { isSigned: true },
    handler: (request, reply) =>
      answer(reply, () => {
        const { token, secret } = oauth.issueRequestToken(request)
        return { oauth_token: token, oauth_token_secret: secret, oauth_callback_confirmed: 'true' }
      }),
  })

  app.route({
    method: ['GET', 'POST'],
    url: `${root}/access_token`,
    config: { isSigned: true },
    handler: (request, reply) =>
      answer(reply, () => {
        const { token, secret } = oauth.issueAccessToken(request)
        return { oauth_token: token, oauth_token_secret: secret }
      }),
  })

  app.get(`${root}/confirm_access`, (request, reply) => {
    const words = wordsFor(request)
    const pending = oauth.liveRequestToken(queryOf(request).get('oauth_token') ?? '')
    if (pending === undefined || pending.verifier !== undefined) return sendExpired(reply, words)
    return sendConsent(reply, words, pending)
  })

  app.post(`${root}/confirm_access`, (request, reply) => {
    const words = wordsFor(request)
    const form = formOf(request)
    const pending = oauth.liveRequestToken(form.get('oauth_token') ?? '')
    if (pending === undefined || pending.verifier !== undefined) return sendExpired(reply, words)
    const userName = (form.get('user') ?? '').trim().toLowerCase()
    const isAllowed = form.get('decision') === 'allow'
    if (isAllowed && !userNamePattern.test(userName)) return sendConsent(reply, words, pending, words.badUser)
    oauth.recordDecision(pending, isAllowed ? userName : null)
    if (pending.callback === 'oob') return sendVerifier(reply, words, pending.verifier)
    return reply.redirect(callbackUrl(pending), 302)
  })

  function sendConsent(reply: FastifyReply, words: Words, pending: RequestToken, fault?: string) {
    const consumer = state.consumers.get(pending.consumerKey)
    const body = html`<div class="card narrow">
      <h1>${words.title}</h1>
      <p>${words.question(consumer?.name ?? pending.consumerKey)} <code>${pending.consumerKey}</code></p>
      ${consentForm({
        action: `${root}/confirm_access`,
        words,
        hidden: { oauth_token: pending.token },
        users: [...state.users.values()].map(({ name }) => name),
        fault,
      })}
    </div>`
    return sendPage(
      reply,
      { title: words.title, crumbs: [homeCrumb], portal: identity, body },
      fault === undefined ? 200 : 400,
    )
  }
}

/** The outcome is called `state` by this portal, so that a client has to know its request token again. */
function callbackUrl({ callback, token, verifier }: RequestToken): string {
  const url = new URL(callback)
  url.searchParams.set('state', verifier === undefined ? 'rejected' : 'authorized')
  url.searchParams.set('oauth_token', token)
  if (verifier !== undefined) url.searchParams.set('oauth_verifier', verifier)
  return url.href
}

function sendExpired(reply: FastifyReply, words: Words) {
  const body = html`<div class="card narrow">
    <h1>${words.expiredTitle}</h1>
    <p>${words.expired}</p>
  </div>`
  return sendPage(reply, { title: words.expiredTitle, crumbs: [homeCrumb], portal: identity, body }, 404)
}

function sendVerifier(reply: FastifyReply, words: Words, verifier: string | undefined) {
  const body = html`<div class="card narrow">
    <h1>${words.title}</h1>
    ${
      verifier === undefined
        ? html`<p>${words.denied}</p>`
        : html`<p>${words.verifier}</p>
            <p><code id="verifier">${verifier}</code></p>`
    }
  </div>`
  return sendPage(reply, { title: words.title, crumbs: [homeCrumb], portal: identity, body })
}

function wordsFor(request: FastifyRequest): Words {
  return accessWords[langOf(request)].consent
}
