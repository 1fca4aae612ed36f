import { describe, expect, test } from 'vitest'
import { makeByteRoom } from './byte-room.ts'

const kilobyte = 1024
const piece = Buffer.alloc(32 * kilobyte, 'x')
const collectAll = (room: ReturnType<typeof makeByteRoom>, pieces: number) => {
  const collector = room.collect()
  const isTaken = Array.from({ length: pieces }, () => collector.add(piece)).every(Boolean)
  return { ...collector, isTaken }
}

describe('the room for what comes in', () => {
  test.for([0, 1, 3, 100_000, 3_000_000])('gives back %d bytes as they came, in pieces of any size', (length) => {
    const bytes = Buffer.from(Array.from({ length }, (_, n) => n % 251))
    const collector = makeByteRoom({ bytesMax: 10_000_000, smallBytesMax: 1_000_000 }).collect()

    for (let at = 0, size = 1; at < length; at += size, size = (size * 3) % 70_001) {
      collector.add(bytes.subarray(at, at + size))
    }

    expect(collector.whole().equals(bytes)).toBe(true)
  })

  test('gives nobody bytes that somebody else changes later', () => {
    const room = makeByteRoom({ bytesMax: 512 * kilobyte, smallBytesMax: 512 * kilobyte })
    const collect = (text: string) => {
      const collector = room.collect()
      collector.add(Buffer.from(text))
      const bytes = collector.whole()
      collector.release()
      return bytes
    }

    const [first, second] = ['the mail of one', 'that of another'].map(collect)

    expect([String(first), String(second)]).toEqual(['the mail of one', 'that of another'])
  })

  test('is never lent to two at once', () => {
    const room = makeByteRoom({ bytesMax: 512 * kilobyte, smallBytesMax: 512 * kilobyte })
    const collector = room.collect()
    collector.add(piece)
    collector.whole()
    collector.release()

    const [first, second] = [room.collect(), room.collect()]
    first.add(Buffer.from('first'))
    second.add(Buffer.from('second'))

    expect([String(first.whole()), String(second.whole())]).toEqual(['first', 'second'])
  })

  test('is shared by all, and free again when what was held is released', () => {
    const room = makeByteRoom({ bytesMax: 512 * kilobyte, smallBytesMax: 512 * kilobyte })
    const first = collectAll(room, 8)
    const second = collectAll(room, 9)
    const third = collectAll(room, 8)

    first.release()
    const fourth = collectAll(room, 8)

    expect([first, second, third, fourth].map(({ isTaken }) => isTaken)).toEqual([true, false, true, true])
  })

  test('is never so full of large ones that there is none for a small one', () => {
    const room = makeByteRoom({ bytesMax: 512 * kilobyte, smallBytesMax: 64 * kilobyte })

    const large = Array.from({ length: 20 }, () => collectAll(room, 3))
    const small = collectAll(room, 2)

    expect(large.filter(({ isTaken }) => isTaken)).toHaveLength(3)
    expect(small.isTaken).toBe(true)
  })
})
