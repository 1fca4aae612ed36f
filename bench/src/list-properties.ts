import { get } from 'node:http'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Claim, ms, percent } from './claims.ts'
import { median } from './figures.ts'
import { aPropertyOf } from './sample.ts'
import type { Service } from './service.ts'

const properties = 100_000
const rounds = 3

/** `GET /properties` of 100,000 properties beside `COPY … TO STDOUT` of the same JSON, and what it does to memory. */
export async function listProperties(service: Service): Promise<Claim[]> {
  await fill(service)
  const idleMb = await service.memoryMb()
  let peakMb = idleMb
  const watch = setInterval(() => void service.memoryMb().then((now) => (peakMb = Math.max(peakMb, now))), 20)

  const ratios: number[] = []
  let firstByteMsMax = 0
  for (let round = 0; round < rounds; round++) {
    const copy = await measureCopy(service)
    const list = await measureList(service)
    ratios.push(list.mbPerSecond / copy.mbPerSecond)
    firstByteMsMax = Math.max(firstByteMsMax, list.firstByteMs)
    console.log(
      `  GET /properties ${list.mbPerSecond.toFixed(0)} MB/s (${list.mb.toFixed(0)} MB, first byte after ${list.firstByteMs.toFixed(0)} ms), ` +
        `COPY ${copy.mbPerSecond.toFixed(0)} MB/s: ${((list.mbPerSecond / copy.mbPerSecond) * 100).toFixed(0)} %`,
    )
  }
  clearInterval(watch)
  return [
    {
      what: `\`GET /properties\` of ${properties.toLocaleString('en')} properties of 5 kB`,
      measured: percent(median(ratios)),
      anchor: `COPY … TO STDOUT of the same JSON (median of ${rounds} rounds)`,
    },
    { what: 'its first byte', measured: `after ${ms(firstByteMsMax)} at most`, anchor: '' },
    {
      what: 'memory of the service meanwhile',
      measured: `${(peakMb - idleMb).toFixed(0)} MB more`,
      anchor: `${idleMb.toFixed(0)} MB idle`,
    },
  ]
}

/** None of them is due, so that nothing else is done meanwhile. */
async function fill({ databaseUrl, accountId }: Service): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { type, fields } = aPropertyOf(5_000)
  await client.query(
    `insert into properties (account_id, id, type, external_id, fields, attachments, processing_status, due_at)
     select $1, lpad(n::text, 20, '0'), $2, n::text, $3, '[]', 'succeeded', null from generate_series(1, ${properties}) as n`,
    [accountId, type, JSON.stringify(fields)],
  )
  await client.query('vacuum analyze properties')
  await client.end()
}

interface Rate {
  mb: number
  mbPerSecond: number
  firstByteMs: number
}

/** The anchor: the database hands out the same JSON to a client that throws it away. */
async function measureCopy({ databaseUrl, accountId }: Service): Promise<Rate> {
  const { propertyJson } = await import('../../server/src/properties/properties.store.ts')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const rate = await drain(async () =>
    client.query(
      copyTo(`copy (select ${propertyJson.sql} from properties where account_id = '${accountId}') to stdout`),
    ),
  )
  await client.end()
  return rate
}

async function measureList({ port, apiKey }: Service): Promise<Rate> {
  return drain(
    () =>
      new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${apiKey}` }
        get({ host: '127.0.0.1', port, path: '/properties', headers }, resolve).once('error', reject)
      }),
  )
}

async function drain(open: () => Promise<NodeJS.ReadableStream>): Promise<Rate> {
  const started = performance.now()
  let firstByteMs = 0
  let bytes = 0
  const sink = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      if (bytes === 0) firstByteMs = performance.now() - started
      bytes += chunk.length
      callback()
    },
  })
  await pipeline(await open(), sink)
  const mb = bytes / 1e6
  return { mb, mbPerSecond: (mb / (performance.now() - started)) * 1000, firstByteMs }
}
