import { useSuspenseQuery } from '@tanstack/react-query'
import { lazyRouteComponent, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { usePublishChecked } from '../listings/use-publish-checked.ts'
import { paths } from '../paths.ts'
import { all } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { useTabTitle } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import type { OpenCell } from './grid/cell-card.tsx'
import { Grid } from './grid/grid.tsx'
import type { GridFilter } from './grid/grid-filter.ts'
import { GridFilters } from './grid/grid-filters.tsx'
import { useGridRows } from './grid/use-grid-rows.ts'
import { useSelection } from './grid/use-selection.ts'
import classes from './properties.module.css'

// What opens over the grid is fetched when somebody points at a cell, or goes there by the keyboard.
const CellCard = lazyRouteComponent(() => import('./grid/cell-card.tsx'), 'CellCard')
const BulkBar = lazyRouteComponent(() => import('./grid/bulk-bar.tsx'), 'BulkBar')
const BulkProgress = lazyRouteComponent(() => import('./grid/bulk-progress.tsx'), 'BulkProgress')

function preloadParts(): void {
  for (const part of [CellCard, BulkBar]) void part.preload?.()
}

/** What is online and what is not: properties × portals. */
export function PropertiesPage() {
  const words = useWords()
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const { bulk: bulkId, ...searched } = useSearch({ from: '/signed-in/properties', structuralSharing: true })
  const filter = useSame(searched)
  const { data: targets } = useSuspenseQuery(all('listTargets'))
  const rows = useGridRows(filter)
  const selection = useSelection()
  const publish = usePublishChecked()
  const [cell, setCell] = useState<OpenCell | null>(null)
  useTabTitle(words.properties.title)
  const show = useCallback(
    (search: GridFilter & { bulk?: string }) => void navigate({ to: paths.properties, search, replace: true }),
    [navigate],
  )

  const { mutate, reset } = publish
  const openCell = useCallback<(...given: [OpenCell['property'], OpenCell['target'], HTMLElement]) => void>(
    (property, target, beside) => {
      setCell({ property, target, beside })
      reset()
      const isThere = property.listings.some(({ targetId }) => targetId === target.id)
      if (isThere || !mayChange) return
      mutate(
        { propertyId: property.id, targetId: target.id },
        { onSuccess: ({ ok }) => ok && setCell(null), onError: () => setCell(null) },
      )
    },
    [mayChange, mutate, reset],
  )
  const closeCell = useCallback(() => setCell(null), [])

  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1 className={classes.title}>{words.properties.title}</h1>
        {mayChange && (
          <LinkButton to={paths.newProperty} leftSection={<Icon name="plus" />}>
            {words.properties.new}
          </LinkButton>
        )}
      </header>
      <GridFilters filter={filter} targets={targets} onChange={show} />
      {rows.error !== undefined && rows.isPending ? (
        <Failure error={rows.error} />
      ) : rows.isPending ? (
        <div className={classes.empty}>
          <LoadingRows count={8} height={61} />
        </div>
      ) : rows.count === 0 ? (
        <div className={classes.empty}>
          <Nothing isFiltered={Object.keys(filter).length > 0} mayChange={mayChange} />
        </div>
      ) : (
        <Grid
          rows={rows}
          targets={targets}
          selection={mayChange ? selection : null}
          onApproach={preloadParts}
          onCell={openCell}
          onScroll={closeCell}
        />
      )}
      <Suspense>
        {selection.ids.size > 0 && (
          <BulkBar selection={selection} targets={targets} onStart={(bulk) => show({ ...filter, bulk })} />
        )}
        {bulkId !== undefined && <BulkProgress bulkId={bulkId} onClose={() => show(filter)} />}
        {cell !== null && (
          <CellCard cell={cell} check={publish.data} isPublishing={publish.isPending} onClose={closeCell} />
        )}
      </Suspense>
    </div>
  )
}

/** The same object as long as it says the same. */
function useSame(filter: GridFilter): GridFilter {
  const text = JSON.stringify(filter)
  return useMemo(() => JSON.parse(text) as GridFilter, [text])
}

function Nothing({ isFiltered, mayChange }: { isFiltered: boolean; mayChange: boolean }) {
  const words = useWords()
  if (isFiltered) {
    return (
      <EmptyState icon="search" title={words.grid.nothingFound}>
        <LinkButton to={paths.properties} search={{}} variant="default">
          {words.grid.showAll}
        </LinkButton>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="property" title={words.properties.none}>
      {mayChange && (
        <>
          <p>{words.properties.noneText}</p>
          <LinkButton to={paths.newProperty}>{words.properties.new}</LinkButton>
        </>
      )}
    </EmptyState>
  )
}
