import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openDatabase } from '../../server/src/lib/database/db.ts'
import { summaryOf } from '../../server/src/properties/property-summary.ts'
import { untilNoneDue } from './backlog.ts'
import { type Claim, percent } from './claims.ts'
import { median } from './figures.ts'
import { aPropertyOf } from './sample.ts'
import { type Service, startService } from './service.ts'

const run = promisify(execFile)
const load = fileURLToPath(new URL('load.ts', import.meta.url))
const connections = 32
const seconds = 8
const rounds = 3

/**
 * `POST /properties` of a 5 kB body beside pgbench inserting the same row into the same table, turn by turn: to a service
 * that does nothing else, as pgbench does; then to one that makes each property ready for portals at the same time.
 */
export async function createProperties(service: Service): Promise<Claim[]> {
  const entrance = await startService({ RUN: 'api' })
  const accepting = await measure(entrance, 'accepting only')
  await entrance.stop()
  // What one round leaves behind is not to slow down the next.
  const db = openDatabase({ url: service.databaseUrl })
  const both = await measure(service, 'processing them too', () => untilNoneDue(db, 'properties'))
  await db.close()
  const anchor = `pgbench inserting the same row into the same table (medians of ${rounds} rounds of ${seconds} s, ${connections} connections)`
  return [
    {
      what: '`POST /properties` of 5 kB to a process that does nothing else (`RUN=api`)',
      measured: percent(accepting),
      anchor,
    },
    { what: 'the same to one that does everything', measured: percent(both), anchor },
  ]
}

async function measure(service: Service, how: string, afterwards = async () => {}): Promise<number> {
  const property = aPropertyOf(5_000)
  const body = JSON.stringify(property)
  const request = [
    'POST /properties HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${service.apiKey}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')

  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const pgbench = await pgbenchInserts(service, property)
    const { perSecond, statuses, p50Ms, p99Ms } = await sendLoad(service.port, request)
    if (Object.keys(statuses).join() !== '201') throw new Error(`Not every answer was 201: ${JSON.stringify(statuses)}`)
    ratios.push(perSecond / pgbench)
    console.log(
      `  ${how}: POST /properties ${perSecond.toFixed(0)}/s (p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms), ` +
        `pgbench ${pgbench.toFixed(0)}/s: ${percent(perSecond / pgbench)}`,
    )
    await afterwards()
  }
  return median(ratios)
}

async function sendLoad(port: number, request: string) {
  const child = spawn(process.execPath, [load, String(port), String(connections), String(seconds)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(request)
  const output = Buffer.concat(await Array.fromAsync(child.stdout as AsyncIterable<Buffer>)).toString()
  return JSON.parse(output) as { statuses: Record<string, number>; perSecond: number; p50Ms: number; p99Ms: number }
}

async function pgbenchInserts(
  { databaseUrl, accountId }: Service,
  property: ReturnType<typeof aPropertyOf>,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-pgbench-'))
  const script = join(folder, 'insert.sql')
  // Ids in the order of time, as ours are: the index is as compact for one as for the other.
  const id = `lpad((extract(epoch from clock_timestamp()) * 1000000)::bigint::text, 17, '0') || lpad((:client_id)::text, 3, '0')`
  const { title, price, area, city, text } = summaryOf('', '', property)
  await writeFile(
    script,
    `insert into properties (account_id, id, type, external_id, fields, attachments, title, price, area, city, search_text,
        processing_status, due_at)
      select '${accountId}', id, '${property.type}', id, '${sqlText(property.fields)}', '[]', '${title}', ${price}, ${area}, '${city}',
        id || ' ' || id || '${text}', 'succeeded', null
      from (select ${id} as id) as new;`,
  )
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(connections),
    '-j',
    '1',
    '-T',
    String(seconds),
    '-f',
    script,
    databaseUrl,
  ]
  const { stdout } = await run(findPgbench(), args)
  await rm(folder, { recursive: true })
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

/** A colon before a word is a variable to pgbench; JSON allows a blank between them. */
function sqlText(value: unknown): string {
  return JSON.stringify(value).replaceAll("'", "''").replaceAll(':', ': ')
}

function findPgbench(): string {
  const installed = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)
    : []
  const found = [...installed, '/usr/bin/pgbench', '/usr/local/bin/pgbench', '/opt/homebrew/bin/pgbench'].find((file) =>
    existsSync(file),
  )
  if (found === undefined) throw new Error('pgbench is not installed (Debian: apt-get install postgresql-contrib).')
  return found
}
