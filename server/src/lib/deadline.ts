/** A time that does not pass while something else is waited for. */
interface Deadline {
  /** Aborted when the time is up. */
  signal: AbortSignal
  pauseFor<Result>(wait: () => Promise<Result>): Promise<Result>
  end(): void
}

export function startDeadline(ms: number): Deadline {
  const controller = new AbortController()
  let leftMs = ms
  let startedAt = 0
  let timer: NodeJS.Timeout | undefined
  start()

  function start(): void {
    startedAt = performance.now()
    timer = setTimeout(() => controller.abort(), leftMs).unref()
  }

  return {
    signal: controller.signal,
    async pauseFor(wait) {
      clearTimeout(timer)
      leftMs -= performance.now() - startedAt
      try {
        return await wait()
      } finally {
        start()
      }
    },
    end: () => clearTimeout(timer),
  }
}
