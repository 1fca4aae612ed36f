import type { GridFilter } from './grid/grid-filter.ts'

let last: GridFilter = {}

/** What the list showed when somebody last saw it in this tab: there the way back from a property leads. */
export function lastShown(): GridFilter {
  return last
}

export function rememberShown(filter: GridFilter): void {
  last = filter
}
