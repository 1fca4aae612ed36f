import type { Placement, Withdrawal } from '../contract.ts'
import { saidIn } from './answers.ts'
import { findAdvert, portalChannel } from './publish.ts'
import { Ended, type Session } from './session.ts'

/**
 * Offline first, which also ends what it costs, then deleted. Without the portal's id, and when nothing is unsure, there
 * is nothing of ours: what bears our number there was made by others.
 */
export async function withdrawAdvert(placement: Placement, session: Session): Promise<Withdrawal> {
  try {
    const id = placement.portalId ?? (placement.isUnsure ? (await findAdvert(session, placement))?.ourId : undefined)
    if (id === undefined) return { kind: 'withdrawn' }
    await session.send({ method: 'DELETE', path: `/publish/${id}_${portalChannel}`, also: ['missing'] })
    const reply = await session.send({ method: 'DELETE', path: `/user/me/realestate/${id}`, also: ['missing'] })
    return { kind: 'withdrawn', said: saidIn(reply) }
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    return error.outcome
  }
}
