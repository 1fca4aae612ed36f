import type { Listing, ListingRequest, ListingRow, Media, State } from '../state/state.ts'
import { listingKey, mediaKey, newSecret } from '../state/state.ts'

// Long enough that whoever asks at once is told to wait.
const decidedAfterMs = 300

export interface Status {
  status: string
  subStatus: string
  actionRequired: boolean
  reasons: { field: string; code: string; message: string }[]
}

export function newRequest(kind: ListingRequest['kind'], process: Partial<ListingRequest> = {}): ListingRequest {
  return { id: newSecret(12), kind, acceptedAtMs: Date.now(), decidedAfterMs, ...process }
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

export function statusOf(row: ListingRow): Status {
  const { kind, acceptedAtMs, decidedAfterMs: afterMs, oddStatus, failure } = row.request
  if (!row.isDecided) {
    const isFresh = afterMs !== null && Date.now() - acceptedAtMs < afterMs / 3
    const status = oddStatus ?? (isFresh ? 'RECEIVED' : kind)
    return { status, subStatus: isFresh ? 'QUEUED' : 'IN_PROGRESS', actionRequired: false, reasons: [] }
  }
  if (failure !== undefined) {
    return { status: `${kind}_FAILED`, subStatus: failure.actionRequired ? 'REFUSED' : 'FAULT', ...failure }
  }
  const [status, subStatus] = decidedWords[kind]
  return { status, subStatus, actionRequired: false, reasons: [] }
}

const decidedWords: Record<ListingRequest['kind'], [string, string]> = {
  CREATING: ['CREATED', 'ONLINE'],
  UPDATING: ['UPDATED', 'ONLINE'],
  DELETING: ['DELETED', 'OFFLINE'],
}

function decide(state: State, row: ListingRow): ListingRow {
  const { acceptedAtMs, decidedAfterMs: afterMs, failure, kind } = row.request
  if (row.isDecided || afterMs === null || Date.now() < acceptedAtMs + afterMs) return row
  const online = failure !== undefined ? row.online : kind === 'DELETING' ? null : row.sent
  const decided = { ...row, isDecided: true, online }
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

function mediasOf(state: State, listingId: number): Media[] {
  return [...state.medias.all()].filter((media) => media.listingId === listingId)
}

export function deleteMedia(state: State, userName: string, { id, externalMediaId }: Media): void {
  state.medias.delete(mediaKey(userName, externalMediaId))
  state.files.delete(id)
}
