import { describe, expect, test } from 'vitest'
import { makeByteRoom } from './byte-room.ts'

const kilobyte = 1024
const sender = (network: string) => ({ network, account: 'a', patientUntil: Infinity })
const aRoom = (bytesMax: number, smallBytesMax = bytesMax) =>
  makeByteRoom({ bytesMax, smallBytesMax, slowBefore: () => 0 })
const piece = Buffer.alloc(32 * kilobyte, 'x')
const collectAll = (room: ReturnType<typeof makeByteRoom>, pieces: number, network = 'n') => {
  const collector = room.collect(sender(network))
  const isTaken = Array.from({ length: pieces }, () => collector.add(piece)).every(Boolean)
  return { ...collector, isTaken }
}

describe('the room for what comes in', () => {
  test.for([0, 1, 3, 100_000, 3_000_000])('gives back %d bytes as they came, in pieces of any size', (length) => {
    const bytes = Buffer.from(Array.from({ length }, (_, n) => n % 251))
    const collector = aRoom(10_000_000, 1_000_000).collect(sender('n'))

    for (let at = 0, size = 1; at < length; at += size, size = (size * 3) % 70_001) {
      collector.add(bytes.subarray(at, at + size))
    }

    expect(collector.whole()?.equals(bytes)).toBe(true)
  })

  test('gives nobody bytes that somebody else changes later', () => {
    const room = aRoom(512 * kilobyte)
    const collect = (text: string) => {
      const collector = room.collect(sender('n'))
      collector.add(Buffer.from(text))
      const bytes = collector.whole()
      collector.release()
      return bytes
    }

    const [first, second] = ['the mail of one', 'that of another'].map(collect)

    expect([String(first), String(second)]).toEqual(['the mail of one', 'that of another'])
  })

  test('is never lent to two at once', () => {
    const room = aRoom(512 * kilobyte)
    const collector = room.collect(sender('n'))
    collector.add(piece)
    collector.whole()
    collector.release()

    const [first, second] = [room.collect(sender('n')), room.collect(sender('n'))]
    first.add(Buffer.from('first'))
    second.add(Buffer.from('second'))

    expect([String(first.whole()), String(second.whole())]).toEqual(['first', 'second'])
  })

  test('is shared by all, and free again when what was held is released', () => {
    const room = aRoom(512 * kilobyte)
    const first = collectAll(room, 8)
    const second = collectAll(room, 9)
    const third = collectAll(room, 8)

    first.release()
    const fourth = collectAll(room, 8)

    expect([first, second, third, fourth].map(({ isTaken }) => isTaken)).toEqual([true, false, true, true])
  })

  test('is never so full of large ones that there is none for a small one', () => {
    const room = aRoom(512 * kilobyte, 64 * kilobyte)

    const large = Array.from({ length: 20 }, () => collectAll(room, 3))
    const small = collectAll(room, 2)

    expect(large.filter(({ isTaken }) => isTaken)).toHaveLength(3)
    expect(small.isTaken).toBe(true)
  })

  test('is taken from the network that has the most, until that has no more than the others', () => {
    const room = aRoom(512 * kilobyte)
    const greedy = Array.from({ length: 8 }, () => collectAll(room, 2, 'greedy'))

    const modest = Array.from({ length: 8 }, () => collectAll(room, 2, 'modest'))

    expect(modest.map(({ isTaken }) => isTaken)).toEqual([true, true, true, true, false, false, false, false])
    expect(greedy.map(({ whole }) => whole()?.length ?? null)).toEqual([
      null,
      null,
      null,
      null,
      ...Array(4).fill(65_536),
    ])
  })

  test('is not taken from what was handed on', () => {
    const room = aRoom(128 * kilobyte)
    const handedOn = collectAll(room, 4, 'greedy')
    handedOn.whole()

    const refused = collectAll(room, 1, 'modest')
    handedOn.release()
    const taken = collectAll(room, 1, 'modest')

    expect([refused.isTaken, taken.isTaken]).toEqual([false, true])
  })
})
