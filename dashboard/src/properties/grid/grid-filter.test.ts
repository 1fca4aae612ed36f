import { expect, test } from 'vitest'
import { readGridFilter } from './grid-filter.ts'

test('what an address says beside the filter is left out', () => {
  const search = { q: '10437', type: 'castle', utm: 'x', needsSomeone: true, sort: 'price', cell: 'a.b' }

  expect(readGridFilter(search)).toEqual({ q: '10437', needsSomeone: true, sort: 'price' })
})
