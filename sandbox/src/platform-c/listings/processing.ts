import { randomUUID } from 'node:crypto'
import { portals, type StatusBody } from '../not-public.ts'
import type { Listing, ListingRequest, ListingRow, Media, RequestKind, State } from '../state/state.ts'
import { listingKey, mediaKey } from '../state/state.ts'

// Long enough that whoever asks at once is told to wait.
const decidedAfterMs = 300

export function newRequest(kind: RequestKind, process: Partial<ListingRequest> = {}): ListingRequest {
  return { id: randomUUID(), kind, acceptedAtMs: Date.now(), decidedAfterMs, ...process }
}

/** The listing as it is by now: what was asked for has its effect when its time has come, whether anybody looks or not. */
export function findListing(state: State, userName: string, externalListingId: string): ListingRow | undefined {
  const row = state.listings.get(listingKey(userName, externalListingId))
  return row && decide(state, row)
}

export function* allListings(state: State): Iterable<ListingRow> {
  for (const row of state.listings.all()) yield decide(state, row)
}

export function isDeleted({ request, isDecided }: ListingRow): boolean {
  return isDecided && request.kind === 'DELETING' && request.failure === undefined
}

export function statusOf(row: ListingRow): Omit<StatusBody, 'publicUrl'> {
  const { id: requestId, acceptedAtMs, decidedAfterMs: afterMs, failure } = row.request
  const { actionRequired = false, reasons = [] } = (row.isDecided ? failure : undefined) ?? {}
  const status = statusWordOf(row)
  return {
    requestId,
    listingId: row.listingId,
    status,
    portals,
    message: `The listing is ${status.toLowerCase().replaceAll('_', ' ')}.`,
    statusDate: new Date(row.isDecided ? acceptedAtMs + (afterMs ?? 0) : acceptedAtMs).toISOString(),
    actionRequired,
    reasons,
  }
}

function statusWordOf({ isDecided, request }: ListingRow): string {
  const { kind, acceptedAtMs, decidedAfterMs: afterMs, oddStatus, failure, failedStatus, isMediaBroken } = request
  if (!isDecided) {
    const share = afterMs === null ? 1 : (Date.now() - acceptedAtMs) / afterMs
    return oddStatus ?? (share < 1 / 6 ? 'RECEIVING' : share < 1 / 3 ? 'RECEIVED' : kind)
  }
  if (failure !== undefined) return failedStatus ?? `${kind}_FAILED`
  return kind === 'CREATING' && isMediaBroken ? 'CREATED_WITH_MEDIA_ERROR' : decidedWords[kind]
}

const decidedWords: Record<RequestKind, string> = { CREATING: 'CREATED', UPDATING: 'UPDATED', DELETING: 'DELETED' }

function decide(state: State, row: ListingRow): ListingRow {
  const { acceptedAtMs, decidedAfterMs: afterMs, failure, kind } = row.request
  if (row.isDecided || afterMs === null || Date.now() < acceptedAtMs + afterMs) return row
  const sent = row.request.isMediaBroken ? { ...row.sent, media: row.sent.media.slice(0, -1) } : row.sent
  const online = failure !== undefined ? row.online : kind === 'DELETING' ? null : sent
  const decided = { ...row, sent, isDecided: true, online }
  state.listings.set(listingKey(row.userName, row.externalListingId), decided)
  if (failure === undefined) releaseMedias(state, row, online)
  return decided
}

/** What hangs on nothing any more is deleted. */
function releaseMedias(state: State, { userName, listingId }: ListingRow, online: Listing | null): void {
  const kept = new Set(online?.media.map(({ externalMediaId }) => externalMediaId))
  for (const media of mediasOf(state, listingId)) {
    if (!kept.has(media.externalMediaId)) deleteMedia(state, userName, media)
  }
}

function mediasOf(state: State, listingId: string): Media[] {
  return [...state.medias.all()].filter((media) => media.listingId === listingId)
}

export function deleteMedia(state: State, userName: string, { id, externalMediaId }: Media): void {
  state.medias.delete(mediaKey(userName, externalMediaId))
  state.files.delete(id)
}
