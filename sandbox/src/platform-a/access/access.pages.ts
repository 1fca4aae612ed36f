import type { FastifyInstance } from 'fastify'
import { html } from '../../html.ts'
import { sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import { identity } from '../identity.ts'
import { newSecret, type State } from '../state/state.ts'
import { readFormPairs } from './signature.ts'

const path = `/${identity.name}/access`
const consumersMax = 1_000

/** API keys and access tokens: to make the ones, and to revoke the others. */
export function accessPages(app: FastifyInstance, { state }: { state: State }): void {
  app.get(path, (_request, reply) => {
    const body = html`<h1>Keys and tokens</h1>
      <h2>API keys</h2>
      <p>
        These are the credentials of an application. Every sandbox has the first one; make more to try how several get
        along.
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Key</th>
              <th scope="col">Secret</th>
            </tr>
          </thead>
          <tbody>
            ${[...state.consumers.values()].map(
              ({ name, key, secret }) =>
                html`<tr>
                  <td>${name}</td>
                  <td><code>${key}</code></td>
                  <td><code>${secret}</code></td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <form method="post" action="${path}/keys" class="card narrow" style="margin-left:0">
        <label for="name">Name of the application</label><input id="name" name="name" maxlength="60" required />
        <div class="actions"><button>Make a key</button></div>
      </form>
      <h2>Access tokens</h2>
      ${
        state.tokens.size === 0
          ? html`<p class="soft">Nobody has allowed any application access yet.</p>`
          : html`<p>A revoked token is refused with 401 from then on, as when its user takes the permission back.</p>
              <div class="scroll">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">User</th>
                      <th scope="col">Key</th>
                      <th scope="col">Token</th>
                      <th scope="col">Since</th>
                      <th scope="col"><span class="soft">Action</span></th>
                    </tr>
                  </thead>
                  <tbody>
                    ${[...state.tokens.values()].map(
                      ({ token, userName, consumerKey, createdAt }) =>
                        html`<tr>
                          <td>${userName}</td>
                          <td><code>${consumerKey}</code></td>
                          <td><code>${token.slice(0, 8)}…</code></td>
                          <td>${createdAt.slice(0, 16).replace('T', ' ')}</td>
                          <td>
                            <form method="post" action="${path}/revoke">
                              <input type="hidden" name="token" value="${token}" />
                              <button class="second small" aria-label="Revoke the token of ${userName}">Revoke</button>
                            </form>
                          </td>
                        </tr>`,
                    )}
                  </tbody>
                </table>
              </div>`
      }`
    return sendPage(reply, { lang: 'en', title: 'Keys and tokens', crumbs: crumbsTo(identity), body })
  })

  app.post(`${path}/keys`, (request, reply) => {
    const name = formOf(request.body).get('name')?.trim().slice(0, 60) ?? ''
    if (name === '' || state.consumers.size >= consumersMax) return reply.code(400).send('A key needs a name.')
    const consumer = { key: `key-${newSecret().slice(0, 12)}`, secret: newSecret(), name }
    state.consumers.set(consumer.key, consumer)
    return reply.redirect(path, 303)
  })

  app.post(`${path}/revoke`, (request, reply) => {
    state.tokens.delete(formOf(request.body).get('token') ?? '')
    return reply.redirect(path, 303)
  })
}

function formOf(body: unknown): Map<string, string> {
  return new Map(readFormPairs(Buffer.isBuffer(body) ? body.toString('utf8') : ''))
}
