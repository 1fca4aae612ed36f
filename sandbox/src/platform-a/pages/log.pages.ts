import type { FastifyInstance } from 'fastify'
import { html } from '../../html.ts'
import { type Lang, langOf } from '../../language.ts'
import { sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import type { Log, LogEntry } from '../calls/log.ts'
import { restRoot } from '../calls/rest-urls.ts'
import { identity } from '../identity.ts'
import { pageWords } from './words.ts'

const shownMax = 200

/** What has been received: for programs as JSON, for people as a page. */
export function logPages(app: FastifyInstance, { log }: { log: Log }): void {
  app.get(`/${identity.name}/log`, (request, reply) => {
    const query = new URLSearchParams(request.raw.url?.split('?')[1])
    const numberIn = (name: string) =>
      /^\d+(\.\d+)?$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined
    const sinceMs = numberIn('sinceMs')
    const externalId = query.get('externalId')
    const wanted = {
      ...(sinceMs === undefined ? {} : { sinceMs }),
      ...(externalId === null ? {} : { externalId }),
    }
    if (request.headers.accept?.includes('text/html') !== true) {
      return { requests: log.read({ ...wanted, limit: numberIn('limit') ?? 1_000 }) }
    }
    const entries = log.read({ ...wanted, limit: shownMax }).toReversed()
    const lang = langOf(request)
    const words = pageWords[lang].log
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
                  ${entries.map((entry) => line(entry, lang))}
                </tbody>
              </table>
            </div>`
      }`
    return sendPage(reply, { title: words.title, crumbs: crumbsTo(identity), body })
  })
}

function line({ receivedAt, method, path, status, durationMs, externalId, user }: LogEntry, lang: Lang) {
  return html`<tr><td><code>${receivedAt.slice(11, 23)}</code></td>
<td class="wrap"><code>${method} ${path.replace(restRoot, '…')}</code></td>
<td${status !== null && status >= 400 && html` class="bad"`}>${status ?? pageWords[lang].log.noAnswer}</td>
<td>${durationMs === null ? '' : durationMs.toFixed(1)}</td><td><code>${externalId}</code></td><td>${user}</td></tr>`
}
