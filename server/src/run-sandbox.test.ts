import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { runSandbox } from './run-sandbox.ts'

const ports = { SANDBOX_PORT: '0', SANDBOX_FTP_PORT: '0', SANDBOX_SFTP_PORT: '0' }

test('a sandbox whose folder was open to all keeps its tokens from others', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-sandbox-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await mkdir(join(dataDir, 'sandbox'), { mode: 0o755 })

  const sandbox = await runSandbox(readConfig({ DATA_DIR: dataDir, ...ports }), undefined, pino({ level: 'silent' }))
  onTestFinished(sandbox.stop)

  expect(((await stat(join(dataDir, 'sandbox'))).mode & 0o777).toString(8)).toBe('700')
})
