/** Room for bytes that come in from many senders at once, each in pieces, until somebody takes them as a whole. */
interface ByteRoom {
  collect(): ByteCollector
}

export interface ByteCollector {
  /** False when there was no room for it. Then nothing is held any more, and nothing more will be. */
  add(piece: Uint8Array): boolean
  /** Everything in one piece. What had been held for it is given back with `release`. */
  whole(): Buffer
  release(): void
}

interface ByteRoomOptions {
  bytesMax: number
  /** Whoever brings more than that shares three quarters of the room with others of that kind: small ones always find some. */
  smallBytesMax: number
}

// The first holds most mails. Blocks double up to the largest: that is what is lost at the end of the last one, at the most.
const blockBytes = { min: 32 * 1024, max: 1024 * 1024 }
// Of the smallest ones, used again: to allocate one for each mail keeps the garbage collector busy.
const sparesMax = 64

/**
 * Pieces are copied, however small they are: a million of them, each as an object of its own, would take a hundred times
 * their bytes. What counts is what is allocated.
 */
export function makeByteRoom({ bytesMax, smallBytesMax }: ByteRoomOptions): ByteRoom {
  const held = { bytes: 0, largeBytes: 0 }
  // They never leave this file: whoever is given bytes gets a copy.
  const spares: Buffer[] = []

  function collect(): ByteCollector {
    let blocks: Buffer[] = []
    let length = 0
    let allocated = 0
    /** In the last block. */
    let free = 0
    let isRefused = false

    const isLarge = (bytes: number) => bytes > smallBytesMax

    function count(bytes: number): void {
      const before = isLarge(allocated) ? allocated : 0
      allocated += bytes
      held.bytes += bytes
      held.largeBytes += (isLarge(allocated) ? allocated : 0) - before
    }

    function emptyBlocks(): void {
      const [first] = blocks
      if (first?.length === blockBytes.min && spares.length < sparesMax) spares.push(first)
      blocks = []
      free = 0
    }

    function release(): void {
      emptyBlocks()
      count(-allocated)
    }

    function addBlock(): boolean {
      const size = Math.min(Math.max(allocated, blockBytes.min), blockBytes.max)
      const largeBytes = isLarge(allocated + size) ? size + (isLarge(allocated) ? 0 : allocated) : 0
      if (held.bytes + size > bytesMax || held.largeBytes + largeBytes > (bytesMax * 3) / 4) return false
      blocks.push((allocated === 0 && spares.pop()) || Buffer.allocUnsafeSlow(size))
      free = size
      count(size)
      return true
    }

    return {
      add(piece) {
        for (let at = 0; at < piece.length && !isRefused;) {
          if (free === 0 && !addBlock()) {
            isRefused = true
            release()
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
        const bytes = Buffer.concat(blocks, length)
        emptyBlocks()
        return bytes
      },
      release,
    }
  }

  return { collect }
}
