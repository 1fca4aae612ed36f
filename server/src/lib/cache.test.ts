import { expect, onTestFinished, test, vi } from 'vitest'
import { makeCache } from './cache.ts'

test('what was set is there, until it is deleted', () => {
  const cache = makeCache<number>({ countMax: 2 })

  expect(cache.set('a', 1)).toBe(1)
  expect([cache.get('a'), cache.get('b')]).toEqual([1, undefined])
  cache.delete('a')
  expect(cache.get('a')).toBeUndefined()
})

test('one more than there is room for takes the place of the oldest', () => {
  const cache = makeCache<number>({ countMax: 2 })
  cache.set('a', 1)
  cache.set('b', 2)
  cache.set('a', 3)

  cache.set('c', 4)

  expect(['a', 'b', 'c'].map(cache.get)).toEqual([3, undefined, 4])
})

test('what is older than it may be is not there any more', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const cache = makeCache<number>({ countMax: 2, msMax: 1_000 })
  cache.set('a', 1)

  vi.advanceTimersByTime(999)
  expect(cache.get('a')).toBe(1)
  vi.advanceTimersByTime(1)
  expect(cache.get('a')).toBeUndefined()
})
