import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sql from 'sql-template-tag'
import { type Database, openDatabase } from '../../server/src/lib/database/db.ts'
import { newId } from '../../server/src/lib/ids.ts'
import { untilNoneDue } from './backlog.ts'
import { type Claim, ms, times } from './claims.ts'
import { median, percentile } from './figures.ts'
import { startPostfix } from './postfix.ts'
import { tellOneByOne } from './tell-one-by-one.ts'
import { type Service, startService } from './service.ts'

const run = promisify(execFile)
const load = fileURLToPath(new URL('smtp-load.ts', import.meta.url))
const connections = 40
const seconds = 5
const rounds = 3
const samples = 200
const offeredPerSecond = 800
// Long enough to see whether ever more are left to be read.
const offeredSeconds = 20

/**
 * Mails of 20 kB accepted by an entrance that does nothing else, beside Postfix accepting them to its queue, turn by turn;
 * then by a service that reads them at the same time: so many a second as a large installation gets, and as many as it takes.
 */
export async function mails(service: Service): Promise<Claim[]> {
  const postfix = await startPostfix()
  const entrance = await startService({ RUN: 'api,smtp' })
  const recipient = await createMailTarget(entrance)
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

  const { offered, asFastAsTaken, waits } = await measureReading(service)
  return [
    {
      what: `mails of 20 kB accepted and committed by a process that does nothing else (medians of ${rounds} rounds of ${seconds} s, ${connections} kept connections)`,
      measured: `${median(rates).toFixed(0)}/s${postfix ? `: ${times(median(ratios))}` : ''}`,
      anchor: postfix ? `Postfix ${postfix.version} accepting them to its queue` : 'no Postfix on this machine',
    },
    {
      what: `read while ${offeredPerSecond}/s are brought to the same service for ${offeredSeconds} s`,
      ...readBeside(offered),
    },
    { what: 'read while it is brought as many as it takes', ...readBeside(asFastAsTaken) },
    {
      what: `from the 250 until \`request.created\` is committed, on an idle service (${samples} mails)`,
      measured: `p50 ${ms(percentile(waits, 0.5))}, p99 ${ms(percentile(waits, 0.99))}`,
      anchor: '',
    },
  ]
}

async function measureReading(service: Service) {
  const db = openDatabase({ url: service.databaseUrl })
  const recipient = await createMailTarget(service)
  const bring = async (name: string, rate?: Rate): Promise<Read> => {
    const accepted = await measure(service.smtpPort, recipient, name, rate)
    return { accepted, backlogSeconds: await untilTold(db) }
  }
  await bring('first') // while what reads them is started and compiled
  const offered = await bring('offered', { seconds: offeredSeconds, perSecondMax: offeredPerSecond })
  const asFastAsTaken = await bring('both')
  const waits = await tellOneByOne(db, service, recipient, samples)
  await db.close()
  return { offered, asFastAsTaken, waits }
}

interface Read {
  accepted: Measured
  /** After the last was accepted. */
  backlogSeconds: number
}

function readBeside({ accepted, backlogSeconds }: Read): Omit<Claim, 'what'> {
  const perSecond = accepted.count / (accepted.count / accepted.perSecond + backlogSeconds)
  return {
    measured: `${perSecond.toFixed(0)}/s; the last is told ${backlogSeconds.toFixed(1)} s after its 250`,
    anchor: `accepted meanwhile: ${shown(accepted)}`,
  }
}

interface Measured {
  count: number
  perSecond: number
  p50Ms: number
  p99Ms: number
}

interface Rate {
  seconds: number
  perSecondMax: number
}

async function measure(
  port: number,
  recipient: string,
  name: string,
  rate: Rate = { seconds, perSecondMax: Infinity },
): Promise<Measured> {
  const given = [port, connections, rate.seconds, recipient, name, rate.perSecondMax].map(String)
  const { stdout } = await run(process.execPath, [load, ...given])
  return JSON.parse(stdout) as Measured
}

function shown({ perSecond, p50Ms, p99Ms }: Measured): string {
  return `${perSecond.toFixed(0)} mails/s (p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms)`
}

export async function createMailTarget({ databaseUrl, accountId }: Service): Promise<string> {
  const db = openDatabase({ url: databaseUrl })
  const emailId = newId().toLowerCase()
  await db.run(sql`
    insert into targets (account_id, id, type, name, email_id, options)
    values (${accountId}, ${newId()}, 'openimmo', 'bench', ${emailId}, '{}')`)
  await db.close()
  return `${emailId}@requests.localhost`
}

/** How many seconds it takes until nothing is left to be read. */
async function untilTold(db: Database): Promise<number> {
  const started = performance.now()
  await untilNoneDue(db, 'mails')
  return (performance.now() - started) / 1000
}
