import { readFileSync } from 'node:fs'
import type { FastifyReply } from 'fastify'
import { html, Markup } from './html.ts'
import { addressIn, type Lang, langAskedFor, langOf, rememberingLang } from './language.ts'

const style = new Markup(readFileSync(new URL('page.css', import.meta.url), 'utf8'))

interface Page {
  title: string
  /** The way back up, outermost first. */
  crumbs?: Crumb[]
  body: Markup
}

export interface Crumb {
  href: string
  label: string
}

export const homeCrumb: Crumb = { href: '/', label: 'Sandbox' }

/** In the language of whoever asks; what it says must be, too. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const { request } = reply
  const lang = langOf(request)
  const asked = langAskedFor(request)
  if (asked !== undefined) reply.header('set-cookie', rememberingLang(asked))
  // What answers a form has no address of its own.
  const otherUrl = request.method === 'GET' ? addressIn(request, otherLang[lang]) : undefined
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-language', lang)
    .header('vary', 'Accept-Language, Cookie')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('x-frame-options', 'DENY')
    .header('x-content-type-options', 'nosniff')
    .send(layout(page, lang, otherUrl).text)
}

const otherLang: Record<Lang, Lang> = { de: 'en', en: 'de' }
const langNames: Record<Lang, string> = { de: 'Deutsch', en: 'English' }

function layout({ title, crumbs = [], body }: Page, lang: Lang, otherUrl: string | undefined): Markup {
  const other = otherLang[lang]
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <div>
            <nav aria-label="${lang === 'de' ? 'Pfad' : 'Breadcrumb'}">
              ${crumbs.map(
                ({ href, label }) => html`<a href="${href}">${label}</a><span aria-hidden="true">/</span>`,
              )}<span aria-current="page">${title}</span>
            </nav>
            ${otherUrl !== undefined && html`<a href="${otherUrl}" lang="${other}" hreflang="${other}">${langNames[other]}</a>`}
          </div>
        </header>
        <main>${body}</main>
      </body>
    </html> `
}
