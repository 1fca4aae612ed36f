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
import { consumerWords, optionWords } from './target-words.ts'
import { contactRemarks, updateContact } from './update-contact.ts'
import { withdrawAdvert } from './withdraw.ts'

interface PlatformA extends Pick<Connector, 'type' | 'name' | 'description'> {
  url: PortalUrl
  sandboxConsumer?: Consumer
}

function makePlatformAConnector(described: PlatformA): Connector {
  return defineConnector({
    ...described,
    portalName: 'Portal A',
    propertyTypes,
    consumer: Consumer,
    consumerWords,
    authorization,
    options: Options,
    optionWords,
    images: () => ({ edgeMax: 2_000, bytesMax: 5_000_000 }),
    numbersAdverts: true,
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
  name: { de: 'Portal A', en: 'Portal A' },
  description: {
    de: 'Das größte Portal. Den Schlüssel dafür finden Sie in Ihrer Vereinbarung mit dem Portal.',
    en: 'The largest portal. The key for it is in your agreement with the portal.',
  },
  url: {
    setting: 'PLATFORM_A_URL',
    default: 'https://rest.immobilienscout24.de',
    description: 'Where targets of type platform-a-24 publish.',
  },
})

export const platformASandbox = makePlatformAConnector({
  type: 'platform-a-24-sandbox',
  name: { de: 'Portal A (zum Testen)', en: 'Portal A (sandbox)' },
  description: {
    de: 'Zum Ausprobieren: verhält sich wie Portal A, aber niemand sieht die Inserate.',
    en: 'To try things on: it behaves like Portal A, but nobody sees the adverts.',
  },
  sandboxConsumer: { key: 'sandbox-key', secret: 'sandbox-secret' },
  url: {
    setting: 'PLATFORM_A_SANDBOX_URL',
    default: 'sandbox',
    description: 'Where targets of type platform-a-24-sandbox publish.',
  },
})

export const connectors = [platformA, platformASandbox]
