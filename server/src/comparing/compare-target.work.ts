import type { AdvertPage, AdvertRead, Connector, PortalSession, Unauthorized, Unavailable } from '@aushang/connectors'
import { messageOf } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { Lease, Settled, Work, WorkResult, WorkRow } from '../lib/background-work/work.ts'
import type { Database, Db, Tx } from '../lib/database/db.ts'
import { startDeadline } from '../lib/deadline.ts'
import { accessLost, deauthorizeTarget } from '../targets/authorization.store.ts'
import { openSession, type PortalDeps } from '../targets/open-session.ts'
import { backOffTarget, getTargetRow, type TargetRow } from '../targets/targets.store.ts'
import {
  beginComparison,
  type ComparisonFailure,
  type ComparisonRow,
  endComparison,
  recordAdverts,
  recordPage,
  setPhase,
} from './comparisons.store.ts'
import { differencesAtPortal, differencesOnRecord, pairedListings } from './find-differences.ts'
import { adoptAllUnknown, republishAllMissing } from './mend-differences.ts'
import {
  dropSettledDifferences,
  dropUnseenAdverts,
  recordKnownMarks,
  recordMissingListings,
  recordNewDifferences,
} from './record-differences.ts'

interface CompareDeps extends PortalDeps {
  db: Database
}

/** A listing that is on none of the pages. */
interface Candidate {
  key: string
  portalId: string | null
  externalId: string
}

type Step =
  | { did: 'page'; page: AdvertPage }
  | { did: 'check'; gone: Candidate[]; there: { candidate: Candidate; read: AdvertRead }[] }
  | { did: 'prepare' | 'record' }
  | { did: 'fail'; failure: ComparisonFailure; lost?: Unauthorized }

type CompareResult = WorkResult & { comparison: ComparisonRow; target: TargetRow; canList: boolean; step: Step }

// Of those that are on none of the pages, so many are asked for at a time.
const checksAtOnce = 10
// A page may have shifted while the list was read; this many do not, and if the portal has one of them, its list is not to be believed.
const shiftedMax = 5
const stepMs = 5 * 60_000

/**
 * Compares a target with what its portal has, a page or a few questions at a time: how far it is stands in the row, so that neither memory
 * nor a lease has to last for a hundred thousand adverts. Nothing is concluded before the portal was asked to the end, and what
 * is not on its list is asked for by itself before it is taken for gone.
 */
export function compareTargets(deps: CompareDeps): Work<WorkRow, CompareResult> {
  return {
    table: 'comparisons',
    leaseSeconds: 60,
    concurrency: 8,
    concurrencyPerAccount: 2,
    retryAfterSeconds: [30, 120, 600, 1_800, 3_600],
    run: (row, lease) => takeStep(deps, row, lease),
    async finish(tx, settled) {
      for (const each of settled) await settleStep(tx, each)
    },
  }
}

async function takeStep(deps: CompareDeps, row: WorkRow, lease: Lease): Promise<CompareResult> {
  const comparison = await beginComparison(deps.db, row)
  const target = await getTargetRow(deps.db, row.accountId, comparison.targetId)
  const connector = deps.portals.connectorOf(target.type)
  const canList = connector.listAdverts !== undefined
  const about = { comparison, target, canList }
  const more = (step: Step): CompareResult => ({ kind: 'more', ...about, step })
  if (comparison.phase === 'recording') return more({ did: 'record' })
  if (!canList) return more({ did: 'prepare' })
  if (target.authorizationStatus !== 'authorized') {
    const failure: ComparisonFailure = {
      failureCode: 'unauthorized',
      failureMessage: messageOf({ key: 'targetAwaitsAccess' }),
    }
    return { kind: 'done', ...about, step: { did: 'fail', failure } }
  }
  if (target.quietUntil !== null) {
    return unavailable(about, {
      kind: 'unavailable',
      sentence: { key: 'portalBusy' },
      retryAfterMs: target.quietUntil.getTime() - Date.now(),
    })
  }
  const deadline = startDeadline(stepMs)
  const session = openSession(deps, target, {
    signal: AbortSignal.any([lease.signal, deadline.signal]),
    isHeld: () => lease.isHeld(),
    waitAside: (wait) => lease.waitAside(() => deadline.pauseFor(wait)),
  })
  try {
    const step = await (comparison.phase === 'listing'
      ? readPage(connector, comparison, session)
      : checkMissing(deps.db, connector, comparison, session))
    if ('did' in step) return step.did === 'fail' ? { kind: 'done', ...about, step } : more(step)
    if (step.kind === 'unavailable') {
      if (step.retryAfterMs !== undefined) await backOffTarget(deps.db, target.accountId, target.id, step.retryAfterMs)
      return unavailable(about, step)
    }
    const { failureCode, failureMessage } = accessLost(step)
    const failed = { did: 'fail', failure: { failureCode, failureMessage }, lost: step } as const
    return { kind: 'done', ...about, step: failed }
  } finally {
    deadline.end()
  }
}

/** Tried again, from where it was; and given up at last, without a word on what is there. */
function unavailable(
  about: Pick<CompareResult, 'comparison' | 'target' | 'canList'>,
  { sentence, retryAfterMs = 0 }: Unavailable,
): CompareResult {
  const failure: ComparisonFailure = { failureCode: 'portal_unavailable', failureMessage: messageOf(sentence) }
  return { kind: 'again', notBeforeSeconds: retryAfterMs / 1000, ...about, step: { did: 'fail', failure } }
}

async function readPage(
  { listAdverts }: Connector,
  { nextPage }: ComparisonRow,
  session: PortalSession,
): Promise<Step | Unauthorized | Unavailable> {
  const page = await listAdverts?.(nextPage, session)
  if (page === undefined) return { did: 'prepare' }
  // One that leads to itself would be read for ever.
  if (page.kind === 'page' && page.next !== undefined && page.next === nextPage) {
    return { kind: 'unavailable', sentence: { key: 'portalUnintelligible' } }
  }
  return page.kind === 'page' ? { did: 'page', page } : page
}

async function checkMissing(
  db: Db,
  connector: Connector,
  comparison: ComparisonRow,
  session: PortalSession,
): Promise<Step | Unauthorized | Unavailable> {
  const { candidates, total } = await listCandidates(db, comparison)
  if (candidates.length === 0 || connector.readAdvert === undefined) return { did: 'prepare' }
  const gone: Candidate[] = []
  const there: { candidate: Candidate; read: AdvertRead }[] = []
  for (const candidate of candidates) {
    const { portalId, externalId } = candidate
    const read = await connector.readAdvert({ ...(portalId && { portalId }), externalId }, session)
    switch (read.kind) {
      case 'gone':
        gone.push(candidate)
        break
      case 'read':
      case 'unreadable':
        if (total > shiftedMax) {
          const failureMessage = messageOf({ key: 'portalListNotBelieved', params: { missing: total } })
          return { did: 'fail', failure: { failureCode: 'portal_unavailable', failureMessage } }
        }
        if (read.kind === 'read') there.push({ candidate, read })
        break
      default:
        return read
    }
  }
  return { did: 'check', gone, there }
}

/** What should be online, is on none of the pages, and was not asked for yet. */
async function listCandidates(db: Db, comparison: ComparisonRow): Promise<{ candidates: Candidate[]; total: number }> {
  const { accountId, targetId, run } = comparison
  const rows = await db.many<Candidate & { total: number }>(sql`
    select coalesce(portal_id, number) as key, portal_id as "portalId", number as "externalId", count(*) over ()::int as total
    from (${pairedListings(comparison)}) as paired
    where key is null and not exists (
      select from online_adverts as asked
      where asked.account_id = ${accountId} and asked.target_id = ${targetId} and asked.run = ${run} and asked.is_gone
        and asked.key = coalesce(paired.portal_id, paired.number))
    order by listing_id limit ${checksAtOnce}`)
  return { candidates: rows, total: rows[0]?.total ?? 0 }
}

async function settleStep(tx: Tx, { result, verdict }: Settled<WorkRow, CompareResult>): Promise<void> {
  const { comparison, step, canList } = result
  switch (step.did) {
    case 'page':
      return recordPage(tx, comparison, step.page)
    case 'check': {
      const thereNow = step.there.map(({ candidate, read }) => ({ ...read, externalId: candidate.externalId }))
      await recordAdverts(tx, comparison, thereNow, { isGone: false })
      return recordAdverts(tx, comparison, step.gone.map(asKey), { isGone: true })
    }
    case 'prepare':
      await dropSettledDifferences(tx, comparison, differencesOf(result))
      if (canList) {
        await recordMissingListings(tx, comparison, differencesOf(result))
        await recordKnownMarks(tx, comparison)
      }
      return setPhase(tx, comparison, 'recording')
    case 'record':
      return record(tx, result)
    case 'fail':
      if (verdict === 'again') return
      await endComparison(tx, comparison, step.failure)
      if (step.lost !== undefined) await deauthorizeTarget(tx, result.target, accessLost(step.lost))
  }
}

async function record(tx: Tx, result: CompareResult): Promise<void> {
  const { comparison, target, canList } = result
  // What a portal has reported was told when the report came.
  if (await recordNewDifferences(tx, comparison, differencesOf(result), { areTold: canList })) return
  if (comparison.adoptsUnknown) await adoptAllUnknown(tx, comparison)
  if (target.republishMissing) await republishAllMissing(tx, comparison)
  await dropUnseenAdverts(tx, comparison)
  await endComparison(tx, comparison, null)
}

function differencesOf({ comparison, canList }: CompareResult): Sql {
  return canList ? differencesAtPortal(comparison) : differencesOnRecord(comparison)
}

function asKey({ portalId, externalId, key }: Candidate) {
  return portalId === null ? { externalId: key } : { portalId, externalId }
}
