import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

export async function boxOf(element: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not to be seen.')
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
}

/** Whether it is all on the screen, and nothing lies over any of its corners, nor over its middle. */
export async function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
    const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const))
    const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
    return (
      isInside &&
      [...corners, [middle, centre] as const].every(([x, y]) => node.contains(document.elementFromPoint(x, y)))
    )
  })
}

/** A card or a dialog lies above everything else, all of it on the screen, and each of its buttons can be reached, if need be by scrolling in it. */
export async function expectReachable(dialog: Locator): Promise<void> {
  await dialog.waitFor()
  await expect.poll(() => isOnTop(dialog)).toBe(true)
  await expect.poll(() => dialog.evaluate(findOutOfReach)).toEqual([])
}

/** Its buttons and links that cannot be clicked on, all in one look: to try a click on each takes seconds. */
function findOutOfReach(dialog: Element): string[] {
  const buttons = [...dialog.querySelectorAll('button, a')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  )
  const isWithinReach = (button: Element) => {
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const [{ x, y, width, height } = new DOMRect()] = button.getClientRects()
    return !button.matches(':disabled') && button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  return buttons.filter((each) => !isWithinReach(each)).map(({ outerHTML }) => outerHTML)
}
