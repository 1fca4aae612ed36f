import { closed, ListingCheck, ListingCheckDraft } from '@aushang/model'
import Type from 'typebox'
import { propertyBodyBytesMax } from '../http/body.ts'
import { ById } from '../http/by-id.ts'
import { sendJson } from '../http/etag.ts'
import type { Routes } from '../http/routes.ts'
import { invalid } from '../lib/errors.ts'
import { getListingPlace } from '../listings/listings.store.ts'
import type { Media } from '../media/media.ts'
import type { Portals } from '../portals/portals.ts'
import { getTargetRow, openCredentials } from '../targets/targets.store.ts'
import { checkListing } from './check-listing.ts'
import { placeOf, readPublication } from './publication.ts'

const tags = ['Listings']

const PreviewQuery = closed({
  part: Type.Optional(
    Type.String({ description: 'Which document, if there are several: `advert` (the default), `contact`, …' }),
  ),
})

/** What a portal would be sent, and what it would refuse of it, before anything is. */
export const publicationRoutes: Routes<{ media: Media; portals: Portals }> = async (app, deps) => {
  const { db, portals, secrets } = deps

  app.post('/listings/check', {
    bodyLimit: propertyBodyBytesMax,
    schema: {
      operationId: 'checkListing',
      // It changes nothing, and is asked with every word that somebody types.
      role: 'reader',
      summary: 'What a portal would refuse, before anything is sent',
      tags,
      description:
        'Of a stored property, of what it would be after some `changes`, or of a draft that is not stored; on one target or several. Nothing is ' +
        'stored, and no portal is asked: it may be called while somebody types.',
      body: ListingCheckDraft,
      response: { 200: ListingCheck },
    },
    handler: async (request, reply) =>
      sendJson(reply, JSON.stringify(await checkListing(deps, request.accountId, request.body))),
  })

  app.get('/listings/:id/preview', {
    schema: {
      operationId: 'previewListing',
      summary: 'Exactly the document that the portal would be sent',
      tags,
      params: ById,
      querystring: PreviewQuery,
      contentType: 'application/xml',
      response: { 200: Type.String({ examples: ['<advert>…</advert>'] }) },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const { accountId, params, query } = request
      const listing = await getListingPlace(db, accountId, params.id)
      const target = await getTargetRow(db, accountId, listing.targetId)
      const connector = portals.connectorOf(target.type)
      const publication = await readPublication(deps, connector, target, listing.propertyId, placeOf(listing))
      const documents = connector.documents(publication, target.options, openCredentials(secrets, target))
      const found = query.part === undefined ? documents[0] : documents.find(({ part }) => part === query.part)
      if (found === undefined) throw noSuchPart(documents.map(({ part }) => part))
      const encoding = /charset=iso-8859-1/i.test(found.contentType) ? 'latin1' : 'utf8'
      return reply.type(found.contentType).send(Buffer.from(found.body, encoding))
    },
  })
}

function noSuchPart(parts: string[]) {
  const params = { member: 'part', allowed: parts.map((part) => `"${part}"`) }
  return invalid([{ path: '/query/part', code: 'not_allowed', sentence: { key: 'valueNotAllowed', params } }])
}
