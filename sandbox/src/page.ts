import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyReply } from 'fastify'
import { html, Markup } from './html.ts'
import { addressIn, type Lang, langAskedFor, langOf, type Phrase, rememberingLang } from './language.ts'
import type { PortalIdentity } from './portal.ts'

const fileText = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const style = new Markup(['page.css', 'adverts/adverts.css'].map(fileText).join('\n'))
/** Pages do without it. It copies, tells times by the reader's clock, and has the arrows and Escape turn the pages of a gallery. */
const script = fileText('page.browser.js')
const scriptTag = new Markup(`<script type="module">${script}</script>`)
const scriptHash = createHash('sha256').update(script).digest('base64')
const securityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${scriptHash}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface Page {
  title: string
  /** The way back up, outermost first. */
  crumbs?: Crumb[]
  /** Whose page it is: it wears its name, its colour and its menu. */
  portal?: PortalIdentity
  body: Markup
}

export interface Crumb {
  href: string
  label: string
}

export const homeCrumb: Crumb = { href: '/', label: 'Sandbox' }

/** Where it is plain that it is a sandbox. */
export function bareTitle({ title }: Pick<PortalIdentity, 'title'>): string {
  return title.replace(/ \(Sandbox\)$/, '')
}

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
    .header('content-security-policy', securityPolicy)
    .header('x-frame-options', 'DENY')
    .header('x-content-type-options', 'nosniff')
    .send(layout(page, lang, otherUrl, request.url.split('?')[0] ?? '').text)
}

const otherLang: Record<Lang, Lang> = { de: 'en', en: 'de' }
const langNames: Record<Lang, string> = { de: 'Deutsch', en: 'English' }
const words: Record<'skip' | 'breadcrumb' | 'menu' | 'footer', Phrase> = {
  skip: { de: 'Zum Inhalt', en: 'Skip to content' },
  breadcrumb: { de: 'Pfad', en: 'Breadcrumb' },
  menu: { de: 'Seiten dieses Portals', en: 'Pages of this portal' },
  footer: {
    de: 'Eine Sandbox zum Testen: Dieses Portal gibt es nicht, und nichts von hier gelangt nach draußen.',
    en: 'A sandbox: no portal that exists, and nothing of this reaches the world.',
  },
}
const hueOfSandbox = 262

function layout(
  { title, crumbs = [], portal, body }: Page,
  lang: Lang,
  otherUrl: string | undefined,
  path: string,
): Markup {
  const other = otherLang[lang]
  const brand = portal ?? { name: '', title: homeCrumb.label }
  return html`<!doctype html>
    <html lang="${lang}" style="--hue: ${portal?.hue ?? hueOfSandbox}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <a class="skip" href="#main">${words.skip[lang]}</a>
        <header class="top">
          <div>
            <a class="brand" href="/${brand.name}">${bareTitle(brand)}</a>
            ${portal !== undefined && html`<span class="pill">Sandbox</span>`}
            ${
              portal?.menu !== undefined &&
              html`<nav class="menu" aria-label="${words.menu[lang]}">
                ${portal.menu.map(({ path: end, label }) => {
                  const href = `/${portal.name}${end}`
                  return html`<a href="${href}" ${href === path && html`aria-current="page"`}>${label[lang]}</a>`
                })}
              </nav>`
            }
            ${otherUrl !== undefined && html`<a href="${otherUrl}" lang="${other}" hreflang="${other}">${langNames[other]}</a>`}
          </div>
        </header>
        ${
          crumbs.length > 0 &&
          html`<nav class="crumbs" aria-label="${words.breadcrumb[lang]}">
            ${crumbs.map(
              ({ href, label }) => html`<a href="${href}">${label}</a><span aria-hidden="true">/</span>`,
            )}<span aria-current="page">${title}</span>
          </nav>`
        }
        <main id="main" tabindex="-1">${body}</main>
        <footer><p>${words.footer[lang]}</p></footer>
        ${scriptTag}
      </body>
    </html> `
}
