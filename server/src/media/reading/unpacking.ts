import { availableParallelism } from 'node:os'
import { makeSlots } from '../../lib/slots/slots.ts'
import { threadTurns } from '../../lib/slots/thread-turns.ts'
import { Refusal } from './refusal.ts'

/** What unpacks pictures and reads documents: the one place where one account's files could hold up another's. */
interface Unpacking {
  /** Waits until there is so much memory, and a core. Throws a `Refusal` when there never will be. */
  within<Result>(accountId: string, megabytes: number, unpack: () => Promise<Result>): Promise<Result>
}

// What all of them take at once, and what of it is kept for accounts that are not busy: it suffices for a picture of 12 million
// pixels, whatever its format, and for a PDF.
const megabytesMax = 1_400
const megabytesKept = 400
// One would be gone as long as a second busy account has not been known for one.
const coresKept = 2
// sharp works in the threads that Node reads files with, too.
const atOnceMax = Math.min(availableParallelism(), 3)

export function makeUnpacking(): Unpacking {
  const memory = makeSlots({ total: megabytesMax, kept: megabytesKept })
  const cores = makeSlots({ total: atOnceMax + coresKept, kept: coresKept })

  return {
    async within(accountId, megabytes, unpack) {
      if (megabytes > megabytesMax - megabytesKept) {
        throw new Refusal('attachment_too_complex', { key: 'fileTooComplex' })
      }
      return memory.within(
        accountId,
        () => cores.within(accountId, () => threadTurns.lent(accountId, unpack)),
        megabytes,
      )
    },
  }
}
