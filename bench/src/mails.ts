import { execFile } from 'node:child_process'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sql from 'sql-template-tag'
import { type Database, openDatabase } from '../../server/src/lib/database/db.ts'
import { newId } from '../../server/src/lib/ids.ts'
import { median, percentile } from './figures.ts'
import { startPostfix } from './postfix.ts'
import { type Service, startService } from './service.ts'

const run = promisify(execFile)
const load = fileURLToPath(new URL('smtp-load.ts', import.meta.url))
const connections = 20
const seconds = 5
const rounds = 3

/**
 * Mails of 20 kB accepted by an entrance that does nothing else, beside Postfix accepting them to its queue, turn by turn;
 * then by a service that reads them at the same time.
 */
export async function mails(service: Service): Promise<void> {
  const postfix = await startPostfix()
  const entrance = await startService({ RUN: 'api,smtp' })
  const recipient = await createTarget(entrance)
  const rates: number[] = []
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ours = await measure(entrance.smtpPort, recipient, `${round}-ours`)
    const theirs = postfix && (await measure(postfix.port, 'anybody@example.org', `${round}-theirs`))
    rates.push(ours.perSecond)
    if (theirs) ratios.push(ours.perSecond / theirs.perSecond)
    console.log(`  ${shown(ours)}${theirs ? `; Postfix ${shown(theirs)}` : ''}`)
  }
  await entrance.stop()
  await postfix?.stop()

  const { both, backlogSeconds, waits } = await measureReading(service)
  console.log(
    `  ${shown(both)} while they are read; the last is told ${backlogSeconds.toFixed(1)} s after the last 250`,
  )
  console.log(
    `mails: ${median(rates).toFixed(0)}/s accepted and committed, ` +
      `${postfix ? `${median(ratios).toFixed(2)} × Postfix ${postfix.version}` : 'no Postfix here'} ` +
      `(medians of ${rounds} rounds of ${seconds} s, 20 kB, ${connections} kept connections); on an idle service, ` +
      `from 250 to request.created p50 ${percentile(waits, 0.5).toFixed(1)} ms, p99 ${percentile(waits, 0.99).toFixed(1)} ms`,
  )
}

async function measureReading(service: Service) {
  const db = openDatabase({ url: service.databaseUrl })
  const recipient = await createTarget(service)
  const both = await measure(service.smtpPort, recipient, 'both')
  const backlogSeconds = await untilTold(db, service.accountId)
  const waits = await measureTelling(db, service, recipient)
  await db.close()
  return { both, backlogSeconds, waits }
}

interface Measured {
  count: number
  perSecond: number
  p50Ms: number
  p99Ms: number
}

async function measure(port: number, recipient: string, name: string): Promise<Measured> {
  const { stdout } = await run(process.execPath, [load, ...[port, connections, seconds].map(String), recipient, name])
  return JSON.parse(stdout) as Measured
}

function shown({ perSecond, p50Ms, p99Ms }: Measured): string {
  return `${perSecond.toFixed(0)} mails/s (p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms)`
}

async function createTarget({ databaseUrl, accountId }: Service): Promise<string> {
  const db = openDatabase({ url: databaseUrl })
  const emailId = newId().toLowerCase()
  await db.run(sql`
    insert into targets (account_id, id, type, name, email_id, options)
    values (${accountId}, ${newId()}, 'openimmo', 'bench', ${emailId}, '{}')`)
  await db.close()
  return `${emailId}@requests.localhost`
}

/** How many seconds it takes until nothing is left to be read. */
async function untilTold(db: Database, accountId: string): Promise<number> {
  const started = performance.now()
  for (;;) {
    const { left } = await db.one<{ left: boolean }>(sql`
      select exists (select from mails where account_id = ${accountId} and due_at is not null) as left`)
    if (!left) return (performance.now() - started) / 1000
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const samples = 200

/** One mail after the other on an idle service: from the moment of the 250 until the event is committed. */
async function measureTelling(db: Database, { accountId, smtpPort }: Service, recipient: string): Promise<number[]> {
  const waits: number[] = []
  const socket = connect({ host: '127.0.0.1', port: smtpPort, noDelay: true }).setEncoding('latin1')
  const replies = socket[Symbol.asyncIterator]()
  const say = async (text: string, code: string) => {
    socket.write(text)
    const { value } = await replies.next()
    if (!String(value).startsWith(code)) throw new Error(`Expected ${code}, not ${value}`)
  }
  await say('', '220')
  await say('EHLO bench.example.org\r\n', '250')
  for (let sample = 0; sample < samples; sample++) {
    await say('MAIL FROM:<makler@example.org>\r\n', '250')
    await say(`RCPT TO:<${recipient}>\r\n`, '250')
    await say('DATA\r\n', '354')
    const xml = `<openimmo_feedback><interessent><email>told-${sample}@example.org</email></interessent></openimmo_feedback>`
    const before = await lastPosition(db, accountId)
    await say(`Content-Type: application/xml\r\n\r\n${xml}\r\n.\r\n`, '250')
    const acknowledged = performance.now()
    while ((await lastPosition(db, accountId)) === before);
    waits.push(performance.now() - acknowledged)
  }
  socket.end('QUIT\r\n')
  return waits
}

async function lastPosition(db: Database, accountId: string): Promise<number> {
  const row = await db.maybeOne<{ last: number }>(sql`
    select last_position as last from event_logs where account_id = ${accountId}`)
  return row?.last ?? 0
}
