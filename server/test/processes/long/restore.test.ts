import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAccount } from '../../../src/accounts/accounts.store.ts'
import { openDatabase } from '../../../src/lib/database/db.ts'
import { needing } from '../../../../test/needs.ts'
import { debianPostgres, query, startDebianPostgres } from '../../database/debian-postgres.ts'
import { aProperty } from '../../harness.ts'
import { aJpeg } from '../../pictures.ts'
import { startReceiver } from '../../receiver.ts'
import { startSource } from '../../source.ts'
import { type RoleProcess, startRole } from '../role-process.ts'

vi.setConfig({ testTimeout: 120_000 })

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-restore-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

test(
  'a backup by the words of docs/operations.md is restored on another server, and the service goes on',
  needing(debianPostgres),
  async () => {
    const server = await startDebianPostgres()
    const [dataDir, backup] = [await temporaryFolder(), await temporaryFolder()]
    const settings = { OUTBOUND_ALLOW: 'loopback', SECRETS_KEY: 'cd'.repeat(32) }
    const service = await startRole('api,worker', { ...settings, DATABASE_URL: server.url, DATA_DIR: dataDir })
    const db = openDatabase({ url: server.url, poolMax: 2 })
    const { apiKey } = await createAccount(db, 'Muster')
    await db.close()
    const client = (role: RoleProcess) => async (method: string, path: string, body?: object) => {
      const answer = await fetch(role.url + path, {
        method,
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, bytes: await answer.bytes() }
    }
    // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into any body, and says what it expects there
    const read = ({ bytes }: { bytes: Uint8Array }): any => JSON.parse(Buffer.from(bytes).toString())
    const send = client(service)
    const receiver = await startReceiver()
    const source = await startSource({ '/a.jpg': await aJpeg(800, 600) })
    const hook = { url: receiver.url, events: ['property.processing_succeeded'] }
    const webhook = read(await send('POST', '/webhooks', hook))
    const draft = aProperty({ attachments: [{ url: `${source.url}/a.jpg` }] })
    const property = read(await send('POST', '/properties', draft))
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), { timeout: 20_000, interval: 100 })

    // The database first, the files after it.
    await server.tool('pg_dump', '--format=custom', '--file', join(server.folder, 'aushang.dump'), server.url)
    await cp(join(dataDir, 'media'), join(backup, 'media'), { recursive: true })
    await service.stop()
    await server.stop('immediate')
    await rm(dataDir, { recursive: true })

    const elsewhere = await startDebianPostgres()
    const restore = ['--no-owner', '--single-transaction', '--dbname', elsewhere.url]
    await elsewhere.tool('pg_restore', ...restore, join(server.folder, 'aushang.dump'))
    const restored = await startRole('api,worker', { ...settings, DATABASE_URL: elsewhere.url, DATA_DIR: backup })
    const again = client(restored)
    const shown = read(await again('GET', `/properties/${property.id}`))
    const picture = `/properties/${property.id}/attachments/${shown.attachments[0]?.id}/thumbnail`
    const file = await again('GET', picture)
    // What is sealed can be opened: a delivery is signed.
    await again('POST', `/webhooks/${webhook.id}/ping`)

    expect(shown.attachments).toMatchObject([{ status: 'succeeded' }])
    expect([file.status, file.bytes.length > 500]).toEqual([200, true])
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(2), { timeout: 20_000, interval: 100 })
    expect(receiver.requests[1]?.headers['service-signature']).toMatch(/^t=\d+, v1=[0-9a-f]{64}$/)
    expect(await query(elsewhere.url, 'select count(*)::int as count from migrations')).not.toEqual([{ count: 0 }])

    // Without the key, the database is of no use, and that is said.
    await expect(
      startRole('api', { ...settings, SECRETS_KEY: 'ef'.repeat(32), DATABASE_URL: elsewhere.url, DATA_DIR: backup }),
    ).rejects.toThrow('It has ended')
  },
)
