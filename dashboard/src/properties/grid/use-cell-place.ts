import { useEffect, useEffectEvent, useState } from 'react'

/** A cell that is drawn at all is drawn by then: a few rows come with each frame (`use-drawn-rows.ts`). */
const framesMax = 60

type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/**
 * Where a cell of the grid is on the screen. Its card goes with it when the grid scrolls; `onLost` is called when it has gone out of sight. A
 * cell that is not drawn, because its row is far down, has its card in the middle.
 */
export function useCellPlace(cell: string, onLost: () => void): Place | undefined {
  const [place, setPlace] = useState<Place>()
  const lose = useEffectEvent(onLost)
  useEffect(() => {
    let frame = 0
    let isFound = false
    const look = (framesLeft: number) => {
      const element = drawnCell(cell)
      if (element !== null) {
        isFound = true
        if (!isInSight(element)) element.scrollIntoView({ block: 'center' })
        setPlace(placeOf(element))
      } else if (framesLeft > 0) {
        frame = requestAnimationFrame(() => look(framesLeft - 1))
      } else {
        setPlace({ left: window.innerWidth / 2, top: window.innerHeight / 4, width: 0, height: 0 })
      }
    }
    const follow = ({ target }: Event) => {
      // What scrolls inside the card moves nothing.
      if (!isFound || (target instanceof Element && target.closest('[role=dialog]') !== null)) return
      const element = drawnCell(cell)
      if (element !== null && isInSight(element)) setPlace(placeOf(element))
      else lose()
    }
    look(framesMax)
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', follow, { capture: true })
    }
  }, [cell])
  return place
}

/** Or its row: on a phone, a cell in which nothing is published is not shown. */
function drawnCell(cell: string): HTMLElement | null {
  const element = document.getElementById(cell)
  return element?.offsetParent === null ? element.closest<HTMLElement>('[role=row]') : element
}

/** As a style takes it: what a rectangle of the browser's says is not its own. */
function placeOf(element: HTMLElement): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** Something may lie over it, such as the head of the grid. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there !== null && (element.contains(there) || there.closest('[role=dialog]') !== null)
}
