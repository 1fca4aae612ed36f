import sql from 'sql-template-tag'
import type { Database } from '../lib/database/db.ts'
import {
  claimColumns,
  type Settled,
  type Settling,
  type Work,
  type WorkResult,
  type WorkRow,
} from '../lib/background-work/work.ts'
import { republishListingsOfContacts } from '../listings/republish-listings.ts'
import { type PortalDeps, workInSession } from '../targets/open-session.ts'
import { getTargetRow } from '../targets/targets.store.ts'
import { tryLater } from '../targets/try-later.ts'
import { bringContact } from './bring-contact.ts'
import { recordAccessLost } from './record-access-lost.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

interface DueContact extends WorkRow {
  /** Since when. Whoever makes it due again meanwhile changes it. */
  dueAt: Date
  targetId: string
  contactId: string
}

type UpdateResult = WorkResult & Partial<Awaited<ReturnType<typeof bringContact>>>

interface UpdateDeps extends PortalDeps {
  db: Database
  requestsDomain: string
}

// A few calls, and a portrait.
const deadlineMs = 5 * 60_000

/**
 * A contact has changed, and a portal keeps contacts apart from adverts: it is told once, however many adverts show it. What it
 * does not take, or takes with a remark, the listings that show it find out, and tell.
 */
export function updateShownContacts(deps: UpdateDeps): Work<DueContact, UpdateResult> {
  return {
    table: 'shown_contacts',
    leaseSeconds: 60,
    concurrency: 30,
    concurrencyPerAccount: 10,
    lane: { column: 'target_id', of: ({ targetId }) => targetId, concurrency: 4 },
    retryAfterSeconds: [5, 15, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 43_200, 86_400],
    claimEnding: sql`
      select ${claimColumns}, claimed.due_at as "dueAt", claimed.target_id as "targetId", claimed.contact_id as "contactId"
      from claimed`,

    async run({ accountId, targetId, contactId }, lease) {
      const { db, portals } = deps
      const target = await getTargetRow(db, accountId, targetId)
      // It is due again when the target has access again.
      if (target.authorizationStatus !== 'authorized') return { kind: 'done' }
      if (target.quietUntil !== null) return { kind: 'more', notBefore: target.quietUntil }
      const pair = { accountId, targetId, contactId }
      const connector = portals.connectorOf(target.type)
      const brought = await workInSession(deps, target, { lease, deadlineMs }, (session) =>
        bringContact(deps, connector, pair, session),
      )
      const { version, failure: said, isRemarkNew } = brought
      const failure = said?.kind === 'unauthorized' ? await recordAccessLost(db, target, said) : said
      if (failure?.kind !== 'unavailable' && failure?.kind !== 'unknown')
        return { kind: 'done', version, failure, isRemarkNew }
      if (failure.kind === 'unknown') return { kind: 'again', version, failure }
      return { ...(await tryLater(db, target, failure)), version, failure }
    },

    settle: dueIfChanged,
    needsFinish: hasNews,
    async finish(tx, settled, accountId) {
      for (const { targetId, contactId: id } of settled.filter(hasNews).map(({ row }) => row)) {
        await republishListingsOfContacts(tx, [{ accountId, id }], { targetId })
      }
    },
  }
}

/**
 * Whoever changed it while it was on its way gets it told again at once. And what is not decided for good stays due when somebody has
 * made it due meanwhile: a target that has access again.
 */
function dueIfChanged(settled: Settled<DueContact, UpdateResult>[]): Settling {
  return {
    with: sql`
    tried as (
      select * from ${rowsOf('tried', settled, {
        account_id: ['text', ({ row }) => row.accountId],
        id: ['text', ({ row }) => row.id],
        version: ['int', ({ result }) => result.version],
        was_due_at: ['timestamptz', ({ row }) => row.dueAt],
        is_decided: ['bool', ({ result }) => isDecided(result)],
      })}
    )`,
    join: sql`join tried using (account_id, id)`,
    dueAt: sql`case
      when work.wanted_version > tried.version then now()
      when not tried.is_decided and work.due_at is distinct from tried.was_due_at then work.due_at
      else settled.due_at
    end`,
  }
}

/** The portal has taken it, or refuses it. Without a version, nobody has asked. */
function isDecided({ version, failure }: UpdateResult): boolean {
  return version !== undefined && (failure == null || failure.kind === 'rejected')
}

/** What the listings that show it have to tell. */
function hasNews(settled: Settled<DueContact, UpdateResult>): boolean {
  return hasFailedForGood(settled) || settled.result.isRemarkNew === true
}

/** A target that does not accept us any more has told so itself. */
function hasFailedForGood({ result: { failure }, verdict }: Settled<DueContact, UpdateResult>): boolean {
  return failure != null && failure.kind !== 'unauthorized' && verdict !== 'again'
}
