import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeSlots } from './slots.ts'

/** Work that goes on until it is told to end, and a list of what has begun. */
function theatre() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    play: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name)
        ends.set(name, () => resolve(name))
      }),
    async end(name: string) {
      ends.get(name)?.()
      await sleep(0)
    },
  }
}

describe('slots', () => {
  test('let so many begin, and the next in their order as others end', async () => {
    const slots = makeSlots({ total: 2 })
    const { begun, play, end } = theatre()

    for (const name of ['a', 'b', 'c', 'd']) void slots.within('key', play(name))
    await sleep(0)
    expect(begun).toEqual(['a', 'b'])
    await end('b')

    expect(begun).toEqual(['a', 'b', 'c'])
  })

  test('let nobody wait for somebody else’s key', async () => {
    const slots = makeSlots({ total: 3, perKey: 2 })
    const { begun, play, end } = theatre()

    for (const name of ['a', 'b', 'c']) void slots.within('one', play(name))
    void slots.within('other', play('d'))
    await sleep(0)
    expect(begun).toEqual(['a', 'b', 'd'])
    await end('d')
    expect(begun).toEqual(['a', 'b', 'd'])
    await end('a')

    expect(begun).toEqual(['a', 'b', 'd', 'c'])
  })

  test('are free again after what was done in them has failed', async () => {
    const slots = makeSlots({ total: 1 })

    await expect(slots.within('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no')

    expect(await slots.within('key', async () => 'yes')).toBe('yes')
  })

  test('are free again after what was to be done in them has failed at once', async () => {
    const slots = makeSlots({ total: 1 })
    const fail = () => {
      throw new Error('no')
    }

    await expect(slots.within('key', fail)).rejects.toThrow('no')
    await expect(slots.soon('key', 10, fail)).rejects.toThrow('no')

    expect(await slots.soon('key', 10, async () => 'yes')).toBe('yes')
  })

  test('are not waited for longer than one wants to', async () => {
    const slots = makeSlots({ total: 1 })
    const { begun, play, end } = theatre()
    void slots.within('key', play('a'))

    const late = await slots.soon('key', 10, play('b'))
    const next = slots.soon('key', 1_000, play('c'))
    await end('a')
    await end('c')

    expect([late, await next]).toEqual([null, 'c'])
    expect(begun).toEqual(['a', 'c'])
  })

  test('let nobody wait for those who fill all that is to be had, however many they are', async () => {
    const slots = makeSlots({ total: 6, perKey: 3, kept: 2 })
    const { begun, play } = theatre()

    for (const greedy of ['one', 'two', 'two', 'one', 'two', 'one']) {
      for (const number of [1, 2]) void slots.within(greedy, play(`${greedy} ${number}`))
    }
    await sleep(0)
    expect(begun).toHaveLength(4)
    void slots.within('modest', play('modest'))
    await sleep(0)

    expect(begun.at(-1)).toBe('modest')
  })

  test('that are kept are not for those who had them a moment ago, and for a long time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const slots = makeSlots({ total: 3, perKey: 2, kept: 1 })
    const { begun, play, end } = theatre()
    for (const name of ['a1', 'a2']) void slots.within('a', play(name))
    for (const name of ['b1', 'b2']) void slots.within('b', play(name))
    await sleep(0)
    expect(begun).toEqual(['a1', 'a2', 'b1'])

    vi.advanceTimersByTime(5_000)
    await end('b1')
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    void slots.within('c', play('c'))
    await sleep(0)
    expect(begun.at(-1)).toBe('c')
    await end('c')
    vi.advanceTimersByTime(20_000) // by then, that is forgotten
    void slots.within('d', play('d'))
    await sleep(0)
    await end('d')

    expect(begun).toEqual(['a1', 'a2', 'b1', 'c', 'd', 'b2'])
  })

  test('that are kept go to those who were busy once that is forgotten, though nobody else comes or goes', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const slots = makeSlots({ total: 3, perKey: 2, kept: 1 })
    const { begun, play, end } = theatre()
    for (const name of ['a1', 'a2']) void slots.within('a', play(name))
    for (const name of ['b1', 'b2']) void slots.within('b', play(name))
    await sleep(0)
    vi.advanceTimersByTime(3_000)
    await end('b1')

    vi.advanceTimersByTime(2_500)
    await sleep(0)
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    vi.advanceTimersByTime(200)
    await sleep(0)

    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2'])
  })

  test('go to those who had least of them lately', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const slots = makeSlots({ total: 1 })
    const { begun, play, end } = theatre()

    for (const name of ['a1', 'a2', 'a3']) void slots.within('a', play(name))
    for (const name of ['b1', 'b2']) void slots.within('b', play(name))
    for (const name of ['a1', 'b1', 'a2', 'b2']) {
      await sleep(0)
      vi.advanceTimersByTime(1_000)
      await end(name)
    }

    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })

  test('let what weighs much begin in its turn, although there is always room for what weighs little', async () => {
    const slots = makeSlots({ total: 10 })
    const { begun, play, end } = theatre()

    void slots.within('a', play('a1'), 6)
    void slots.within('b', play('heavy'), 8)
    void slots.within('a', play('a2'), 3)
    await sleep(0)
    await end('a1')

    expect(begun).toEqual(['a1', 'heavy'])
    await end('heavy')
    expect(begun).toEqual(['a1', 'heavy', 'a2'])
  })
})
