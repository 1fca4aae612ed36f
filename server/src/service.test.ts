import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePorts } from '../../test/free-ports.ts'
import { cloneDatabase } from '../test/database/database.ts'
import { testRequestsDomain } from '../test/harness.ts'
import { aMailTarget } from '../test/mails/mails.ts'
import { connectSmtp } from '../test/mails/smtp-client.ts'
import { eventually } from '../test/work.ts'
import { createAccount } from './accounts/accounts.store.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './lib/database/db.ts'
import { openStorage } from './media/storage/open-storage.ts'
import { openFolder } from './media/storage/storage-folder.ts'
import { startService } from './service.ts'

vi.mock('./media/storage/open-storage.ts', { spy: true })

const log = pino({ level: 'silent' })

async function aConfig(RUN: string) {
  const database = await cloneDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-service-'))
  const beside = new pg.Client(database.url)
  await beside.connect()
  onTestFinished(async () => {
    await beside.end()
    await database.drop()
    await rm(dataDir, { recursive: true })
  })
  const [http, smtp, status] = await freePorts(3)
  const ports = { HTTP_PORT: String(http), SMTP_PORT: String(smtp), STATUS_PORT: String(status) }
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, REQUESTS_DOMAIN: testRequestsDomain }
  return { config: readConfig({ ...ports, ...settings, RUN, SHUTDOWN_SECONDS: '600' }), url: database.url, beside }
}

test('a start that is given up waits for nothing that is under way', async () => {
  const { config, url, beside } = await aConfig('api,smtp')
  const db = openDatabase({ url })
  const { id: accountId } = await createAccount(db, 'Muster')
  const target = await aMailTarget({ db }, { accountId })
  await db.close()
  await beside.query('begin; lock table users')
  const givenUp = new AbortController()
  const starting = startService(config, log, givenUp.signal)
  starting.catch(() => {})
  const mail = await eventually(() => connectSmtp(config.SMTP_PORT))
  expect((await mail.begin(target.address)).code).toBe(354)

  givenUp.abort()

  expect((await mail.reply()).code).toBe(421)
  await beside.query('rollback')
  await expect(starting).rejects.toBeInstanceOf(Error)
})

test('what cannot be stopped keeps nothing else from being stopped', async () => {
  const { config, beside } = await aConfig('worker')
  const close = () => Promise.reject(new Error('the storage breaks'))
  vi.mocked(openStorage).mockResolvedValueOnce({ ...openFolder(config.DATA_DIR), close })
  const service = await startService(config, log)

  await service.stop()

  const { rowCount } = await beside.query(
    'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  expect(rowCount).toBe(0)
})
