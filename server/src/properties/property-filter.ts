import { ExternalId, Id, listingStatuses, oneOfWords, propertyTypes, Time } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import Type, { type Static, type TObject } from 'typebox'
import { hasWords, paging, searchWords } from '../http/list.ts'
import { type SortKey, sortKey } from '../http/list-order.ts'

const sortKeys = {
  updatedAt: sortKey(sql`updated_at`, 'timestamptz'),
  price: sortKey(sql`price`, 'double precision'),
  area: sortKey(sql`area`, 'double precision'),
  city: sortKey(sql`folded(city) collate "C"`, 'text'),
} satisfies Record<string, SortKey>

const sortNames = Object.keys(sortKeys) as (keyof typeof sortKeys)[]

/** The query of every list of properties. */
export const propertyFilter = {
  ...paging,
  after: Type.Optional(
    Type.String({
      maxLength: 500,
      description: 'Only what comes after the one with this id; with `sort`, what the `Link` of the page before says.',
      examples: ['0TkW4rYx00qL7mN9pR2s'],
    }),
  ),
  sort: Type.Optional(
    oneOfWords(
      sortNames,
      'By the time of the last change, the price (rent or purchase price), the area (living area, or that of the plot), or the place, instead of the time of creation.',
    ),
  ),
  q: searchWords(
    'Looks for words in the title, `externalId`, street, place and `id`; a portal’s own number is found as a whole.',
  ),
  type: Type.Optional(oneOfWords(propertyTypes, 'Only properties of this type.')),
  externalId: Type.Optional(
    Type.Unsafe<string>({ ...ExternalId, description: 'Only what has exactly this number; it may be several.' }),
  ),
  contactId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'Only what names this contact.' })),
  updatedAfter: Type.Optional(Type.Unsafe<string>({ ...Time, description: 'Only what was changed after this time.' })),
  listingStatus: Type.Optional(
    oneOfWords(
      [...listingStatuses, 'none'],
      'Only what has a listing of this status, on the target that `targetId` names or on any; `none`: what has no listing there.',
    ),
  ),
  targetId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'Only what is listed there.' })),
  needsSomeone: Type.Optional(
    Type.Boolean({
      description:
        '`true`: only what does not get online, or up to date, unless somebody does something: a listing failed or waits for a target ' +
        'without access, or an attachment failed.',
    }),
  ),
}

type PropertyFilter = Static<TObject<typeof propertyFilter>>

/** What the listings of properties say about them. */
export interface ListedProperties {
  /** A condition on properties. */
  isListed(accountId: string, filter: Pick<PropertyFilter, 'listingStatus' | 'targetId'>): Sql
  /** Selects the ids of those that do. */
  needSomeone(accountId: string): Sql
  /** The ids of those that a portal knows by this number. */
  findByPortalId(accountId: string, number: string): Promise<string[]>
}

/** As `sendList` takes them. */
export async function listedBy(accountId: string, query: PropertyFilter, listed: ListedProperties) {
  const { q, sort, externalId, limit, after, order } = query
  const byPortal = q === undefined ? [] : await listed.findByPortalId(accountId, q.trim())
  return {
    where: conditions(accountId, query, listed, byPortal),
    areFew: q !== undefined || externalId !== undefined,
    ...(sort && { sort: sortKeys[sort] }),
    limit,
    after,
    order,
  }
}

function conditions(accountId: string, query: PropertyFilter, listed: ListedProperties, byPortal: string[]): Sql[] {
  const { q, type, externalId, contactId, updatedAfter, listingStatus, targetId, needsSomeone } = query
  const wanted = (value: unknown, condition: () => Sql) => (value === undefined ? [] : [condition()])
  // The few ids first: with an `or`, all properties would be looked at.
  const isUrgent = () => sql`id = any (array(
    select id from properties where account_id = ${accountId} and processing_status = 'failed'
    union all ${listed.needSomeone(accountId)}))`
  return [
    ...wanted(q, () => sql`(${hasWords(accountId, sql`search_text`, q ?? '')} ${orOneOf(accountId, byPortal)})`),
    ...wanted(type, () => sql`type = ${type}`),
    ...wanted(externalId, () => sql`external_id = ${externalId}`),
    ...wanted(contactId, () => sql`contact_id = ${contactId}`),
    ...wanted(updatedAfter, () => sql`updated_at > ${new Date(updatedAfter ?? '')}`),
    ...wanted(listingStatus ?? targetId, () => listed.isListed(accountId, query)),
    ...wanted(needsSomeone, () => (needsSomeone === true ? isUrgent() : sql`not (${isUrgent()})`)),
  ]
}

function orOneOf(accountId: string, ids: string[]): Sql {
  return ids.length === 0 ? sql`` : sql`or account_id = ${accountId} and id = any (${`{${ids.join(',')}}`}::text[])`
}
