import type { PropertyOverview, Target } from '@aushang/sdk'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { lazyPart } from '../lazy-part.ts'
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
import { cellOf, type GridFilter, type GridSearch, readGridFilter } from './grid/grid-filter.ts'
import { GridFilters } from './grid/grid-filters.tsx'
import { Grid } from './grid/grid.tsx'
import { useGridRows } from './grid/use-grid-rows.ts'
import { useRowHeight } from './grid/use-row-height.ts'
import { useSelection } from './grid/use-selection.ts'
import { rememberShown } from './last-shown.ts'
import classes from './properties.module.css'

// What opens over the grid is fetched when somebody points at a cell, or goes there by the keyboard.
const CellCard = lazyPart(() => import('./grid/cell-card.tsx'), 'CellCard')
const BulkBar = lazyPart(() => import('./grid/bulk-bar.tsx'), 'BulkBar')
const BulkProgress = lazyPart(() => import('./grid/bulk-progress.tsx'), 'BulkProgress')

function preloadParts(): void {
  for (const part of [CellCard, BulkBar]) void part.preload?.()
}

/** What is online and what is not: properties × portals. */
export function PropertiesPage() {
  const words = useWords()
  const mayChange = useMayChange()
  const { bulk, cell, filters, ...searched } = useSearch({ from: '/signed-in/properties', structuralSharing: true })
  const filter = useSame(readGridFilter(searched))
  const { data: targets } = useSuspenseQuery(all('listTargets'))
  const isFiltered = Object.keys(filter).length > 0
  const rows = useGridRows(filter)
  const { height } = useRowHeight(targets.length)
  const selection = useSelection()
  const publish = usePublishChecked()
  const address = useGridAddress()
  useTabTitle(words.properties.title)
  useEffect(() => rememberShown(filter), [filter])

  const openCell = useCallback(
    ({ id: propertyId }: Pick<PropertyOverview, 'id'>, { id: targetId }: Pick<Target, 'id'>) =>
      address.open({ cell: cellOf(propertyId, targetId) }),
    [address],
  )
  const openFilters = useCallback(
    (isOpen: boolean) => (isOpen ? address.open({ filters: true }) : address.close('filters')),
    [address],
  )

  const publishCell = (cell: string) => {
    const [propertyId = '', targetId = ''] = cell.split('.')
    // The card says why, if nothing comes of it after all.
    publish.mutate({ propertyId, targetId }, { onSuccess: ({ ok }) => ok || address.open({ cell }) })
  }

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
      <GridFilters
        filter={filter}
        targets={targets}
        onChange={address.show}
        isOpen={filters ?? false}
        onOpen={openFilters}
      />
      <span className="only-read-aloud" role="status">
        {isFiltered && !rows.isPending && !rows.isStale && words.find.results(rows.count)}
      </span>
      {rows.error !== undefined && rows.isPending ? (
        <Failure error={rows.error} />
      ) : rows.isPending ? (
        <div className={classes.empty}>
          <LoadingRows count={8} height={height} />
        </div>
      ) : rows.count === 0 ? (
        <div className={classes.empty}>
          <Nothing isFiltered={isFiltered} mayChange={mayChange} />
        </div>
      ) : (
        <Grid
          rows={rows}
          targets={targets}
          selection={mayChange ? selection : null}
          onApproach={preloadParts}
          onCell={openCell}
        />
      )}
      <Suspense>
        {selection.ids.size > 0 && (
          <BulkBar selection={selection} rows={rows} targets={targets} onStart={(id) => address.open({ bulk: id })} />
        )}
        {bulk !== undefined && <BulkProgress bulkId={bulk} onClose={() => address.goBack('bulk')} />}
        {cell !== undefined && !rows.isPending && (
          <CellCard
            key={cell}
            cell={cell}
            rows={rows}
            targets={targets}
            onPublish={() => publishCell(cell)}
            onClose={() => address.goBack('cell')}
            onLeave={() => address.close('cell')}
          />
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

type Over = 'bulk' | 'cell' | 'filters'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Something was opened over the page: one step back, it is closed. */
    isOpened?: boolean
  }
}

/** Changes what the address of the grid says. */
function useGridAddress() {
  const navigate = useNavigate({ from: paths.properties })
  const router = useRouter()
  return useMemo(() => {
    const replace = (search: (now: GridSearch) => GridSearch) => {
      // Who has gone elsewhere meanwhile is not called back.
      if (router.latestLocation.pathname !== paths.properties) return
      void navigate({ search, replace: true, resetScroll: false })
    }
    const close = (name: Over) => replace(({ [name]: _closed, ...rest }) => rest)
    return {
      /** Something else than before; what lies over it stays, a card aside: it may be of none of these. */
      show: (filter: GridFilter) => replace(({ filters }) => ({ ...filter, ...(filters && { filters }) })),
      /** *Back* closes it. */
      open: (over: Pick<GridSearch, Over>) =>
        void navigate({ search: (now) => ({ ...now, ...over }), state: { isOpened: true }, resetScroll: false }),
      close,
      /** Closes it as *back* would, so that one need not go back twice. */
      goBack: (name: Over) => (router.latestLocation.state.isOpened ? router.history.back() : close(name)),
    }
  }, [navigate, router])
}
