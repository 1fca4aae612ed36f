import { describe, expect, test } from 'vitest'
import { newRowsPerFrame, rowsOfFrame } from './use-drawn-rows.ts'

const overscan = 4
const windowAt = (start: number) => Array.from({ length: 20 }, (_, n) => ({ index: start + n }))
const newOf = (drawn: Set<number>, before: ReadonlySet<number>) => [...drawn].filter((index) => !before.has(index))

describe('the rows of the grid, while somebody scrolls through ten thousand', () => {
  test('come a few with each frame, however far each of them jumps', () => {
    let before: ReadonlySet<number> = new Set()
    for (let start = 0; start < 10_000; start += 21) {
      const drawn = rowsOfFrame(windowAt(start), before, overscan, newRowsPerFrame)

      expect(newOf(drawn, before).length).toBeLessThanOrEqual(newRowsPerFrame)
      before = drawn
    }
  })

  test('are all there a few frames after it has come to rest; those in sight first, and what is drawn stays', () => {
    const items = windowAt(500)
    const first = rowsOfFrame(items, new Set([1, 2, 3]), overscan, newRowsPerFrame)
    expect([...first]).toEqual([504, 505, 506, 507])

    let drawn: Set<number> = first
    for (let frame = 1; frame < items.length / newRowsPerFrame; frame++) {
      const next = rowsOfFrame(items, drawn, overscan, newRowsPerFrame)
      expect(next.isSupersetOf(drawn)).toBe(true)
      drawn = next
    }
    expect(drawn.size).toBe(items.length)
  })
})
