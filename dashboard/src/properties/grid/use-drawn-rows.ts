import type { VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useReducer, useRef } from 'react'

/** What a slow machine draws well within a frame. */
const newRowsPerFrame = 5

/**
 * Which of the rows in sight are drawn. A jump brings a whole window of new ones: they are drawn a few with each frame, those that are
 * looked at before those beyond the edges, so that the page goes on scrolling meanwhile. What is drawn stays.
 */
export function useDrawnRows(items: VirtualItem[], overscan: number, isAtOnce: boolean): ReadonlySet<number> {
  const before = useRef<ReadonlySet<number>>(new Set())
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const drawn = new Set<number>()
  let left = isAtOnce ? Infinity : newRowsPerFrame
  for (const { index } of [...items.slice(overscan), ...items.slice(0, overscan)]) {
    if (before.current.has(index) || left-- > 0) drawn.add(index)
  }
  const isComplete = drawn.size === items.length
  useEffect(() => {
    before.current = drawn
    if (isComplete) return undefined
    const frame = requestAnimationFrame(drawAgain)
    return () => cancelAnimationFrame(frame)
  })
  return drawn
}
