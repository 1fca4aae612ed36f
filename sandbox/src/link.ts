import { html, type Markup } from './html.ts'

/** A link to an address that somebody else has given. One that a browser would do something else with is shown as text. */
export function linkTo(url: string, label: string): Markup {
  if (!/^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(url)) return html`${label}`
  return html`<a href="${url}" rel="nofollow noopener noreferrer">${label}</a>`
}
