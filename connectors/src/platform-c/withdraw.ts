import { isRecord, messageOf, type Problem } from '@aushang/model'
import type { Placement, Said, Withdrawal } from '../contract.ts'
import { untilEnded } from '../ended.ts'
import { saidIn, textOf } from './listings-api/answers.ts'
import { type ListingsApi, openListingsApi, type Session } from './listings-api/listings-api.ts'
import { askStatus, refusedLater } from './ask-outcome.ts'
import { askAgainAfterMs, decisionMsMax, recallListing } from './memory.ts'
import { pathOf } from './publish.ts'

/**
 * Deleted there, which the portal takes and does later. When nothing is unsure, what we have no id of is not ours: what bears our
 * number there was made by others.
 */
export async function withdrawListing(placement: Placement, session: Session): Promise<Withdrawal> {
  if (placement.portalId === null && !placement.isUnsure) return { kind: 'withdrawn' }
  const api = openListingsApi(session)
  const memory = recallListing(placement)
  return untilEnded(async () => {
    const isAsked = memory?.isDeleting === true && memory.pendingSince !== undefined
    const decided = isAsked ? await askDeletion(api, placement, Date.parse(memory.pendingSince ?? '')) : null
    return decided ?? (await deleteListing(api, placement))
  })
}

async function deleteListing(api: ListingsApi, placement: Placement): Promise<Withdrawal> {
  const reply = await api.send({ method: 'DELETE', path: pathOf(placement), also: ['missing'] })
  if (reply.meaning === 'missing') return { kind: 'withdrawn', said: saidIn(reply) }
  const listingId = textOf(isRecord(reply.json) ? reply.json['listingId'] : undefined) || (placement.portalId ?? '')
  return {
    kind: 'pending',
    portalId: listingId,
    askAgainAfterMs: askAgainAfterMs(0),
    remembered: { listingId, mediaIds: [], pendingSince: new Date().toISOString(), isDeleting: true },
    said: saidIn(reply),
  }
}

/** Null when it is to be deleted once more. */
async function askDeletion(api: ListingsApi, placement: Placement, sinceMs: number): Promise<Withdrawal | null> {
  const { reply, ...status } = await askStatus(api, placement)
  const said = saidIn(reply)
  const pendingMs = Date.now() - sinceMs
  const kept = () => keptThere(refusedLater(status, reply, placement), said)
  switch (status.status) {
    case 'DELETED':
      return { kind: 'withdrawn', said }
    case 'DELETING_FAILED':
    case 'RECEIVING_FAILED':
      return status.isActionRequired ? kept() : null
    // Somebody has brought it back meanwhile.
    case 'CREATED':
    case 'CREATED_WITH_MEDIA_ERROR':
    case 'UPDATED':
      return null
    default:
      if (pendingMs >= decisionMsMax) return kept()
      return {
        kind: 'pending',
        portalId: placement.portalId ?? '',
        askAgainAfterMs: askAgainAfterMs(pendingMs),
        said,
      }
  }
}

function keptThere([{ portalMessage = '' } = {}]: Partial<Problem>[], said: Said): Withdrawal {
  const message = messageOf({ key: 'portalKeepsAdvert' })
  const problem = {
    path: '',
    code: 'rejected_by_portal',
    message,
    ...(portalMessage !== '' && { portalMessage }),
  } as const
  return { kind: 'rejected', problems: [problem], said }
}
