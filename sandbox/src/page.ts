import { readFileSync } from 'node:fs'
import type { FastifyReply } from 'fastify'
import { html, Markup } from './html.ts'

const style = new Markup(readFileSync(new URL('page.css', import.meta.url), 'utf8'))

interface Page {
  lang: 'de' | 'en'
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

export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('x-frame-options', 'DENY')
    .header('x-content-type-options', 'nosniff')
    .send(layout(page).text)
}

function layout({ lang, title, crumbs = [], body }: Page): Markup {
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
          <nav aria-label="${lang === 'de' ? 'Pfad' : 'Breadcrumb'}">
            ${crumbs.map(
              ({ href, label }) => html`<a href="${href}">${label}</a><span aria-hidden="true">/</span>`,
            )}<span aria-current="page">${title}</span>
          </nav>
        </header>
        <main>${body}</main>
      </body>
    </html> `
}
