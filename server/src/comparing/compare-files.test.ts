import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { newId } from '../lib/ids.ts'
import { type Client, startApi } from '../../test/harness.ts'
import { newProperty } from '../../test/portal.ts'
import { eventually, startTestWorker } from '../../test/work.ts'

const api = startApi()

/** A portal that takes files cannot be asked what it has: what it has reported stands in the listings. */
async function aTarget({ accountId }: Client): Promise<string> {
  const id = newId()
  await api.db.run(sql`
    insert into targets (account_id, id, type, name, email_id, options, auto_collect_requests, authorization_status)
    values (${accountId}, ${id}, 'openimmo', 'Portal', ${id.toLowerCase()}, '{}', false, 'authorized')`)
  return id
}

async function handedOver(client: Client, targetId: string, state: object): Promise<string> {
  const property = await newProperty(client)
  await api.db.run(sql`update properties set processing_status = 'succeeded', due_at = null where id = ${property.id}`)
  const id = newId()
  const row = { has_failed: false, published_version: 1, is_confirmed: true, days: 3, failure_code: null, ...state }
  await api.db.run(sql`
    insert into listings (account_id, id, property_id, target_id, portal_id, wanted_version, published_version, has_failed,
      is_confirmed, published_at, failure_code)
    values (${client.accountId}, ${id}, ${property.id}, ${targetId}, 'obid', 1, ${row.published_version}, ${row.has_failed},
      ${row.is_confirmed}, now() - make_interval(days => ${row.days}), ${row.failure_code})`)
  return id
}

test('of a portal that takes files, what was handed over is compared with what it has reported', async () => {
  const client = await api.account()
  const targetId = await aTarget(client)
  const refused = { has_failed: true, published_version: 0, failure_code: 'rejected_by_portal' }
  const missing = await handedOver(client, targetId, refused)
  const older = await handedOver(client, targetId, { has_failed: true })
  const silent = await handedOver(client, targetId, { is_confirmed: false })
  await handedOver(client, targetId, { days: 1 })
  startTestWorker(api)

  await client.post(`/targets/${targetId}/compare`)
  await eventually(async () =>
    expect((await client.get(`/targets/${targetId}/comparison`)).body.status).toBe('succeeded'),
  )

  const { body: found } = await client.get(`/targets/${targetId}/differences`)
  const kinds = found.map(({ listingId, kind }: { listingId: string; kind: string }) => [listingId, kind])
  expect(Object.fromEntries(kinds)).toEqual({ [missing]: 'missing', [older]: 'changed', [silent]: 'unconfirmed' })
  expect(found.find(({ kind }: { kind: string }) => kind === 'missing').message).toContain('did not take it')
  expect((await client.get('/events?name=listing.missing')).body).toEqual([])

  // Nothing can be read there, so that nothing can be taken over.
  const read = await client.post(`/targets/${targetId}/differences/mend`, { action: 'adopt', kind: 'changed' })
  expect([read.status, read.body.message]).toEqual([400, 'action must be "publish", "takeDown" or "forget".'])

  const mended = await client.post(`/targets/${targetId}/differences/mend`, { action: 'publish', kind: 'unconfirmed' })

  expect(mended.body).toMatchObject({ total: 1 })
  // It is tried again, which comes to nothing here: it has no contact.
  await eventually(async () => expect((await client.get(`/listings/${silent}`)).body.status).toBe('failed'))
})
