import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkOpenImmoFile } from '../src/check-openimmo-file.ts'
import { type Config, readConfig } from '../src/config.ts'
import { exportProperty } from '../src/export-property.ts'
import { aContact, type Client, startApi } from './harness.ts'
import { newProperty, newTarget } from './portal.ts'
import { startSource } from './source.ts'
import { eventually, startTestWorker } from './work.ts'

const api = startApi()
const type = 'openimmo'
let folder: string
let config: Config
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aushang-openimmo-'))
  // The storage and the key of the API, for the command works on what the API has stored.
  await symlink(api.mediaFolder, join(folder, 'media'))
  config = readConfig({ DATA_DIR: folder, SECRETS_KEY: '07'.repeat(32) })
})
afterAll(() => rm(folder, { recursive: true }))

describe('aushang openimmo', () => {
  test('export writes what check finds in order', async () => {
    const client = await api.account()
    const { body: contact } = await client.post('/contacts', { lastName: 'Muster', email: 'anna@example.org' })
    const property = await newProperty(client, { contactId: contact.id })
    const out = join(folder, 'property.zip')

    await exportProperty(api.db, config, { account: client.accountId, property: property.id, type, out })

    const problems = await checkOpenImmoFile(out, config)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('export says what there is not', async () => {
    const { accountId: account } = await api.account()

    const noProperty = exportProperty(api.db, config, {
      account,
      property: unknownProperty,
      type,
      out: join(folder, 'none.zip'),
    })

    await expect(noProperty).rejects.toThrow('There is no such property in this account.')
  })

  test.for([
    ['openimmo', 2_000_000, 5_000_000],
    ['platform-b', 1_000_000, 2_000_000],
  ] as const)('export for a target of type %s is what that target would be sent', async ([itsType, least, most]) => {
    startTestWorker(api)
    const client = await api.account()
    const { body: contact } = await client.post('/contacts', aContact())
    const target = await aFileTarget(client, itsType, { contactId: contact.id })
    const source = await startSource({ '/large.jpg': await aLargeJpeg() })
    const property = await newProperty(client, { attachments: [{ url: `${source.url}/large.jpg` }] })
    await eventually(async () =>
      expect((await client.get(`/properties/${property.id}`)).body.processingStatus).toBe('succeeded'),
    )
    const out = join(folder, `${itsType}.zip`)

    await exportProperty(api.db, config, { account: client.accountId, property: property.id, target, type, out })

    // Its files are stored as they are, the one picture by far the largest.
    const zip = await readFile(out)
    expect(zip.length).toBeGreaterThan(least)
    expect(zip.length).toBeLessThan(most + 20_000)
    expect(zip.includes(`<anbieternr>KD-${itsType}</anbieternr>`)).toBe(true)
    expect(zip.includes(contact.email)).toBe(true)
  })

  test('export says so where a target is sent no files', async () => {
    const client = await api.account()
    const { id: target } = await newTarget(client)
    const property = await newProperty(client)
    const out = join(folder, 'never.zip')

    const impossible = exportProperty(api.db, config, {
      account: client.accountId,
      property: property.id,
      target,
      type,
      out,
    })

    await expect(impossible).rejects.toThrow(
      'Targets of type platform-a-24-sandbox are sent no files: there is nothing to export.',
    )
  })

  test('check names the fault of a foreign file in plain words', async () => {
    const file = join(folder, 'foreign.xml')
    await writeFile(
      file,
      '<openimmo><uebertragung art="ONLINE" umfang="TEIL" version="1.2.7" sendersoftware="x"/></openimmo>',
    )

    const problems = await checkOpenImmoFile(file, config)

    expect(problems.map(({ message }) => message).join('\n')).toContain('senderversion')
    await expect(checkOpenImmoFile(join(folder, 'nowhere.xml'), config)).rejects.toThrow('cannot be read')
  })
})

async function aFileTarget(client: Client, type: string, options: object): Promise<string> {
  const login = { protocol: 'ftp', host: '127.0.0.1', port: 1, username: 'agency', password: 'secret' }
  const credentials = { ...login, providerNumber: `KD-${type}` }
  const answer = await client.post('/targets', { type, credentials, options })
  expect(answer.status).toBe(201)
  return answer.body.id
}

/** Of noise, which does not get small. */
function aLargeJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = { width: 1900, height: 1900, channels: 3, background: '#888', noise } as const
  return sharp({ create: picture }).jpeg({ quality: 90 }).toBuffer()
}

const unknownProperty = '0TkW4rYx00qL7mN9pR2s'
