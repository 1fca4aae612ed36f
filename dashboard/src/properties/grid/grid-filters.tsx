import type { Target } from '@aushang/sdk'
import { Button, Checkbox, Select } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { all } from '../../queries.ts'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useWords } from '../../words/language.ts'
import { type GridFilter, gridFilterWords } from './grid-filter.ts'
import classes from './grid-filters.module.css'

interface GridFiltersProps {
  filter: GridFilter
  targets: Target[]
  onChange: (filter: GridFilter) => void
}

/** What the grid shows. Whatever is chosen is in the address. Not drawn anew while one scrolls. */
export const GridFilters = memo(function GridFilters({ filter, targets, onChange }: GridFiltersProps) {
  const words = useWords()
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [isOpen, { toggle }] = useDisclosure(false)
  const { q: _q, sort: _sort, order: _order, ...narrowing } = filter
  const count = Object.keys(narrowing).length
  return (
    <search className={classes.filters}>
      <SearchField
        hint={words.grid.search}
        value={filter.q ?? ''}
        onChange={(q) => onChange(withOne(filter, { q }))}
        className={classes.search}
      />
      {isPhone && (
        <Button variant="default" leftSection={<Icon name="filter" />} aria-expanded={isOpen} onClick={toggle}>
          {count === 0 ? words.grid.filters : words.grid.filtersSet(count)}
        </Button>
      )}
      {(!isPhone || isOpen) && <Choices filter={filter} targets={targets} onChange={onChange} />}
    </search>
  )
})

function Choices({ filter, targets, onChange }: GridFiltersProps) {
  const words = useWords()
  const { data: contacts = [] } = useQuery(all('listContacts'))
  const choose = (name: 'type' | 'targetId' | 'listingStatus' | 'contactId') => ({
    value: filter[name] ?? null,
    onChange: (value: string | null) => onChange(withOne(filter, { [name]: value ?? undefined })),
    clearable: true,
    clearButtonProps: { 'aria-label': words.ui.clear },
  })
  const sorted = filter.sort === undefined ? null : `${filter.sort} ${filter.order ?? 'asc'}`
  return (
    <>
      <Select
        aria-label={words.grid.type}
        placeholder={words.grid.type}
        data={gridFilterWords.type.map((value) => ({ value, label: words.propertyTypes[value] }))}
        {...choose('type')}
      />
      <Select
        aria-label={words.grid.portal}
        placeholder={words.grid.portal}
        data={targets.map(({ id, name }) => ({ value: id, label: name }))}
        {...choose('targetId')}
      />
      <Select
        aria-label={words.grid.state}
        placeholder={words.grid.state}
        data={gridFilterWords.listingStatus.map((value) => ({ value, label: words.gridStates[value] }))}
        {...choose('listingStatus')}
      />
      <Select
        aria-label={words.grid.contact}
        placeholder={words.grid.contact}
        searchable
        data={contacts.map(({ id, firstName, lastName }) => ({
          value: id,
          label: [firstName, lastName].filter(Boolean).join(' '),
        }))}
        {...choose('contactId')}
      />
      <Select
        aria-label={words.grid.sort}
        placeholder={words.grid.sort}
        data={Object.entries(words.gridOrders).map(([value, label]) => ({ value, label }))}
        value={sorted}
        clearable
        clearButtonProps={{ 'aria-label': words.ui.clear }}
        onChange={(value) => {
          const [sort, order] = value?.split(' ') ?? []
          onChange(
            withOne(withOne(filter, { sort: sort as GridFilter['sort'] }), { order: order as GridFilter['order'] }),
          )
        }}
      />
      <Checkbox
        className={classes.flag}
        label={words.grid.needsSomeone}
        checked={filter.needsSomeone ?? false}
        onChange={(event) => onChange(withOne(filter, { needsSomeone: event.currentTarget.checked || undefined }))}
      />
    </>
  )
}

/** What is undefined or empty is left out. */
function withOne(
  filter: GridFilter,
  change: { [Name in keyof GridFilter]?: GridFilter[Name] | undefined },
): GridFilter {
  return Object.fromEntries(
    Object.entries({ ...filter, ...change }).filter(([, value]) => value !== undefined && value !== ''),
  )
}
