import { useEffect, useReducer, useRef } from 'react'

/** What a slow machine lays out and paints well within a frame. */
export const newRowsPerFrame = 4

/**
 * Which of the rows in sight are drawn. A jump brings a whole window of new ones: they are drawn a few with each frame, those that are
 * looked at before those beyond the edges, so that the page goes on scrolling meanwhile. What is drawn stays.
 */
export function useDrawnRows(items: { index: number }[], overscan: number, isAtOnce: boolean): ReadonlySet<number> {
  const before = useRef<ReadonlySet<number>>(new Set())
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const drawn = rowsOfFrame(items, before.current, overscan, isAtOnce ? Infinity : newRowsPerFrame)
  const isComplete = drawn.size === items.length
  useEffect(() => {
    before.current = drawn
    if (isComplete) return undefined
    const frame = requestAnimationFrame(drawAgain)
    return () => cancelAnimationFrame(frame)
  })
  return drawn
}

/** Of these, what the next frame shows after one that showed `before`, with so many new ones at the most. */
export function rowsOfFrame(
  items: { index: number }[],
  before: ReadonlySet<number>,
  overscan: number,
  newMax: number,
): Set<number> {
  const drawn = new Set<number>()
  let left = newMax
  for (const { index } of [...items.slice(overscan), ...items.slice(0, overscan)]) {
    if (before.has(index) || left-- > 0) drawn.add(index)
  }
  return drawn
}
