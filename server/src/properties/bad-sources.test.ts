import sql from 'sql-template-tag'
import { afterEach, describe, expect, test } from 'vitest'
import { startBadReceiver } from '../../test/bad-receiver.ts'
import { aProperty, startApi } from '../../test/harness.ts'
import { aGif, aJpeg, aPdf, aPngBomb } from '../../test/pictures.ts'
import { type SourceAnswer, startSource } from '../../test/source.ts'
import { eventually, processed, startTestWorker } from '../../test/work.ts'

const api = startApi()
const mebibyte = 1024 * 1024

const status =
  (code: number, headers: Record<string, string> = {}): SourceAnswer =>
  (response) =>
    response.writeHead(code, headers).end()

/** At a path of the source, or at an address of its own. */
type At = SourceAnswer | { make: () => Buffer | Promise<Buffer> } | string

const html = Buffer.from('<!doctype html><title>Nicht gefunden</title>')
const polyglot = Buffer.concat([aGif(2), Buffer.from('<script>alert(1)</script>')])
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

describe('a bad source', () => {
  const rows: [what: string, at: At, code: string, sentence: string][] = [
    ['404', status(404), 'attachment_not_found', 'No file can be found at its address'],
    ['410', status(410), 'attachment_not_found', 'No file can be found at its address'],
    ['401', status(401), 'attachment_forbidden', 'does not give us the file'],
    ['403', status(403), 'attachment_forbidden', 'does not give us the file'],
    ['304 to no condition', status(304), 'attachment_redirect_failed', 'leads only to other addresses'],
    ['a redirect to nowhere', status(302), 'attachment_redirect_failed', 'leads only to other addresses'],
    [
      'redirects in circles',
      status(302, { location: '/bad' }),
      'attachment_redirect_failed',
      'leads only to other addresses',
    ],
    [
      'a redirect inside',
      status(302, { location: 'https://10.0.0.1/' }),
      'attachment_address_blocked',
      'it must be public',
    ],
    [
      'a redirect elsewhere',
      status(302, { location: 'file:///etc/passwd' }),
      'attachment_redirect_failed',
      'leads only to other addresses',
    ],
    ['a private address', 'https://192.168.1.1/1.jpg', 'attachment_address_blocked', 'We must not call its address'],
    [
      'the metadata of a cloud',
      'http://169.254.169.254/',
      'attachment_address_blocked',
      'We must not call its address',
    ],
    ['HTML with 200', html, 'attachment_is_web_page', 'This is a web page'],
    ['SVG with scripts', svg, 'attachment_unsupported', 'The file is neither a picture'],
    ['zero bytes', Buffer.alloc(0), 'attachment_empty', 'The file is empty.'],
    [
      'half a JPEG',
      { make: async () => (await aJpeg()).subarray(0, 1500) },
      'attachment_corrupt',
      'is damaged or incomplete',
    ],
    ['16 MB and a byte', Buffer.alloc(16 * mebibyte + 1), 'attachment_too_large', 'The file is larger than 16 MB.'],
    ['a PNG bomb', { make: aPngBomb }, 'attachment_too_many_pixels', 'has 3,600 million pixels'],
    ['200 frames', aGif(200), 'attachment_too_many_frames', 'has 200 frames'],
    ['a polyglot', polyglot, 'attachment_polyglot', 'is also a web page or a program'],
    ['an encrypted PDF', { make: () => aPdf({ isEncrypted: true }) }, 'attachment_encrypted', 'The PDF is protected'],
  ]

  test.for(rows)('%s is final at once', async ([, at, code, sentence]) => {
    const client = await api.account()
    const source = await startSource({ '/good': await aJpeg(64, 48) })
    if (typeof at !== 'string') source.files.set('/bad', 'make' in at ? await at.make() : at)
    const url = typeof at === 'string' ? at : `${source.url}/bad`
    startTestWorker(api)

    const attachments = [{ url }, { url: `${source.url}/good` }]
    const { body } = await client.post('/properties', aProperty({ attachments }))
    const property = await processed(client, body.id)

    expect(property).toMatchObject({
      processingStatus: 'failed',
      failureCode: code,
      attachments: [{ status: 'failed', failureCode: code }, { status: 'succeeded' }],
    })
    const name = url.slice(url.lastIndexOf('/') + 1) || url
    expect(property.failureMessage).toContain(`Attachment 1 (${name}) cannot be used. `)
    expect(property.failureMessage).toContain(sentence)
  })

  test.for<[what: string, at: string, code: string, sentence: string]>([
    ['500', '/status?code=500', 'attachment_source_failed', 'has technical problems at the moment'],
    ['429', '/status?code=429', 'attachment_source_failed', 'has technical problems at the moment'],
    ['a body shorter than announced', '/close-in-body', 'attachment_incomplete', 'did not arrive completely'],
    ['a reset', '/reset-in-body', 'attachment_incomplete', 'did not arrive completely'],
    ['garbage', '/garbage', 'attachment_unreachable', 'does not answer'],
    [
      'no such name',
      'https://nowhere.invalid/1.jpg',
      'attachment_host_unknown',
      'The server in its address does not exist',
    ],
    ['nobody there', 'http://127.0.0.1:1/1.jpg', 'attachment_unreachable', 'does not answer'],
  ])('%s is tried three times, and then said', async ([, path, code, sentence]) => {
    const client = await api.account()
    const receiver = await startBadReceiver()
    const url = path.startsWith('/') ? receiver.origin + path : path
    startTestWorker(api)

    const { body } = await client.post('/properties', aProperty({ attachments: [{ url }] }))
    const property = await eventually(async () => {
      // What is said to have failed is tried once more much later: that time must not come here.
      await api.db.run(sql`
        update properties set due_at = now()
        where account_id = ${client.accountId} and due_at is not null and failures < 3`)
      api.wakes.send('properties')
      const answer = await client.get(`/properties/${body.id}`)
      expect(answer.body.processingStatus).toBe('failed')
      return answer.body
    })
    await receiver.close()

    expect(property.failureCode).toBe(code)
    expect(property.failureMessage).toContain(sentence)
    expect(receiver.received).toHaveLength(path.startsWith('/') ? 3 : 0)
  })
})

describe('a source that takes its time', () => {
  const holding: (() => void)[] = []
  afterEach(() => holding.splice(0).forEach((release) => release()))

  test('holds up neither other properties of the account nor those of others', async () => {
    const [client, other] = [await api.account(), await api.account()]
    const bytes = await aJpeg(64, 48)
    const source = await startSource({ '/good': bytes })
    const slow = Array.from({ length: 30 }, (_, index) => `/slow/${index}`)
    for (const path of slow) source.files.set(path, (response) => void holding.push(() => response.end(bytes)))
    startTestWorker(api)

    const attachments = slow.map((path) => ({ url: source.url + path }))
    const { body: held } = await client.post('/properties', aProperty({ attachments }))
    await eventually(() => expect(holding.length).toBeGreaterThan(0))
    const good = aProperty({ attachments: [{ url: `${source.url}/good` }] })
    const [own, others] = [await client.post('/properties', good), await other.post('/properties', good)]

    expect(await processed(client, own.body.id)).toMatchObject({ processingStatus: 'succeeded' })
    expect(await processed(other, others.body.id)).toMatchObject({ processingStatus: 'succeeded' })
    expect((await client.get(`/properties/${held.id}`)).body.processingStatus).toBe('pending')
    for (const path of slow) source.files.set(path, bytes)
  })
})
