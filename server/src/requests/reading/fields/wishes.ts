import type { InquiryDetails } from '@aushang/model'
import { preferredChannels, requestWishes } from '@aushang/model/request-words'
import { names } from './field-names.ts'
import { type Fields, linesOf } from './fields.ts'
import { messageName } from './message.ts'

export function wishesOf(fields: Fields): InquiryDetails['wishes'] {
  const asked = linesOf(fields, wishNames(fields)).flatMap(wishesIn)
  return asked.length > 0 ? requestWishes.filter((wish) => asked.includes(wish)) : undefined
}

/** One form calls the message "request", another what is asked for beside it. */
export function wishNames(fields: Fields): string {
  return messageName(fields) === 'request' ? names.wish : `${names.wish} request`
}

export function preferredChannelOf(fields: Fields): InquiryDetails['preferredChannel'] {
  return linesOf(fields, names.channel)
    .map(channelIn)
    .find((channel) => channel !== undefined)
}

export function wishesIn(line: string) {
  return negation.test(line) ? [] : requestWishes.filter((wish) => wishWords[wish].test(line))
}

export function channelIn(line: string) {
  return negation.test(line) ? undefined : preferredChannels.find((channel) => channelWords[channel].test(line))
}

const negation = /\b(?:nicht|kein|keine|keinen|ohne|no|not|don['’]t)\b/i

const wishWords = {
  viewing: /besichtig|viewing|visit/i,
  call: /anruf|r(ü|ue|u)ckruf|call|telefon/i,
  details: /detail|expos|info|unterlagen/i,
}

// A "Mobiltelefon" is no "Telefon".
const channelWords = {
  email: /mail/i,
  phone: /^(?!.*(mobil|handy|cell)).*(tel|phone|anruf)/i,
  mobilePhone: /mobil|handy|cell/i,
  fax: /fax/i,
  letter: /brief|post|letter/i,
}
