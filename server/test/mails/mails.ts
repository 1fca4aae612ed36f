import sql from 'sql-template-tag'
import { expect } from 'vitest'
import { newId } from '../../src/lib/ids.ts'
import { storeMails } from '../../src/requests/mails.store.ts'
import { type Api, type Client, testRequestsDomain } from '../harness.ts'
import { eventually } from '../work.ts'

/** A mail that is nothing but an XML document, as an attachment is. */
export function asAttachment(content: string | Buffer, type = 'application/xml', isEncoded = false): Buffer {
  const text = isEncoded ? String(content) : Buffer.from(content).toString('base64')
  const body = text.match(/.{1,76}/g)?.join('\r\n') ?? ''
  return Buffer.from(
    `From: makler@example.org\r\nSubject: Anfrage\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}\r\n`,
  )
}

interface TestInquiry {
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
  return { id, emailId, address: `${emailId}@${testRequestsDomain}` }
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

/** An account with a target that inquiries can be forwarded to. */
export async function aMailClient(api: Api): Promise<{ client: Client; target: TestTarget }> {
  const client = await api.account()
  return { client, target: await aMailTarget(api, client) }
}

/** Brings mails in, and waits until they are read. */
export async function receive(api: Api, client: Client, target: TestTarget, ...raws: Buffer[]): Promise<void> {
  await bringMails(api, client, target, ...raws)
  await allRead(api)
}

/** As the entrance stores them. */
export async function bringMails(
  { db }: Api,
  { accountId }: Client,
  target: TestTarget,
  ...raws: Buffer[]
): Promise<void> {
  const { id: targetId, address: recipient } = target
  for (const raw of raws) {
    await db.transaction(async (tx) => {
      await storeMails(tx, [{ accountId, targetId, envelopeSender: 'makler@example.org', recipient, raw }])
      tx.wake('mails')
    })
  }
}

export async function allRead({ db }: Api): Promise<void> {
  await eventually(async () => {
    const waiting = await db.many(sql`select from mails where account_id > '' and due_at is not null`)
    expect(waiting).toHaveLength(0)
  })
}

export const requestsOf = async (client: Client, query = '') => (await client.get(`/requests${query}`)).body

export const emailsOf = async (client: Client, query = ''): Promise<string[]> =>
  (await requestsOf(client, query)).map(({ prospect }: { prospect: { email: string } }) => prospect.email)

/** What was told, in order. */
export const toldTo = async (client: Client): Promise<{ eventName: string; eventPayload: Record<string, unknown> }[]> =>
  (await client.get('/events')).body.map(({ eventName, eventPayload }: Record<string, unknown>) => ({
    eventName,
    eventPayload,
  }))

/** Everything that has come in came so many days ago. */
export async function age({ db }: Api, { accountId }: Client, days: number): Promise<void> {
  const past = sql`now() - make_interval(days => ${days}, mins => 1)`
  await db.run(sql`update mails set received_at = ${past} where account_id = ${accountId}`)
  await db.run(sql`update requests set received_at = ${past} where account_id = ${accountId}`)
}
