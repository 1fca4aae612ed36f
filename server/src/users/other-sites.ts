import type { FastifyRequest } from 'fastify'
import { ApiError } from '../lib/errors.ts'

/**
 * Throws unless the request comes from a page of this installation, as the browser says: in `Sec-Fetch-Site`, which it sends
 * over https and to localhost, or in `Origin`. A browser sends the cookie on behalf of whatever page is open in it.
 */
export function requireOwnSite(request: FastifyRequest, publicUrl: string): void {
  if (siteOf(request, publicUrl) !== 'own') throw refusal()
}

/** For what needs no cookie, and is also asked by what is no browser: that says nothing of where it comes from. */
export function refuseOtherSites(request: FastifyRequest, publicUrl: string): void {
  if (siteOf(request, publicUrl) === 'other') throw refusal()
}

function siteOf({ headers }: FastifyRequest, publicUrl: string): 'own' | 'other' | 'unknown' {
  const { origin } = headers
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'same-origin' ? 'own' : 'other'
  if (origin === undefined) return 'unknown'
  const own = new URL(publicUrl)
  if (origin === own.origin) return 'own'
  // Of the host that was asked, and not of one that a proxy was told by its client (X-Forwarded-Host).
  const host = URL.parse(origin)?.host
  return host === headers.host && host !== own.host ? 'own' : 'other'
}

function refusal(): ApiError {
  return new ApiError('other_site', { key: 'otherSite' })
}
