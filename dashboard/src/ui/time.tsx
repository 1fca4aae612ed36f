import { useSyncExternalStore } from 'react'
import { useFormat } from '../words/language.ts'

const stepMs = 15_000

/** `vor 3 Minuten`, with the exact time under the pointer. */
export function Time({ at }: { at: string }) {
  const format = useFormat()
  const now = useNow(stepMs)
  // The clock is as old as its step: what has just happened does not lie ahead.
  const isNow = Math.abs(new Date(at).getTime() - now) < stepMs
  return (
    <time dateTime={at} title={format.exact(at)}>
      {format.relative(at, isNow ? new Date(at).getTime() : now)}
    </time>
  )
}

/** How long until then: `4:07`. At the end it stands at 0:00 until what was awaited is there. */
export function Countdown({ until }: { until: string }) {
  const format = useFormat()
  const now = useNow(1_000)
  return (
    <time dateTime={until} title={format.exact(until)}>
      {format.countdown(new Date(until).getTime() - now)}
    </time>
  )
}

/** The time, as new as the step. Everything on a page that waits for the same step is told together. */
function useNow(stepMs: number): number {
  const clock = clockOf(stepMs)
  return useSyncExternalStore(clock.listen, clock.now)
}

interface Clock {
  listen(listener: () => void): () => void
  now(): number
}
const clocks = new Map<number, Clock>()

function clockOf(stepMs: number): Clock {
  let clock = clocks.get(stepMs)
  if (clock === undefined) clocks.set(stepMs, (clock = makeClock(stepMs)))
  return clock
}

function makeClock(stepMs: number): Clock {
  const listeners = new Set<() => void>()
  let now = Date.now()
  let timer: ReturnType<typeof setInterval> | undefined
  const tick = () => {
    now = Date.now()
    for (const listener of listeners) listener()
  }
  return {
    now: () => now,
    listen(listener) {
      listeners.add(listener)
      timer ??= setInterval(tick, stepMs)
      // What was not looked at for a while has not gone on.
      if (Date.now() - now >= stepMs) queueMicrotask(tick)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
      }
    },
  }
}
