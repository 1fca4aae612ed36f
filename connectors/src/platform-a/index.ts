import { propertyTypes } from '@aushang/model'
import type { Connector, PortalUrl } from '../contract.ts'
import { defineConnector } from '../define-connector.ts'
import { authorization } from './authorization/authorization.ts'
import { checkPublication } from './check-publication.ts'
import { documentsOf } from './document/documents.ts'
import { Consumer } from './signing/keys.ts'
import { checkLogin } from './check-login.ts'
import { openOfferApi } from './offer-api/offer-api.ts'
import { Options } from './options.ts'
import { listAdverts } from './list-adverts.ts'
import { publishAdvert } from './publish.ts'
import { readAdvert, readWritten } from './read-advert.ts'
import { readStatistics } from './read-statistics.ts'
import { contactRemarks, updateContact } from './update-contact.ts'
import { withdrawAdvert } from './withdraw.ts'

interface PlatformA {
  type: string
  name: string
  url: PortalUrl
}

function makePlatformAConnector({ type, name, url }: PlatformA): Connector {
  return defineConnector({
    type,
    name,
    description: 'The largest portal. Its user grants access there; the account brings the key of its agreement.',
    propertyTypes,
    url,
    consumer: Consumer,
    authorization,
    options: Options,
    images: () => ({ edgeMax: 2_000, bytesMax: 5_000_000 }),
    attachmentCountMax: () => 150,
    check: checkPublication,
    documents: documentsOf,
    publish: publishAdvert,
    updateContact,
    contactRemarks,
    withdraw: withdrawAdvert,
    listAdverts,
    readAdvert,
    readWritten,
    readStatistics,
    checkLogin: (session) => checkLogin(openOfferApi(session)),
  })
}

export const platformA = makePlatformAConnector({
  type: 'platform-a-24',
  name: 'Platform A',
  url: {
    setting: 'PLATFORM_A_URL',
    default: 'https://rest.immobilienscout24.de',
    description: 'Where targets of type platform-a-24 publish.',
  },
})

export const platformASandbox = makePlatformAConnector({
  type: 'platform-a-24-sandbox',
  name: 'Platform A (sandbox)',
  url: {
    setting: 'PLATFORM_A_SANDBOX_URL',
    default: 'sandbox',
    description: 'Where targets of type platform-a-24-sandbox publish.',
  },
})

export const connectors = [platformA, platformASandbox]
