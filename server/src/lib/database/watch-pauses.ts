import type { Readable } from 'node:stream'

/** Which streams wait for their readers. */
interface Pauses {
  watch(stream: Readable): void
  /** The one that has waited longest, if that is so long. */
  longest(msMin: number): Readable | undefined
}

export function watchPauses(): Pauses {
  /** In the order in which they began. */
  const pausedAt = new Map<Readable, number>()
  return {
    watch(stream) {
      const forget = () => pausedAt.delete(stream)
      stream
        .on('pause', () => {
          forget()
          pausedAt.set(stream, performance.now())
        })
        .on('resume', forget)
        .once('close', forget)
    },
    longest(msMin) {
      const [first] = pausedAt
      return first !== undefined && performance.now() - first[1] >= msMin ? first[0] : undefined
    },
  }
}
