import { randomUUID } from 'node:crypto'
import { propertyTypes } from '@aushang/model'
import Type from 'typebox'
import type { Connector, Portal } from '../contract.ts'
import { authorizationOf } from './authorization.ts'
import { checkPublication } from './check.ts'
import { documentsOf } from './documents.ts'
import { checkLogin } from './login.ts'
import { publishAdvert } from './publish.ts'
import { openSession, type Randomness } from './session.ts'
import { withdrawAdvert } from './withdraw.ts'

export interface PlatformA {
  type: string
  name: string
  /** Where the interface is, without a slash at the end. */
  url: string
  /** For tests that compare signatures. */
  randomness?: Randomness
}

export function platformA({ type, name, url, randomness = realRandomness }: PlatformA): Connector {
  const open = (portal: Portal) => openSession(url, portal, randomness)
  const publicUrl = (portalId: string) => `${websiteOf(url)}/expose/${portalId}`
  return {
    type,
    name,
    description: 'The largest portal. Its user grants access there; the account brings the key of its agreement.',
    propertyTypes,
    authorization: authorizationOf(url, randomness),
    options: Type.Object({}, { additionalProperties: false }),
    images: () => ({ edgeMax: 2_000, bytesMax: 5_000_000 }),
    attachmentCountMax: () => 150,
    check: checkPublication,
    documents: documentsOf,
    publish: (publication, portal) =>
      publishAdvert(publication, open(portal), portal, { boundary: randomness.nonce, publicUrl }),
    withdraw: (placement, portal) => withdrawAdvert(placement, open(portal)),
    checkLogin: (portal) => checkLogin(open(portal)),
  }
}

const realRandomness: Randomness = { nonce: () => randomUUID().replaceAll('-', ''), nowMs: () => Date.now() }

/** The portal's pages for people lie beside its interface: `www.` for `rest.`, or on the same host. */
function websiteOf(url: string): string {
  return url.replace(/^(https?:\/\/)rest\./, '$1www.')
}
