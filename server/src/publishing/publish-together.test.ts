import type { ListingAttempt } from '@aushang/model'
import { expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { connected, listed, listingOnce, onlineOnPortal } from '../../test/portal.ts'
import { callsOnPortal } from '../../test/portal-log.ts'
import { eventually, startTestWorker } from '../../test/work.ts'

const api = startApi()

test('listings that wait for their turn to go online go in one call; what the portal refuses of them is told of that one only', async () => {
  startTestWorker(api)
  const { client, target } = await connected(api)
  const numbered = (word: string) => `${word}-${client.accountId}`
  const publishCalls = async (externalId: string) =>
    (await callsOnPortal(api, { externalId })).filter(({ path }) => path.includes('/publish'))

  // The portal takes three seconds over this one, and the others wait for it.
  const slow = await listed(client, target, numbered('SLOW-PUBLISH'))
  await eventually(async () => expect(await publishCalls(slow.property.externalId)).toHaveLength(1))
  const others = await Promise.all(['A', 'B', 'C', 'D'].map((word) => listed(client, target, numbered(word))))
  const refused = await listed(client, target, numbered('QUOTA'))
  for (const { listing } of [slow, ...others]) await listingOnce(client, listing.id, { status: 'published' })
  const failed = await listingOnce(client, refused.listing.id, { status: 'failed' })

  expect(failed).toMatchObject({ attempts: 1, failureCode: 'quota_exhausted' })
  const online = [...others, slow].map(({ property }) => property.externalId)
  expect((await onlineOnPortal(api, client, target.id)).toSorted()).toEqual(online)
  const calls = await Promise.all([...others, refused].map(({ property }) => publishCalls(property.externalId)))
  const [list] = calls[0] ?? []
  expect(list?.path).toMatch(/\/publish\/list$/)
  const alone = expect.objectContaining({ path: expect.stringMatching(/\/publish$/) })
  expect(calls).toEqual([...others.map(() => [list]), [list, alone]])
  for (const { listing } of others) {
    const [attempt] = (await client.get(`/listings/${listing.id}/attempts`)).body as ListingAttempt[]
    expect(attempt).toMatchObject({ portalStatus: 200, portalMessage: 'MESSAGE_OPERATION_SUCCESSFUL' })
    expect(attempt?.exchanges?.at(-1)).toMatchObject({ url: expect.stringMatching(/\/publish\/list$/), status: 200 })
  }
})
