import type { FastifyInstance } from 'fastify'
import { dataTable } from '../../data-table.ts'
import { html } from '../../html.ts'
import { langOf } from '../../language.ts'
import { sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import { formOf } from '../../request.ts'
import { timeTag } from '../../time.ts'
import { identity } from '../identity.ts'
import { newSecret, type State } from '../state/state.ts'
import { accessWords } from './words.ts'

const path = `/${identity.name}/access`
const consumersMax = 1_000

/** API keys and access tokens: to make the ones, and to revoke the others. */
export function accessPages(app: FastifyInstance, { state }: { state: State }): void {
  app.get(path, (request, reply) => {
    const lang = langOf(request)
    const words = accessWords[lang].access
    const body = html`<h1>${words.title}</h1>
      <h2>${words.keys}</h2>
      <p>${words.keysWords}</p>
      ${dataTable(
        [words.name, words.key, words.secret],
        [...state.consumers.values()].map(({ name, key, secret }) => [
          name,
          html`<code>${key}</code>`,
          html`<code>${secret}</code>`,
        ]),
      )}
      <form method="post" action="${path}/keys" class="card narrow start">
        <label for="name">${words.applicationName}</label><input id="name" name="name" maxlength="60" required />
        <div class="actions"><button>${words.makeKey}</button></div>
      </form>
      <h2>${words.tokens}</h2>
      ${
        state.tokens.size === 0
          ? html`<p class="soft">${words.noTokens}</p>`
          : html`<p>${words.tokensWords}</p>
              ${dataTable(
                [words.user, words.key, words.token, words.since, words.action],
                [...state.tokens.values()].map(({ token, userName, consumerKey, createdAt }) => [
                  userName,
                  html`<code>${consumerKey}</code>`,
                  html`<code>${token.slice(0, 8)}…</code>`,
                  timeTag(createdAt, lang),
                  html`<form method="post" action="${path}/revoke">
                    <input type="hidden" name="token" value="${token}" />
                    <button class="second small" aria-label="${words.revokeOf(userName)}">${words.revoke}</button>
                  </form>`,
                ]),
              )}`
      }`
    return sendPage(reply, { title: words.title, crumbs: crumbsTo(identity), portal: identity, body })
  })

  app.post(`${path}/keys`, (request, reply) => {
    const name = formOf(request).get('name')?.trim().slice(0, 60) ?? ''
    if (name === '' || state.consumers.size >= consumersMax) {
      return reply.code(400).send(accessWords[langOf(request)].access.needsName)
    }
    const consumer = { key: `key-${newSecret().slice(0, 12)}`, secret: newSecret(), name }
    state.consumers.set(consumer.key, consumer)
    return reply.redirect(path, 303)
  })

  app.post(`${path}/revoke`, (request, reply) => {
    state.tokens.delete(formOf(request).get('token') ?? '')
    return reply.redirect(path, 303)
  })
}
