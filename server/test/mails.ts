import sql from 'sql-template-tag'
import { newId } from '../src/lib/ids.ts'
import type { Api, Client } from './harness.ts'

/** A mail that is nothing but an XML document, as an attachment is. */
export function asAttachment(content: string | Buffer, type = 'application/xml', isEncoded = false): Buffer {
  const text = isEncoded ? String(content) : Buffer.from(content).toString('base64')
  const body = text.match(/.{1,76}/g)?.join('\r\n') ?? ''
  return Buffer.from(
    `From: makler@example.org\r\nSubject: Anfrage\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}\r\n`,
  )
}

export interface TestInquiry {
  objectNumber?: string
  email?: string
  message?: string
}

/** A mail with an inquiry that is in order; a test names only what matters to it. */
export function anInquiry(...inquiries: TestInquiry[]): Buffer {
  const objects = (inquiries.length > 0 ? inquiries : [{}]).map(
    ({ objectNumber = 'A-1', email = 'erika@example.org', message = 'Ist sie noch frei?' }) =>
      `<objekt><oobj_id>${objectNumber}</oobj_id><interessent><nachname>Beispiel</nachname><email>${email}</email>` +
      `<anfrage>${message}</anfrage></interessent></objekt>`,
  )
  return asAttachment(`<openimmo_feedback>${objects.join('')}</openimmo_feedback>`)
}

export const requestsDomain = 'requests.example.org'

export interface TestTarget {
  id: string
  emailId: string
  address: string
}

/** A target that inquiries can be forwarded to. */
export async function aMailTarget(api: Pick<Api, 'db'>, { accountId }: Pick<Client, 'accountId'>): Promise<TestTarget> {
  const id = newId()
  const emailId = newId().toLowerCase()
  await api.db.run(sql`
    insert into targets (account_id, id, type, name, email_id, options)
    values (${accountId}, ${id}, 'openimmo', 'Portal', ${emailId}, '{}')`)
  return { id, emailId, address: `${emailId}@${requestsDomain}` }
}

/** That an object was listed on a target once; the listing is gone by now. */
export async function wasListed(
  api: Api,
  { accountId }: Client,
  target: TestTarget,
  externalId: string,
): Promise<{ propertyId: string; listingId: string }> {
  const [propertyId, listingId] = [newId(), newId()]
  await api.db.run(sql`
    insert into listed_objects (account_id, target_id, external_id, property_id, listing_id)
    values (${accountId}, ${target.id}, ${externalId}, ${propertyId}, ${listingId})`)
  return { propertyId, listingId }
}
