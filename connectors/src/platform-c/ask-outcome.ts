import { messageOf, type Problem, type Sentence } from '@aushang/model'
import type { Outcome, Placement, Unavailable } from '../contract.ts'
import { untilEnded } from '../ended.ts'
import { reasonsIn, saidIn } from './listings-api/answers.ts'
import { type ListingsApi, openListingsApi, type Reply, type Session } from './listings-api/listings-api.ts'
import { explainListing, problemsOf } from './listings-api/refusals.ts'
import { askAgainAfterMs, decisionMsMax, recallListing } from './memory.ts'
import { type ListingStatus, readStatus, statusPathOf } from './not-public.ts'

/** What the portal has decided, if it has. A status that nobody has described is none. */
export async function askOutcome(placement: Placement, session: Session): Promise<Outcome> {
  return untilEnded(async () => {
    const { reply, ...status } = await askStatus(openListingsApi(session), placement)
    switch (status.status) {
      case 'CREATED':
      case 'UPDATED':
      case 'CREATED_WITH_MEDIA_ERROR':
        return publishedAs(status, reply, placement)
      case 'RECEIVING_FAILED':
      case 'CREATING_FAILED':
      case 'UPDATING_FAILED':
        return status.isActionRequired
          ? { kind: 'rejected', problems: refusedLater(status, reply, placement), said: saidIn(reply) }
          : sentAgain({ key: 'portalInTrouble' }, reply)
      // Somebody has deleted it there, or has tried to.
      case 'DELETED':
      case 'DELETING_FAILED':
        return sentAgain({ key: 'portalForgetful' }, reply)
      default:
        return stillPending(placement, reply)
    }
  })
}

/** Of one that it does not have (any more), that it is deleted. */
export async function askStatus(
  api: ListingsApi,
  { externalId }: Pick<Placement, 'externalId'>,
): Promise<ListingStatus & { reply: Reply }> {
  const reply = await api.send({ method: 'GET', path: statusPathOf(externalId), also: ['missing'] })
  const status = readStatus(reply.json)
  return { ...status, ...(reply.meaning === 'missing' && { status: 'DELETED' }), reply }
}

/** In our words; those of the portal stand beside. */
export function refusedLater({ reasons }: ListingStatus, reply: Reply, { propertyType }: Placement): Problem[] {
  return problemsOf({ ...reply, reasons: reasonsIn(reasons) }, explainListing(propertyType))
}

function publishedAs(
  { status, message, listingId, publicUrl }: ListingStatus,
  reply: Reply,
  placement: Placement,
): Outcome {
  const { pendingSince: _over, ...known } = recallListing(placement) ?? {}
  const lacksMedia = status === 'CREATED_WITH_MEDIA_ERROR'
  const remark: Problem = {
    path: '/attachments',
    code: 'portal_remark',
    message: messageOf({ key: 'reportRemarks' }),
    ...(message !== '' && { portalMessage: message.slice(0, 500).toWellFormed() }),
  }
  return {
    kind: 'published',
    portalId: placement.portalId ?? listingId,
    ...(publicUrl && { publicUrl }),
    // Which of its files it has is asked before it is changed the next time.
    remembered: lacksMedia ? null : known,
    ...(lacksMedia && { warnings: [remark] }),
    said: saidIn(reply),
  }
}

function sentAgain(sentence: Sentence, reply: Reply): Unavailable {
  return { kind: 'unavailable', sentence, isForgotten: true, said: saidIn(reply) }
}

function stillPending(placement: Placement, reply: Reply): Outcome {
  const since = Date.parse(recallListing(placement)?.pendingSince ?? '')
  const pendingMs = Number.isNaN(since) ? 0 : Date.now() - since
  if (pendingMs >= decisionMsMax) {
    const message = messageOf({ key: 'portalUndecided' })
    return { kind: 'rejected', problems: [{ path: '', code: 'report_missing', message }], said: saidIn(reply) }
  }
  return {
    kind: 'pending',
    portalId: placement.portalId ?? '',
    askAgainAfterMs: askAgainAfterMs(pendingMs),
    said: saidIn(reply),
  }
}
