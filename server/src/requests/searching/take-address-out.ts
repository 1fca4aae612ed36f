import { decodeHTMLStrict } from 'entities/decode'
import { withoutInvisible } from '../reading/clean-text.ts'
import { formsOf, placesOf, textNamesAddress } from './names-address.ts'

/** What stands where the address stood. */
const gap = '[…]'

/** Out of every text in it, however the address is written there; the rest stays as it is. */
export function takeAddressOutOfJson(json: string, address: string): string {
  const parsed: unknown = JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' ? takeAddressOut(value, address) : value,
  )
  return JSON.stringify(parsed)
}

export function takeAddressOut(text: string, address: string): string {
  if (!textNamesAddress(text, address)) return text
  const rest = takeFormsOut(text, address)
  if (!textNamesAddress(rest, address)) return rest
  const visible = takeFormsOut(withoutInvisible(rest), address)
  if (!textNamesAddress(visible, address)) return visible
  // With references to characters, as HTML writes it.
  const decoded = takeFormsOut(withoutInvisible(decodeHTMLStrict(rest)), address)
  return textNamesAddress(decoded, address) ? gap : decoded
}

function takeFormsOut(text: string, address: string): string {
  const forms = formsOf(address).flatMap((form) => {
    const inLink = form.replace('@', '%40')
    return [form, inLink, inLink.replaceAll('+', '%2b')]
  })
  return [...new Set(forms)].reduce(takeWordOut, text)
}

function takeWordOut(text: string, word: string): string {
  const folded = text.toLowerCase()
  // A capital may be shorter than its small letter: then the places are those in the small ones only.
  const source = folded.length === text.length ? text : folded
  let rest = ''
  let from = 0
  for (const at of placesOf(folded, word)) {
    rest += source.slice(from, at) + gap
    from = at + word.length
  }
  return from === 0 ? text : rest + source.slice(from)
}
