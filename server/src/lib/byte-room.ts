import { type Sender, whoGivesWay } from './slots/who-gives-way.ts'

/** Room for bytes that come in from many senders at once, each in pieces, until somebody takes them as a whole. */
interface ByteRoom {
  collect(sender: Sender): ByteCollector
}

export interface ByteCollector {
  /** False when there was no room for it, or it had to give way. Then nothing is held any more, and nothing more will be. */
  add(piece: Uint8Array): boolean
  /**
   * Everything in one piece, which gives way to nobody any more; null when it had to before. What had been held for it is given back
   * with `release`.
   */
  whole(): Buffer | null
  release(): void
}

interface ByteRoomOptions {
  bytesMax: number
  /** Whoever brings more than that shares three quarters of the room with others of that kind: small ones always find some. */
  smallBytesMax: number
  /** Those whose time is over before that give way first. */
  slowBefore: () => number
}

interface Collected {
  sender: Sender
  /** What is allocated. */
  amount: number
  giveWay(): void
}

// The first holds most mails. Blocks double up to the largest: that is what is lost at the end of the last one, at the most.
const blockBytes = { min: 32 * 1024, max: 1024 * 1024 }
// Of the smallest ones, used again: to allocate one for each mail keeps the garbage collector busy.
const sparesMax = 64

/**
 * Pieces are copied, however small they are: a million of them, each as an object of its own, would take a hundred times
 * their bytes. What counts is what is allocated.
 */
export function makeByteRoom({ bytesMax, smallBytesMax, slowBefore }: ByteRoomOptions): ByteRoom {
  const held = { bytes: 0, largeBytes: 0 }
  /** Those that may have to give way. */
  const collected = new Set<Collected>()
  // They never leave this file: whoever is given bytes gets a copy.
  const spares: Buffer[] = []

  const isLarge = (bytes: number) => bytes > smallBytesMax

  /** Makes room for the bytes, at the cost of others who have more. */
  function makeRoom(asker: Collected, bytes: number): boolean {
    const amount = asker.amount + bytes
    const largeBytes = isLarge(amount) ? bytes + (isLarge(asker.amount) ? 0 : asker.amount) : 0
    for (;;) {
      const isTooMuch = held.bytes + bytes > bytesMax
      const isTooMuchOfLarge = largeBytes > 0 && held.largeBytes + largeBytes > (bytesMax * 3) / 4
      if (!isTooMuch && !isTooMuchOfLarge) return true
      const asking = { ...asker, amount }
      const others = [...collected].filter((each) => each !== asker && (isTooMuch || isLarge(each.amount)))
      const giving = whoGivesWay(asking, others, slowBefore())
      if (giving === asking) return false
      giving.giveWay()
    }
  }

  function collect(sender: Sender): ByteCollector {
    let blocks: Buffer[] = []
    let length = 0
    /** In the last block. */
    let free = 0
    let isRefused = false
    const own: Collected = { sender, amount: 0, giveWay: refuse }

    function count(bytes: number): void {
      const before = isLarge(own.amount) ? own.amount : 0
      own.amount += bytes
      held.bytes += bytes
      held.largeBytes += (isLarge(own.amount) ? own.amount : 0) - before
    }

    function emptyBlocks(): void {
      const [first] = blocks
      if (first?.length === blockBytes.min && spares.length < sparesMax) spares.push(first)
      blocks = []
      free = 0
      collected.delete(own)
    }

    function release(): void {
      emptyBlocks()
      count(-own.amount)
    }

    function refuse(): void {
      isRefused = true
      release()
    }

    function addBlock(): boolean {
      const size = Math.min(Math.max(own.amount, blockBytes.min), blockBytes.max)
      if (!makeRoom(own, size)) return false
      blocks.push((own.amount === 0 && spares.pop()) || Buffer.allocUnsafeSlow(size))
      free = size
      count(size)
      collected.add(own)
      return true
    }

    return {
      add(piece) {
        for (let at = 0; at < piece.length && !isRefused;) {
          if (free === 0 && !addBlock()) {
            refuse()
            return false
          }
          const block = blocks.at(-1) as Buffer
          const part = piece.subarray(at, at + free)
          block.set(part, block.length - free)
          free -= part.length
          at += part.length
          length += part.length
        }
        return !isRefused
      },
      whole() {
        if (isRefused) return null
        const bytes = Buffer.concat(blocks, length)
        emptyBlocks()
        return bytes
      },
      release,
    }
  }

  return { collect }
}
