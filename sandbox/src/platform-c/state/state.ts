import { randomBytes } from 'node:crypto'
import type { Reason } from '../schema/rules.ts'
import { type Collection, type Files, openStore } from './collection.ts'

/** What a client was let in with, until it expires. */
export interface Token {
  accessToken: string
  clientId: string
  scopes: string[]
  expiresAtMs: number
}

/** A body as it was sent, and found right. */
export interface Listing {
  data: Record<string, unknown>
  metadata: Record<string, unknown>
  media: MediaEntry[]
  contact?: Record<string, unknown>
}

export interface MediaEntry {
  mediaType: string
  category?: string
  title?: string
  externalMediaId?: string
  url?: string
}

export type RequestKind = 'CREATING' | 'UPDATING' | 'DELETING'

/** What was asked for last, and what the portal makes of it when its time has come. */
export interface ListingRequest {
  id: string
  kind: RequestKind
  acceptedAtMs: number
  /** Null: never. */
  decidedAfterMs: number | null
  /** In place of its own, a status that nobody has described. */
  oddStatus?: string
  /** In place of that of its step. */
  failedStatus?: string
  failure?: { actionRequired: boolean; reasons: Reason[] }
  /** A file could not be read: the listing is there without it. */
  isMediaBroken?: boolean
}

export interface ListingRow {
  listingId: string
  /** By which everybody finds it. */
  portalWebKey: number
  /** The client that brought it. */
  userName: string
  externalListingId: string
  /** What the public sees; null before the first was decided well, and after it was deleted. */
  online: Listing | null
  /** What was sent last. */
  sent: Listing
  request: ListingRequest
  /** Whether the request has had its effect. */
  isDecided: boolean
  createdAt: string
}

export interface Media {
  /** By which its file is kept and shown. */
  id: string
  userName: string
  externalMediaId: string
  fileName: string
  /** Of the address that the file is uploaded to. */
  uploadToken: string
  /** Until when the file must be uploaded and attached. */
  expiresAtMs: number
  isUploaded: boolean
  /** The listing that it hangs on, once it does. */
  listingId: string | null
}

export interface State {
  tokens: Collection<Token>
  listings: Collection<ListingRow>
  medias: Collection<Media>
  files: Files
  nextWebKey(): number
  close(): void
}

/** Any other client id is let in with this secret, too: it is another agency. */
export const demoClient = { id: 'sandbox-client', secret: 'sandbox-secret' }

export function openState(folder: string | undefined): State {
  const store = openStore(folder)
  const counters = store.collection<number>('counters')
  return {
    tokens: store.collection('tokens'),
    listings: store.collection('listings'),
    medias: store.collection('medias'),
    files: store.files,
    nextWebKey() {
      const id = (counters.get('listing') ?? 7_100_000) + 1
      counters.set('listing', id)
      return id
    },
    close: store.close,
  }
}

export function listingKey(userName: string, externalListingId: string): string {
  return `${userName} ${externalListingId}`
}

export function mediaKey(userName: string, externalMediaId: string): string {
  return `${userName} ${externalMediaId}`
}

export function newSecret(bytes = 24): string {
  return randomBytes(bytes).toString('base64url')
}
