import { first } from '../../queries.ts'
import type { GridFilter } from './grid-filter.ts'

export const pageSize = 100
/** More than the first screen shows, and there sooner than a hundred. */
const firstPageSize = 30

/** One page of the grid's list: the first, or the one after this cursor. Unless it says otherwise, the newest come first. */
export function pageQuery(filter: GridFilter, after?: string) {
  return {
    ...first('listPropertyOverviews', {
      ...(filter.sort === undefined && { order: 'desc' }),
      ...filter,
      ...(after === undefined ? { limit: firstPageSize } : { limit: pageSize, after }),
    }),
    gcTime: 30 * 60_000,
    // The pages are read from the cache, whenever one of them changes.
    notifyOnChangeProps: ['data' as const, 'error' as const],
  }
}
