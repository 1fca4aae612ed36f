import type { FastifyInstance } from 'fastify'
import { dataTable } from '../../data-table.ts'
import { html } from '../../html.ts'
import { langOf } from '../../language.ts'
import { sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import { formOf } from '../../request.ts'
import { timeTag } from '../../time.ts'
import type { PortalParts } from '../calls/calls.ts'
import { identity } from '../identity.ts'
import { demoClient } from '../state/state.ts'
import { accessWords } from './words.ts'

const path = `/${identity.name}/access`

/** Who is let in, and the tokens that are out: to let those of a client expire. */
export function tokenPages(app: FastifyInstance, { tokens }: PortalParts): void {
  app.get(path, (request, reply) => {
    const lang = langOf(request)
    const words = accessWords[lang]
    const out = tokens.all()
    const body = html`<h1>${words.title}</h1>
      <p>${words.clients}</p>
      <dl class="facts">
        <dt>client_id</dt>
        <dd><code>${demoClient.id}</code></dd>
        <dt>client_secret</dt>
        <dd><code>${demoClient.secret}</code></dd>
      </dl>
      <h2>${words.tokens}</h2>
      ${
        out.length === 0
          ? html`<p class="soft">${words.noTokens}</p>`
          : html`<p>${words.tokensWords}</p>
              ${dataTable(
                ['client_id', words.expires, words.action],
                out.map(({ clientId, expiresAtMs }) => [
                  html`<code>${clientId}</code>`,
                  timeTag(expiresAtMs, lang),
                  html`<form method="post" action="${path}">
                    <button class="second small" name="expire" value="${clientId}">${words.expire}</button>
                  </form>`,
                ]),
              )}`
      }`
    return sendPage(reply, { title: words.title, crumbs: crumbsTo(identity), portal: identity, body })
  })

  app.post(path, (request, reply) => {
    const clientId = formOf(request).get('expire') ?? ''
    if (clientId !== '') tokens.expire(clientId)
    return reply.redirect(path, 303)
  })
}
