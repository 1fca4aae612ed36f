import { html, type Markup } from './html.ts'
import { type Lang, locales } from './language.ts'

/**
 * A moment, on every page in the same way: by the clock of whoever reads it, which `page.browser.js` knows; without scripts by that
 * of the server, with its zone.
 */
export function timeTag(at: string | number | Date, lang: Lang): Markup {
  const moment = new Date(at)
  const shown = moment.toLocaleString(locales[lang], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  })
  return html`<time datetime="${moment.toISOString()}">${shown}</time>`
}
