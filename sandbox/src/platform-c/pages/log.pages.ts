import type { FastifyInstance } from 'fastify'
import { html } from '../../html.ts'
import { langOf } from '../../language.ts'
import { sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import type { PortalParts } from '../calls/calls.ts'
import { identity } from '../identity.ts'
import { pageWords } from './words.ts'

const shownMax = 200

/** What has been received: for programs as JSON, for people as a page. */
export function logPages(app: FastifyInstance, { log }: PortalParts): void {
  app.get(`/${identity.name}/log`, (request, reply) => {
    const query = new URLSearchParams(request.raw.url?.split('?')[1])
    const externalId = query.get('externalId') ?? undefined
    if (request.headers.accept?.includes('text/html') !== true) {
      const limit = /^\d{1,9}$/.test(query.get('limit') ?? '') ? Number(query.get('limit')) : 1_000
      return { requests: log.read({ externalId, limit }) }
    }
    const words = pageWords[langOf(request)].log
    const entries = log.read({ externalId, limit: shownMax }).toReversed()
    const body = html`<h1>${words.title}</h1>
      <p>${words.last(shownMax)}</p>
      ${
        entries.length === 0
          ? html`<p class="soft">${words.none}</p>`
          : html`<div class="scroll">
              <table>
                <thead>
                  <tr>
                    ${words.columns.map((label) => html`<th scope="col">${label}</th>`)}
                  </tr>
                </thead>
                <tbody>
                  ${entries.map(
                    ({ receivedAt, method, path, status, externalId: about, user, grantType }) =>
                      html`<tr>
                        <td><code>${receivedAt.slice(11, 23)}</code></td>
                        <td class="wrap"><code>${method} ${path}</code> ${grantType}</td>
                        <td class="${status !== null && status >= 400 ? 'bad' : ''}">${status ?? words.noAnswer}</td>
                        <td><code>${about}</code></td>
                        <td>${user}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }`
    return sendPage(reply, { title: words.title, crumbs: crumbsTo(identity), body })
  })
}
