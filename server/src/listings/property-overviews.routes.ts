import { closed, listedMembers, PropertyOverview } from '@aushang/model'
import Type from 'typebox'
import { sendList } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import { json, jsonText, time, value } from '../lib/database/json-sql.ts'
import { listedBy, propertyFilter } from '../properties/property-filter.ts'
import { listedProperties } from './listed-properties.ts'
import { shownListing } from './listings.store.ts'

const listingInLine = jsonText(Object.fromEntries(listedMembers.map((name) => [name, shownListing[name]])))

/** The first picture that is not a floor plan, or the floor plan if there is nothing else, of those that are ready. */
const titlePicture = `(
  select attachment ->> 'id' from json_array_elements(attachments) with ordinality as each (attachment, number)
  where attachment ->> 'type' = 'image' and attachment ->> 'status' = 'succeeded'
  order by coalesce(attachment ->> 'isFloorPlan', 'false') = 'true', number limit 1)`

const overviewJson = jsonText({
  id: value('id'),
  type: value('type'),
  externalId: value('external_id'),
  title: value('title'),
  price: value('nullif(price, -1)'),
  area: value('area'),
  city: value('city'),
  titlePictureId: value(titlePicture),
  contactId: value('contact_id'),
  offerStatus: value('offer_status'),
  processingStatus: value('processing_status'),
  failureCode: value('failure_code'),
  failureMessage: json('failure_message'),
  isLeaving: value('nullif(is_leaving, false)'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  // By what no index has: lists avoid sorting, and would read all listings of the account in order instead.
  listings: json(`'[' || coalesce((
    select string_agg(${listingInLine.sql}, ',' order by id || '') from listings
    where listings.property_id = properties.id and listings.account_id = properties.account_id), '') || ']'`),
})

/** Properties in lines, with their listings: a table of many is one list, not a call for each row. */
export const propertyOverviewRoutes: Routes = async (app, deps) => {
  const listed = listedProperties(deps.db)

  app.get('/properties/overview', {
    schema: {
      operationId: 'listPropertyOverviews',
      summary: 'All properties in lines, with where they stand on each target',
      description: 'The same properties in the same order as `GET /properties` has with this query.',
      tags: ['Properties'],
      querystring: closed(propertyFilter),
      response: { 200: Type.Array(PropertyOverview) },
    },
    handler: async (request, reply) =>
      sendList(deps, request, reply, {
        table: 'properties',
        document: overviewJson,
        accountId: request.accountId,
        ...(await listedBy(request.accountId, request.query, listed)),
      }),
  })
}
