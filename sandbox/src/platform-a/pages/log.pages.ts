import type { FastifyInstance } from 'fastify'
import { html } from '../../html.ts'
import { sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import type { Log, LogEntry } from '../calls/log.ts'
import { restRoot } from '../calls/rest-urls.ts'
import { identity } from '../identity.ts'

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
    const body = html`<h1>Requests</h1>
      <p>
        The last ${shownMax}, newest first. Programs get up to 20,000 as JSON here, also with <code>?externalId=</code>,
        <code>?sinceMs=</code> and <code>?limit=</code>.
      </p>
      ${
        entries.length === 0
          ? html`<p class="soft">Nothing has been received yet.</p>`
          : html`<div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Time</th>
                    <th scope="col">Request</th>
                    <th scope="col">Status</th>
                    <th scope="col">ms</th>
                    <th scope="col">External id</th>
                    <th scope="col">User</th>
                  </tr>
                </thead>
                <tbody>
                  ${entries.map(line)}
                </tbody>
              </table>
            </div>`
      }`
    return sendPage(reply, { lang: 'en', title: 'Requests', crumbs: crumbsTo(identity), body })
  })
}

function line({ receivedAt, method, path, status, durationMs, externalId, user }: LogEntry) {
  return html`<tr><td><code>${receivedAt.slice(11, 23)}</code></td>
<td class="wrap"><code>${method} ${path.replace(restRoot, '…')}</code></td>
<td${status !== null && status >= 400 && html` class="bad"`}>${status ?? 'no answer'}</td>
<td>${durationMs === null ? '' : durationMs.toFixed(1)}</td><td><code>${externalId}</code></td><td>${user}</td></tr>`
}
