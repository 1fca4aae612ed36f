import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startDeadline } from './deadline.ts'

test('a deadline passes while there is work, and not while something else is waited for', async () => {
  const deadline = startDeadline(60)

  await deadline.pauseFor(() => sleep(120))
  const afterTheWait = deadline.signal.aborted
  await sleep(100)

  expect([afterTheWait, deadline.signal.aborted]).toEqual([false, true])
})

test('a deadline counts what has passed before a wait', async () => {
  const deadline = startDeadline(10_000)
  await sleep(20)

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await deadline.pauseFor(async () => {})
  vi.advanceTimersByTime(9_990)

  expect(deadline.signal.aborted).toBe(true)
})

test('a deadline that has ended does not come', async () => {
  const deadline = startDeadline(20)
  deadline.end()

  await sleep(60)

  expect(deadline.signal.aborted).toBe(false)
})
