import type { Property } from '@aushang/model'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aProperty, type Client, startApi } from '../../test/harness.ts'
import { startSource, withETag } from '../../test/source.ts'
import { eventually, startTestWorker } from '../../test/work.ts'

const api = startApi()

const aPicture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#7aa' } })
    .jpeg()
    .toBuffer()

async function processed(client: Client, id: string): Promise<Property> {
  return eventually(async () => {
    const { body } = await client.get(`/properties/${id}`)
    expect(['succeeded', 'failed']).toContain(body.processingStatus)
    return body
  })
}

async function outcomes(client: Client): Promise<{ eventName: string; eventPayload: Property }[]> {
  return (await client.get('/events')).body
}

describe('processing a property', () => {
  test('fetches its attachments, finds out what they are, and tells', async () => {
    const client = await api.account()
    const source = await startSource({ '/1.bin': await aPicture() })
    startTestWorker(api)

    const { body } = await client.post('/properties', aProperty({ attachments: [{ url: `${source.url}/1.bin` }] }))
    const property = await processed(client, body.id)

    expect(property).toMatchObject({
      processingStatus: 'succeeded',
      attachments: [{ type: 'image', status: 'succeeded', contentType: 'image/jpeg', width: 640, height: 480 }],
    })
    expect(await outcomes(client)).toMatchObject([
      { eventName: 'property.processing_succeeded', eventPayload: property },
    ])
  })

  test('needs no attachments', async () => {
    const client = await api.account()
    startTestWorker(api)

    const { body } = await client.post('/properties', aProperty({ attachments: [] }))
    const property = await processed(client, body.id)

    expect(property.processingStatus).toBe('succeeded')
    expect(await outcomes(client)).toMatchObject([{ eventPayload: property }])
  })

  test('an edit that does not name the attachments asks for none of them again', async () => {
    const client = await api.account()
    const source = await startSource({ '/1.jpg': withETag(await aPicture()) })
    startTestWorker(api)
    const { body } = await client.post('/properties', aProperty({ attachments: [{ url: `${source.url}/1.jpg` }] }))
    const before = await processed(client, body.id)

    const patched = await client.patch(`/properties/${body.id}`, { fields: { title: 'Neu' } })
    const after = await processed(client, body.id)

    expect(patched.body).toMatchObject({ processingStatus: 'pending', attachments: before.attachments })
    expect(after.attachments).toEqual(before.attachments)
    expect(source.requests).toHaveLength(1)
    expect(await outcomes(client)).toHaveLength(2)
  })
})
