import { makeTally } from './tally.ts'

interface SlotOptions {
  total: number
  /** How many of them one key may hold. */
  perKey?: number
}

/**
 * Limits how much is under way at once, in all and for each key. Those who wait are served in the order they came, except
 * that nobody waits for somebody else's key.
 */
interface Slots {
  within<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  /** Null when no slot came free within that time; then nothing was begun. */
  soon<Result>(key: string, waitMsMax: number, work: () => Promise<Result>): Promise<Result | null>
}

export function makeSlots({ total, perKey = total }: SlotOptions): Slots {
  interface Waiting {
    key: string
    begin: () => void
  }
  const waiting: Waiting[] = []
  const held = makeTally()

  const hasRoom = (key: string) => held.total() < total && held.of(key) < perKey

  return {
    async within(key, work) {
      await taken(key)
      return work().finally(() => release(key))
    },
    async soon(key, waitMsMax, work) {
      if (!(await taken(key, waitMsMax))) return null
      return work().finally(() => release(key))
    },
  }

  /** Nobody who could begin is waiting, so that whoever finds room begins at once. */
  async function taken(key: string, waitMsMax?: number): Promise<boolean> {
    if (hasRoom(key)) {
      held.add(key, 1)
      return true
    }
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined
      const one = {
        key,
        begin() {
          clearTimeout(timer)
          resolve(true)
        },
      }
      waiting.push(one)
      if (waitMsMax === undefined) return
      timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1)
        resolve(false)
      }, waitMsMax)
    })
  }

  function release(key: string): void {
    held.add(key, -1)
    const index = waiting.findIndex((one) => hasRoom(one.key))
    const [next] = index === -1 ? [] : waiting.splice(index, 1)
    if (next === undefined) return
    held.add(next.key, 1)
    next.begin()
  }
}
