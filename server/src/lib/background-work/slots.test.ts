import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
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
})
