import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeThreadTurns } from './thread-turns.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** Goes on, piece after piece of so long, until so much time is over. Returns how much of it that was. */
async function takeFor(turns: ReturnType<typeof makeThreadTurns>, accountId: string, pieceMs: number, ms: number) {
  let isOver = false
  let taken = 0
  const going = (async () => {
    while (!isOver) {
      await turns.next(accountId)
      if (isOver) return
      turns.count(accountId, pieceMs)
      taken += pieceMs
      vi.advanceTimersByTime(pieceMs)
    }
  })()
  for (const end = performance.now() + ms; performance.now() < end;) {
    const before = performance.now()
    await new Promise(setImmediate)
    if (performance.now() === before) vi.advanceTimersByTime(1)
  }
  isOver = true
  for (let rest = 0; rest < 3_000; rest += 3) {
    vi.advanceTimersByTime(3)
    await new Promise(setImmediate)
  }
  await going
  return taken
}

describe('the thread', () => {
  test('is all of an account’s as long as nobody else waits', async () => {
    const turns = makeThreadTurns()

    expect(await takeFor(turns, 'greedy', 2, 2_000)).toBeGreaterThan(1_900)
  })

  test('is left to whoever waits and has taken less, but for a tenth', async () => {
    const turns = makeThreadTurns()
    await takeFor(turns, 'greedy', 2, 2_000)

    const end = keepAwaited(turns, 'modest')
    const taken = await takeFor(turns, 'greedy', 2, 5_000)
    end()

    expect(taken).toBeGreaterThan(200)
    expect(taken).toBeLessThan(1_000)
  })

  test('is not waited for by those who have taken little', () => {
    const turns = makeThreadTurns()
    turns.awaitAnswer('another')
    turns.count('modest', 90)

    expect(turns.next('modest')).toBeUndefined()
  })

  test('is not kept from an account by one that has waited for long, and hence for something else', async () => {
    const turns = makeThreadTurns()
    turns.awaitAnswer('reads slowly')
    vi.advanceTimersByTime(300)

    expect(await takeFor(turns, 'greedy', 2, 2_000)).toBeGreaterThan(1_900)
  })

  test('is taken for long only when nobody was there for twice as long', async () => {
    const turns = makeThreadTurns()
    const end = turns.awaitAnswer('modest')
    turns.count('greedy', 300)
    let isGoing = false
    void turns.next('greedy')?.then(() => (isGoing = true))
    end()

    await pass(500)
    expect(isGoing).toBe(false)
    await pass(150)

    expect(isGoing).toBe(true)
  })

  test('is not waited for because of one’s own answers', async () => {
    const turns = makeThreadTurns()
    turns.awaitAnswer('greedy')()
    turns.count('greedy', 300)
    let isGoing = false
    void turns.next('greedy')?.then(() => (isGoing = true))

    await pass(1)

    expect(isGoing).toBe(true)
  })

  test('is taken piece by piece for what can be done so, and left to others between', async () => {
    const turns = makeThreadTurns()
    turns.count('greedy', 90)
    const end = keepAwaited(turns, 'modest')
    let done = 0
    const going = turns.inTurns('greedy', Array.from({ length: 300 }), () => {
      vi.advanceTimersByTime(1)
      done += 1
    })

    await pass(300)
    const beside = done
    end()
    await pass(2_000)
    await going

    expect(beside).toBeLessThan(100)
    expect(done).toBe(300)
  })

  test('is lent to one after the other while others wait', async () => {
    const turns = makeThreadTurns()
    turns.count('greedy', 200)
    const begun: number[] = []
    const lend = (number: number) =>
      turns.lent('greedy', async () => {
        begun.push(number)
        await new Promise((resolve) => setTimeout(resolve, 200))
      })
    const end = keepAwaited(turns, 'modest')
    for (const number of [1, 2, 3]) void lend(number)

    await pass(1_000)
    end()

    expect(begun).toEqual([1])
  })
})

/** As one that asks again as soon as it is answered. */
function keepAwaited(turns: ReturnType<typeof makeThreadTurns>, accountId: string): () => void {
  let end = turns.awaitAnswer(accountId)
  let isOver = false
  const again = () => {
    if (isOver) return
    end()
    end = turns.awaitAnswer(accountId)
    setTimeout(again, 5)
  }
  setTimeout(again, 5)
  return () => {
    isOver = true
    end()
  }
}

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1) {
    await new Promise(setImmediate)
    vi.advanceTimersByTime(1)
  }
  await new Promise(setImmediate)
}
