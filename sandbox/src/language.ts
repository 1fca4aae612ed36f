import type { FastifyRequest } from 'fastify'
import { queryOf } from './request.ts'

/** The languages of the pages. Each is shown in one of them at a time. */
export type Lang = 'de' | 'en'

/** How each writes numbers and days. */
export const locales: Record<Lang, string> = { de: 'de-DE', en: 'en-GB' }

/** The same in both. */
export type Phrase = Record<Lang, string>

const cookieName = 'lang'

/** What the switch on a page says, now or before; else what the browser wants; else German, which is what portals here speak. */
export function langOf(request: FastifyRequest): Lang {
  const [, remembered] = /(?:^|;\s*)lang=(de|en)(?:;|$)/.exec(request.headers.cookie ?? '') ?? []
  const lang = langAskedFor(request) ?? remembered ?? langAccepted(request.headers['accept-language'] ?? '')
  return lang === 'en' ? 'en' : 'de'
}

/** What the address says: the switch was used. */
export function langAskedFor(request: FastifyRequest): Lang | undefined {
  const asked = queryOf(request).get('lang')
  return asked === 'de' || asked === 'en' ? asked : undefined
}

export function rememberingLang(lang: Lang): string {
  return `${cookieName}=${lang}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`
}

/** The address of the same page in another language. */
export function addressIn(request: FastifyRequest, lang: Lang): string {
  const [path = '/', query] = (request.raw.url ?? '/').split('?')
  const params = new URLSearchParams(query)
  params.set('lang', lang)
  // An address that begins with two slashes would lead elsewhere.
  return `${path.replace(/^\/+/, '/')}?${params.toString()}`
}

function langAccepted(header: string): string | undefined {
  const wishes = header
    .slice(0, 1_000)
    .split(',')
    .map((wish) => {
      const [tag = '', weight] = wish.split(';')
      return {
        lang: tag.trim().slice(0, 2).toLowerCase(),
        weight: Number(/q=([\d.]+)/.exec(weight ?? 'q=1')?.[1] ?? 0),
      }
    })
    .filter(({ lang, weight }) => (lang === 'de' || lang === 'en') && weight > 0)
  return wishes.toSorted((one, other) => other.weight - one.weight)[0]?.lang
}
