import { decodeHTMLStrict } from 'entities/decode'

/** Where a link leads, as HTML writes it, unless its words say that already. Only what a person can follow. */
export function addressBeside(href: string, words: string): string | undefined {
  const [, scheme = '', rest = ''] = /^\s*(https?:\/\/|mailto:|tel:)([^\s<>]{1,500})\s*$/i.exec(href) ?? []
  if (rest === '') return undefined
  const [said, meant] = [decodeHTMLStrict(words).trim(), decodeHTMLStrict(rest)]
  if (/^http/i.test(scheme)) return plainUrl(said) === plainUrl(meant) ? undefined : scheme + rest
  const [address = ''] = rest.split('?')
  const isSaid = /^tel/i.test(scheme)
    ? digitsOf(said) !== '' && digitsOf(address).endsWith(digitsOf(said))
    : said.toLowerCase().includes(decodeHTMLStrict(address).toLowerCase())
  return isSaid ? undefined : address
}

function plainUrl(url: string): string {
  return url
    .replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase()
}

/** "030 1" and "+49 30 1" are the same number. */
function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '').replace(/^0+/, '')
}
