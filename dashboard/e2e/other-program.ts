import { minimalPublication } from '../../connectors/test/publications.ts'
import { testSession } from '../../connectors/test/session.ts'
import { platformASandbox } from '../../connectors/src/platform-a/index.ts'
import { openOfferApi } from '../../connectors/src/platform-a/offer-api/offer-api.ts'
import type { Token } from '../../connectors/src/platform-a/signing/keys.ts'

const consumer = { key: 'sandbox-key', secret: 'sandbox-secret' }

/** Another program of the same agency, or its people on the portal's own pages: what they do there, this service is not told. */
export interface OtherProgram {
  /** Returns what the portal calls it. */
  publish(externalId: string, title: string): Promise<string>
  remove(portalId: string): Promise<void>
  retitle(portalId: string, title: string): Promise<void>
}

/** With an access of its own to platform A's sandbox, in the name of the same user. */
export async function otherProgram(sandboxUrl: string, user: string): Promise<OtherProgram> {
  const credentials = await consentOf(sandboxUrl, user)
  const session = testSession({ url: sandboxUrl, consumer, credentials }, 30_000)
  const api = openOfferApi({ ...session, consumer, credentials, options: {} })
  const pathOf = (portalId: string) => `/user/me/realestate/${portalId}`
  return {
    async publish(externalId, title) {
      const fields = { title }
      const outcome = await platformASandbox.publish(
        minimalPublication('apartmentRent', { externalId, fields }),
        session,
      )
      if (outcome.kind !== 'published') throw new Error(`It is not online: ${outcome.kind}`)
      return outcome.portalId
    },
    async remove(portalId) {
      await api.send({ method: 'DELETE', path: pathOf(portalId) })
    },
    async retitle(portalId, title) {
      const { json } = await api.send({ method: 'GET', path: pathOf(portalId) })
      const adverts = Object.entries(json as Record<string, { '@id': string }>)
      const body = JSON.stringify(
        Object.fromEntries(adverts.map(([name, { '@id': _id, ...advert }]) => [name, { ...advert, title }])),
      )
      await api.send({ method: 'PUT', path: pathOf(portalId), body, contentType: 'application/json' })
    },
  }
}

async function consentOf(url: string, user: string): Promise<Token> {
  const { authorization } = platformASandbox
  if (authorization.kind !== 'oauth') throw new Error('It is authorized by OAuth.')
  const begun = await authorization.begin('https://aushang.example.org/callback', testSession({ url, consumer }))
  if (begun.kind !== 'redirect') throw new Error(begun.kind)
  const { origin, pathname, searchParams } = new URL(begun.url)
  const body = new URLSearchParams({ oauth_token: searchParams.get('oauth_token') ?? '', decision: 'allow', user })
  const back = await fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' })
  const query = Object.fromEntries(new URL(back.headers.get('location') ?? '').searchParams)
  const completed = await authorization.complete(query, begun.handshake, testSession({ url, consumer }))
  if (completed.kind !== 'authorized') throw new Error(completed.kind)
  return completed.credentials as Token
}
