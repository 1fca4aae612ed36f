import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, type Received, signIn, type Tree } from '../../../test/platform-a/client.ts'
import { flat, pdf, png } from '../../../test/platform-a/documents.ts'
import { type Sandbox, startSandbox } from '../../index.ts'

let sandbox: Sandbox
let client: Client
let path: string
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, rateLimitPerMinute: 1_000_000 })
  client = await signIn(sandbox.url)
})
afterAll(() => sandbox.stop())
beforeEach(async () => {
  path = `/user/me/realestate/${idOf(await client.send('POST', '/user/me/realestate', { json: flat() }))}/attachment`
})

const idOf = ({ json }: Received) => String(json['common.messages'][0].message.id)
const common = 'http://rest.immobilienscout24.de/schema/common/1.0'
const xsi = 'http://www.w3.org/2001/XMLSchema-instance'
const metadataXml = (type: string, inner: string) =>
  `<c:attachment xmlns:c="${common}" xmlns:xsi="${xsi}" xsi:type="c:${type}">${inner}</c:attachment>`
const pictureXml = (title: string, isTitle = false) =>
  metadataXml('Picture', `<title>${title}</title><floorplan>false</floorplan><titlePicture>${isTitle}</titlePicture>`)

interface Upload {
  metadata: string
  file?: Buffer
  type?: string
  name?: string
  isFileFirst?: boolean
}

function upload({ metadata, file = png, type = 'image/png', name = 'bild.png', isFileFirst = false }: Upload) {
  const isJson = metadata.startsWith('{')
  const parts = [
    ['metadata', new Blob([metadata], { type: isJson ? 'application/json' : 'application/xml' }), 'body'],
    ['attachment', new Blob([new Uint8Array(file)], { type }), name],
  ] as const
  const form = new FormData()
  for (const [part, blob, fileName] of isFileFirst ? parts.toReversed() : parts) form.append(part, blob, fileName)
  return client.send('POST', path, { form })
}

const list = async (query = '') => {
  const [wrapper] = (await client.send('GET', path + query)).json['common.attachments'] as Tree[]
  const attachments: Tree[] = wrapper === undefined ? [] : [wrapper.attachment].flat()
  return attachments
}
const titles = async () =>
  (await list()).map(({ title, titlePicture }) => (titlePicture === 'true' ? `*${title}` : title))

describe('an upload', () => {
  test.for([true, false])('takes its parts in either order (file first: %s)', async (isFileFirst) => {
    const answer = await upload({ metadata: pictureXml('Küche'), isFileFirst })

    expect([answer.status, answer.headers.get('location')]).toEqual([
      201,
      `${sandbox.url}/restapi/api/offer/v1.0${path}/${idOf(answer)}`,
    ])
  })

  test('is read back with its checksum, and with the picture itself', async () => {
    const metadata = JSON.stringify({
      'common.attachment': {
        '@xmlns': { common },
        '@xsi.type': 'common:Picture',
        title: 'Wohnzimmer',
        externalId: 'img-1',
        externalCheckSum: '9f86d081',
        floorplan: 'false',
        titlePicture: 'true',
      },
    })
    const id = idOf(await upload({ metadata }))

    const [picture] = await list()
    const one = await client.send('GET', `${path}/${id}`)
    const scaled = picture.urls[0].url.find((url: Tree) => url['@scale'] === 'SCALE_540x540')['@href']
    const image = await fetch(scaled)

    expect(picture).toEqual({
      '@xsi.type': 'common:Picture',
      '@xlink.href': `${sandbox.url}/restapi/api/offer/v1.0${path}/${id}`,
      '@id': id,
      '@modification': expect.stringMatching(/Z$/),
      title: 'Wohnzimmer',
      checkSum: createHash('md5').update(png).digest('hex'),
      externalId: 'img-1',
      externalCheckSum: '9f86d081',
      floorplan: 'false',
      titlePicture: 'true',
      urls: [{ url: expect.arrayContaining([expect.objectContaining({ '@scale': 'WHITE_FILLING' })]) }],
    })
    expect(one.json['common.attachment']).toEqual(picture)
    expect(image.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await image.arrayBuffer()).equals(png)).toBe(true)
  })

  test('can be a document, or a link', async () => {
    const document = metadataXml('PDFDocument', '<title>Plan</title><floorplan>true</floorplan>')
    await upload({ metadata: document, file: pdf, type: 'application/pdf', name: 'plan.pdf' })
    await client.send('POST', path, { xml: metadataXml('Link', '<url>https://tours.example.org/1</url>') })

    expect(await list()).toMatchObject([
      { '@xsi.type': 'common:PDFDocument', title: 'Plan', floorplan: 'true', url: expect.stringMatching(/\.pdf$/) },
      { '@xsi.type': 'common:Link', title: 'Link', url: 'https://tours.example.org/1' },
    ])
  })

  test('without a title is called as its file, misread', async () => {
    await upload({ metadata: '{"common.attachment":{"@xsi.type":"common:Picture"}}', name: 'Küche.png' })

    expect(await titles()).toEqual(['*KÃ¼che'])
  })

  const refused: { name: string; upload: Upload; code: string; says: string }[] = [
    {
      name: 'a file without a name',
      upload: { metadata: pictureXml('a'), name: '' },
      code: 'ERROR_RESOURCE_VALIDATION',
      says: 'the name of the attachment file must be specified.',
    },
    {
      name: 'a file of another kind',
      upload: { metadata: pictureXml('a'), type: 'text/plain', name: 'a.txt' },
      code: 'ERROR_RESOURCE_VALIDATION',
      says: 'is not supported',
    },
    {
      name: 'a document that is called a picture',
      upload: { metadata: pictureXml('a'), type: 'application/pdf', name: 'a.pdf' },
      code: 'ERROR_RESOURCE_VALIDATION',
      says: 'is not supported',
    },
    {
      name: 'metadata that is incomplete',
      upload: { metadata: metadataXml('Picture', '<title>a</title>') },
      code: 'ERROR_COMMON_SCHEMA_VALIDATION_FAILED',
      says: "The content of element 'c:attachment' is not complete. One of '{checkSum, externalId, externalCheckSum, floorplan}' is expected.",
    },
    {
      name: 'a title that is too long',
      upload: { metadata: `{"common.attachment":{"title":"${'x'.repeat(31)}"}}` },
      code: 'ERROR_RESOURCE_VALIDATION',
      says: 'LENGTH_EXCEEDED',
    },
  ]
  test.for(refused)('of $name is refused', async ({ upload: sent, code, says }) => {
    const answer = await upload(sent)

    expect([answer.status, answer.codes]).toEqual([412, [code]])
    expect(answer.texts[0]).toContain(says)
    expect(await list()).toEqual([])
  })

  const torn = [
    ['multipart/form-data', ''],
    ['multipart/form-data', '--x--'],
    ['multipart/form-data; boundary=x', '--x--'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.png"\r\n\r\nab',
    ],
  ] as const
  test.for(torn)('that is torn is refused (%s, %s)', async ([type, xml]) => {
    const answer = await client.send('POST', path, { xml, headers: { 'content-type': type } })

    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(await list()).toEqual([])
  })

  test('needs an object', async () => {
    path = '/user/me/realestate/1/attachment'

    const answer = await upload({ metadata: pictureXml('a') })

    expect([answer.status, answer.codes]).toEqual([404, ['ERROR_RESOURCE_NOT_FOUND']])
  })
})

describe('the attachments of an object', () => {
  test('have one title picture, which comes first', async () => {
    const ids: string[] = []
    for (const title of ['a', 'b', 'c']) ids.push(idOf(await upload({ metadata: pictureXml(title) })))
    const [a, b] = ids
    const states = [await titles()]

    await client.send('PUT', `${path}/${b}`, { xml: pictureXml('b', true) })
    states.push(await titles())
    await client.send('PUT', `${path}/${b}`, { xml: pictureXml('b', false) })
    states.push(await titles())
    await client.send('DELETE', `${path}/${b}`)
    states.push(await titles())
    await upload({ metadata: pictureXml('d', true) })
    states.push(await titles())

    expect(a).toBeDefined()
    expect(states).toEqual([
      ['*a', 'b', 'c'],
      ['*b', 'a', 'c'],
      ['*b', 'a', 'c'],
      ['*a', 'c'],
      ['*d', 'a', 'c'],
    ])
  })

  test('come in the order they are told to, links last', async () => {
    const link = await client.send('POST', path, { xml: metadataXml('Link', '<url>https://tours.example.org/1</url>') })
    const [a, b, c] = [
      idOf(await upload({ metadata: pictureXml('a') })),
      idOf(await upload({ metadata: pictureXml('b') })),
      idOf(await upload({ metadata: pictureXml('c') })),
    ]
    const order = (ids: (string | undefined)[]) =>
      client.send('PUT', `${path}/attachmentsorder`, {
        json: { 'attachmentsorder.attachmentsorder': { attachmentId: ids } },
      })

    const ordered = await order([c, a, b])
    const after = await titles()
    const read = await client.send('GET', `${path}/attachmentsorder`)
    const strange = await order([c, idOf(link)])

    expect(ordered.json['common.messages'][0].message).toMatchObject({
      messageCode: 'MESSAGE_RESOURCE_UPDATED',
      id: path.split('/')[4],
    })
    expect(after).toEqual(['*c', 'a', 'b', 'Link'])
    expect(read.json['attachmentsorder.attachmentsorder'].attachmentId).toEqual([c, a, b])
    expect(strange.status).toBe(412)
  })

  test('lose what a PUT leaves out, but never the file', async () => {
    const metadata = metadataXml(
      'Picture',
      '<title>a</title><externalId>e</externalId><externalCheckSum>s</externalCheckSum><floorplan>true</floorplan><titlePicture>true</titlePicture>',
    )
    const id = idOf(await upload({ metadata }))

    const updated = await client.send('PUT', `${path}/${id}`, { xml: pictureXml('b') })

    const [picture] = await list()
    expect(updated.codes).toEqual(['MESSAGE_RESOURCE_UPDATED'])
    expect(picture).toMatchObject({ title: 'b', floorplan: 'false', checkSum: expect.any(String) })
    expect(picture).not.toHaveProperty('externalCheckSum')
  })

  test('are found by their external id, and are nothing when there are none', async () => {
    const empty = await client.send('GET', path)
    await upload({ metadata: '{"common.attachment":{"externalId":"e-1","title":"a"}}' })
    await upload({ metadata: '{"common.attachment":{"externalId":"e-2","title":"b"}}' })

    expect(empty.json).toEqual({ 'common.attachments': [] })
    expect(await list('?externalId=e-2')).toMatchObject([{ title: 'b' }])
  })

  test('are deleted once, and with their object', async () => {
    const id = idOf(await upload({ metadata: pictureXml('a') }))
    const { url } = (await list())[0].urls[0]

    const deleted = await client.send('DELETE', `${path}/${id}`)
    const again = await client.send('DELETE', `${path}/${id}`)
    const image = await fetch(url[0]['@href'].replace('%WIDTH%x%HEIGHT%', '1x1'))

    expect([deleted.status, again.status, image.status]).toEqual([200, 404, 404])
  })
})
