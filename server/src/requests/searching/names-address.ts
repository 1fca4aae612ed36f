import { domainToASCII, domainToUnicode } from 'node:url'
import { decodeHTMLStrict } from 'entities/decode'
import { decodeText } from '../reading/charset.ts'
import { withoutInvisible } from '../reading/clean-text.ts'
import { textOfPage } from '../reading/html.ts'
import { decodedWords, type Part, takeApart } from '../reading/mime.ts'
import { readMail } from '../reading/read-mail.ts'

/** A person as requests name one. */
interface Details {
  prospect: { email?: string }
}

/** Who gave an address is whose it is; of who gave none, it is whoever is named in the rest. */
export function isInquiryOf(details: Details, address: string): boolean {
  const { email } = details.prospect
  return (email === undefined ? textsIn(details) : [email]).some((text) => textNamesAddress(text, address))
}

/** Whether a mail names an address anywhere, however its parts are encoded. Never throws for anything in the mail. */
export function mailNamesAddress(raw: Buffer, address: string): boolean {
  if (bytesNameAddress(raw, address)) return true
  const { headers, parts, subjects } = takeApart(raw)
  return (
    parts.some((part) => bytesNameAddress(part.decode(), address) || isShown(part, address)) ||
    [...headers.values(), ...subjects].some((header) => textNamesAddress(decodedWords(header), address))
  )
}

const shownBytesMax = 2 * 1024 * 1024
const neverText = /^(?:image|audio|video)\/|\/(?:pdf|zip)$/

/** Also where tags stand in it that nobody sees: `<b>max</b>@example.org`. In XML they may be escaped. */
function isShown(part: Part, address: string): boolean {
  if (neverText.test(part.type)) return false
  const text = decodeText(part.decode().subarray(0, shownBytesMax), [part.charset])
  if (!text.includes('<')) return textNamesAddress(text, address)
  const shown = textOfPage(text)
  return textNamesAddress(shown, address) || (shown.includes('<') && textNamesAddress(textOfPage(shown), address))
}

/** Whether a mail that nobody has read yet will become an inquiry of this person. */
export function mailBringsInquiryOf(raw: Buffer, address: string): boolean {
  const reading = readMail(raw)
  return reading.kind === 'inquiries' && reading.inquiries.some((inquiry) => isInquiryOf(inquiry, address))
}

/**
 * Of an address, capitals do not matter; as a part of another one, it is not named. It may also stand in a link, in an address
 * for bounces (`bounce+erika=example.org@portal.example`), or with its domain in the other of its two forms.
 */
export function textNamesAddress(text: string, address: string): boolean {
  const folded = text.toLowerCase()
  const texts = [folded]
  if (folded.includes('&')) texts.push(decodeHTMLStrict(folded))
  if (folded.includes('%40')) texts.push(folded.replaceAll('%40', '@').replaceAll('%2b', '+'))
  texts.push(...texts.map(withoutInvisible).filter((each) => !texts.includes(each)))
  return formsOf(address).some((form) => texts.some((each) => !placesOf(each, form).next().done))
}

/** In small letters: as it is, and as an address for bounces has it; with each form of the domain. */
export function formsOf(address: string): string[] {
  const folded = address.toLowerCase()
  const at = folded.lastIndexOf('@')
  const local = folded.slice(0, at)
  const domain = folded.slice(at + 1)
  const domains = new Set([domain, domainToASCII(domain), domainToUnicode(domain)].filter((each) => each !== ''))
  return [...domains].flatMap((each) => [`${local}@${each}`, `${local}=${each}`])
}

/** Where a text in small letters has one of the forms, not as a part of another address. Goes through the text once, whatever is in it. */
export function* placesOf(text: string, form: string): Generator<number, void> {
  const isForBounces = !/@|%40/.test(form)
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
    const before = text.slice(Math.max(at - 3, 0), at)
    const after = text.slice(at + form.length, at + form.length + 2)
    const begins =
      /%[0-9a-f]{2}$/.test(before) || !(isForBounces ? /[\p{L}\p{N}._]$/u : /[\p{L}\p{N}._+-]$/u).test(before)
    if (begins && !/^([\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u.test(after)) yield at
  }
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** In whatever charset: an address is mostly ASCII, which all of them share but for the zeros of UTF-16. */
function bytesNameAddress(bytes: Buffer, address: string): boolean {
  const text = bytes.toString('latin1')
  return (
    textNamesAddress(text, address) ||
    (text.includes('\0') && textNamesAddress(text.replaceAll('\0', ''), address)) ||
    // oxlint-disable-next-line no-control-regex -- ASCII
    (/[^\x00-\x7f]/.test(address) && textNamesAddress(bytes.toString('utf8'), address))
  )
}
