import { randomUUID } from 'node:crypto'
import type { Client, Target } from '@aushang/sdk'
import { createTransport } from 'nodemailer'
import { makeRandom } from '../random.ts'
import type { Placed } from './listings.ts'
import { makeProspect, type Prospect } from './prospects.ts'

interface Mailing {
  baseUrl: string
  inboundSecret: string
  placed: readonly Placed[]
  seed: string
  /** The end of the week that is told. */
  until: Date
}

const dayMs = 86_400_000
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/**
 * A week of inquiries, as the agency has them in its mailbox and takes them over: whole mails, each with the time at which it was
 * taken in there. They come by the way that providers take, `POST /inbound/{emailId}`.
 */
export async function bringWeekOfMails({ baseUrl, inboundSecret, placed, seed, until }: Mailing): Promise<void> {
  const random = makeRandom(`${seed} mails`)
  const client = { authorization: `Bearer ${inboundSecret}`, 'content-type': 'message/rfc822' }
  const bring = async (target: Target, at: Date, raw: Buffer) => {
    const address = `${baseUrl}/inbound/${target.emailId}?receivedAt=${at.toISOString()}`
    const answer = await fetch(address, { method: 'POST', headers: client, body: new Uint8Array(raw) })
    if (!answer.ok) throw new Error(`a mail was answered with ${answer.status}`)
  }
  const times = Array.from({ length: 28 }, () => daytime(until, random.next() ** 1.4 * 6.9, random.between(7.5, 22)))
  const sorted = times.toSorted((one, other) => one.getTime() - other.getTime())
  for (const [index, at] of sorted.entries()) {
    const { estate, property, target } = random.pick(placed)
    const prospect = makeProspect(random, estate, index)
    const number = index === 9 ? 'WM-1999' : estate.number
    await bring(
      target,
      at,
      await inquiryMail({ prospect, number, title: property.fields.title, portal: target.name, at }),
    )
    if (index === 14)
      await bring(
        target,
        at,
        await plainMail(
          'Unsere Angebote im November',
          'Liebe Kundinnen und Kunden, jetzt Premium-Platzierung sichern.',
          at,
        ),
      )
    if (index === 21)
      await bring(
        target,
        at,
        await plainMail(
          'WG: Anfrage Wohnung',
          `Kannst du dich kümmern? Herr Skizze hat wegen ${estate.number} angerufen und bittet um Rückruf.`,
          at,
        ),
      )
  }
}

/** So many days before, at that hour; what would lie ahead was an hour ago. */
function daytime(until: Date, daysAgo: number, hour: number): Date {
  const at = new Date(until.getTime() - daysAgo * dayMs)
  at.setHours(Math.floor(hour), Math.floor((hour % 1) * 60), Math.floor(daysAgo * 977) % 60, 0)
  return new Date(Math.min(at.getTime(), until.getTime() - 120_000 - daysAgo * 3_600_000))
}

interface InquiryMail {
  prospect: Prospect
  number: string
  title: string
  portal: string
  at: Date
}

async function inquiryMail({ prospect, number, title, portal, at }: InquiryMail): Promise<Buffer> {
  const { salutation, firstName, lastName, email, phone, message } = prospect
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<openimmo_feedback><version>1.2.5</version><sender><name>${escaped(portal)}</name><datum>${at.toISOString().slice(0, 10)}</datum></sender>
<objekt><oobj_id>${number}</oobj_id><bezeichnung>${escaped(title)}</bezeichnung><interessent><anrede>${salutation}</anrede>
<vorname>${escaped(firstName)}</vorname><nachname>${escaped(lastName)}</nachname><tel>${phone}</tel><email>${email}</email>
<anfrage>${escaped(message)}</anfrage></interessent></objekt></openimmo_feedback>`
  const text = `${salutation} ${firstName} ${lastName} interessiert sich für „${title}“ (${number}):\n\n${message}\n\n${email}\n${phone}`
  return compose({
    from: { name: portal, address: 'anfragen@portal.example' },
    subject: `Kontaktanfrage zu ${number}: ${title}`,
    text,
    date: at,
    attachments: [{ filename: 'anfrage.xml', content: xml, contentType: 'application/xml' }],
  })
}

async function plainMail(subject: string, text: string, at: Date): Promise<Buffer> {
  return compose({ from: 'team@example.org', subject, text, date: at })
}

async function compose(mail: Parameters<typeof composer.sendMail>[0]): Promise<Buffer> {
  const { message } = await composer.sendMail({
    to: 'anfragen@example.org',
    messageId: `<${randomUUID()}@portal.example>`,
    ...mail,
  })
  if (!Buffer.isBuffer(message)) throw new Error('a mail was not composed whole')
  return message
}

/** The agency has seen what came until then. */
export async function readOlderRequests(api: Client, until: Date): Promise<void> {
  const before = new Date(until.getTime() - 1.6 * dayMs).toISOString()
  for (const { id, receivedAt } of await api.listRequests({ read: false }).all()) {
    if (receivedAt < before) await api.patchRequest(id, { read: true })
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
