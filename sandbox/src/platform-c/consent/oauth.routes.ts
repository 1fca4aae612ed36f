import type { FastifyInstance, FastifyReply } from 'fastify'
import { consentForm, userNamePattern } from '../../consent-form.ts'
import { html, type Markup } from '../../html.ts'
import { identity } from '../identity.ts'
import { langOf } from '../../language.ts'
import { homeCrumb, sendPage } from '../../page.ts'
import { finishEntry } from '../../received/log.ts'
import { formOf, queryOf } from '../../request.ts'
import type { PortalParts } from '../calls/calls.ts'
import { type AccessRequest, defaultLifetimeSeconds, findClient, type Tokens } from '../access/grants.ts'
import type { Client } from '../state/state.ts'
import { type AccessWords, accessWords } from './words.ts'

export const oauthRoot = '/oauth2'
const lifetimeSecondsMax = 86_400
const scopesKnown = ['listings', 'medias'].flatMap((kind) =>
  ['*', 'create', 'read', 'update', 'delete'].map((what) => `clim:${kind}:${what}`),
)

/** Authorization code with PKCE, and refresh tokens that work once. */
export function oauthRoutes(app: FastifyInstance, portal: PortalParts): void {
  const { state, grants, log } = portal

  app.get(`${oauthRoot}/authorize`, (request, reply) => {
    const asked = readRequest(queryOf(request))
    return typeof asked === 'string' ? sendFaulty(reply, asked) : sendConsent(reply, asked)
  })

  app.post(`${oauthRoot}/authorize`, { bodyLimit: 64 * 1024 }, (request, reply) => {
    const words = accessWords[langOf(request)].consent
    const form = formOf(request)
    const asked = readRequest(form)
    if (typeof asked === 'string') return sendFaulty(reply, asked)
    const back = new URL(asked.redirectUri)
    back.searchParams.set('state', asked.state)
    if (form.get('decision') !== 'allow') {
      back.searchParams.set('error', 'access_denied')
      return reply.redirect(back.href, 302)
    }
    const userName = (form.get('user') ?? '').trim().toLowerCase()
    const lifetime = Number(form.get('lifetime') ?? defaultLifetimeSeconds)
    if (!userNamePattern.test(userName)) return sendConsent(reply, asked, words.badUser)
    if (!Number.isInteger(lifetime) || lifetime < 1 || lifetime > lifetimeSecondsMax)
      return sendConsent(reply, asked, words.badLifetime)
    back.searchParams.set('code', grants.allow(asked, userName, lifetime))
    return reply.redirect(back.href, 302)
  })

  app.post(`${oauthRoot}/token`, { config: { isSigned: true }, bodyLimit: 64 * 1024 }, (request, reply) => {
    const form = formOf(request)
    const entry = log.start(request.method, `${oauthRoot}/token`)
    const grantType = (form.get('grant_type') ?? '').slice(0, 50)
    entry.note = grantType
    // What else is in the form, and in a good answer, opens doors.
    log.keepRequest(entry, { contentType: 'text/plain', body: Buffer.from(`grant_type=${grantType}`) })
    const send = (status: number, body: object) => {
      finishEntry(entry, status)
      return reply.code(status).header('cache-control', 'no-store').type('application/json').send(JSON.stringify(body))
    }
    const [id, secret] = clientIn(request.headers.authorization, form)
    const client = findClient(state, id, secret)
    if (client === null) return send(401, { error: 'invalid_client' })
    const tokens = exchangeGrant(client, grantType, form)
    if (tokens === undefined) return send(400, { error: 'unsupported_grant_type' })
    return tokens === null ? send(400, { error: 'invalid_grant' }) : send(200, tokens)
  })

  /** Null: what is brought does not hold. Undefined: nothing is given for such a grant. */
  function exchangeGrant(client: Client, grantType: string, form: URLSearchParams): Tokens | null | undefined {
    const value = (name: string) => form.get(name) ?? ''
    if (grantType === 'authorization_code')
      return grants.redeem(client, value('code'), value('redirect_uri'), value('code_verifier'))
    return grantType === 'refresh_token' ? grants.refresh(client, value('refresh_token')) : undefined
  }

  /** What a client asks for, or what is wrong with it: then nobody is sent back. */
  function readRequest(query: URLSearchParams): AccessRequest | string {
    const value = (name: string) => query.get(name) ?? ''
    const scopes = value('scope').split(' ').filter(Boolean)
    const redirectUri = value('redirect_uri')
    if (state.clients.get(value('client_id')) === undefined) return 'client_id'
    if (!/^https?:\/\//.test(redirectUri) || !URL.canParse(redirectUri)) return 'redirect_uri'
    if (value('response_type') !== 'code') return 'response_type'
    if (scopes.length === 0 || scopes.some((scope) => !scopesKnown.includes(scope))) return 'scope'
    if (value('code_challenge_method') !== 'S256') return 'code_challenge_method'
    if (!/^[\w-]{43}$/.test(value('code_challenge'))) return 'code_challenge'
    const challenge = value('code_challenge')
    return { clientId: value('client_id'), redirectUri, state: value('state'), scopes, challenge }
  }

  function sendConsent(reply: FastifyReply, asked: AccessRequest, fault?: string): FastifyReply {
    const words = accessWords[langOf(reply.request)].consent
    const { clientId, redirectUri, scopes, challenge } = asked
    const body = html`<div class="card narrow">
      <h1>${words.title}</h1>
      <p>${words.question(state.clients.get(clientId)?.name ?? clientId)}</p>
      <ul>
        ${scopes.map((scope) => html`<li><code>${scope}</code></li>`)}
      </ul>
      ${consentForm({
        action: `${oauthRoot}/authorize`,
        words,
        hidden: {
          client_id: clientId,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: scopes.join(' '),
          state: asked.state,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        },
        users: [...new Set([...state.grants.all()].map(({ userName }) => userName))],
        more: lifetimeField(words),
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

function lifetimeField(words: AccessWords['consent']): Markup {
  return html`<label for="lifetime">${words.lifetime}</label>
    <input
      id="lifetime"
      name="lifetime"
      type="number"
      min="1"
      max="${lifetimeSecondsMax}"
      value="${defaultLifetimeSeconds}"
    />
    <p class="soft">${words.lifetimeHint}</p>`
}

function sendFaulty(reply: FastifyReply, parameter: string): FastifyReply {
  const words = accessWords[langOf(reply.request)].consent
  const body = html`<div class="card narrow">
    <h1>${words.faultyTitle}</h1>
    <p>${words.faulty} <code>${parameter}</code></p>
  </div>`
  return sendPage(reply, { title: words.faultyTitle, crumbs: [homeCrumb], portal: identity, body }, 400)
}

/** By the header, as RFC 6749 prefers, or in the form. */
function clientIn(authorization = '', form: URLSearchParams): [id: string, secret: string] {
  const [, encoded] = /^basic +([A-Za-z0-9+/=]+) *$/i.exec(authorization) ?? []
  if (encoded === undefined) return [form.get('client_id') ?? '', form.get('client_secret') ?? '']
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return [decoded(id), decoded(rest.join(':'))]
}

function decoded(text: string): string {
  return new URLSearchParams(`value=${text}`).get('value') ?? ''
}
