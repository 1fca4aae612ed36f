import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { aProperty, startApi } from '../../test/harness.ts'
import { aJpeg, aPdf } from '../../test/pictures.ts'
import { startSource } from '../../test/source.ts'
import { processed, startTestWorker } from '../../test/work.ts'
import { preparedAttachments } from './prepared-attachments.ts'

const api = startApi()

describe('what a portal is handed', () => {
  test('is what succeeded, in order, within its limits, with the checksum of the very bytes', async () => {
    const client = await api.account()
    const plan = await aPdf()
    const source = await startSource({ '/1': await aJpeg(1200, 900), '/plan': plan, '/2': await aJpeg(300, 400) })
    startTestWorker(api)
    const attachments = [
      { url: `${source.url}/1`, title: 'Küche' },
      { url: `${source.url}/none` },
      { url: `${source.url}/plan`, isFloorPlan: true },
      { url: `${source.url}/2` },
    ]
    const { body } = await client.post('/properties', aProperty({ attachments }))
    const property = await processed(client, body.id)

    const prepared = await preparedAttachments(api, client.accountId, property, { edgeMax: 600, bytesMax: 50_000 })

    const ids = property.attachments.map(({ id }) => id)
    expect(prepared).toMatchObject([
      { id: ids[0], contentType: 'image/jpeg', title: 'Küche', isFloorPlan: false },
      { id: ids[2], contentType: 'application/pdf', isFloorPlan: true, bytes: plan.length },
      { id: ids[3], contentType: 'image/jpeg', isFloorPlan: false },
    ])
    const edges = []
    for (const { open, checksum, bytes, contentType } of prepared) {
      const content = Buffer.from(await text((await open()).setEncoding('latin1')), 'latin1')
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, checksum])
      if (contentType === 'image/jpeg') edges.push(await sharp(content).metadata())
    }
    expect(edges.map(({ width, height }) => [width, height])).toEqual([
      [600, 450],
      [300, 400],
    ])
  })

  test('is made once for the same limits', async () => {
    const client = await api.account()
    const source = await startSource({ '/1': await aJpeg(1200, 900) })
    startTestWorker(api)
    const { body } = await client.post('/properties', aProperty({ attachments: [{ url: `${source.url}/1` }] }))
    const property = await processed(client, body.id)
    const limits = { edgeMax: 700, bytesMax: 50_000 }
    const prepare = async () => (await preparedAttachments(api, client.accountId, property, limits))[0]?.checksum

    const first = await prepare()
    // Whoever made it anew would write down its true hash again.
    await api.db.run(
      sql`update renditions set hash = 'as it was' where account_id = ${client.accountId} and edge_max = 700`,
    )

    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(await prepare()).toBe('as it was')
  })

  test('is nothing of another account’s', async () => {
    const [client, stranger] = [await api.account(), await api.account()]
    const source = await startSource({ '/1': await aJpeg() })
    startTestWorker(api)
    const { body } = await client.post('/properties', aProperty({ attachments: [{ url: `${source.url}/1` }] }))
    const property = await processed(client, body.id)

    const limits = { edgeMax: 600, bytesMax: 50_000 }
    expect(await preparedAttachments(api, stranger.accountId, property, limits)).toEqual([])
  })
})
