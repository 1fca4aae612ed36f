import { propertyTypes } from '@aushang/model'
import { defineConnector } from '../define-connector.ts'
import { authorization } from './authorization.ts'
import { Consumer } from './keys.ts'
import { askOutcome } from './ask-outcome.ts'
import { checkLogin } from './check-login.ts'
import { checkPublication } from './check-publication.ts'
import { listingOf } from './document/listing.ts'
import { Options } from './options.ts'
import { publishListing } from './publish.ts'
import { listAdverts, readAdvert, readWritten } from './read-adverts.ts'
import { consumerWords, optionWords } from './target-words.ts'
import { withdrawListing } from './withdraw.ts'

export const platformC = defineConnector({
  type: 'platform-c',
  name: { de: 'Portal C', en: 'Portal C' },
  portalName: 'Portal C',
  description: {
    de: 'Ein Portal, das jedes Inserat erst prüft. Den Schlüssel dafür finden Sie in Ihrer Vereinbarung mit dem Portal.',
    en: 'A portal that checks every advert first. The key for it is in your agreement with the portal.',
  },
  propertyTypes,
  url: { setting: 'PLATFORM_C_URL', default: 'sandbox', description: 'Where targets of type platform-c publish.' },
  consumer: Consumer,
  consumerWords,
  sandboxConsumer: { key: 'sandbox-client', secret: 'sandbox-secret' },
  authorization,
  options: Options,
  optionWords,
  images: () => ({ edgeMax: 3_000, bytesMax: 10_000_000 }),
  numbersAdverts: true,
  attachmentCountMax: () => 50,
  check: checkPublication,
  documents: (publication, options) => [
    { part: 'advert', contentType: 'application/json', body: JSON.stringify(listingOf(publication, options)) },
  ],
  publish: publishListing,
  askOutcome,
  withdraw: withdrawListing,
  checkLogin,
  listAdverts,
  readAdvert,
  readWritten,
})

export const connectors = [platformC]
