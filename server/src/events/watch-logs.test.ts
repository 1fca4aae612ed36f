import { expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import type { Db } from '../lib/database/db.ts'
import { watchLogs } from './watch-logs.ts'

/** Logs of which the test says how long they are, and how long a look at them takes. */
function someLogs() {
  const ends = new Map<string, number>()
  const looks: PromiseWithResolvers<void>[] = []
  const many = async () => {
    const found = [...ends].map(([accountId, last]) => ({ accountId, last }))
    looks.push(Promise.withResolvers())
    await looks.at(-1)?.promise
    return found
  }
  let wake = () => {}
  const wakes = { onWake: (listener: (table: string) => void) => void (wake = () => listener('events')) }
  const logs = watchLogs({ db: { many } as unknown as Db, wakes })
  const stop = new AbortController()
  const next = (accountId: string, seen = logs.seen()) =>
    logs.next({ accountId, position: 0, seen, waitMs: 60_000, signal: stop.signal })
  const grow = (accountId: string) => {
    ends.set(accountId, 1)
    wake()
  }
  return { logs, looks, next, grow }
}

test('whoever read while others were woken waits on, and all of them share one look', async () => {
  const { logs, looks, next, grow } = someLogs()
  const seen = logs.seen()
  grow('busy')
  let read = 0

  for (let n = 0; n < 50; n++) void next(`idle-${n}`, seen).then(() => read++)
  await eventually(() => expect(looks).toHaveLength(1))
  looks[0]?.resolve()
  const busy = next('busy', seen)
  await eventually(() => expect(looks).toHaveLength(2))
  looks[1]?.resolve()

  expect(await busy).toBe(true)
  expect(read).toBe(0)
  logs.close()
})

test('what came before the look that is under way, and was not looked for in it, is not missed', async () => {
  const { logs, looks, next, grow } = someLogs()
  const seen = logs.seen()
  void next('other')
  grow('late')
  await eventually(() => expect(looks).toHaveLength(1))

  const late = next('late', seen)
  looks[0]?.resolve()
  await eventually(() => expect(looks).toHaveLength(2))
  looks[1]?.resolve()

  expect(await late).toBe(true)
  logs.close()
})
