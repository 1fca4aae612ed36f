import { expect, test } from 'vitest'
import { readAddressSearch, writeAddressSearch } from './address-search.ts'

test.for([
  ['?q=12.50', { q: '12.50' }],
  ['?q=1e3&matched=false', { q: '1e3', matched: false }],
  ['?q=%22zwei+Worte%22&filters=true', { q: '"zwei Worte"', filters: true }],
  ['?q=true&needsSomeone=true', { q: 'true', needsSomeone: true }],
  ['?q=false&read=false', { q: 'false', read: false }],
  ['', {}],
] as const)('an address says text as it is written, and whether something is so: %s', ([address, search]) => {
  expect(readAddressSearch(address)).toEqual(search)
  expect(writeAddressSearch({ ...search, cell: undefined })).toBe(address)
})
