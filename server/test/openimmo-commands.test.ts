import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Config, readConfig } from '../src/config.ts'
import { checkOpenImmoFile, exportProperty } from '../src/openimmo-commands.ts'
import { startApi } from './harness.ts'
import { newProperty } from './portal.ts'

const api = startApi()
const type = 'openimmo'
let folder: string
let config: Config
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aushang-openimmo-'))
  config = readConfig({ DATA_DIR: folder })
})
afterAll(() => rm(folder, { recursive: true }))

describe('aushang openimmo', () => {
  test('export writes what check finds in order', async () => {
    const client = await api.account()
    const { body: contact } = await client.post('/contacts', { lastName: 'Muster', email: 'anna@example.org' })
    const property = await newProperty(client, { contactId: contact.id })
    const out = join(folder, 'property.zip')

    await exportProperty(api.db, config, { account: client.accountId, property: property.id, type, out })

    const faults = await checkOpenImmoFile(out, config)
    expect(faults.filter((fault) => fault.startsWith('error'))).toEqual([])
  })

  test('export says what is missing, and what there is not', async () => {
    const client = await api.account()
    const property = await newProperty(client)
    const out = join(folder, 'none.zip')
    const account = client.accountId

    const noContact = exportProperty(api.db, config, { account, property: property.id, type, out })
    const noProperty = exportProperty(api.db, config, { account, property: unknownProperty, type, out })

    await expect(noContact).rejects.toThrow('/contactId')
    await expect(noProperty).rejects.toThrow('There is no such property in this account.')
  })

  test('check names the fault of a foreign file in plain words', async () => {
    const file = join(folder, 'foreign.xml')
    await writeFile(
      file,
      '<openimmo><uebertragung art="ONLINE" umfang="TEIL" version="1.2.7" sendersoftware="x"/></openimmo>',
    )

    const faults = await checkOpenImmoFile(file, config)

    expect(faults.join('\n')).toContain('senderversion')
    await expect(checkOpenImmoFile(join(folder, 'nowhere.xml'), config)).rejects.toThrow('cannot be read')
  })
})

const unknownProperty = '0TkW4rYx00qL7mN9pR2s'
