import type { FastifyInstance } from 'fastify'
import type { Lang, Phrase } from '../../language.ts'
import { addCall, type Answer, type Call, notFound, type PortalParts, Refusal } from '../calls/calls.ts'
import { identity } from '../identity.ts'
import { faultsInListing } from '../schema/listing-schema.ts'
import { reason } from '../schema/rules.ts'
import {
  type Listing,
  listingKey,
  type ListingRow,
  type MediaEntry,
  mediaKey,
  type Reason,
  type State,
} from '../state/state.ts'
import { allListings, findListing, isDeleted, newRequest, statusOf } from './processing.ts'

const idsPerPage = 100

export function listingRoutes(app: FastifyInstance, portal: PortalParts): void {
  const { state } = portal

  addCall(app, portal, {
    method: 'POST',
    path: '/listings',
    scope: 'clim:listings:create',
    async handler(call) {
      const externalListingId = estateIdIn(call.body) ?? ''
      const { process } = await call.announce(externalListingId, 'CREATE')
      const sent = readListing(call.body)
      const before = findListing(state, call.userName, externalListingId)
      if (before !== undefined && !isDeleted(before)) {
        throw new Refusal(409, [reason('metadata.source.offererEstateId', 'ALREADY_EXISTS', 'is taken')])
      }
      const listingId = state.nextListingId()
      attachMedias(state, call.userName, listingId, sent)
      return store(call, {
        listingId,
        userName: call.userName,
        externalListingId,
        online: null,
        sent,
        request: newRequest('CREATING', process),
        isDecided: false,
        createdAt: new Date().toISOString(),
      })
    },
  })

  addCall(app, portal, {
    method: 'PUT',
    path: '/listings/:id',
    scope: 'clim:listings:update',
    async handler(call) {
      const externalListingId = call.params['id'] ?? ''
      const { process } = await call.announce(externalListingId, 'UPDATE')
      const sent = readListing(call.body)
      if (estateIdIn(call.body) !== externalListingId) {
        throw new Refusal(400, [reason('metadata.source.offererEstateId', 'IMMUTABLE', 'is not that of the listing')])
      }
      const row = getListing(state, call.userName, externalListingId)
      if (row.sent.data['estateType'] !== sent.data['estateType']) {
        throw new Refusal(400, [reason('data.estateType', 'IMMUTABLE', 'cannot change')])
      }
      attachMedias(state, call.userName, row.listingId, sent)
      return store(call, { ...row, sent, request: newRequest('UPDATING', process), isDecided: false })
    },
  })

  addCall(app, portal, {
    method: 'DELETE',
    path: '/listings/:id',
    scope: 'clim:listings:delete',
    async handler(call) {
      const { process } = await call.announce(call.params['id'] ?? '', 'DELETE')
      const row = getListing(state, call.userName, call.params['id'] ?? '')
      return store(call, { ...row, request: newRequest('DELETING', process), isDecided: false })
    },
  })

  addCall(app, portal, {
    method: 'GET',
    path: '/listings/:id',
    scope: 'clim:listings:read',
    async handler(call) {
      const externalListingId = call.params['id'] ?? ''
      await call.announce(externalListingId, 'READ')
      const row = findListing(state, call.userName, externalListingId)
      if (row === undefined) throw notFound(externalListingId)
      const { listingId, request, online, sent, createdAt } = row
      return {
        body: {
          externalListingId,
          listingId: String(listingId),
          requestId: request.id,
          ...statusOf(row),
          ...(online !== null && { publicUrl: `${call.baseUrl}/${identity.name}/expose/${listingId}` }),
          createdAt,
          ...sent,
          media: sent.media.map((each) => ({ ...each, ...fileUrl(call, each) })),
        },
      }
    },
  })

  addCall(app, portal, {
    method: 'GET',
    path: '/listings',
    scope: 'clim:listings:read',
    handler(call) {
      const token = call.query.get('nextPageToken') ?? ''
      const after = token === '' ? 0 : Number(Buffer.from(token, 'base64url').toString('utf8'))
      if (!Number.isInteger(after)) throw new Refusal(400, [reason('nextPageToken', 'MALFORMED', 'is none of ours')])
      const rows = [...allListings(state)]
        .filter((row) => row.userName === call.userName && row.listingId > after && !isDeleted(row))
        .toSorted((one, other) => one.listingId - other.listingId)
      const page = rows.slice(0, idsPerPage)
      const last = rows.length > page.length ? page.at(-1) : undefined
      return {
        body: {
          externalListingIds: page.map(({ externalListingId }) => externalListingId),
          ...(last && { nextPageToken: Buffer.from(String(last.listingId)).toString('base64url') }),
        },
      }
    },
  })

  function store({ userName, lang }: Call, row: ListingRow): Answer {
    const { listingId, externalListingId, request, sent } = row
    state.listings.set(listingKey(userName, externalListingId), row)
    const warnings = request.kind === 'DELETING' ? [] : warningsAbout(sent, lang)
    return { status: 202, body: { requestId: request.id, listingId: String(listingId), externalListingId, warnings } }
  }
}

/** Where everybody sees the file. */
function fileUrl({ userName, baseUrl }: Call, { externalMediaId }: MediaEntry): { url?: string } {
  if (externalMediaId === undefined) return {}
  const names = [userName, externalMediaId].map(encodeURIComponent)
  return { url: `${baseUrl}/${identity.name}/media/${names.join('/')}` }
}

function getListing(state: State, userName: string, externalListingId: string): ListingRow {
  const row = findListing(state, userName, externalListingId)
  if (row === undefined || isDeleted(row)) throw notFound(externalListingId)
  return row
}

function readListing(body: unknown): Listing {
  const faults = body === undefined ? [reason('', 'MALFORMED', 'is not JSON')] : faultsInListing(body)
  if (faults.length > 0) throw new Refusal(400, faults)
  const { data, metadata, media = [], contact } = body as Omit<Listing, 'media'> & Partial<Pick<Listing, 'media'>>
  return { data, metadata, media, ...(contact && { contact }) }
}

function estateIdIn(body: unknown): string | undefined {
  const { metadata } = (body ?? {}) as { metadata?: { source?: { offererEstateId?: unknown } } }
  const id = metadata?.source?.offererEstateId
  return typeof id === 'string' ? id : undefined
}

/** Each file must have been uploaded within its time, or hang there already. All or none. */
function attachMedias(state: State, userName: string, listingId: number, { media }: Listing): void {
  const ids = media.map(({ externalMediaId }) => externalMediaId)
  const faults = ids.flatMap((id, index): Reason[] => {
    const field = `media[${index}].externalMediaId`
    if (id === undefined) return []
    if (ids.indexOf(id) !== index) return [reason(field, 'DUPLICATE', 'is named twice')]
    const known = state.medias.get(mediaKey(userName, id))
    if (known?.listingId === listingId) return []
    if (known === undefined || known.listingId !== null || !known.isUploaded)
      return [reason(field, 'MEDIA_UNKNOWN', 'was not uploaded')]
    return known.expiresAtMs < Date.now() ? [reason(field, 'MEDIA_EXPIRED', 'was not attached in time')] : []
  })
  if (faults.length > 0) throw new Refusal(400, faults)
  for (const id of ids) {
    const known = id === undefined ? undefined : state.medias.get(mediaKey(userName, id))
    if (known !== undefined) state.medias.set(mediaKey(userName, known.externalMediaId), { ...known, listingId })
  }
}

const imprecise: Phrase = {
  de: 'Die Anzeige wird in der Mitte des Ortes gezeigt.',
  en: 'The listing is shown in the middle of its town.',
}

/** In the language that is asked for: German, unless English is wanted. */
function warningsAbout({ data }: Listing, lang: Lang): { type: string; message: string }[] {
  const { street, houseNumber, geometry } = data['location'] as Record<string, unknown>
  const isPrecise = geometry !== undefined || (street !== undefined && houseNumber !== undefined)
  return isPrecise ? [] : [{ type: 'LOCATION_IMPRECISE', message: imprecise[lang] }]
}
