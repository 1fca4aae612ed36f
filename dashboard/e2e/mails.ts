import type { Client } from '@aushang/sdk'
import { type Installation, inboundSecret } from './service.ts'

let count = 0

/** As the agency's mail server hands it over, to the address of a target. */
export async function receiveMail({ url }: Installation, api: Client, targetId: string, mail: string): Promise<void> {
  const { emailId } = await api.getTarget(targetId)
  const answer = await fetch(`${url}/inbound/${emailId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${inboundSecret}`, 'content-type': 'message/rfc822' },
    body: mail,
  })
  if (!answer.ok) throw new Error(`The mail was not taken: ${answer.status} ${await answer.text()}`)
}

/** A portal's mail with an inquiry about an object, as an agency forwards it. */
export function anInquiryMail(objectNumber: string): string {
  count += 1
  const xml =
    `<openimmo_feedback><sender><name>Portal A (Sandbox)</name></sender><objekt><oobj_id>${objectNumber}</oobj_id><interessent><vorname>Erika</vorname>` +
    `<nachname>Beispiel</nachname><tel>+49 30 555${String(1000 + count)}</tel><email>prospect-${count}@example.org</email>` +
    `<anfrage>Ist die Wohnung noch frei? Ich würde sie gern am Samstag ansehen.</anfrage></interessent></objekt></openimmo_feedback>`
  return aMail(`Anfrage zu ${objectNumber}`, 'application/xml', xml)
}

/** One in which there is nothing to read an inquiry from. */
export function anUnreadableMail(): string {
  return aMail('Newsletter', 'text/plain', 'Unsere Angebote im November.')
}

export function aMail(subject: string, type: string, content: string): string {
  const base64 = Buffer.from(content).toString('base64')
  return [
    'From: makler@example.org',
    `Subject: ${subject}`,
    `Message-ID: <${++count}.${Date.now()}@example.org>`,
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    '',
    base64.match(/.{1,76}/g)?.join('\r\n') ?? '',
    '',
  ].join('\r\n')
}
