import type { Target } from '@aushang/sdk'
import { Button, NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { contactName } from '../../contacts/contact-name.ts'
import { all } from '../../queries.ts'
import { Flag } from '../../ui/flag.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useWords } from '../../words/language.ts'
import { type GridFilter, gridFilterWords, readGridFilter } from './grid-filter.ts'
import classes from './grid-filters.module.css'

interface GridFiltersProps {
  filter: GridFilter
  targets: Target[]
  onChange: (filter: GridFilter) => void
}

interface FoldedProps {
  /** On a phone, whether the choices are shown. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** What the grid shows. Whatever is chosen is in the address. Not drawn anew while one scrolls. */
export const GridFilters = memo(function GridFilters({
  filter,
  targets,
  onChange,
  isOpen,
  onOpen,
}: GridFiltersProps & FoldedProps) {
  const words = useWords()
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
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
        <Button
          variant="default"
          leftSection={<Icon name="filter" />}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {count === 0 ? words.grid.filters : words.grid.filtersSet(count)}
        </Button>
      )}
      {(!isPhone || isOpen) && <Choices filter={filter} targets={targets} onChange={onChange} />}
    </search>
  )
})

/** The browser's own lists: of what stands above ten thousand rows, nothing is drawn that is not open. */
function Choices({ filter, targets, onChange }: GridFiltersProps) {
  const words = useWords()
  const { data: contacts = [] } = useQuery(all('listContacts'))
  const choose = (name: 'type' | 'targetId' | 'listingStatus' | 'contactId') => ({
    value: filter[name] ?? '',
    onChange: (event: React.ChangeEvent<HTMLSelectElement>) =>
      onChange(withOne(filter, { [name]: event.currentTarget.value })),
  })
  return (
    <>
      <NativeSelect
        aria-label={words.grid.type}
        data={[
          { value: '', label: words.grid.anyType },
          ...gridFilterWords.type.map((value) => ({ value, label: words.propertyTypes[value] })),
        ]}
        {...choose('type')}
      />
      <NativeSelect
        aria-label={words.grid.portal}
        data={[
          { value: '', label: words.grid.anyPortal },
          ...targets.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...choose('targetId')}
      />
      <NativeSelect
        aria-label={words.grid.state}
        data={[
          { value: '', label: words.grid.anyState },
          ...gridFilterWords.listingStatus.map((value) => ({ value, label: words.gridStates[value] })),
        ]}
        {...choose('listingStatus')}
      />
      <NativeSelect
        aria-label={words.grid.contact}
        data={[
          { value: '', label: words.grid.anyContact },
          ...contacts.map((contact) => ({ value: contact.id, label: contactName(contact) })),
        ]}
        {...choose('contactId')}
      />
      <NativeSelect
        aria-label={words.grid.sort}
        data={[
          { value: '', label: words.grid.newestFirst },
          { value: ' asc', label: words.grid.oldestFirst },
          ...Object.entries(words.gridOrders).map(([value, label]) => ({ value, label })),
        ]}
        value={
          filter.sort === undefined && filter.order !== 'asc' ? '' : `${filter.sort ?? ''} ${filter.order ?? 'asc'}`
        }
        onChange={(event) => {
          const { sort: _sort, order: _order, ...others } = filter
          const [sort, order] = event.currentTarget.value.split(' ')
          onChange({ ...others, ...readGridFilter({ sort, order }) })
        }}
      />
      <Flag
        label={words.grid.needsSomeone}
        isOn={filter.needsSomeone ?? false}
        onChange={(isOn) => onChange(withOne(filter, { needsSomeone: isOn || undefined }))}
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
