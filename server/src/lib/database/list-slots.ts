import type { Readable } from 'node:stream'
import { makeSlots } from '../slots/slots.ts'
import { ApiError } from '../errors.ts'

// An account waits for its own lists for this long, and for those of others.
const ownWaitMsMax = 10_000
const othersWaitMsMax = 30_000

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
 * each that waits gets its turn, however many lists another account asks for. The last one is for those that read none.
 */
export function makeListSlots(connections: number): ListSlots {
  const ofAccount = makeSlots({ total: Infinity, perKey: Math.floor(connections / 2) })
  const ofAll = makeSlots({ total: connections, kept: connections > 2 ? 1 : 0 })

  return {
    open: openList,
    use: () => ({ max: connections, held: ofAll.held(), waiting: ofAccount.waiting() + ofAll.waiting() }),
  }

  function openList(accountId: string, open: () => Promise<Readable>): Promise<Readable> {
    return new Promise((resolve, reject) => {
      const hold = async () => {
        const lines = await open()
        resolve(lines)
        if (!lines.closed) await new Promise((closed) => lines.once('close', closed))
        return true
      }
      const holdAmongAll = async () => {
        if ((await ofAll.soon(accountId, othersWaitMsMax, hold)) === null) throw allTaken()
        return true
      }
      ofAccount
        .soon(accountId, ownWaitMsMax, holdAmongAll)
        .then((held) => held ?? reject(tooManyLists()))
        .catch(reject)
    })
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
  return new ApiError('unavailable', { key: 'listsBusy' }, { headers: { 'retry-after': '5' } })
}
