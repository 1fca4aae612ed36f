import type { Phrase } from '../language.ts'
import type { ForwardWay } from './forward.ts'
import { addressLengthMax, isMailAddress } from './mail.ts'
import { type MailWords, mailWords } from './words.ts'

/** What a prospect has filled in. */
export interface Inquiry {
  salutation: string
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  wishes: Wish[]
  /** What else the portal asks: label and answer. */
  details: [label: string, value: string][]
}

/** In the words of the format, and as the portals' mails say it. */
export const { wishes } = mailWords.de.form

type Wish = keyof typeof wishes

/** The most characters of what is filled in. */
export const lengthsMax = {
  firstName: 50,
  lastName: 50,
  email: addressLengthMax,
  phone: 30,
  message: 4_000,
  forwardTo: addressLengthMax,
  detail: 60,
}

/** What a form asks besides, in this portal. */
export interface FormKind {
  /** By name, the label. */
  details: Record<string, Phrase>
  /** The forms in which this portal can send an inquiry, by name; the first is the usual one. */
  styles: Record<string, Phrase>
}

/** How the sandbox passes the mail on. */
interface Forwarding {
  style: string
  way: ForwardWay
  /** '': it goes to the agency itself. */
  forwardTo: string
}

export type FormFaults = Record<string, string>

type FormRule = [name: string, isFaulty: boolean, words: string]

type InquiryReading = { faults: FormFaults } | { faults: null; inquiry: Inquiry; forwarding: Forwarding }

/** Trusts nothing, and names every fault by its field. */
export function readInquiry(
  form: URLSearchParams,
  { details, styles }: FormKind,
  { form: { salutations, ways }, faults }: MailWords,
): InquiryReading {
  const { atMost } = faults
  const value = (name: string) => (form.get(name) ?? '').replaceAll(/\r\n?/g, '\n').trim()
  const asked = Object.keys(details)
  const given = [...new Set(form.getAll('wish'))]
  const style = form.get('style') ?? Object.keys(styles)[0] ?? ''
  const way = form.get('way') ?? 'redirect'
  const rules: FormRule[] = [
    ['salutation', !Object.hasOwn(salutations, value('salutation')), faults.salutation],
    ['firstName', value('firstName').length > lengthsMax.firstName, atMost(lengthsMax.firstName)],
    ['lastName', value('lastName') === '', faults.lastName],
    ['lastName', value('lastName').length > lengthsMax.lastName, atMost(lengthsMax.lastName)],
    ['email', !isMailAddress(value('email')), faults.email],
    ['phone', !/^[+\d\s()/.-]*$/.test(value('phone')), faults.phone],
    ['phone', value('phone').length > lengthsMax.phone, atMost(lengthsMax.phone)],
    ['message', value('message') === '', faults.message],
    ['message', value('message').length > lengthsMax.message, atMost(lengthsMax.message)],
    ['wish', given.some((wish) => !Object.hasOwn(wishes, wish)), faults.wish],
    ...asked.map((name): FormRule => [name, value(name).length > lengthsMax.detail, atMost(lengthsMax.detail)]),
    ...['firstName', 'lastName', 'phone', ...asked].map((name): FormRule => [
      name,
      /\p{Cc}/u.test(value(name)),
      faults.control,
    ]),
    ['forwardTo', value('forwardTo') !== '' && !isMailAddress(value('forwardTo')), faults.forwardTo],
    ['way', !Object.hasOwn(ways, way), faults.way],
    ['style', !Object.hasOwn(styles, style), faults.style],
  ]
  const broken = rules.filter(([, isFaulty]) => isFaulty).map(([name, , words]) => [name, words] as const)
  if (broken.length > 0) return { faults: Object.fromEntries(broken.toReversed()) }
  return {
    faults: null,
    inquiry: {
      salutation: value('salutation'),
      firstName: value('firstName'),
      lastName: value('lastName'),
      email: value('email'),
      phone: value('phone'),
      message: value('message'),
      wishes: given as Wish[],
      details: asked
        .map((name): [string, string] => [details[name]?.de ?? '', value(name)])
        .filter(([, text]) => text !== ''),
    },
    forwarding: { style, way: way as ForwardWay, forwardTo: value('forwardTo') },
  }
}

export function fullName({ firstName, lastName }: Inquiry): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}
