import { type AdvertKey, type AdvertKind, advertKinds, type Deal, deals } from './advert.ts'

/** What somebody looks for, as the address of the page says it. */
export interface Search {
  deal: Deal | undefined
  kind: AdvertKind | undefined
  place: string
  priceMin: number | undefined
  priceMax: number | undefined
  roomsMin: number | undefined
  order: Order
  page: number
}

export const orders = ['newest', 'cheapest', 'dearest', 'largest'] as const
export type Order = (typeof orders)[number]

export const hitsPerPage = 12
/** As with portals: whoever has turned so many pages had better look for less. */
export const pagesMax = 100
const placeLengthMax = 60

/** What cannot be meant is not asked for. */
export function readSearch(query: URLSearchParams): Search {
  const page = Number(query.get('page') ?? 1)
  return {
    deal: oneOf(deals, query.get('deal')),
    kind: oneOf(advertKinds, query.get('kind')),
    place: (query.get('place') ?? '').trim().slice(0, placeLengthMax),
    priceMin: amountIn(query.get('priceMin')),
    priceMax: amountIn(query.get('priceMax')),
    roomsMin: amountIn(query.get('roomsMin')),
    order: oneOf(orders, query.get('order')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, pagesMax) : 1,
  }
}

/** As the address of a page says it; what is as it is anyway is left out. */
export function searchQuery({ order, page, ...filters }: Search): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined && value !== '') query.set(name, `${value}`)
  if (order !== 'newest') query.set('order', order)
  if (page > 1) query.set('page', `${page}`)
  return query.toString()
}

export interface Found {
  /** How many there are in all. */
  count: number
  page: number
  pages: number
  /** Those of the page, in their order. */
  ids: string[]
}

/**
 * One page of what is found. However many adverts there are, no more are kept meanwhile than the pages up to this one hold.
 */
export function searchAdverts(keys: Iterable<AdvertKey>, search: Search): Found {
  const comesBefore = comparisons[search.order]
  const keptMax = search.page * hitsPerPage
  const kept: AdvertKey[] = []
  let count = 0
  for (const key of keys) {
    if (!isFound(key, search)) continue
    count++
    const last = kept.at(-1)
    if (kept.length >= keptMax && last !== undefined && !comesBefore(key, last)) continue
    kept.splice(
      placeIn(kept, (other) => comesBefore(key, other)),
      0,
      key,
    )
    if (kept.length > keptMax) kept.pop()
  }
  const pages = Math.min(pagesMax, Math.max(1, Math.ceil(count / hitsPerPage)))
  const page = Math.min(search.page, pages)
  return { count, page, pages, ids: kept.slice((page - 1) * hitsPerPage, page * hitsPerPage).map(({ id }) => id) }
}

function isFound(key: AdvertKey, { deal, kind, place, priceMin, priceMax, roomsMin }: Search): boolean {
  return (
    (deal === undefined || key.deal === deal) &&
    (kind === undefined || key.kind === kind) &&
    (place === '' || isAt(key.place, place)) &&
    (priceMin === undefined || (key.price !== null && key.price >= priceMin)) &&
    (priceMax === undefined || (key.price !== null && key.price <= priceMax)) &&
    (roomsMin === undefined || (key.rooms !== null && key.rooms >= roomsMin))
  )
}

/** Every word begins one of the place's: "101 ber" finds 10115 Berlin. */
function isAt(place: string, asked: string): boolean {
  const names = wordsIn(place)
  return wordsIn(asked).every((word) => names.some((name) => name.startsWith(word)))
}

function wordsIn(text: string): string[] {
  return text
    .toLocaleLowerCase('de')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

type Comparison = (one: AdvertKey, other: AdvertKey) => boolean

/** Those that tell no number come last; alike ones in the order in which they came. */
const comparisons: Record<Order, Comparison> = {
  // Of the same moment, the later one.
  newest: (one, other) => one.since >= other.since,
  cheapest: (one, other) => (one.price ?? Infinity) < (other.price ?? Infinity),
  dearest: (one, other) => (one.price ?? -1) > (other.price ?? -1),
  largest: (one, other) => (one.area ?? -1) > (other.area ?? -1),
}

/** The first place that `isBefore` holds of, in a list where it holds of all that follow. */
function placeIn(list: AdvertKey[], isBefore: (other: AdvertKey) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(list[middle] as AdvertKey)) high = middle
    else low = middle + 1
  }
  return low
}

function oneOf<Word extends string>(words: readonly Word[], given: string | null): Word | undefined {
  return words.find((word) => word === given)
}

/** "1.250,50" as well as "1250.5". */
function amountIn(given: string | null): number | undefined {
  const text = (given ?? '').trim()
  if (text === '' || text.length > 20) return undefined
  const isGerman = /^\d{1,3}(\.\d{3})+(,\d+)?$|^\d+,\d+$/.test(text)
  const amount = Number(isGerman ? text.replaceAll('.', '').replace(',', '.') : text)
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined
}
