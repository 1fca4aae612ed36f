import { isRecord } from '@aushang/model'

/** What the portal's public pages do not tell, as our sandbox has it. When the portal tells it, this is what changes. */

/** Between the address of the portal and each path. The `audience` of a token ends with it. */
export const apiRoot = '/clim/v1'
/** The grant and its body are those of the sister interfaces; so is this path. */
export const tokenPath = '/oauth/token'
/** Public, but not how they are asked for: a token has only those that it was asked for with. */
export const scopes = 'clim:listings:* clim:medias:*'

/** The members of `media` are those of a sister interface. A PDF, and a page elsewhere, have no public word. */
export const documentMediaType = 'DOCUMENT'
export const pageMediaType = 'LINK'
export const mediaTitleCharactersMax = 60

/** The `type` of the problem that is a quota. */
export const quotaProblem = 'urn:listings-management:problem:quota-exceeded'

/** How one learns what became of a listing: the words are public for a sister interface, the path and the members are not. */
export function statusPathOf(externalId: string): string {
  return `/listings/${encodeURIComponent(externalId)}/statuses`
}

export interface ListingStatus {
  status: string
  listingId: string
  /** Another one with each change of the advert. */
  requestId: string
  message: string
  publicUrl: string
  /** It has an address, of whatever kind. */
  isShown: boolean
  /** Somebody has to do something; otherwise the portal could not, and may the next time. */
  isActionRequired: boolean
  /** As those of a refusal. */
  reasons: unknown
}

export function readStatus(json: unknown): ListingStatus {
  const members = isRecord(json) ? json : {}
  const text = (name: string) => (typeof members[name] === 'string' ? members[name] : '')
  return {
    status: text('status'),
    listingId: text('listingId'),
    requestId: text('requestId'),
    message: text('message'),
    isShown: text('publicUrl') !== '',
    publicUrl: /^https?:\/\//.test(text('publicUrl')) ? text('publicUrl') : '',
    isActionRequired: members['actionRequired'] === true,
    reasons: members['reasons'],
  }
}
