import type { FastifyInstance } from 'fastify'
import { dataTable } from '../../data-table.ts'
import { html, type Markup } from '../../html.ts'
import { type Lang, langOf } from '../../language.ts'
import { sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import { indentXml } from '../../readable-body.ts'
import { timeTag } from '../../time.ts'
import { identity } from '../identity.ts'
import type { ImportReport } from './report.ts'
import { reportWords } from './words.ts'

const path = `/${identity.name}/reports`
const crumbs = crumbsTo(identity)
const shownMax = 200

/** What was received, and what became of it. */
export function reportPages(app: FastifyInstance, reports: readonly ImportReport[]): void {
  app.get(path, (request, reply) => {
    const lang = langOf(request)
    const words = reportWords[lang]
    const shown = reports
      .slice(-shownMax)
      .map((report, index) => row(report, Math.max(0, reports.length - shownMax) + index + 1, lang))
    const body = html`<h1>${words.title}</h1>
      <p>${words.own(shownMax)}</p>
      ${shown.length === 0 ? html`<p class="empty">${words.none}</p>` : dataTable(words.columns, shown.toReversed())}`
    return sendPage(reply, { title: words.title, crumbs, portal: identity, body })
  })

  app.get<{ Params: { number: string } }>(`${path}/:number`, (request, reply) => {
    const lang = langOf(request)
    const words = reportWords[lang]
    const way = [...crumbs, { href: path, label: words.title }]
    const report = reports[Number(request.params.number) - 1]
    if (report === undefined) {
      const body = html`<div class="empty"><h1>${words.gone}</h1></div>`
      return sendPage(reply, { title: words.notFound, crumbs: way, portal: identity, body }, 404)
    }
    return sendPage(reply, { title: report.file, crumbs: way, portal: identity, body: details(report, lang) })
  })
}

function row(report: ImportReport, number: number, lang: Lang): (Markup | string)[] {
  const words = reportWords[lang]
  const { file, username, faults, changed, deleted } = report
  return [
    timeTag(report.at, lang),
    html`<a href="${path}/${number}"><code>${file}</code></a>`,
    username,
    words.result(changed, deleted),
    html`${faults.map(faultLine)}`,
  ]
}

function faultLine({ number, text }: ImportReport['faults'][number]): Markup {
  return html`<div class="bad">${number} ${text}</div>`
}

function details(report: ImportReport, lang: Lang): Markup {
  const words = reportWords[lang]
  const { file, username, faults, changed, deleted, received, xml } = report
  const [time = '', , login = '', result = ''] = words.columns
  const facts: [string, string | Markup][] = [
    [time, timeTag(report.at, lang)],
    [login, username],
    [result, words.result(changed, deleted)],
  ]
  return html`<h1><code>${file}</code></h1>
    <div class="notice ${faults.length > 0 && 'bad'}">${faults.length === 0 ? words.fine : faults.map(faultLine)}</div>
    <div class="card">
      <dl class="facts">
        ${facts.map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    </div>
    <h2>${words.files}</h2>
    ${
      received.files.length === 0
        ? html`<p class="soft">${words.noFiles}</p>`
        : dataTable(
            words.fileColumns,
            received.files.map(({ name, bytes }) => [html`<code>${name}</code>`, words.bytes(bytes)]),
          )
    }
    <h2>${words.received}</h2>
    ${
      received.xml
        ? html`<pre tabindex="0" aria-label="${words.received}">${received.xml}</pre>`
        : html`<p class="soft">${received.xml === undefined ? words.forgotten : words.noXml}</p>`
    }
    <h2>${words.report}</h2>
    <pre tabindex="0" aria-label="${words.report}">${indentXml(xml)}</pre>`
}
