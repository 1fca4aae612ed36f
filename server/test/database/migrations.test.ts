import { readFile } from 'node:fs/promises'
import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { createAccount } from '../../src/accounts/accounts.store.ts'
import { createContact } from '../../src/contacts/contacts.store.ts'
import { openDatabase } from '../../src/lib/database/db.ts'
import { targetJson } from '../../src/targets/targets.store.ts'
import { cloneDatabase } from './database.ts'
import { aContact } from '../harness.ts'

test('targets that named a contact in their options keep it, unless it is gone', async () => {
  const database = await cloneDatabase()
  const db = openDatabase({ url: database.url })
  const { id: accountId } = await createAccount(db, 'Muster')
  const { id: contactId } = await createContact(db, accountId, aContact())
  await db.run(sql`alter table targets drop column contact_id`)
  const named = { present: { contactId }, missing: { contactId: '0TkW4rYx00qL7mN9pR2s' }, none: {} }
  for (const [id, options] of Object.entries(named)) {
    await db.run(sql`
      insert into targets (account_id, id, type, name, email_id, options)
      values (${accountId}, ${id}, 'openimmo', 'Portal', ${id}, ${JSON.stringify(options)})`)
  }

  for (const statement of await statementsOf('0009_contacts_of_targets.sql')) await db.run(statement)

  const targets = await db.many(sql`select id, contact_id as "contactId" from targets order by id`)
  expect(targets).toEqual([
    { id: 'missing', contactId: null },
    { id: 'none', contactId: null },
    { id: 'present', contactId },
  ])
  await db.close()
  await database.drop()
})

test('properties that said in words that there is no commission say so, and no others', async () => {
  const database = await cloneDatabase()
  const db = openDatabase({ url: database.url })
  const { id: accountId } = await createAccount(db, 'Muster')
  await db.run(sql`alter table properties drop column offer_status`)
  const commissions = [
    'Provisionsfrei ',
    'Für den Käufer provisionsfrei',
    '-',
    'Keine für den Verkäufer, Käufer 3,57 %',
    null,
  ]
  for (const [id, commission] of commissions.entries()) {
    const fields = { title: 'Haus', ...(commission !== null && { commission }) }
    await db.run(sql`
      insert into properties (account_id, id, type, external_id, fields, attachments)
      values (${accountId}, ${`${id}`}, 'houseBuy', ${`${id}`}, ${JSON.stringify(fields)}, '[]')`)
  }

  for (const statement of await statementsOf('0021_offer_status.sql')) await db.run(statement)

  const stored = await db.many(sql`select fields, offer_status as "offerStatus" from properties order by id`)
  const free = { fields: { title: 'Haus', commissionDue: false }, offerStatus: 'open' }
  expect(stored).toEqual([
    free,
    free,
    free,
    { fields: { title: 'Haus', commission: 'Keine für den Verkäufer, Käufer 3,57 %' }, offerStatus: 'open' },
    { fields: { title: 'Haus' }, offerStatus: 'open' },
  ])
  await db.close()
  await database.drop()
})

test('what failed before there were languages is shown as it was told then', async () => {
  const database = await cloneDatabase()
  const db = openDatabase({ url: database.url })
  const { id: accountId } = await createAccount(db, 'Muster')
  const tables = ['properties', 'attachments', 'targets', 'listings', 'listing_attempts', 'delivery_attempts']
  for (const table of tables) await db.run(sql`alter table ${raw(table)} alter failure_message type text`)
  await db.run(sql`alter table targets drop column portal_message`)
  const [said, silent] = ['The portal says: "No".\nIt has its reasons.', null]
  for (const [id, words] of Object.entries({ said, silent })) {
    await db.run(sql`
      insert into targets (account_id, id, type, name, email_id, options, failure_message)
      values (${accountId}, ${id}, 'openimmo', 'Portal', ${id}, '{}', ${words})`)
  }

  for (const statement of await statementsOf('0026_sentences.sql')) await db.run(statement)

  const targets = await db.many(sql`
    select id, failure_message as message, ${targetJson({ publicUrl: '', requestsDomain: '' })} as json from targets order by id`)
  expect(targets).toMatchObject([
    { id: 'said', message: said, json: expect.stringContaining(`"failureMessage":${JSON.stringify(said)}`) },
    { id: 'silent', message: null, json: expect.not.stringContaining('failureMessage') },
  ])
  await db.close()
  await database.drop()
})

test('what is on its way of a property waits for what is before it', async () => {
  const database = await cloneDatabase()
  const db = openDatabase({ url: database.url })
  const { id: accountId } = await createAccount(db, 'Muster')
  for (const table of ['events', 'deliveries']) {
    await db.run(sql`alter table ${raw(table)} rename column ordering_key to listing_id`)
  }
  await db.run(sql`
    insert into webhooks (account_id, id, url, events, signing_key, envelope, enabled)
    values (${accountId}, 'w', 'https://example.org', '{}', '', 'current', true)`)
  const told = ['house', 'flat', 'house', 'house']
  for (const [position, propertyId] of told.entries()) {
    await db.run(sql`
      insert into events (account_id, id, position, name, payload)
      values (${accountId}, ${`${position}`}, ${position + 1}, 'property.processing_succeeded', ${JSON.stringify({ id: propertyId })})`)
    await db.run(sql`
      insert into deliveries (account_id, id, webhook_id, event_id, position, due_at, status)
      values (${accountId}, ${`${position}`}, 'w', ${`${position}`}, ${position + 1}, now(), ${position === 0 ? 'succeeded' : 'pending'})`)
  }

  for (const statement of await statementsOf('0043_order_of_properties.sql')) await db.run(statement)

  expect(
    await db.many(sql`select ordering_key as key, due_at is not null as "isDue" from deliveries order by position`),
  ).toEqual([
    { key: null, isDue: true },
    { key: 'flat', isDue: true },
    { key: 'house', isDue: true },
    { key: 'house', isDue: false },
  ])
  await db.close()
  await database.drop()
})

async function statementsOf(migration: string) {
  const text = await readFile(new URL(`../../migrations/${migration}`, import.meta.url), 'utf8')
  return text.split(/;\n/).flatMap((statement) => (/\S/.test(statement) ? [raw(statement)] : []))
}
