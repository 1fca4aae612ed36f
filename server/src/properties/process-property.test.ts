import type { ServerResponse } from 'node:http'
import type { Property } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { aProperty, type Client, startApi } from '../../test/harness.ts'
import { aJpeg, aPdf } from '../../test/pictures.ts'
import { attachmentsOnPortal, connected, listingOnce, newListing, newProperty } from '../../test/portal.ts'
import { type Source, type SourceAnswer, startSource, withETag } from '../../test/source.ts'
import { eventually, hasten, processed, startTestWorker } from '../../test/work.ts'

const api = startApi()

const pathsOf = (count: number) => Array.from({ length: count }, (_, index) => `/${index + 1}.jpg`)

async function aSourceOf(count: number, make: (bytes: Buffer) => SourceAnswer = (bytes) => bytes): Promise<Source> {
  const source = await startSource()
  for (const [index, path] of pathsOf(count).entries()) source.files.set(path, make(await aJpeg(64 + index * 2, 48)))
  return source
}

const attachmentsAt = ({ url }: Source, paths: string[]) => paths.map((path) => ({ url: url + path }))

async function post(client: Client, source: Source, paths: string[]): Promise<string> {
  const answer = await client.post('/properties', aProperty({ attachments: attachmentsAt(source, paths) }))
  expect(answer.status).toBe(201)
  return answer.body.id
}

/** Of every outcome that was told, the title, whether it was well, and how many attachments were. */
async function told(client: Client): Promise<[title: string, outcome: string, succeeded: number][]> {
  const { body } = await client.get('/events')
  return body.map(({ eventName, eventPayload }: { eventName: string; eventPayload: Property }) => [
    eventPayload.fields.title,
    eventName.replace('property.processing_', ''),
    eventPayload.attachments.filter(({ status }) => status === 'succeeded').length,
  ])
}

const newTitle = { fields: { title: 'Neu' } }

const renditionsOf = async ({ accountId }: Client) =>
  (await api.db.one<{ count: number }>(sql`select count(*) from renditions where account_id = ${accountId}`)).count

describe('processing a property', () => {
  test('fetches its attachments, finds out what they are, and tells', async () => {
    const client = await api.account()
    const source = await startSource({ '/picture': await aJpeg(640, 480), '/plan.jpg': await aPdf({ pages: 2 }) })
    startTestWorker(api)

    const id = await post(client, source, ['/picture', '/plan.jpg'])
    const property = await processed(client, id)

    expect(property).toMatchObject({
      processingStatus: 'succeeded',
      attachments: [
        { type: 'image', status: 'succeeded', contentType: 'image/jpeg', width: 640, height: 480 },
        { type: 'document', status: 'succeeded', contentType: 'application/pdf', pages: 2 },
      ],
    })
    const { body } = await client.get('/events')
    expect(body).toMatchObject([{ eventName: 'property.processing_succeeded', eventPayload: property }])
  })

  test('needs no attachments, and no worker then: it is ready with the answer, and told', async () => {
    const client = await api.account()

    const { body: first } = await client.post('/properties', aProperty({ attachments: [] }))
    const key = { 'idempotency-key': 'once' }
    const { body: second } = await client.post('/properties', aProperty({ attachments: [] }), key)
    const { body: edited } = await client.patch(`/properties/${first.id}`, newTitle)

    for (const property of [first, second, edited]) {
      expect(property).toMatchObject({ processingStatus: 'succeeded', attachments: [] })
    }
    const { body: events } = await client.get('/events')
    expect(events.map(({ eventPayload }: { eventPayload: Property }) => eventPayload)).toEqual([first, second, edited])
    expect(await told(client)).toMatchObject([
      [first.fields.title, 'succeeded', 0],
      [first.fields.title, 'succeeded', 0],
      ['Neu', 'succeeded', 0],
    ])
  })

  test('keeps what went well when one attachment fails, and names that one', async () => {
    const client = await api.account()
    const source = await aSourceOf(4)
    startTestWorker(api)

    const id = await post(client, source, ['/1.jpg', '/none.jpg', '/2.jpg', '/nor-this.jpg'])
    const property = await processed(client, id)

    expect(property).toMatchObject({
      processingStatus: 'failed',
      failureCode: 'attachment_not_found',
      failureMessage:
        'Attachment 2 (none.jpg) cannot be used. No file can be found at its address. Check the address, or upload the file. One more attachment cannot be used.',
    })
    expect(property.attachments.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'succeeded', 'failed'])
    const { body } = await client.get('/events')
    expect(body).toMatchObject([{ eventName: 'property.processing_failed', eventPayload: property }])
  })

  test('shows a thumbnail of each picture, to its own account', async () => {
    const [client, stranger] = [await api.account(), await api.account()]
    const source = await startSource({ '/1.jpg': await aJpeg(1600, 1200), '/2.pdf': await aPdf() })
    startTestWorker(api)
    const property = await processed(client, await post(client, source, ['/1.jpg', '/2.pdf']))
    const [picture, document] = property.attachments.map(
      ({ id }) => `/properties/${property.id}/attachments/${id}/thumbnail`,
    )

    const thumbnail = await client.get(picture ?? '')

    expect(thumbnail).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
    expect(Number(thumbnail.headers['content-length'])).toBeLessThan(100_000)
    expect((await client.get(picture ?? '', { 'if-none-match': thumbnail.headers['etag'] ?? '' })).status).toBe(304)
    expect((await client.get(document ?? '')).status).toBe(404)
    expect((await stranger.get(picture ?? '')).status).toBe(404)
  })
})

describe('an edit', () => {
  test('that does not name the attachments asks for none of them again', async () => {
    const client = await api.account()
    const source = await aSourceOf(2)
    startTestWorker(api)
    const id = await post(client, source, pathsOf(2))
    const before = await processed(client, id)

    const patched = await client.patch(`/properties/${id}`, { fields: { title: 'Neu' } })

    expect(patched.body).toMatchObject({ processingStatus: 'succeeded', attachments: before.attachments })
    expect((await client.get(`/properties/${id}`)).text).toBe(patched.text)
    expect(source.requests).toHaveLength(2)
    expect(await told(client)).toMatchObject([
      [before.fields.title, 'succeeded', 2],
      ['Neu', 'succeeded', 2],
    ])
  })

  test('that names the attachments asks whether they have changed, and processes just those that have', async () => {
    const client = await api.account()
    const source = await aSourceOf(3, withETag)
    startTestWorker(api)
    const id = await post(client, source, pathsOf(3))
    const before = await processed(client, id)
    source.files.set('/2.jpg', withETag(await aJpeg(100, 100)))

    await client.patch(`/properties/${id}`, { ...newTitle, attachments: attachmentsAt(source, pathsOf(3)) })
    const after = await processed(client, id)

    expect(
      source.requests
        .slice(3)
        .map(({ path, status }) => `${path} ${status}`)
        .toSorted(),
    ).toEqual(['/1.jpg 304', '/2.jpg 200', '/3.jpg 304'])
    expect(after.attachments[1]).toMatchObject({ id: before.attachments[1]?.id, width: 100, height: 100 })
    expect(await renditionsOf(client)).toBe(4)
  })

  test('processes nothing again, even where the source cannot say whether something has changed', async () => {
    const client = await api.account()
    const source = await aSourceOf(3)
    startTestWorker(api)
    const id = await post(client, source, pathsOf(3))
    const before = await processed(client, id)

    await client.put(`/properties/${id}`, aProperty({ ...newTitle, attachments: attachmentsAt(source, pathsOf(3)) }))
    const after = await processed(client, id)

    expect(after.attachments).toEqual(before.attachments)
    expect(source.requests).toHaveLength(6)
    expect(await renditionsOf(client)).toBe(3)
  })

  test.for([404, 403, 500])('keeps a picture whose address answers %s by now', async (status) => {
    const client = await api.account()
    const source = await aSourceOf(1)
    startTestWorker(api)
    const id = await post(client, source, ['/1.jpg'])
    const before = await processed(client, id)
    source.files.set('/1.jpg', (response) => response.writeHead(status).end())

    await client.put(`/properties/${id}`, aProperty({ ...newTitle, attachments: attachmentsAt(source, ['/1.jpg']) }))
    const after = await processed(client, id)

    expect(source.requestsFor('/1.jpg')).toBe(2)
    expect(after).toMatchObject({ processingStatus: 'succeeded', attachments: before.attachments })
  })

  test('may move, add and take away attachments; what is known is not fetched again', async () => {
    const client = await api.account()
    const source = await aSourceOf(4, withETag)
    startTestWorker(api)
    const id = await post(client, source, ['/1.jpg', '/2.jpg', '/3.jpg'])
    const before = await processed(client, id)

    await client.put(
      `/properties/${id}`,
      aProperty({ attachments: attachmentsAt(source, ['/4.jpg', '/3.jpg', '/1.jpg']) }),
    )
    const after = await processed(client, id)

    expect(after.attachments.map(({ id }) => id).slice(1)).toEqual([
      before.attachments[2]?.id,
      before.attachments[0]?.id,
    ])
    expect(source.requests.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(after.processingStatus).toBe('succeeded')
  })

  test('that takes all attachments away lets go of their files', async () => {
    const client = await api.account()
    const source = await aSourceOf(2)
    startTestWorker(api)
    const id = await post(client, source, pathsOf(2))
    await processed(client, id)

    await client.patch(`/properties/${id}`, { attachments: [] })

    expect(await processed(client, id)).toMatchObject({ processingStatus: 'succeeded', attachments: [] })
    const { left } = await api.db.one<{ left: number }>(sql`
      select count(*) as left from attachments where account_id = ${client.accountId}`)
    expect(left).toBe(0)
  })

  test('that comes while an older version is being processed wins: one outcome for it, and none for the other', async () => {
    const client = await api.account()
    const source = await aSourceOf(2)
    const held = Promise.withResolvers<void>()
    const bytes = await aJpeg()
    source.files.set('/1.jpg', (response) => void held.promise.then(() => response.end(bytes)))
    startTestWorker(api)
    const id = await post(client, source, ['/1.jpg'])
    await eventually(async () => expect(await leased(id)).toBe(true))

    await client.patch(`/properties/${id}`, { fields: { title: 'Zweite' } })
    await client.patch(`/properties/${id}`, {
      fields: { title: 'Dritte' },
      attachments: attachmentsAt(source, ['/2.jpg']),
    })
    held.resolve()

    const property = await processed(client, id)
    expect(property.attachments).toMatchObject([{ url: `${source.url}/2.jpg`, status: 'succeeded' }])
    expect(await told(client)).toEqual([['Dritte', 'succeeded', 1]])
  })

  test('of a property that is deleted while it is being processed comes to nothing', async () => {
    const client = await api.account()
    const source = await aSourceOf(2)
    const held = Promise.withResolvers<void>()
    const bytes = await aJpeg()
    source.files.set('/1.jpg', (response) => void held.promise.then(() => response.end(bytes)))
    startTestWorker(api)
    const id = await post(client, source, ['/1.jpg'])
    await eventually(async () => expect(await leased(id)).toBe(true))

    await client.delete(`/properties/${id}`)
    held.resolve()
    const other = await post(client, source, ['/2.jpg'])

    await processed(client, other)
    expect(await told(client)).toHaveLength(1)
  })
})

describe('a source that may come back', () => {
  test('is tried again, and it alone', async () => {
    const client = await api.account()
    const source = await aSourceOf(3)
    const bytes = await aJpeg()
    const answers = [503, 500]
    source.files.set('/2.jpg', (response) =>
      response.writeHead(answers.shift() ?? 200).end(answers.length > 0 ? '' : bytes),
    )
    startTestWorker(api)
    const id = await post(client, source, pathsOf(3))
    const waiting = await eventually(async () => {
      const { body } = await client.get(`/properties/${id}`)
      expect(body.processingStatus).toBe('processing')
      return body
    })

    await hasten(api, client, 'properties')
    await eventually(() => expect(source.requestsFor('/2.jpg')).toBe(2))
    await eventually(async () => expect(await leased(id)).toBe(false))
    await hasten(api, client, 'properties')
    const property = await processed(client, id)

    expect(waiting.attachments.map(({ status }: { status: string }) => status)).toEqual([
      'succeeded',
      'processing',
      'succeeded',
    ])
    expect(property.processingStatus).toBe('succeeded')
    expect(pathsOf(3).map(source.requestsFor)).toEqual([1, 3, 1])
  })

  /** The tries so far were in vain, and so is this one. */
  async function tryInVain(client: Client, source: Source, id: string, tries: number): Promise<void> {
    await eventually(async () => {
      expect(source.requestsFor('/1.jpg')).toBe(tries)
      expect(await leased(id)).toBe(false)
    })
    await hasten(api, client, 'properties')
  }

  test('and does not for three tries is told as failed, once, and given up after a day', async () => {
    const client = await api.account()
    const source = await startSource({ '/1.jpg': (response) => response.writeHead(500).end() })
    startTestWorker(api)
    const id = await post(client, source, ['/1.jpg'])

    for (let tries = 1; tries < 3; tries++) await tryInVain(client, source, id, tries)
    const property = await processed(client, id)
    for (let tries = 3; tries < 13; tries++) await tryInVain(client, source, id, tries)
    await eventually(async () => expect(await isDue(id)).toBe(false))

    expect(property).toMatchObject({
      processingStatus: 'failed',
      failureCode: 'attachment_source_failed',
      failureMessage:
        'Attachment 1 (1.jpg) cannot be used. The server at its address has technical problems at the moment. If that goes on, upload the file.',
    })
    expect((await client.get(`/properties/${id}`)).body).toEqual(property)
    expect(source.requestsFor('/1.jpg')).toBe(13)
    expect(await told(client)).toHaveLength(1)
  })

  test('and does so later is added then; an edit meanwhile does not wait for it', async () => {
    const client = await api.account()
    const bytes = await aJpeg()
    let isBack = false
    const source = await startSource({
      '/1.jpg': (response) => (isBack ? response.writeHead(200).end(bytes) : response.writeHead(503).end()),
    })
    startTestWorker(api)
    const id = await post(client, source, ['/1.jpg'])
    for (let tries = 1; tries < 3; tries++) await tryInVain(client, source, id, tries)
    await processed(client, id)

    await client.patch(`/properties/${id}`, { fields: { title: 'Renoviert' } })
    await eventually(async () => expect(await told(client)).toHaveLength(2))
    isBack = true
    await eventually(async () => expect(await leased(id)).toBe(false))
    await hasten(api, client, 'properties')
    await eventually(async () => expect(await told(client)).toHaveLength(3))

    expect((await told(client)).slice(1)).toEqual([
      ['Renoviert', 'failed', 0],
      ['Renoviert', 'succeeded', 1],
    ])
  })
})

describe('what a property waits for', () => {
  test('is over a minute after it was written: the advert goes without what hangs, and gets it later', async () => {
    const { client, target } = await connected(api)
    const held: ServerResponse[] = []
    const source = await startSource({
      '/good.jpg': await aJpeg(),
      '/hangs.jpg': (response) => void held.push(response),
    })
    const attachments = attachmentsAt(source, ['/hangs.jpg', '/gone.jpg', '/good.jpg'])
    const property = await newProperty(client, { externalId: 'HANGS-1', attachments, links: [] })
    const { namedAt } = await api.db.one<{ namedAt: Date }>(sql`
      update properties set attachments_named_at = now() - interval '57 seconds' where id = ${property.id}
      returning attachments_named_at as "namedAt"`)
    const listing = await newListing(client, property.id, target.id)
    expect(listing).toMatchObject({ status: 'pending', waitsFor: 'attachments' })
    expect(Date.parse(listing.waitsUntil ?? '')).toBe(namedAt.getTime() + 60_000)

    startTestWorker(api)
    const published = await listingOnce(client, listing.id, { status: 'published' })
    expect(Date.parse(published.publishedAt ?? '')).toBeLessThan(namedAt.getTime() + 70_000)
    const missing = published.warnings?.filter(({ path }) => path.startsWith('/attachments/'))
    expect(missing).toMatchObject([
      { path: '/attachments/0', code: 'attachment_unreachable' },
      { path: '/attachments/1', code: 'attachment_not_found' },
    ])
    expect(published).not.toHaveProperty('waitsFor')
    expect(await attachmentsOnPortal(api, client, target.id, 'HANGS-1')).toHaveLength(1)

    source.files.set('/hangs.jpg', await aJpeg(80, 60))
    await hasten(api, client, 'properties')
    await eventually(async () => expect(await attachmentsOnPortal(api, client, target.id, 'HANGS-1')).toHaveLength(2))
    for (const response of held) response.destroy()
  })

  test('keeps nobody from hearing at once what failed for good', async () => {
    const client = await api.account()
    const source = await startSource({ '/down.jpg': (response) => response.writeHead(503).end() })
    startTestWorker(api)

    const id = await post(client, source, ['/down.jpg', '/gone.jpg'])
    const { eventName, eventPayload } = await eventually(async () => {
      const { body } = await client.get('/events')
      expect(body).toHaveLength(1)
      return body[0]
    })

    expect(eventName).toBe('property.processing_failed')
    expect(eventPayload).toMatchObject({
      id,
      processingStatus: 'processing',
      failureCode: 'attachment_not_found',
      attachments: [{ status: 'processing' }, { status: 'failed', failureCode: 'attachment_not_found' }],
    })
    expect((await client.get(`/properties/${id}`)).body).toMatchObject({ failureCode: 'attachment_not_found' })
  })
})

async function isDue(id: string): Promise<boolean> {
  const { isDue } = await api.db.one<{ isDue: boolean }>(sql`
    select due_at is not null as "isDue" from properties where id = ${id} and account_id > ''`)
  return isDue
}

async function leased(id: string): Promise<boolean> {
  const { isLeased } = await api.db.one<{ isLeased: boolean }>(sql`
    select lease_token is not null as "isLeased" from properties where id = ${id} and account_id > ''`)
  return isLeased
}
