import { Button } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { useWords } from '../words/language.ts'
import { Failure } from './failure.tsx'
import { LoadingRows } from './loading.tsx'
import classes from './answered.module.css'

interface Rows {
  /** As many as will probably come, and how high each is. */
  rows?: number
  rowHeight?: number
}

interface AnsweredProps<Data> extends Rows {
  query: UseQueryResult<Data>
  children: (data: Data) => React.ReactNode
}

/** What a query is answered with; until then that it is on its way, or why there is nothing. */
export function Answered<Data>({ query, rows = 5, rowHeight = 44, children }: AnsweredProps<Data>) {
  if (query.isError) return <Failed error={query.error} />
  if (query.isPending) return <LoadingRows count={rows} height={rowHeight} />
  return children(query.data)
}

interface AnsweredPagesProps<Item> extends Rows {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>
  /** In place of a list of nothing. */
  empty: React.ReactNode
  children: (items: Item[]) => React.ReactNode
}

/** The same of a list that comes page by page. */
export function AnsweredPages<Item>({ query, rows = 5, rowHeight = 44, empty, children }: AnsweredPagesProps<Item>) {
  const words = useWords()
  if (query.isError) return <Failed error={query.error} />
  if (query.isPending) return <LoadingRows count={rows} height={rowHeight} />
  const items = query.data.pages.flatMap((page) => page.items)
  return (
    <>
      {/* Who searches hears it without going there. */}
      <div role="status">{items.length === 0 && empty}</div>
      {items.length > 0 && children(items)}
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.ui.showMore}
          </Button>
        </div>
      )}
    </>
  )
}

function Failed({ error }: { error: unknown }) {
  return (
    <div className={classes.failed}>
      <Failure error={error} />
    </div>
  )
}
