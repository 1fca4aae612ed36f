import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startOpenImmoPortal } from '@aushang/sandbox'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { linux, needing } from '../../../../test/needs.ts'
import { rounds } from '../../../../test/rounds.ts'
import { childEnvironment } from '../../../../test/child-environment.ts'
import { aContact, aProperty, type Client, startApi } from '../../harness.ts'
import { newListing } from '../../portal.ts'
import { startSource } from '../../source.ts'

const api = startApi()
const aushang = fileURLToPath(new URL('../../../bin/aushang.js', import.meta.url))

// Noise, of which a JPEG can leave out little. Each is named many times, for making them takes longer than sending them.
const [width, height] = [2400, 2200]
const pictures = await Promise.all(Array.from({ length: 5 }, noise))
// What is kept in memory by mistake must not fit below the limit: a worker that does nothing takes some 130 MB.
const pictureCount = rounds({ few: 55, all: 150 })
const megabytesMin = rounds({ few: 175, all: 500 })

test(
  `${pictureCount} pictures go out as ${megabytesMin} MB, by FTP and by SFTP, with the worker below 300 MB`,
  { ...needing(linux), timeout: 300_000 },
  async () => {
    const portalFolder = await temporaryFolder()
    const portal = await startOpenImmoPortal({ host: '127.0.0.1', ftpPort: 0, sftpPort: 0, dataDir: portalFolder })
    onTestFinished(() => portal.close())
    const source = await startSource(Object.fromEntries(pictures.map((bytes, index) => [`/${index}.jpg`, bytes])))
    const attachments = Array.from({ length: pictureCount }, (_, index) => ({
      url: `${source.url}/${index % pictures.length}.jpg`,
    }))
    const client = await api.account()
    const { body: contact } = await client.post('/contacts', aContact())
    const { body: property } = await client.post('/properties', aProperty({ contactId: contact.id, attachments }))
    const dataDir = await temporaryFolder()
    const taking = startWorker(dataDir)
    await untilIs(client, `/properties/${property.id}`, { processingStatus: 'succeeded' })
    await taking.kill()
    const worker = startWorker(dataDir)

    const ports = { ftp: portal.ftpPort, sftp: portal.sftpPort }
    for (const [protocol, port] of Object.entries(ports)) {
      const login = { username: protocol, password: 'sandbox', providerNumber: 'KD-4711' }
      const { body: target } = await client.post('/targets', {
        type: 'openimmo',
        credentials: { protocol, host: '127.0.0.1', port, ...login },
        options: { pictureEdgeMax: width },
      })
      const { id } = await newListing(client, property.id, target.id)
      await untilIs(client, `/listings/${id}`, { status: 'published' })
    }
    const peak = await worker.peakMegabytes()
    await portal.settled()

    expect(portal.reports()).toMatchObject([{ faults: [] }, { faults: [] }])
    expect(portal.adverts()).toMatchObject([{ pictures: { length: pictureCount } }])
    expect(Math.min(...(await zipMegabytesIn(portalFolder)))).toBeGreaterThan(megabytesMin)
    expect(peak).toBeLessThan(300)
  },
)

function noise(): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const
  return sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 85 })
    .toBuffer()
}

function untilIs(client: Client, path: string, expected: object): Promise<void> {
  return vi.waitFor(async () => expect((await client.get(path)).body).toMatchObject(expected), {
    timeout: 120_000,
    interval: 250,
  })
}

/** As an operator starts it: its memory is nobody else's. */
function startWorker(dataDir: string) {
  const env = {
    ...childEnvironment,
    DATA_DIR: dataDir,
    DATABASE_URL: api.url,
    SECRETS_KEY: Buffer.alloc(32, 7).toString('hex'),
    RUN: 'worker',
    STATUS_PORT: '0',
  }
  const child = spawn(process.execPath, [aushang, 'start'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return {
    kill,
    async peakMegabytes(): Promise<number> {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6
    },
  }
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-memory-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

async function zipMegabytesIn(folder: string): Promise<number[]> {
  const files = await readdir(folder, { recursive: true })
  const zips = files.filter((file) => file.endsWith('.zip'))
  return Promise.all(zips.map(async (file) => (await stat(join(folder, file))).size / 1e6))
}
