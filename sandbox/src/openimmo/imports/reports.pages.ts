import type { FastifyInstance } from 'fastify'
import { html } from '../../html.ts'
import { sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import { identity } from '../identity.ts'
import type { ImportReport } from './report.ts'

/** What became of the transfers. */
export function reportPages(app: FastifyInstance, reports: readonly ImportReport[]): void {
  app.get(`/${identity.name}/reports`, (_request, reply) => {
    const rows = reports.toReversed().map(
      ({ file, username, faults, changed, deleted }) =>
        html`<tr>
          <td><code>${file}</code></td>
          <td>${username}</td>
          <td>${changed} übernommen, ${deleted} gelöscht</td>
          <td>${faults.map(({ number, text }) => html`<div class="bad">${number} ${text}</div>`)}</td>
        </tr>`,
    )
    const body = html`<h1>Importprotokolle</h1>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Datei</th>
              <th scope="col">Login</th>
              <th scope="col">Ergebnis</th>
              <th scope="col">Fehler</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`
    return sendPage(reply, { lang: 'de', title: 'Importprotokolle', crumbs: crumbsTo(identity), body })
  })
}
