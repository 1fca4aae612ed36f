import { createClient } from '@aushang/sdk'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { aProperty, startApi } from '../../../server/test/harness.ts'
import { eventually } from '../../../test/eventually.ts'
import { estates } from './estates.ts'
import { liveOn } from './everyday.ts'
import type { Listed } from './properties.ts'

const api = startApi()
let baseUrl: string

beforeAll(async () => {
  baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 })
})

test('an agency of which somebody has deleted a property lives on with the others', async () => {
  const { apiKey } = await api.account()
  const client = createClient({ baseUrl, apiKey })
  const fields = { baseRent: 1_000, totalRent: undefined }
  const [gone, kept] = [
    await client.createProperty(aProperty({ fields })),
    await client.createProperty(aProperty({ fields })),
  ]
  await client.deleteProperty(gone.id)
  const ending = new AbortController()
  const failures: unknown[] = []

  const life = liveOn({
    api: client,
    all: [gone, kept].map((property) => ({ estate: estates[0], energy: null, property }) as Listed),
    portal: undefined,
    seed: 'test',
    signal: ending.signal,
    waitSeconds: [0, 0.01],
    onFailure: (error) => failures.push(error),
  }).catch(() => {})
  onTestFinished(() => ending.abort())

  await eventually(() => expect(failures[0]).toMatchObject({ code: 'not_found' }))
  const { updatedAt } = await client.getProperty(kept.id)
  await eventually(async () => expect((await client.getProperty(kept.id)).updatedAt).not.toBe(updatedAt))
  ending.abort()
  await life
})
