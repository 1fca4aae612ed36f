import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Lang, Phrase } from '../../language.ts'
import { addCall, type Answer, type Call, notFound, type PortalParts, Refusal, refusedFor } from '../calls/calls.ts'
import { identity } from '../identity.ts'
import { idsPerPage, type StatusBody, statusesPath } from '../not-public.ts'
import { faultsInListing } from '../schema/listing-schema.ts'
import type { Reason } from '../schema/rules.ts'
import { type Listing, listingKey, type ListingRow, type MediaEntry, mediaKey, type State } from '../state/state.ts'
import { allListings, findListing, isDeleted, newRequest, statusOf } from './processing.ts'

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
        throw new Refusal(409, { detail: `There is a listing ${externalListingId} already.`, errorSource: 'body' })
      }
      const listingId = randomUUID()
      attachMedias(state, call.userName, listingId, sent)
      return store(call, {
        listingId,
        portalWebKey: state.nextWebKey(),
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
        throw refusedFor([{ name: '/metadata/source/offererEstateId', reason: 'is not that of the listing' }])
      }
      const row = getListing(state, call.userName, externalListingId)
      if (row.sent.data['estateType'] !== sent.data['estateType']) {
        throw refusedFor([{ name: '/data/estateType', reason: 'cannot change' }])
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
      const { sent, portalWebKey } = getListing(state, call.userName, externalListingId)
      const listing = {
        ...sent,
        metadata: { ...sent.metadata, portalWebKey: String(portalWebKey) },
        media: sent.media.map((each) => ({ ...each, ...fileUrl(call, each) })),
      }
      return { body: { listing } }
    },
  })

  addCall(app, portal, {
    method: 'GET',
    path: statusesPath,
    scope: 'clim:listings:read',
    async handler(call) {
      const externalListingId = call.params['id'] ?? ''
      await call.announce(externalListingId, 'READ')
      const row = findListing(state, call.userName, externalListingId)
      if (row === undefined) throw notFound(externalListingId)
      const publicUrl = `${call.baseUrl}/${identity.name}/expose/${row.portalWebKey}`
      const body: StatusBody = { ...statusOf(row), ...(row.online !== null && { publicUrl }) }
      return { body }
    },
  })

  addCall(app, portal, {
    method: 'GET',
    path: '/listings',
    scope: 'clim:listings:read',
    handler(call) {
      const token = call.query.get('nextPageToken') ?? ''
      const after = token === '' ? 0 : Number(Buffer.from(token, 'base64url').toString('utf8'))
      if (!Number.isInteger(after)) {
        throw new Refusal(400, { detail: 'The page token is none of ours.', errorSource: 'requestParameter' })
      }
      const rows = [...allListings(state)]
        .filter((row) => row.userName === call.userName && row.portalWebKey > after && !isDeleted(row))
        .toSorted((one, other) => one.portalWebKey - other.portalWebKey)
      const page = rows.slice(0, idsPerPage)
      const last = rows.length > page.length ? page.at(-1) : undefined
      return {
        body: {
          externalListingIds: page.map(({ externalListingId }) => externalListingId),
          nextPageToken: last ? Buffer.from(String(last.portalWebKey)).toString('base64url') : null,
        },
      }
    },
  })

  function store({ userName, lang }: Call, row: ListingRow): Answer {
    const { listingId, externalListingId, request, sent } = row
    state.listings.set(listingKey(userName, externalListingId), row)
    const warnings = request.kind === 'DELETING' ? {} : { warnings: warningsAbout(sent, lang) }
    return { status: 202, body: { requestId: request.id, listingId, externalListingId, ...warnings } }
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
  const faults = body === undefined ? [{ name: '', reason: 'is not JSON' }] : faultsInListing(body)
  if (faults.length > 0) throw refusedFor(faults)
  const { data, metadata, media = [], contact } = body as Omit<Listing, 'media'> & Partial<Pick<Listing, 'media'>>
  return { data, metadata, media, ...(contact && { contact }) }
}

function estateIdIn(body: unknown): string | undefined {
  const { metadata } = (body ?? {}) as { metadata?: { source?: { offererEstateId?: unknown } } }
  const id = metadata?.source?.offererEstateId
  return typeof id === 'string' ? id : undefined
}

/** Each file must have been uploaded within its time, or hang there already. All or none. */
function attachMedias(state: State, userName: string, listingId: string, { media }: Listing): void {
  const ids = media.map(({ externalMediaId }) => externalMediaId)
  const faults = ids.flatMap((id, index): Reason[] => {
    const name = `/media/${index}/externalMediaId`
    if (id === undefined) return []
    if (ids.indexOf(id) !== index) return [{ name, reason: 'is named twice' }]
    const known = state.medias.get(mediaKey(userName, id))
    if (known?.listingId === listingId) return []
    if (known === undefined || known.listingId !== null || !known.isUploaded)
      return [{ name, reason: 'was not uploaded' }]
    return known.expiresAtMs < Date.now() ? [{ name, reason: 'was not attached in time' }] : []
  })
  if (faults.length > 0) throw refusedFor(faults)
  for (const id of ids) {
    const known = id === undefined ? undefined : state.medias.get(mediaKey(userName, id))
    if (known !== undefined) state.medias.set(mediaKey(userName, known.externalMediaId), { ...known, listingId })
  }
}

const imprecise: Phrase = {
  de: 'Das Portal kennt diese Hausnummer nicht und zeigt die Anzeige in der Mitte der Straße.',
  en: 'The portal does not know this house number, and shows the listing in the middle of its street.',
}

/** In the language that is asked for: German, unless English is wanted. A number without a digit is none that is on the map. */
function warningsAbout({ data }: Listing, lang: Lang): { type: string; message: string }[] {
  const { houseNumber } = data['location'] as { houseNumber: string }
  return /\d/.test(houseNumber) ? [] : [{ type: 'LOCATION_IMPRECISE', message: imprecise[lang] }]
}
