import type { Client } from '@aushang/sdk'

type Query = NonNullable<Parameters<Client['listPropertyOverviews']>[0]>

/** What the grid shows and in which order: the query of the list, and the address of the page. */
export type GridFilter = Pick<
  Query,
  'q' | 'type' | 'listingStatus' | 'targetId' | 'contactId' | 'needsSomeone' | 'sort' | 'order'
>

/** All that the address of the grid says: what it shows, and what lies over it. */
export interface GridSearch extends GridFilter {
  /** What was asked for at once, to see how far it is. */
  bulk?: string
  /** The cell whose card is open, as `cellOf` names it. */
  cell?: string
  /** On a phone, the choices are folded away unless somebody wants them. */
  filters?: true
}

const words = {
  type: ['apartmentRent', 'apartmentBuy', 'houseRent', 'houseBuy', 'plotRent', 'plotBuy'],
  listingStatus: ['published', 'pending', 'updating', 'failed', 'unpublishing', 'none'],
  sort: ['updatedAt', 'price', 'area', 'city'],
  order: ['asc', 'desc'],
} as const

/** Of an address, what it says that the grid knows. */
export function readGridFilter(search: Record<string, unknown>): GridFilter {
  const oneOf = (name: keyof typeof words) => {
    const word = words[name].find((each) => each === search[name])
    return word === undefined ? {} : { [name]: word }
  }
  const text = (name: 'q' | 'targetId' | 'contactId') => {
    const given = search[name]
    return typeof given === 'string' && given.trim() !== '' ? { [name]: given } : {}
  }
  return {
    ...text('q'),
    ...oneOf('type'),
    ...oneOf('listingStatus'),
    ...text('targetId'),
    ...text('contactId'),
    ...(search['needsSomeone'] === true && { needsSomeone: true }),
    ...oneOf('sort'),
    ...oneOf('order'),
  }
}

export function readGridSearch(search: Record<string, unknown>): GridSearch {
  return {
    ...readGridFilter(search),
    ...(typeof search['bulk'] === 'string' && { bulk: search['bulk'] }),
    ...(typeof search['cell'] === 'string' && search['cell'].includes('.') && { cell: search['cell'] }),
    ...(search['filters'] === true && { filters: true }),
  }
}

/** A property on a portal: in the address, and as the id of its element. */
export function cellOf(propertyId: string, targetId: string): string {
  return `${propertyId}.${targetId}`
}

export const gridFilterWords = words
