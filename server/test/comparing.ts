import type { Comparison, Difference, MendDraft, Target } from '@aushang/model'
import { expect } from 'vitest'
import type { Answer, Client } from './harness.ts'
import { listed, listingOnce } from './portal.ts'
import { eventually } from './work.ts'

export async function online(client: Client, target: Target, externalId: string) {
  const { property, listing } = await listed(client, target, externalId)
  return { property, listing: await listingOnce(client, listing.id, { status: 'published' }) }
}

export async function compare(client: Client, target: Target): Promise<Comparison> {
  const { body } = await client.post(`/targets/${target.id}/compare`)
  expect(body).toMatchObject({ targetId: target.id, status: expect.stringMatching(/pending|running/) })
  return comparisonOnce(client, target, { status: 'succeeded' })
}

/** The comparison, once it is as it is waited for. */
export function comparisonOnce(client: Client, target: Target, expected: Partial<Comparison>): Promise<Comparison> {
  return eventually(async () => {
    const { body } = await client.get(`/targets/${target.id}/comparison`)
    expect(body).toMatchObject(expected)
    return body
  })
}

export async function differences(client: Client, target: Target, query = ''): Promise<Difference[]> {
  return (await client.get(`/targets/${target.id}/differences${query}`)).body
}

export function mend(client: Client, target: Target, draft: MendDraft): Promise<Answer> {
  return client.post(`/targets/${target.id}/differences/mend`, draft)
}
