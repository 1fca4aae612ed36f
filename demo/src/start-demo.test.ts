import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { terminalWords } from '@aushang/model'
import { type Config, readConfig } from '@aushang/server/config'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { freePorts } from '../../test/free-ports.ts'
import { cloneDatabase } from '../../server/test/database/database.ts'
import { openDemoFolder } from './folder.ts'
import { demoSettings, startDemo } from './start-demo.ts'

const portNames = ['HTTP_PORT', 'SMTP_PORT', 'SANDBOX_PORT', 'SANDBOX_FTP_PORT', 'SANDBOX_SFTP_PORT', 'DEMO_PORT']
const log = pino({ level: 'silent' })
const terminal = { words: terminalWords.en, print() {} }

async function aDemo() {
  const database = await cloneDatabase()
  onTestFinished(database.drop)
  const path = await mkdtemp(join(tmpdir(), 'aushang-start-demo-'))
  onTestFinished(() => rm(path, { recursive: true }))
  const folder = await openDemoFolder(path, 'test', true)
  const ports = await freePorts(portNames.length)
  const config = readConfig({
    ...demoSettings(folder),
    ...Object.fromEntries(portNames.map((name, index) => [name, String(ports[index])])),
    DATABASE_URL: database.url,
  })
  return { folder, config }
}

test('a demo that cannot open its account leaves nothing running', async () => {
  const { folder, config } = await aDemo()
  const full = { ...folder, note: () => Promise.reject(new Error('ENOSPC')) }

  await expect(startDemo(config, log, full, terminal)).rejects.toThrow('ENOSPC')

  await expectNothingRuns(config)
})

test('a demo whose start is given up leaves nothing running', async () => {
  const { folder, config } = await aDemo()

  await expect(startDemo(config, log, folder, terminal, AbortSignal.abort())).rejects.toThrow('aborted')

  await expectNothingRuns(config)
})

async function expectNothingRuns(config: Config): Promise<void> {
  for (const port of [config.HTTP_PORT, config.SANDBOX_PORT, config.DEMO_PORT]) {
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
  }
}
