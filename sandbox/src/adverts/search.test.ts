import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import type { AdvertKey } from './advert.ts'
import { hitsPerPage, pagesMax, readSearch, searchAdverts, searchQuery } from './search.ts'

const flat = (id: string, more: Partial<AdvertKey> = {}): AdvertKey => ({
  id,
  deal: 'rent',
  kind: 'flat',
  price: 900,
  rooms: 3,
  area: 80,
  place: '10405 Berlin Prenzlauer Berg',
  since: '2027-01-01T00:00:00.000Z',
  ...more,
})
const stock = [
  flat('a', { since: '2027-01-03T00:00:00.000Z' }),
  flat('b', { deal: 'buy', price: 300_000, rooms: 4.5, area: 120 }),
  flat('c', { kind: 'house', price: 1_500, rooms: 5, place: '20253 Hamburg', since: '2027-01-02T00:00:00.000Z' }),
  flat('d', { deal: 'buy', kind: 'plot', price: null, rooms: null, area: 700, place: '04229 Leipzig' }),
]
const found = (query: string) => searchAdverts(stock, readSearch(new URLSearchParams(query))).ids.join('')

describe('a search', () => {
  test.for([
    ['', 'acdb'],
    ['deal=rent', 'ac'],
    ['deal=buy&kind=flat', 'b'],
    ['kind=plot', 'd'],
    ['priceMax=1.000', 'a'],
    ['priceMax=1500,00', 'ac'],
    ['priceMin=1000&order=cheapest', 'cb'],
    ['roomsMin=4,5&order=cheapest', 'cb'],
    ['place=berlin', 'ab'],
    ['place=202', 'c'],
    ['place=BERG+104', 'ab'],
    ['place=erlin', ''],
    ['order=cheapest', 'acbd'],
    ['order=dearest', 'bcad'],
    ['order=largest', 'dbac'],
    // What cannot be meant is not asked for.
    ['deal=steal&kind=toString&priceMax=cheap&roomsMin=-1&order=none&page=1.5', 'acdb'],
  ])('for %j finds %j', ([query = '', ids]) => {
    expect(found(query)).toBe(ids)
  })

  test.for(['', 'deal=rent&kind=house&place=Berlin+Mitte&priceMin=1&priceMax=2.5&roomsMin=3&order=largest&page=7'])(
    'is in the address as it was: %s',
    (query) => {
      expect(searchQuery(readSearch(new URLSearchParams(query)))).toBe(query)
    },
  )
})

describe('pages', () => {
  const many = (count: number) =>
    (function* () {
      for (let n = 0; n < count; n++) {
        yield flat(`${n}`, { price: (n * 7_919) % 100_003, since: new Date(n * 1000).toISOString() })
      }
    })()
  const pageOf = (count: number, page: number) =>
    searchAdverts(many(count), readSearch(new URLSearchParams({ page: `${page}` })))

  test('follow one another without a gap, whatever the order', () => {
    const sorted = [...many(100)].toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)).map(({ id }) => id)

    const pages = Array.from({ length: 9 }, (_, index) => {
      const search = readSearch(new URLSearchParams({ page: `${index + 1}`, order: 'cheapest' }))
      return searchAdverts(many(100), search).ids
    })

    expect(pages.flat()).toEqual(sorted)
    expect(pages.map(({ length }) => length)).toEqual([...Array<number>(8).fill(hitsPerPage), 4])
  })

  test.for([
    [0, 1, { count: 0, page: 1, pages: 1 }],
    [12, 5, { count: 12, page: 1, pages: 1 }],
    [13, 99, { count: 13, page: 2, pages: 2 }],
    [50_000, 999, { count: 50_000, page: pagesMax, pages: pagesMax }],
  ] as const)('of %i, the %ith', ([count, page, expected]) => {
    expect(pageOf(count, page)).toMatchObject(expected)
  })

  test('keep no more of many adverts than of few', () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    let keptBytes = 0
    const watched = (function* () {
      collectGarbage()
      const before = process.memoryUsage().heapUsed
      yield* many(100_000)
      collectGarbage()
      keptBytes = process.memoryUsage().heapUsed - before
    })()

    const { ids } = searchAdverts(watched, readSearch(new URLSearchParams()))

    expect(ids).toHaveLength(hitsPerPage)
    // All of them would be some 20 MB.
    expect(keptBytes).toBeLessThan(5_000_000)
  })
})
