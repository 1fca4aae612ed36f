import type { FastifyInstance } from 'fastify'
import { dataTable } from '../data-table.ts'
import { html, type Markup } from '../html.ts'
import { type Lang, langOf } from '../language.ts'
import { sendPage } from '../page.ts'
import { crumbsTo, type PortalIdentity } from '../portal.ts'
import { queryOf } from '../request.ts'
import { timeTag } from '../time.ts'
import type { Exchange, Log, LogEntry } from './log.ts'
import { logWords } from './words.ts'

const shownMax = 200

interface LogPagesOptions {
  portal: PortalIdentity
  /** What all paths of its interface begin with, and nobody needs to read again and again. */
  root: string
  log: Log
}

/** What has been received: for programs as JSON, for people as a page, with what was sent and answered. */
export function logPages(app: FastifyInstance, { portal, root, log }: LogPagesOptions): void {
  const path = `/${portal.name}/log`
  const crumbs = crumbsTo(portal)

  app.get(path, (request, reply) => {
    const query = queryOf(request)
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
    const words = logWords[lang]
    const body = html`<h1>${words.title}</h1>
      <p>${words.last(shownMax)}</p>
      ${
        entries.length === 0
          ? html`<p class="empty">${words.none}</p>`
          : dataTable(
              words.columns,
              entries.map((entry) => row(entry, lang)),
            )
      }`
    return sendPage(reply, { title: words.title, crumbs, portal, body })
  })

  app.get<{ Params: { id: string } }>(`${path}/:id`, (request, reply) => {
    const lang = langOf(request)
    const words = logWords[lang]
    const way = [...crumbs, { href: path, label: words.title }]
    const exchange = log.findExchange(request.params.id)
    if (exchange === undefined) {
      const body = html`<div class="empty">
        <h1>${words.gone}</h1>
        <p>${words.goneWords(shownMax)}</p>
      </div>`
      return sendPage(reply, { title: words.notFound, crumbs: way, portal, body }, 404)
    }
    return sendPage(reply, { title: words.one, crumbs: way, portal, body: details(exchange, lang) })
  })

  function row(entry: LogEntry, lang: Lang): (Markup | string)[] {
    const [externalId, ...others] = entry.externalIds
    return [
      timeTag(entry.receivedAt, lang),
      html`<a href="${path}/${entry.id}"><code>${entry.method} ${entry.path.replace(root, '…')}</code></a>`,
      statusOf(entry, lang),
      entry.durationMs === null ? '' : entry.durationMs.toFixed(1),
      externalId === undefined
        ? ''
        : html`<code>${externalId}</code>${others.length === 0 ? '' : ` +${others.length}`}`,
      entry.user ?? '',
    ]
  }
}

function details({ entry, request, answer }: Exchange, lang: Lang): Markup {
  const words = logWords[lang]
  const [time = '', , status = '', ms = '', externalId = '', user = ''] = words.columns
  const facts: [string, Markup | string | null][] = [
    [time, timeTag(entry.receivedAt, lang)],
    [status, statusOf(entry, lang)],
    [ms, entry.durationMs?.toFixed(1) ?? null],
    [externalId, entry.externalIds.join(', ') || null],
    [user, entry.user],
    [words.note, entry.note],
    [words.reference, html`<code>${entry.id}</code>`],
  ]
  const part = (heading: string, text: string) =>
    html`<h2>${heading}</h2>
      ${text === '' ? html`<p class="soft">${words.empty}</p>` : html`<pre tabindex="0" aria-label="${heading}">${text}</pre>`}`
  return html`<h1><code>${entry.method}</code> <code>${entry.path}</code></h1>
    <div class="card">
      <dl class="facts">
        ${facts
          .filter(([, value]) => value !== null)
          .map(
            ([label, value]) =>
              html`<dt>${label}</dt>
                <dd>${value}</dd>`,
          )}
      </dl>
    </div>
    ${part(words.sent, request)} ${part(words.answered, answer)}`
}

function statusOf({ status }: LogEntry, lang: Lang): Markup {
  const isBad = status === null || status >= 400
  return html`<span class="${isBad ? 'bad' : 'good'}">${status ?? logWords[lang].noAnswer}</span>`
}
