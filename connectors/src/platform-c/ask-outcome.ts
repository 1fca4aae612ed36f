import { isRecord, messageOf, type Problem, type Sentence } from '@aushang/model'
import type { Outcome, Placement, Unavailable } from '../contract.ts'
import { untilEnded } from '../ended.ts'
import { errorsIn, publicUrlIn, saidIn, textOf } from './listings-api/answers.ts'
import { openListingsApi, type Reply, type Session } from './listings-api/listings-api.ts'
import { explainListing } from './listings-api/refusals.ts'
import { askAgainAfterMs, decisionMsMax, recallListing } from './memory.ts'
import { pathOf } from './publish.ts'

/** What the portal has decided, if it has. A status that nobody has described is none. */
export async function askOutcome(placement: Placement, session: Session): Promise<Outcome> {
  return untilEnded(async () => {
    const path = pathOf(placement)
    const reply = await openListingsApi(session).send({ method: 'GET', path, also: ['missing'] })
    const status = reply.meaning === 'missing' ? 'DELETED' : statusIn(reply)
    switch (status) {
      case 'CREATED':
      case 'UPDATED':
        return publishedAs(reply, placement)
      case 'CREATING_FAILED':
      case 'UPDATING_FAILED':
        return isActionRequired(reply)
          ? { kind: 'rejected', problems: reasonsIn(reply, placement), said: saidIn(reply) }
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

export function statusIn({ json }: Reply): string {
  return isRecord(json) ? textOf(json['status']) : ''
}

/** Somebody has to do something; otherwise the portal could not, and may the next time. */
export function isActionRequired({ json }: Reply): boolean {
  return isRecord(json) && json['actionRequired'] === true
}

/** In our words; those of the portal stand beside. */
export function reasonsIn({ json }: Reply, { propertyType }: Placement): Problem[] {
  const reasons = errorsIn(isRecord(json) ? json['reasons'] : undefined)
  const told = reasons.length > 0 ? reasons : [{ field: '', code: '', message: '' }]
  return told.map(explainListing(propertyType))
}

function publishedAs(reply: Reply, placement: Placement): Outcome {
  const { pendingSince: _over, ...rest } = recallListing(placement) ?? {}
  const publicUrl = isRecord(reply.json) ? publicUrlIn(reply.json) : ''
  return {
    kind: 'published',
    portalId: placement.portalId ?? textOf(isRecord(reply.json) ? reply.json['listingId'] : undefined),
    ...(publicUrl && { publicUrl }),
    remembered: rest,
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
