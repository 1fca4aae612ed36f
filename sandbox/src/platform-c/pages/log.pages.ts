import type { FastifyInstance } from 'fastify'
import { dataTable } from '../../data-table.ts'
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
          : dataTable(
              words.columns,
              entries.map(({ receivedAt, method, path, status, externalId: about, user, grantType }) => [
                html`<code>${receivedAt.slice(11, 23)}</code>`,
                html`<code>${method} ${path}</code> ${grantType}`,
                html`<span class="${status === null || status >= 400 ? 'bad' : 'good'}"
                  >${status ?? words.noAnswer}</span
                >`,
                html`<code>${about}</code>`,
                user ?? '',
              ]),
            )
      }`
    return sendPage(reply, { title: words.title, crumbs: crumbsTo(identity), portal: identity, body })
  })
}
