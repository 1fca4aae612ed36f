import type { FastifyInstance } from 'fastify'
import { dataTable } from '../../data-table.ts'
import { html, type Markup } from '../../html.ts'
import { langOf } from '../../language.ts'
import { sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import { formOf } from '../../request.ts'
import { timeTag } from '../../time.ts'
import type { PortalParts } from '../calls/calls.ts'
import { identity } from '../identity.ts'
import { newSecret } from '../state/state.ts'
import { accessWords } from './words.ts'

const path = `/${identity.name}/access`
const clientsMax = 1_000

/** Clients and what was granted to them: to make the ones, and to let the others expire or revoke them. */
export function accessPages(app: FastifyInstance, { state, grants }: PortalParts): void {
  app.get(path, (request, reply) => {
    const lang = langOf(request)
    const words = accessWords[lang].access
    const body = html`<h1>${words.title}</h1>
      <h2>${words.clients}</h2>
      <p>${words.clientsWords}</p>
      ${dataTable(
        [words.name, 'client_id', 'client_secret'],
        [...state.clients.all()].map(({ name, id, secret }) => [name, code(id), code(secret)]),
      )}
      <form method="post" action="${path}/clients" class="card narrow" style="margin-left:0">
        <label for="name">${words.clientName}</label><input id="name" name="name" maxlength="60" required />
        <div class="actions"><button>${words.make}</button></div>
      </form>
      <h2>${words.grants}</h2>
      ${
        state.grants.size() === 0
          ? html`<p class="soft">${words.noGrants}</p>`
          : html`<p>${words.grantsWords}</p>
              ${dataTable(
                [words.user, 'client_id', words.expires, words.action],
                [...state.grants.all()].map(({ id, userName, clientId, accessExpiresAtMs }) => [
                  userName,
                  code(clientId),
                  timeTag(accessExpiresAtMs, lang),
                  html`<form method="post" action="${path}/grants">
                    <input type="hidden" name="grant" value="${id}" />
                    <button class="second small" name="do" value="expire">${words.expire}</button>
                    <button class="second small" name="do" value="revoke">${words.revoke}</button>
                  </form>`,
                ]),
              )}`
      }`
    return sendPage(reply, { title: words.title, crumbs: crumbsTo(identity), portal: identity, body })
  })

  app.post(`${path}/clients`, (request, reply) => {
    const name = formOf(request).get('name')?.trim().slice(0, 60) ?? ''
    if (name === '' || state.clients.size() >= clientsMax) {
      return reply.code(400).send(accessWords[langOf(request)].access.needsName)
    }
    const client = { id: `client-${newSecret(9)}`, secret: newSecret(), name }
    state.clients.set(client.id, client)
    return reply.redirect(path, 303)
  })

  app.post(`${path}/grants`, (request, reply) => {
    const form = formOf(request)
    const grant = state.grants.get(form.get('grant') ?? '')
    if (grant !== undefined && form.get('do') === 'expire') grants.expire(grant)
    if (grant !== undefined && form.get('do') === 'revoke') grants.revoke(grant)
    return reply.redirect(path, 303)
  })
}

function code(text: string): Markup {
  return html`<code>${text}</code>`
}
