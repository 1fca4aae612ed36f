import type { FailureCode, Sentence } from '@aushang/model'
import { decodeText, decodeXml } from './charset.ts'
import { cleanText, withoutInvisible } from './clean-text.ts'
import { type Inquiry, readDocument, type ReportDocument } from './formats.ts'
import { textOfPage } from './html.ts'
import { mendXml, startOfXml } from './mend-xml.ts'
import { addressIn, decodedWords, type Headers, headersOf, type Mail, type Part, takeApart } from './mime.ts'
import { Unreadable } from './unreadable.ts'
import { parseXml } from './xml.ts'

/** What a mail comes to. Of one that holds inquiries, nobody asks for the rest. */
export type Reading =
  | { kind: 'inquiries'; inquiries: Inquiry[] }
  | { kind: 'report'; about: AboutMail; report: ReportDocument }
  | { kind: 'unreadable'; about: AboutMail; code: FailureCode; sentence: Sentence }

/** As the mail itself says. */
export interface AboutMail {
  sender?: string
  subject: string
  body: string
}

const xmlBytesMax = 2 * 1024 * 1024
const headBytes = 4_000
const bodyLengthMax = 20_000
const subjectLengthMax = 500

/** Reads by content, not by sender: clients forward, so the mail comes from them. Never throws for anything in the mail. */
export function readMail(raw: Buffer): Reading {
  const mail = takeApart(raw)
  const about = () => ({ ...aboutHeaders(mail.headers), body: bodyOf(mail) })
  try {
    const content = readContent(mail)
    return content.kind === 'inquiries' ? content : { about: about(), ...content }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { about: about(), kind: 'unreadable', code: error.code, sentence: error.sentence }
  }
}

/** Of a mail that cannot be read any further. */
export function aboutHead(raw: Buffer): AboutMail {
  return { ...aboutHeaders(headersOf(raw)), body: '' }
}

function aboutHeaders(headers: Headers): Omit<AboutMail, 'body'> {
  const sender = addressIn(headers.get('from')) ?? addressIn(headers.get('sender'))
  return {
    ...(sender !== undefined && { sender: cleanText(sender, 320) }),
    subject: cleanText(decodedWords(headers.get('subject')).trim(), subjectLengthMax),
  }
}

function readContent(mail: Mail) {
  if (isDeliveryReport(mail)) throw new Unreadable('mail_is_bounce', { key: 'mailIsBounce' })
  const faults: Unreadable[] = []
  const inquiries: Inquiry[] = []
  const reports: ReportDocument[] = []
  for (const part of attachmentsOf(mail)) {
    for (const xml of orFault(faults, () => documentsIn(part)) ?? []) {
      const document = orFault(faults, () => readDocument(parseXml(xml)))
      if (document?.kind === 'inquiries') inquiries.push(...document.inquiries)
      if (document?.kind === 'report') reports.push(document.report)
    }
  }
  if (inquiries.length > 0) {
    const subjects = mail.subjects.map(withoutInvisible)
    const numbers = subjects.flatMap(numbersInSubject)
    const candidates = [...subjects.flatMap(partsInSubject), ...numbers, ...subjects.flatMap(bracketsInSubject)]
    return {
      kind: 'inquiries' as const,
      inquiries: inquiries.map((inquiry) => withNumbers(inquiry, candidates, numbers[0])),
    }
  }
  const [report] = reports
  if (report !== undefined) {
    const faults = reports.flatMap((each) => each.faults)
    const statuses = reports.flatMap((each) => each.statuses)
    return { kind: 'report' as const, report: { ...report, faults, statuses } }
  }
  throw faults.toSorted((a, b) => gravity(a) - gravity(b))[0] ?? whyNothing(mail)
}

function orFault<Result>(faults: Unreadable[], read: () => Result): Result | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    faults.push(error)
    return undefined
  }
}

/** Of several attachments that cannot be read, that is told of which is nearest to an inquiry. */
function gravity({ code }: Unreadable): number {
  const order: FailureCode[] = ['no_prospect', 'xml_malformed', 'xml_unsafe', 'unknown_format']
  return order.indexOf(code)
}

function withNumbers(inquiry: Inquiry, candidates: string[], shown: string | undefined): Inquiry {
  const externalId = inquiry.externalId ?? shown
  return {
    ...inquiry,
    objectNumbers: [...new Set([...inquiry.objectNumbers, ...candidates])],
    ...(externalId !== undefined && { externalId }),
  }
}

/**
 * Every part but the text of a message: that is its first text without a name, with its alternatives. XML that stands
 * there was pasted, and is no attachment, whatever it looks like.
 */
function attachmentsOf({ parts }: Mail): Part[] {
  const texts = new Map<number, Part>()
  return parts.filter((part) => {
    if (part.isAttachment || !isText(part)) return true
    const text = texts.get(part.message)
    if (text === undefined) texts.set(part.message, part)
    return text !== undefined && (part.alternatives === undefined || part.alternatives !== text.alternatives)
  })
}

function isText({ type }: Part): boolean {
  return type === 'text/plain' || type === 'text/html' || type === ''
}

// Pictures and web pages may be XML too, and nobody means an inquiry by them.
const otherXml = /^<(svg|html)[\s>/]/i

function documentsIn(part: Part): string[] {
  const bytes = part.decode()
  const head = decodeXml(bytes.subarray(0, headBytes), part.charset)
  const isNamedXml = /[/+]xml$/.test(part.type) || /\.xml$/i.test(part.fileName)
  if (startOfXml(head) === -1 && !(isNamedXml && bytes.length > 0)) return []
  if (bytes.length > xmlBytesMax) {
    throw new Unreadable('xml_unsafe', { key: 'xmlTooLarge', params: { bytesMax: xmlBytesMax } })
  }
  const text = bytes.length > headBytes ? decodeXml(bytes, part.charset) : head
  return mendXml(text).filter((xml) => !otherXml.test(xml.trimStart()))
}

function whyNothing(mail: Mail): Unreadable {
  const { headers, parts, isWhole } = mail
  if (!isWhole) return new Unreadable('mail_unreadable', { key: 'mailHasTooManyParts' })
  if (isBounce(headers)) return new Unreadable('mail_is_bounce', { key: 'mailIsBounce' })
  if (isAutomaticReply(mail)) return new Unreadable('mail_is_automatic_reply', { key: 'mailIsAutomaticReply' })
  const body = bodyOf(mail)
  if (body.trim() === '' && parts.every((part) => part.decode().toString('latin1').trim() === '')) {
    return new Unreadable('mail_is_empty', { key: 'mailIsEmpty' })
  }
  return noXmlAttachment(attachmentsOf(mail), body)
}

function isDeliveryReport({ headers }: Mail): boolean {
  const type = headers.get('content-type') ?? ''
  return /multipart\/report/i.test(type) && /delivery-status/i.test(type)
}

function isBounce(headers: Headers): boolean {
  const isFromNobody = /^<\s*>$/.test(headers.get('return-path')?.trim() ?? '')
  return isFromNobody || /^(mailer-daemon|postmaster)@/i.test(addressIn(headers.get('from')) ?? '')
}

const automaticSubject =
  /^\s*(auto(matic|matische|-)? ?(reply|antwort|response)|automatische antwort|out of (the )?office|abwesen(heit|d)|auto:|ich bin (derzeit )?nicht)/i

function isAutomaticReply({ headers, subjects }: Mail): boolean {
  return (
    /^auto-replied/i.test(headers.get('auto-submitted') ?? '') ||
    // Portals call what they send generated; a reply that does names what it replies to.
    (/^auto-/i.test(headers.get('auto-submitted') ?? '') && headers.has('in-reply-to')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => headers.has(name)) ||
    /auto_reply/i.test(headers.get('precedence') ?? '') ||
    automaticSubject.test(subjects[0] ?? '')
  )
}

/** The text of the mail for a person to read; of the forwarded one, if it has none of its own. */
function bodyOf({ parts }: Mail): string {
  const texts = parts.filter((part) => isText(part) && !part.isAttachment)
  const plain = texts
    .filter(({ type }) => type !== 'text/html')
    .map(textOf)
    .find((text) => text !== '')
  return plain ?? texts.map(textOf).find((text) => text !== '') ?? ''
}

function textOf(part: Part): string {
  const text = decodeText(part.decode().subarray(0, bodyLengthMax * 10), [part.charset])
  return cleanText((part.type === 'text/html' ? textOfPage(text) : text).replaceAll('\r\n', '\n').trim(), bodyLengthMax)
}

/** Says what the mail has instead, and what whoever forwards it can change. */
function noXmlAttachment(attachments: Part[], body: string): Unreadable {
  return new Unreadable('no_xml_attachment', foundInstead(attachments, body))
}

const xmlInText = /<(?:[\w-]{1,40}:)?(?:openimmo_feedback|objektanfrage)[\s>/]/i

function foundInstead(attachments: Part[], body: string): Sentence {
  if (xmlInText.test(body)) return { key: 'mailHasInquiryInText' }
  if (attachments.length === 0) return { key: 'mailIsTextOnly' }
  const types = typesOf(attachments)
  return {
    key: 'mailHasOtherAttachments',
    params: { count: attachments.length, types: types.slice(0, typesMax), areMore: types.length > typesMax },
  }
}

const typesMax = 3

/** Not their names: those may be a person's, and what is told here outlasts what is erased. */
function typesOf(attachments: Part[]): string[] {
  return [...new Set(attachments.flatMap(({ type }) => knownForm.exec(type)?.[0] ?? []))]
}

const knownForm = /^(application|audio|font|image|message|model|text|video)\/[a-z0-9.+-]{1,80}$/

/** Where portals put the number of the object into the subject; a forward puts its own words before that. */
const places = [
  /Ref(?:erenz)?\.?-? ?(?:Nr|nummer|ID)\.?:?\s+([^\s:,;()][^:,;()]{0,48})/i,
  /Objekt(?:-?(?:Nr|nummer|ID))?\.?:?\s{1,3}([^\s:,;()]*\d[^\s:,;()]*)/i,
  /\(Objekt\s+([^()]{1,50})\)?/i,
  /Objekt-?(?:Nr|nummer|ID)\.?:?\s{1,3}(?=[^:,;()]{0,48}\d)([^\s:,;()][^:,;()]{0,48})/i,
]

function numbersInSubject(subject: string): string[] {
  const found = places.map((place) => place.exec(subject.slice(0, 1_000))?.[1]?.trim() ?? '')
  // A number may have blanks in it, and words behind it.
  const alone = found.map((number) => number.split(/(?<!\s)\s+[-–|/]\s/)[0] ?? '')
  return [...new Set([...alone, ...found].filter((number) => number !== ''))]
}

/** What may be a number, and may be anything: worth looking for, not worth showing. */
function bracketsInSubject(subject: string): string[] {
  const found = [...subject.slice(0, 1_000).matchAll(/[([]([^()[\]]{3,50})[)\]]/g)].slice(0, 5)
  return found.flatMap(([, words = '']) => (/\d/.test(words) ? words.trim() : []))
}

/** `A/12 #3`: the number of a house and that of a flat in it, or a number and something else. Not worth showing, either. */
function partsInSubject(subject: string): string[] {
  const found = subject.slice(0, 1_000).match(/(?<![^\s:,;()[\]])[^\s:,;()[\]]+ #\d[^\s:,;()[\]]*/g)
  return found?.slice(0, 5) ?? []
}
