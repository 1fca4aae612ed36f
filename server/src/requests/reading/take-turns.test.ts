import { describe, expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

/** What was begun, in order; each ends when it is told to. */
function watchTurns() {
  const turns = takeTurns({ light: 2, heavy: 1 })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask(name: string, isHeavy = () => false) {
      void turns.within(name[0] ?? '', isHeavy, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      })
    },
    async end(...names: string[]) {
      await new Promise(setImmediate)
      for (const name of names) {
        ends.get(name)?.()
        await new Promise(setImmediate)
      }
    },
  }
}

const heavily = () => true

describe('turns', () => {
  test('are taken by one of each at a time', async () => {
    const { begun, ask, end } = watchTurns()

    for (const name of ['a1', 'a2', 'a3', 'b1']) ask(name)
    await end('a1', 'a2')

    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  test('go round: whoever was served last comes last', async () => {
    const { begun, ask, end } = watchTurns()
    for (const name of ['x', 'y', 'a1', 'a2', 'a3', 'b1', 'b2', 'c1']) ask(name)

    await end('x', 'a1', 'b1', 'c1', 'a2', 'b2')

    expect(begun).toEqual(['x', 'y', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('of heavy ones come one after the other, and hold nobody else up', async () => {
    const { begun, ask, end } = watchTurns()

    for (const name of ['a1', 'b1', 'c1', 'd1']) ask(name, heavily)
    for (const name of ['e1', 'f1', 'd2']) ask(name)
    await end('e1', 'd2', 'f1', 'a1')

    expect(begun).toEqual(['a1', 'e1', 'f1', 'd2', 'b1'])
  })

  test('count as heavy when that turned out while they waited', async () => {
    const { begun, ask, end } = watchTurns()
    let isKnown = false
    ask('a1', heavily)
    ask('b1')
    ask('b2', () => isKnown)

    isKnown = true
    await end('b1')
    ask('c1')
    await end('a1')

    expect(begun).toEqual(['a1', 'b1', 'c1', 'b2'])
  })

  test('are taken by all who can when one ends: by its own next one, and by another in its place', async () => {
    const { begun, ask, end } = watchTurns()
    for (const name of ['a1', 'b1']) ask(name)
    ask('a2', heavily)
    ask('c1')

    await end('a1')

    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1'])
  })
})
