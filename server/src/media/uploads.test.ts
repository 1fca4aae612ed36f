import { open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Answer, aProperty, type Client, startApi, testPublicUrl } from '../../test/harness.ts'
import { aJpeg, aPdf } from '../../test/pictures.ts'
import { processed, startTestWorker } from '../../test/work.ts'

const api = startApi()
const mebibyte = 1024 * 1024

function upload(client: Client, payload: Buffer, headers: Record<string, string> = {}): Promise<Answer> {
  return client.send({
    method: 'POST',
    url: '/uploads',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload,
  })
}

function form(files: Buffer[], fields: Record<string, string> = {}): [body: Buffer, headers: Record<string, string>] {
  const parts = [
    ...Object.entries(fields).map(([name, value]) => [`name="${name}"`, Buffer.from(value)] as const),
    ...files.map((file) => ['name="file"; filename="a.jpg"', file] as const),
  ]
  const body = parts.flatMap(([head, data]) => [
    Buffer.from(`--mark\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    data,
    Buffer.from('\r\n'),
  ])
  return [
    Buffer.concat([...body, Buffer.from('--mark--\r\n')]),
    { 'content-type': 'multipart/form-data; boundary=mark' },
  ]
}

/** With a file in its place, nothing can be made there either. */
async function takeStorageAway(place: 'a file in its place' | 'nothing in its place'): Promise<() => Promise<void>> {
  const aside = `${api.mediaFolder}.aside`
  let isBack = false
  await rename(api.mediaFolder, aside)
  const bringBack = async () => {
    if (isBack) return
    isBack = true
    await rm(api.mediaFolder, { recursive: true, force: true })
    await rename(aside, api.mediaFolder)
  }
  onTestFinished(bringBack)
  if (place === 'a file in its place') await writeFile(api.mediaFolder, '')
  return bringBack
}

function expectStorageTrouble({ status, body, headers }: Answer): void {
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5'])
  expect(body.message).toContain('its storage of pictures and documents')
}

describe('while the storage is away', () => {
  test('uploads are asked to come again, and are taken then', async () => {
    const client = await api.account()
    const bringBack = await takeStorageAway('a file in its place')

    const away = await upload(client, await aPdf())
    await bringBack()

    expectStorageTrouble(away)
    expect((await upload(client, await aPdf())).status).toBe(201)
  })

  test.for(['a file in its place', 'nothing in its place'] as const)(
    'nobody keeps that answer for the picture: %s',
    async (place) => {
      const client = await api.account()
      startTestWorker(api)
      const { url } = (await upload(client, await aJpeg())).body
      const created = await client.post('/properties', aProperty({ attachments: [{ url }] }))
      const { id, attachments } = await processed(client, created.body.id)
      const thumbnail = `/properties/${id}/attachments/${attachments[0]?.id}/thumbnail`
      expect((await client.get(thumbnail)).status).toBe(200)
      await takeStorageAway(place)

      const answers = [await client.get(new URL(url).pathname), await client.get(thumbnail)]

      for (const answer of answers) {
        expectStorageTrouble(answer)
        expect(answer.headers).not.toHaveProperty('etag')
        expect(answer.headers['cache-control'] ?? '').not.toContain('max-age')
      }
    },
  )

  test.for(['ENOSPC', 'EDQUOT'])('an upload that finds no room while it comes is to come again: %s', async (code) => {
    const client = await api.account()
    await using file = await open(join(api.mediaFolder, code), 'w')
    const noRoom = Object.assign(new Error(`${code}: no room, write`), { code })
    const writing = vi.spyOn(Object.getPrototypeOf(file) as typeof file, 'writeFile').mockRejectedValueOnce(noRoom)
    onTestFinished(() => writing.mockRestore())

    expectStorageTrouble(await upload(client, await aPdf()))
    expect((await upload(client, await aPdf())).status).toBe(201)
  })
})

describe('POST /uploads', () => {
  test.for(['image/jpeg', 'image/png', 'application/pdf', 'application/octet-stream'])(
    'takes a file as %s, and says what it is',
    async (contentType) => {
      const client = await api.account()
      const bytes = await aJpeg()

      const { status, body, headers } = await upload(client, bytes, { 'content-type': contentType })

      expect(status).toBe(201)
      expect(body).toMatchObject({ contentType: 'image/jpeg', width: 640, height: 480, bytes: bytes.length })
      expect(body.url).toMatch(new RegExp(`^${testPublicUrl}/uploads/\\w{20}$`))
      expect(headers['location']).toBe(new URL(body.url).pathname)
    },
  )

  test('takes a file in a form, whatever else the form holds', async () => {
    const client = await api.account()

    const { status, body } = await upload(client, ...form([await aPdf({ pages: 2 })], { title: 'Grundriss' }))

    expect(status).toBe(201)
    expect(body).toMatchObject({ contentType: 'application/pdf', pages: 2 })
  })

  test('gives back the file at its URL, to this account alone', async () => {
    const [client, stranger] = [await api.account(), await api.account()]
    const bytes = await aJpeg()
    const { pathname } = new URL((await upload(client, bytes)).body.url)

    const raw = await api.app.inject({ url: pathname, headers: { authorization: `Bearer ${client.apiKey}` } })

    expect(raw.rawPayload.equals(bytes)).toBe(true)
    expect(raw.headers).toMatchObject({ 'content-type': 'image/jpeg' })
    expect((await stranger.get(pathname)).status).toBe(404)
    expect((await api.send({ url: pathname })).status).toBe(401)
  })

  test('its URL is an attachment like any other, in this account alone', async () => {
    const [client, stranger] = [await api.account(), await api.account()]
    const { url } = (await upload(client, await aJpeg())).body
    startTestWorker(api)

    const draft = aProperty({ attachments: [{ url, title: 'Küche' }] })
    const own = await client.post('/properties', draft)
    const strange = await stranger.post('/properties', draft)

    expect(await processed(client, own.body.id)).toMatchObject({
      processingStatus: 'succeeded',
      attachments: [{ url, title: 'Küche', status: 'succeeded', contentType: 'image/jpeg', width: 640 }],
    })
    expect(await processed(stranger, strange.body.id)).toMatchObject({
      processingStatus: 'failed',
      failureCode: 'attachment_not_found',
      failureMessage:
        'Attachment 1 (Küche) cannot be used. The uploaded file is not there any more. Please upload it again.',
    })
  })

  test('twice with one Idempotency-Key is once', async () => {
    const client = await api.account()
    const bytes = await aJpeg()
    const key = { 'idempotency-key': 'picture-1' }

    const first = await upload(client, bytes, key)
    const second = await upload(client, bytes, key)
    const other = await upload(client, await aJpeg(64, 48), key)

    expect(second.text).toBe(first.text)
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  })

  test('takes what is just 16 MB', async () => {
    const client = await api.account()
    const picture = await aJpeg()
    const padded = Buffer.concat([picture, Buffer.alloc(16 * mebibyte - picture.length)])

    expect((await upload(client, padded)).status).toBe(201)
  })

  test.for<[what: string, () => [Buffer, Record<string, string>?], status: number, code: string, issue?: string]>([
    ['more than 16 MB', () => [Buffer.alloc(16 * mebibyte + 1)], 413, 'payload_too_large'],
    ['a form with more than 16 MB', () => form([Buffer.alloc(16 * mebibyte + 1)]), 413, 'payload_too_large'],
    ['nothing', () => [Buffer.alloc(0)], 422, 'unusable_file', 'attachment_empty'],
    ['HTML', () => [Buffer.from('<html>')], 422, 'unusable_file', 'attachment_is_web_page'],
    ['JSON', () => [Buffer.from('{}'), { 'content-type': 'application/json' }], 415, 'unsupported_media_type'],
    ['a form without a file', () => form([], { a: 'b' }), 400, 'invalid_request', 'one_file'],
    ['a form with two files', () => form([Buffer.from('1'), Buffer.from('2')]), 400, 'invalid_request', 'one_file'],
    [
      'a form without a boundary',
      () => [Buffer.from('x'), { 'content-type': 'multipart/form-data; a=b' }],
      400,
      'invalid_request',
      'malformed_form',
    ],
    [
      'a form that breaks off',
      () => [form([Buffer.alloc(1000, 1)])[0].subarray(0, 500), form([])[1]],
      400,
      'invalid_request',
      'malformed_form',
    ],
  ])('refuses %s', async ([, make, status, code, issue]) => {
    const client = await api.account()

    const answer = await upload(client, ...make())

    expect(answer).toMatchObject({ status, body: { code, ...(issue && { issues: [{ code: issue }] }) } })
  })

  test('does not ask for an address where there is none', async () => {
    const { body } = await upload(await api.account(), Buffer.from('<html>'))

    expect(body.issues[0].message).toMatch(/^This is a web page.* the file itself/)
    expect(body.issues[0].message).not.toContain('address')
  })
})
