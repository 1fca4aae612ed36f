import type { FastifyInstance } from 'fastify'
import { html } from '../../html.ts'
import { langOf } from '../../language.ts'
import { sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import { identity } from '../identity.ts'
import type { ImportReport } from './report.ts'
import { reportWords } from './words.ts'

/** What became of the transfers. */
export function reportPages(app: FastifyInstance, reports: readonly ImportReport[]): void {
  app.get(`/${identity.name}/reports`, (request, reply) => {
    const words = reportWords[langOf(request)]
    const rows = reports.toReversed().map(
      ({ file, username, faults, changed, deleted }) =>
        html`<tr>
          <td><code>${file}</code></td>
          <td>${username}</td>
          <td>${words.result(changed, deleted)}</td>
          <td>${faults.map(({ number, text }) => html`<div class="bad">${number} ${text}</div>`)}</td>
        </tr>`,
    )
    const body = html`<h1>${words.title}</h1>
      <p class="soft">${words.own}</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              ${words.columns.map((label) => html`<th scope="col">${label}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`
    return sendPage(reply, { title: words.title, crumbs: crumbsTo(identity), body })
  })
}
