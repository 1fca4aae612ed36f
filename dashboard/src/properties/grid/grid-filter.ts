import type { Client } from '@aushang/sdk'

type Query = NonNullable<Parameters<Client['listPropertyOverviews']>[0]>

/** What the grid shows and in which order: the query of the list, and the address of the page. */
export type GridFilter = Pick<
  Query,
  'q' | 'type' | 'listingStatus' | 'targetId' | 'contactId' | 'needsSomeone' | 'sort' | 'order'
>

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
  const text = (name: 'q' | 'targetId' | 'contactId') =>
    typeof search[name] === 'string' && search[name].trim() !== '' ? { [name]: search[name] } : {}
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

export const gridFilterWords = words
