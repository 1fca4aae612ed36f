import { type Message, renderMessage } from '@aushang/model'
import sql, { raw } from 'sql-template-tag'
import type { Database } from '../lib/database/db.ts'
import { listDueWork } from '../gauge-database.ts'
import { countWaitingDeliveries } from '../webhooks/deliveries.store.ts'
import { workTables } from '../work-tables.ts'
import type { Command } from './command.ts'

// As many of each are named as a person reads.
const namedMax = 20
// Whoever has failed so often in a row will hardly mend by itself.
const stuckFailures = 3

export const statusCommand: Command = {
  name: 'status',
  does: 'what is due, what is stuck, who is without access',
  run: (input) =>
    input.withDatabase(async (db) => {
      const work = await listWork(db)
      const width = Math.max(...work.map(({ kind }) => kind.length)) + 2
      const stuck = await listStuck(db)
      const targets = await listWithoutAccess(db)
      const webhooks = await listFailingWebhooks(db)
      return {
        json: { work, stuck, targets, webhooks },
        lines: [
          'Background work:',
          ...work.map(
            ({ kind, due, oldestSeconds, retrying, waiting }) =>
              `  ${kind.padEnd(width)}${due} due${due > 0 ? `, the oldest for ${duration(oldestSeconds)}` : ''}${retrying > 0 ? `, ${retrying} to be tried again` : ''}${waiting > 0 ? `, ${waiting} behind others` : ''}`,
          ),
          ...section(
            `Stuck (${stuckFailures} tries and more in vain):`,
            stuck.map(
              ({ kind, accountId, id, failures, failureCode, nextAttemptAt }) =>
                `${kind} ${id} of account ${accountId}: ${failures} tries in vain${failureCode ? ` (${failureCode})` : ''}, next ${nextAttemptAt.toISOString()}`,
            ),
          ),
          ...section(
            'Targets without access:',
            targets.map(
              ({ accountId, id, type, name, status, failureMessage }) =>
                `${id} (${type}, ${name}) of account ${accountId}: ${status}${failureMessage ? `, ${failureMessage}` : ''}`,
            ),
          ),
          ...section(
            'Webhooks that nothing gets through to:',
            webhooks.map(
              ({ accountId, id, host, failingSince }) =>
                `${id} (${host}) of account ${accountId}: since ${failingSince.toISOString()}`,
            ),
          ),
        ],
      }
    }),
}

async function listWork(db: Database) {
  const found = []
  for (const work of await listDueWork(db)) {
    const { retrying } = await db.one<{ retrying: number }>(sql`
      select count(*)::int as retrying from ${raw(work.kind)} where due_at > now() and failures > 0`)
    // A delivery becomes due when the one before it, of the same listing or property, has ended.
    const waiting = work.kind === 'deliveries' ? await countWaitingDeliveries(db) : 0
    found.push({ ...work, retrying, waiting })
  }
  return found
}

interface Stuck {
  kind: string
  accountId: string
  id: string
  failures: number
  failureCode: string | null
  nextAttemptAt: Date
}

async function listStuck(db: Database): Promise<Stuck[]> {
  const found: Stuck[] = []
  for (const kind of workTables) {
    const failureCode = ['listings', 'targets', 'properties'].includes(kind) ? raw('failure_code') : sql`null`
    found.push(
      ...(await db.many<Stuck>(sql`
        select ${kind} as kind, account_id as "accountId", id, failures, ${failureCode} as "failureCode", due_at as "nextAttemptAt"
        from ${raw(kind)} where due_at is not null and failures >= ${stuckFailures}
        order by failures desc, due_at limit ${namedMax}`)),
    )
  }
  return found
}

interface TargetWithoutAccess {
  accountId: string
  id: string
  type: string
  name: string
  status: string
  failureMessage: string | null
}

async function listWithoutAccess(db: Database): Promise<TargetWithoutAccess[]> {
  const found = await db.many<Omit<TargetWithoutAccess, 'failureMessage'> & { why: Message | string | null }>(sql`
    select account_id as "accountId", id, type, name, authorization_status as status, failure_message as why
    from targets where authorization_status <> 'authorized'
    order by authorization_status = 'pending', updated_at desc limit ${namedMax}`)
  return found.map(({ why, ...target }) => ({ ...target, failureMessage: wordsOf(why) }))
}

/** What was stored before there were languages is text already. */
function wordsOf(message: Message | string | null): string | null {
  return message === null || typeof message === 'string' ? message : renderMessage(message, 'en')
}

interface FailingWebhook {
  accountId: string
  id: string
  /** Without what may be secret in the rest of the address. */
  host: string
  failingSince: Date
}

async function listFailingWebhooks(db: Database): Promise<FailingWebhook[]> {
  return db.many(sql`
    select account_id as "accountId", id, substring(url from '^[a-z]+://(?:[^/@]*@)?([^/?#]+)') as host, failing_since as "failingSince"
    from webhooks where failing_since is not null and enabled order by failing_since limit ${namedMax}`)
}

function section(title: string, lines: string[]): string[] {
  if (lines.length === 0) return [`${title} none`]
  const more = lines.length < namedMax ? [] : ['  … and perhaps more']
  return [title, ...lines.map((line) => `  ${line}`), ...more]
}

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`
}
