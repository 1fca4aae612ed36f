import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../src/index.ts'
import { type Client, signIn } from '../platform-a/client.ts'
import { pdf, png } from '../platform-a/documents.ts'
import { needing, platformAReference } from './reference.ts'

const composed = platformAReference('composed')

describe('composed documents', needing(composed), () => {
  let sandbox: Sandbox
  let client: Client
  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
    client = await signIn(sandbox.url)
  })
  afterAll(() => sandbox.stop())

  const read = (name: string) => readFileSync(join(composed.path, name), 'utf8')
  const idOf = (text: string) => /"id":"?(\d+)/.exec(text)?.[1] ?? ''

  test('are accepted, one after the other', async () => {
    const contact = await client.send('POST', '/user/me/contact', { xml: read('contact.post.xml') })
    expect(contact.codes).toEqual(['MESSAGE_RESOURCE_CREATED'])

    const objects = readdirSync(composed.path).filter((file) => /^(apartment|house|living).*\.post\.xml$/.test(file))
    expect(objects.length).toBeGreaterThan(2)
    let id = ''
    for (const file of objects) {
      const created = await client.send('POST', '/user/me/realestate', { xml: read(file) })
      expect([file, created.status, ...created.texts]).toEqual([
        file,
        201,
        expect.stringContaining('has been created.'),
      ])
      id ||= idOf(created.text)
    }

    const path = `/user/me/realestate/${id}/attachment`
    const uploads = [
      { metadata: 'picture.metadata.xml', file: png, type: 'image/png', name: 'a.png' },
      { metadata: 'pdf.metadata.xml', file: pdf, type: 'application/pdf', name: 'a.pdf' },
    ]
    const ids: string[] = []
    for (const { metadata, file, type, name } of uploads) {
      const form = new FormData()
      form.append('metadata', new Blob([read(metadata)], { type: 'application/xml' }), 'body.xml')
      form.append('attachment', new Blob([new Uint8Array(file)], { type }), name)
      const uploaded = await client.send('POST', path, { form })
      expect([metadata, uploaded.status]).toEqual([metadata, 201])
      ids.push(idOf(uploaded.text))
    }
    const link = await client.send('POST', path, { xml: read('link.post.xml') })
    expect(link.status).toBe(201)

    const order = read('attachmentsorder.put.xml')
      .replace('904900002', ids[1] ?? '')
      .replace('904900001', ids[0] ?? '')
    const ordered = await client.send('PUT', `${path}/attachmentsorder`, { xml: order })
    expect(ordered.codes).toEqual(['MESSAGE_RESOURCE_UPDATED'])

    const publish = read('publishObject.post.xml').replace('325500001', id)
    const published = await client.send('POST', '/publish', { xml: publish })
    expect(published.status).toBe(201)
  })
})
