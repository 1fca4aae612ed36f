import type { PropertyOverview, Target } from '@aushang/sdk'
import { useWindowEvent } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../../paths.ts'
import { useAct } from '../../ui/use-act.tsx'
import { useFormat, useWords } from '../../words/language.ts'
import { pairsMax } from './bulk-plan.ts'
import { GridRow } from './grid-row.tsx'
import classes from './grid.module.css'
import { useDrawnRows } from './use-drawn-rows.ts'
import type { GridRows } from './use-grid-rows.ts'
import { useRowHeight } from './use-row-height.ts'
import type { Selection } from './use-selection.ts'

const overscan = 4

interface GridProps {
  rows: GridRows
  targets: Target[]
  /** Null for who may only look. */
  selection: Selection | null
  /** Somebody is about to choose something. */
  onApproach: () => void
  /** A cell was chosen. */
  onCell: (property: PropertyOverview, target: Target) => void
}

/** Properties × portals. Only the rows that are in sight are drawn; on paper, all that have been fetched. */
export function Grid({ rows, targets, selection, onApproach, onCell }: GridProps) {
  const words = useWords()
  const format = useFormat()
  const navigate = useNavigate()
  const { isPhone, isTight, height } = useRowHeight(targets.length)
  const isPrinting = usePrinting()
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan,
    // About what it will be: the first rows come with the first drawing, and the browser has to lay them out once.
    initialRect: { width: window.innerWidth, height: window.innerHeight * 0.75 },
    useFlushSync: false,
  })
  useEffect(() => virtualizer.measure(), [virtualizer, height])
  const open = useCallback(
    (propertyId: string, event: React.MouseEvent) => {
      // In a tab of its own, as the browser does it.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void navigate({ to: paths.property, params: { propertyId } })
    },
    [navigate],
  )
  const toggle = selection?.toggle
  const select = useCallback((propertyId: string) => toggle?.(propertyId), [toggle])
  const selectAll = useAct(() => rows.fetchAll(pairsMax), {
    changes: [],
    onDone: (all) => selection?.add(all.map(({ id }) => id)),
  })
  const isAllSelected =
    selection !== null &&
    selection.ids.size >= rows.count &&
    rows.loaded.length === rows.count &&
    rows.loaded.every(({ id }) => selection.ids.has(id))
  const items = isPrinting ? rows.loaded.map((_, index) => ({ index, start: 0 })) : virtualizer.getVirtualItems()
  // On a phone, few are in sight, and each is measured.
  const drawn = useDrawnRows(items, overscan, isPhone || isPrinting)
  const [start, end] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  useEffect(() => {
    if (!isPrinting) rows.look(start, end)
  })
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      style={{ '--portals': targets.length } as React.CSSProperties}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      data-stale={rows.isStale}
      data-tight={isTight}
      data-only-read={selection === null}
    >
      <div role="table" aria-label={words.properties.title} aria-rowcount={rows.count} className={classes.table}>
        <div role="row" className={classes.head}>
          <span role="columnheader" className={classes.check}>
            {selection !== null && (
              <input
                type="checkbox"
                aria-label={words.grid.selectAll}
                checked={isAllSelected}
                disabled={selectAll.isPending}
                onChange={() =>
                  isAllSelected ? selection.remove(rows.loaded.map(({ id }) => id)) : selectAll.mutate(undefined)
                }
              />
            )}
          </span>
          <span role="columnheader">{words.properties.title}</span>
          {targets.map((target) => (
            <span key={target.id} role="columnheader" className={classes.portal} title={target.name}>
              {target.name}
            </span>
          ))}
        </div>
        <div role="rowgroup" className={classes.body} style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const known = rows.rowAt(index)
            const row = drawn.has(index) ? known : undefined
            const isSelected = row && selection?.ids.has(row.id)
            return (
              <div
                key={known?.id ?? index}
                role="row"
                aria-rowindex={index + 2}
                ref={isPhone && !isPrinting ? virtualizer.measureElement : null}
                data-index={index}
                className={classes.row}
                data-awaited={row === undefined}
                data-selected={isSelected}
                style={{ transform: `translateY(${start}px)` }}
              >
                {row !== undefined && (
                  <GridRow
                    property={row}
                    targets={targets}
                    words={words}
                    format={format}
                    isPhone={isPhone || isPrinting}
                    isSelected={isSelected}
                    onSelect={select}
                    onOpen={open}
                    onCell={onCell}
                  />
                )}
              </div>
            )
          })}
        </div>
      </div>
      {isPrinting && rows.count > rows.loaded.length && <p>{words.grid.printedSome(rows.loaded.length)}</p>}
    </div>
  )
}

/** Whether the page is being printed. What is to be on the paper is drawn before the event is over. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)))
  useWindowEvent('afterprint', () => setPrinting(false))
  return isPrinting
}
