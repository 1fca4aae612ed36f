import type { RecordedAttachment } from '@aushang/model'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { aProperty, startApi, testPublicUrl } from '../../test/harness.ts'
import { aJpeg } from '../../test/pictures.ts'
import { startSource } from '../../test/source.ts'
import { makeCheckSources } from './check-sources.ts'

const api = startApi()

test('a fault of ours with one attachment begins no others, and ends when those are done that had begun', async () => {
  const client = await api.account()
  const paths = ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg']
  const picture = await aJpeg()
  const source = await startSource(Object.fromEntries(paths.map((path) => [path, picture])))
  const attachments = paths.map((path) => ({ url: source.url + path }))
  const { body: property } = await client.post('/properties', aProperty({ attachments }))
  const stored = await api.db.one<{ attachments: RecordedAttachment[]; namedAt: string }>(sql`
    select attachments, attachments_named_at::text as "namedAt" from properties where id = ${property.id}`)
  const order: string[] = []
  const allBegun = Promise.withResolvers<void>()
  const media = {
    ...api.media,
    async storeFile(...file: Parameters<typeof api.media.storeFile>) {
      const count = order.push('begun')
      if (count === 3) allBegun.resolve()
      await allBegun.promise
      if (count === 1) throw new Error('The disk is full.')
      await new Promise(setImmediate)
      const result = await api.media.storeFile(...file)
      order.push('done')
      return result
    },
  }
  const checkSources = makeCheckSources({ db: api.db, http: api.http, media, publicUrl: testPublicUrl })

  const { accountId } = client
  const claimedAt = new Date().toISOString()
  await expect(
    checkSources({
      accountId,
      id: property.id,
      ...stored,
      claimedAt,
      round: '1.0',
      until: Infinity,
      deadlineMs: 10_000,
    }).finally(() => order.push('end')),
  ).rejects.toThrow('The disk is full.')

  expect(order).toEqual(['begun', 'begun', 'begun', 'done', 'done', 'end'])
})
