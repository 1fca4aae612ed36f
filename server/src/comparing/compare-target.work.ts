import type { AdvertPage, Connector, ListedAdvert, PortalSession, Unauthorized, Unavailable } from '@aushang/connectors'
import { completeSentence, messageOf } from '@aushang/model'
import type { Lease, Settled, Work, WorkResult, WorkRow } from '../lib/background-work/work.ts'
import type { Database, Db, Tx } from '../lib/database/db.ts'
import { messageAbout } from '../portals/message-about.ts'
import { accessAwaited, accessLost, deauthorizeTarget } from '../targets/authorization.store.ts'
import { type PortalDeps, workInSession } from '../targets/open-session.ts'
import { getTargetRow, type TargetRow } from '../targets/targets.store.ts'
import { tryLater } from '../targets/try-later.ts'
import {
  beginComparison,
  type ComparisonFailure,
  type ComparisonRow,
  endComparison,
  recordPage,
  setPhase,
} from './comparisons.store.ts'
import { type Candidate, listCandidates } from './find-differences.ts'
import { adoptAllUnknown, republishAllMissing } from './mend-differences.ts'
import { recordAdverts } from './online-adverts.store.ts'
import { dropSettled, recordAdvertsFound, recordListings, recordListingsOnRecord } from './record-differences.ts'

interface CompareDeps extends PortalDeps {
  db: Database
}

type Step =
  | { did: 'page'; page: AdvertPage }
  | { did: 'check'; gone: ListedAdvert[]; there: ListedAdvert[]; last: string }
  | { did: 'conclude' }
  | { did: 'wait' }
  | { did: 'fail'; failure: ComparisonFailure; lost?: Unauthorized }

type CompareResult = WorkResult & { comparison: ComparisonRow; target: TargetRow; connector: Connector; step: Step }

// Of those that are on none of the pages, so many are asked for at a time.
const checksAtOnce = 10
// A page may have shifted while the list was read; this many do not, and if the portal has one of them, its list is not to be believed.
const shiftedMax = 5
const stepMs = 5 * 60_000
// No agency has so many.
const advertsMax = 1_000_000
const nextLengthMax = 2_000

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
  const about = { comparison, target, connector }
  const more = (step: Step): CompareResult => ({ kind: 'more', ...about, step })
  if (!canList || comparison.phase === 'listings' || comparison.phase === 'adverts') return more({ did: 'conclude' })
  if (target.authorizationStatus !== 'authorized') {
    return { kind: 'done', ...about, step: { did: 'fail', failure: accessAwaited(connector) } }
  }
  if (target.quietUntil !== null) return { kind: 'more', notBefore: target.quietUntil, ...about, step: { did: 'wait' } }
  const step = await workInSession(deps, target, { lease, deadlineMs: stepMs }, (session) =>
    comparison.phase === 'listing'
      ? readPage(connector, comparison, session)
      : checkMissing(deps.db, connector, comparison, session),
  )
  if ('did' in step) return step.did === 'fail' ? { kind: 'done', ...about, step } : more(step)
  if (step.kind === 'unavailable') {
    // From where it was; and given up at last, without a word on what is there.
    const failure = { failureCode: 'portal_unavailable', failureMessage: messageOf(step.sentence) } as const
    return { ...(await tryLater(deps.db, target, step)), ...about, step: { did: 'fail', failure } }
  }
  const { failureCode, failureMessage } = accessLost(step)
  const failed = { did: 'fail', failure: { failureCode, failureMessage }, lost: step } as const
  return { kind: 'done', ...about, step: failed }
}

async function readPage(
  { listAdverts, portalName }: Connector,
  { nextFrom, advertsRead }: ComparisonRow,
  session: PortalSession,
): Promise<Step | Unauthorized | Unavailable> {
  const page = await listAdverts?.(nextFrom, session)
  if (page === undefined) return { did: 'conclude' }
  if (page.kind !== 'page') return page
  const { next = '', total = 0 } = page
  // One that leads to itself would be read for ever, and so would some that lead in a circle.
  const isEndless = next !== '' && (next === nextFrom || advertsRead > advertsMax)
  const isNonsense = next.includes('\0') || next.length > nextLengthMax || !(total <= advertsMax)
  if (isEndless || isNonsense) {
    return { kind: 'unavailable', sentence: completeSentence({ key: 'portalUnintelligible' }, { portal: portalName }) }
  }
  return { did: 'page', page }
}

async function checkMissing(
  db: Db,
  connector: Connector,
  comparison: ComparisonRow,
  session: PortalSession,
): Promise<Step | Unauthorized | Unavailable> {
  const { candidates, total } = await listCandidates(db, comparison, checksAtOnce)
  const last = candidates.at(-1)?.listingId
  if (last === undefined || connector.readAdvert === undefined) return { did: 'conclude' }
  const gone: ListedAdvert[] = []
  const there: ListedAdvert[] = []
  for (const candidate of candidates) {
    const { portalId, externalId } = candidate
    const read = await connector.readAdvert({ ...(portalId && { portalId }), externalId }, session)
    switch (read.kind) {
      case 'gone':
        gone.push(asKey(candidate))
        break
      case 'read':
      case 'unreadable':
        if (total > shiftedMax) {
          const failureMessage = messageAbout(connector, { key: 'portalListNotBelieved', params: { missing: total } })
          return { did: 'fail', failure: { failureCode: 'portal_unavailable', failureMessage } }
        }
        // Of one that is unreadable, no more is known than that it is there.
        there.push(read.kind === 'read' ? { ...read, externalId } : asKey(candidate))
        break
      default:
        return read
    }
  }
  return { did: 'check', gone, there, last }
}

async function settleStep(tx: Tx, { result, verdict }: Settled<WorkRow, CompareResult>): Promise<void> {
  const { comparison, step } = result
  switch (step.did) {
    case 'page':
      return recordPage(tx, comparison, step.page)
    case 'check':
      await recordAdverts(tx, comparison, step.there, { isGone: false })
      await recordAdverts(tx, comparison, step.gone, { isGone: true })
      return setPhase(tx, comparison, 'checking', step.last)
    case 'conclude':
      return conclude(tx, result)
    case 'wait':
      return
    case 'fail':
      if (verdict === 'again') return
      await endComparison(tx, comparison, step.failure)
      if (step.lost !== undefined) await deauthorizeTarget(tx, result.target, accessLost(step.lost))
  }
}

/** A part of what follows, so long that nobody waits for the locks; then the next. */
async function conclude(tx: Tx, { comparison, target, connector }: CompareResult): Promise<void> {
  const canList = connector.listAdverts !== undefined
  if (comparison.phase !== 'adverts') {
    const isBegun = comparison.phase === 'listings'
    const from = { ...comparison, nextFrom: isBegun ? comparison.nextFrom : null }
    const next = canList ? await recordListings(tx, from, connector) : await recordListingsOnRecord(tx, from)
    if (next !== null) return setPhase(tx, comparison, 'listings', next)
    if (canList) return setPhase(tx, comparison, 'adverts', null)
  } else {
    const next = await recordAdvertsFound(tx, comparison)
    if (next !== null) return setPhase(tx, comparison, 'adverts', next)
  }
  await dropSettled(tx, comparison)
  if (comparison.adoptsUnknown) await adoptAllUnknown(tx, comparison)
  if (target.republishMissing) await republishAllMissing(tx, comparison)
  await endComparison(tx, comparison, null)
}

function asKey({ portalId, externalId }: Candidate): ListedAdvert {
  return portalId === null ? { externalId } : { portalId, externalId }
}
