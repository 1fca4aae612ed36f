import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startOpenImmoPortal } from '@aushang/sandbox'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('../../test/publish-large.ts', import.meta.url))

test.for(['ftp', 'sftp'] as const)(
  '150 pictures, 510 MB, go out over %s with less than 300 MB of memory',
  { timeout: 180_000 },
  async (protocol) => {
    const server = await startOpenImmoPortal({ host: '127.0.0.1', ftpPort: 0, sftpPort: 0 })
    const port = protocol === 'ftp' ? server.ftpPort : server.sftpPort
    const credentials = {
      protocol,
      host: 'localhost',
      port,
      username: 'agency',
      password: 'sandbox',
      providerNumber: 'KD-4711',
    }

    const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(credentials)])

    const { outcome, rssMegabytes } = JSON.parse(stdout) as Record<string, number>
    expect(outcome).toMatchObject({ kind: 'published' })
    expect(rssMegabytes).toBeLessThan(300)
    await server.settled()
    expect(server.reports().map(({ faults }) => faults)).toEqual([[]])
    expect(server.adverts()[0]?.pictures).toHaveLength(150)
    await server.close()
  },
)
