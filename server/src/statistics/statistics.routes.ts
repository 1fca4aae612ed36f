import { closed, day, ListingStatistics } from '@aushang/model'
import Type from 'typebox'
import { ById } from '../http/by-id.ts'
import { sendJson } from '../http/etag.ts'
import type { Routes } from '../http/routes.ts'
import { type ApiError, invalid } from '../lib/errors.ts'
import { getListing } from '../listings/listings.store.ts'
import { dayAt, daysBefore, daysShown } from './days.ts'
import { getStatistics } from './statistics.store.ts'

const Days = closed({
  from: Type.Optional(day('The first day. Without it: 29 days before the last.')),
  to: Type.Optional(day('The last day. Without it: today.')),
})

export const statisticsRoutes: Routes = async (app, { db }) => {
  app.get('/listings/:id/statistics', {
    schema: {
      operationId: 'getListingStatistics',
      summary: 'How often a listing was seen and asked about, by day',
      description:
        'What its portal says, if it tells such a thing (`hasStatistics` in `GET /target-types`), and beside it how many inquiries have come in here. The portal is asked once a day.',
      tags: ['Listings'],
      params: ById,
      querystring: Days,
      response: { 200: ListingStatistics },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const { accountId, params, query } = request
      if (query.from !== undefined && query.to !== undefined && query.from > query.to) throw fromLaterThanTo()
      await getListing(db, accountId, params.id)
      const to = query.to ?? dayAt(new Date())
      const from = query.from ?? daysBefore(to, daysShown - 1)
      return sendJson(reply, JSON.stringify(await getStatistics(db, accountId, params.id, { from, to })))
    },
  })
}

function fromLaterThanTo(): ApiError {
  return invalid([{ path: '/query/from', code: 'contradiction', sentence: { key: 'fromLaterThanTo' } }])
}
