import { randomBytes } from 'node:crypto'
import { type Collection, type Files, openStore } from './collection.ts'

/** An application that may ask for access. */
export interface Client {
  id: string
  secret: string
  name: string
}

/** What a user has allowed a client. A refresh replaces both tokens; the old ones are worth nothing from then on. */
export interface Grant {
  id: string
  clientId: string
  userName: string
  scopes: string[]
  accessToken: string
  accessExpiresAtMs: number
  refreshToken: string
  /** For how long each access token is good. */
  lifetimeSeconds: number
  createdAt: string
}

/** A body as it was sent, and found right. */
export interface Listing {
  data: Record<string, unknown>
  metadata: Record<string, unknown>
  media: MediaEntry[]
  contact?: Record<string, unknown>
}

export interface MediaEntry {
  type: string
  title?: string
  externalMediaId?: string
  url?: string
}

/** What was asked for last, and what the portal makes of it when its time has come. */
export interface ListingRequest {
  id: string
  kind: 'CREATING' | 'UPDATING' | 'DELETING'
  acceptedAtMs: number
  /** Null: never. */
  decidedAfterMs: number | null
  /** In place of its own, a status that nobody has described. */
  oddStatus?: string
  failure?: { actionRequired: boolean; reasons: Reason[] }
}

export interface ListingRow {
  listingId: number
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

export interface Reason {
  field: string
  code: string
  message: string
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
  listingId: number | null
}

export interface State {
  clients: Collection<Client>
  grants: Collection<Grant>
  listings: Collection<ListingRow>
  medias: Collection<Media>
  files: Files
  nextListingId(): number
  close(): void
}

export const demoClient: Client = { id: 'sandbox-client', secret: 'sandbox-secret', name: 'Aushang' }

export function openState(folder: string | undefined): State {
  const store = openStore(folder)
  const counters = store.collection<number>('counters')
  const clients = store.collection<Client>('clients')
  if (clients.get(demoClient.id) === undefined) clients.set(demoClient.id, demoClient)
  return {
    clients,
    grants: store.collection('grants'),
    listings: store.collection('listings'),
    medias: store.collection('medias'),
    files: store.files,
    nextListingId() {
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
