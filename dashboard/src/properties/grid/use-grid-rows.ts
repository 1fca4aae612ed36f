import type { PropertyOverview } from '@aushang/sdk'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { GridFilter } from './grid-filter.ts'
import { pageQuery, pageSize } from './grid-page.ts'

const lookStep = 25

export interface GridRows {
  /** How many there are, as far as is known; the last ones may have to be fetched yet. */
  count: number
  rowAt(index: number): PropertyOverview | undefined
  /** All that have been seen. */
  loaded: readonly PropertyOverview[]
  find(id: string): PropertyOverview | undefined
  /** Nothing is known yet. */
  isPending: boolean
  /** What is shown is what was asked before. */
  isStale: boolean
  error: unknown
  /** Says which rows are being looked at, so that they are fetched and kept fresh. */
  look(start: number, end: number): void
  /** From the first on, at least so many if there are. */
  fetchAll(countMin: number): Promise<PropertyOverview[]>
}

/**
 * A list of ten thousand, of which only the part that is looked at is fetched and kept fresh. Each page of it is a query of its own, and
 * begins where the one before it ends. What was seen of a row is shown until something newer is there, so that nothing jumps.
 */
export function useGridRows(filter: GridFilter): GridRows {
  const client = useQueryClient()
  const [range, setRange] = useState({ start: 0, end: 50 })
  const seen = useRef<Seen>({ filter, rows: [], placed: [], pages: [] })

  const isNear = (offset: number) => offset < range.end + pageSize && offset + pageSize > range.start
  const known = seen.current.filter === filter ? seen.current.pages : []
  const pages = pagesOf(filter, known, isNear, (queryKey) => client.getQueryData(queryKey))
  const near = pages.filter((page, index) => isNear(page.offset) || (page.items === undefined && index === 0))
  const results = useQueries({ queries: near.map(({ query }) => query) })

  const last = pages.at(-1)
  const isComplete = last?.items !== undefined
  const loaded = (last?.offset ?? 0) + (last?.items?.length ?? 0)
  const hasAny = pages[0]?.items !== undefined
  // What was asked before is of use until the first page of what is asked now has come.
  if (hasAny && seen.current.filter !== filter) seen.current = { filter, rows: [], placed: [], pages: [] }
  if (hasAny) {
    const { rows, placed } = seen.current
    for (const [index, { offset, items = [] }] of pages.entries()) {
      if (placed[index] === items) continue
      rows.splice(offset, items.length, ...items)
      placed[index] = items
    }
    if (isComplete) rows.length = loaded
    seen.current.pages = pages
  }
  const { rows } = seen.current
  return {
    count: Math.max(rows.length, isComplete ? loaded : loaded + 1),
    rowAt: (index) => rows[index],
    loaded: rows,
    find: (id) => rows.find((row) => row?.id === id),
    isPending: !hasAny && rows.length === 0,
    isStale: !hasAny && rows.length > 0,
    error: results.find(({ isError }) => isError)?.error,
    look: (first, last) => {
      // In steps: nothing is to be drawn anew with every row that comes into sight.
      const [start, end] = [first - (first % lookStep), last - (last % lookStep) + lookStep]
      if (start !== range.start || end !== range.end) setRange({ start, end })
    },
    fetchAll: async (countMin) => {
      const all: PropertyOverview[] = []
      let after: string | undefined
      do {
        const page = await client.fetchQuery(pageQuery(filter, after))
        all.push(...page.items)
        after = page.next?.after
      } while (after !== undefined && all.length < countMin)
      return all
    },
  }
}

interface Seen {
  filter: GridFilter
  rows: PropertyOverview[]
  /** The pages that are in it already. */
  placed: PropertyOverview[][]
  pages: GridPage[]
}

interface GridPage {
  query: ReturnType<typeof pageQuery>
  offset: number
  /** Undefined on the last one, if it has to be fetched yet. */
  items: PropertyOverview[] | undefined
  after: string | undefined
  /** Where the next one begins. */
  next: string | undefined
}

/** Of a hundred pages, only those are looked up again that are near what is looked at: this runs with every step of the wheel. */
function pagesOf(
  filter: GridFilter,
  known: GridPage[],
  isNear: (offset: number) => boolean,
  find: (key: ReturnType<typeof pageQuery>['queryKey']) => Fetched | undefined,
): GridPage[] {
  const pages: GridPage[] = []
  let after: string | undefined
  let offset = 0
  do {
    const before = known[pages.length]
    const isAsItWas = before?.items !== undefined && before.after === after && before.offset === offset
    const page = isAsItWas && before.next !== undefined && !isNear(offset) ? before : lookUp(after, offset)
    pages.push(page)
    offset += page.items?.length ?? 0
    after = page.next
  } while (after !== undefined)
  return pages

  function lookUp(after: string | undefined, offset: number): GridPage {
    const query = pageQuery(filter, after)
    const fetched = find(query.queryKey)
    return { query, offset, items: fetched?.items, after, next: fetched?.next?.after }
  }
}

interface Fetched {
  items: PropertyOverview[]
  next?: { after: string }
}
