import type { Readable } from 'node:stream'
import { makeSlots } from '../slots/slots.ts'
import { makeTally } from '../slots/tally.ts'
import { ApiError } from '../errors.ts'
import { watchPauses } from './watch-pauses.ts'

// An account waits for its own lists for this long, and for those of others.
const ownWaitMsMax = 10_000
const othersWaitMsMax = 30_000
// Who waits for its reader for so long gives way to one who reads none, for whom this is looked at so often.
const standstillMsMax = 2_000
const lookEveryMs = 250

/** What ends a list that its reader does not read, because somebody else needs its connection. */
export class GaveWay extends Error {}

interface ListSlots {
  /** Resolves with what `open` does, once there is a connection for it, which is held until that is closed. */
  open(accountId: string, open: () => Promise<Readable>): Promise<Readable>
  use(): ListSlotUse
}

export interface ListSlotUse {
  max: number
  /** Lists that are being read. */
  held: number
  /** Those that wait until others of their account, or of all, have been read. */
  waiting: number
}

/**
 * Shares out the connections for lists. No account has more than half of them, and no more of it wait in line with others:
 * each that waits gets its turn, however many lists another account asks for. The last one is for those that read none; and
 * when that is taken as well, by however many accounts, the list that has waited longest for its reader gives way to them.
 */
export function makeListSlots(connections: number): ListSlots {
  const ofAccount = makeSlots({ total: Infinity, perKey: Math.floor(connections / 2) })
  const ofAll = makeSlots({ total: connections, kept: connections > 2 ? 1 : 0 })
  const reading = makeTally()
  const pauses = watchPauses()

  return {
    open: openList,
    use: () => ({ max: connections, held: ofAll.held(), waiting: ofAccount.waiting() + ofAll.waiting() }),
  }

  function openList(accountId: string, open: () => Promise<Readable>): Promise<Readable> {
    return new Promise((resolve, reject) => {
      let endLooking = () => {}
      const hold = async () => {
        endLooking()
        reading.add(accountId, 1)
        try {
          const lines = await open()
          pauses.watch(lines)
          resolve(lines)
          if (!lines.closed) await new Promise((closed) => lines.once('close', closed))
        } finally {
          reading.add(accountId, -1)
        }
        return true
      }
      const holdAmongAll = async () => {
        endLooking = makeWayWhileWaiting(accountId)
        const held = await ofAll.soon(accountId, othersWaitMsMax, hold).finally(endLooking)
        if (held === null) throw allTaken()
        return true
      }
      ofAccount
        .soon(accountId, ownWaitMsMax, holdAmongAll)
        .then((held) => held ?? reject(tooManyLists()))
        .catch(reject)
    })
  }

  /** Until what it returns is called, which is before its first look where a connection is free. */
  function makeWayWhileWaiting(accountId: string): () => void {
    const look = () => {
      const readsNone = reading.of(accountId) === 0
      if (readsNone && ofAll.held() === connections) pauses.longest(standstillMsMax)?.destroy(new GaveWay())
    }
    const first = setImmediate(look)
    const timer = setInterval(look, lookEveryMs)
    return () => {
      clearImmediate(first)
      clearInterval(timer)
    }
  }
}

function tooManyLists(): ApiError {
  return new ApiError(
    'too_many_lists',
    { key: 'tooManyLists' },
    { headers: { 'retry-after': String(ownWaitMsMax / 1000) } },
  )
}

function allTaken(): ApiError {
  return new ApiError('busy', { key: 'listsBusy' }, { headers: { 'retry-after': '5' } })
}
