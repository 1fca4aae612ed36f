import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openDatabase } from '../../server/src/lib/database/db.ts'
import { defaultLimits } from '../../server/src/media/reading/limits.ts'
import { untilNoneDue } from './backlog.ts'
import { type Claim, ms, percent } from './claims.ts'
import { aPropertyOf } from './sample.ts'
import type { Service } from './service.ts'

const count = 150
const width = 4000
const height = 3000
// Made once: it takes minutes, and nothing about them changes.
const folder = join(tmpdir(), 'aushang-bench-pictures')

/** A property with 150 pictures of 12 megapixels, processed by a running service, beside sharp called bare on the files. */
export async function processAttachments(service: Service): Promise<Claim[]> {
  const files = await makePictures()
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6

  // Half before and half after, for the machine may be busier at one time than at another.
  const before = await measureBare(files.slice(0, count / 2))
  const { perSecond, editMs, fetchedByEdit } = await measureService(service, files)
  const after = await measureBare(files.slice(count / 2))
  const bare = (before + after) / 2
  const peak = await service.peakMemoryMb()
  return [
    {
      what: `a property with ${count} JPEGs of 12 megapixels (${megabytes.toFixed(0)} MB): fetched, hashed, kept, made into JPEGs of ${defaultLimits.edgeMax} px`,
      measured: percent(perSecond / bare),
      anchor: `sharp called bare on the files, ${bare.toFixed(2)} pictures/s (half before and half after)`,
    },
    {
      what: 'an edit of its title, until it is ready again',
      measured: `${ms(editMs)}, ${fetchedByEdit} pictures fetched`,
      anchor: '',
    },
    { what: 'memory of the service at its peak', measured: `${peak.toFixed(0)} MB`, anchor: '' },
  ]
}

/** As many at once as there are cores, each by one thread: the fastest of all ways to do it. */
async function measureBare(files: string[]): Promise<number> {
  sharp.concurrency(1)
  sharp.cache(false)
  const left = [...files]
  const { edgeMax } = defaultLimits
  const started = performance.now()
  await inParallel(availableParallelism(), async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      await sharp(file)
        .autoOrient()
        .resize(edgeMax, edgeMax, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 85 })
        .toBuffer()
    }
  })
  return (files.length / (performance.now() - started)) * 1000
}

async function measureService({ port, apiKey, databaseUrl }: Service, files: string[]) {
  const db = openDatabase({ url: databaseUrl })
  let requests = 0
  const source = createServer((request, response) => {
    requests++
    // With its length, as whoever serves files does.
    void readFile(join(folder, request.url ?? '')).then((bytes) => response.end(bytes))
  })
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(source.address() as AddressInfo).port}`
  const attachments = files.map((file) => ({ url: origin + file.slice(folder.length) }))
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id: string; processingStatus: string; failureMessage?: string }
  }
  // Not by asking for the property again and again, which would take its part of what is measured.
  const untilProcessed = async (id: string) => {
    await untilNoneDue(db, 'properties')
    const { processingStatus, failureMessage } = await call('GET', `/properties/${id}`)
    if (processingStatus !== 'succeeded') throw new Error(failureMessage)
  }

  const started = performance.now()
  const { id } = await call('POST', '/properties', { ...aPropertyOf(5_000), attachments })
  await untilProcessed(id)
  const perSecond = (files.length / (performance.now() - started)) * 1000
  const edited = performance.now()
  await call('PATCH', `/properties/${id}`, { fields: { title: 'Neuer Titel' } })
  await untilProcessed(id)
  const editMs = performance.now() - edited
  source.close()
  source.closeAllConnections()
  await db.close()
  return { perSecond, editMs, fetchedByEdit: requests - files.length }
}

/** Soft gradients under the grain of a sensor: they compress as photographs do. No two are alike. */
async function makePictures(): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const files = Array.from({ length: count }, (_, index) => join(folder, `${index + 1}.jpg`))
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) console.log(`  making ${missing.length} pictures in ${folder}`)
  await inParallel(availableParallelism(), async () => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) await makePicture(file)
  })
  return files
}

async function makePicture(file: string): Promise<void> {
  const hue = () => Math.floor(Math.random() * 360)
  const gradients = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="a" x2="1" y2="1"><stop stop-color="hsl(${hue()} 50% 60%)"/><stop offset="1" stop-color="hsl(${hue()} 50% 30%)"/></linearGradient>
    <radialGradient id="b"><stop stop-color="hsl(${hue()} 60% 70%)"/><stop offset="1" stop-color="hsl(${hue()} 40% 40%)" stop-opacity="0"/></radialGradient>
    </defs><rect width="100%" height="100%" fill="url(#a)"/><circle cx="40%" cy="60%" r="40%" fill="url(#b)"/></svg>`
  const { data, info } = await (grain ??= makeGrain())
  await sharp(Buffer.from(gradients))
    .flatten()
    .composite([{ input: data, raw: info, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toFile(`${file}.part`)
  await rename(`${file}.part`, file)
}

let grain: ReturnType<typeof makeGrain> | undefined

function makeGrain() {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .blur(0.7)
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function inParallel(times: number, work: () => Promise<void>): Promise<void[]> {
  return Promise.all(Array.from({ length: times }, work))
}
