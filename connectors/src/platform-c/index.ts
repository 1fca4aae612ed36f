import { closed, propertyTypes } from '@aushang/model'
import { defineConnector } from '../define-connector.ts'
import { askOutcome } from './ask-outcome.ts'
import { checkLogin } from './check-login.ts'
import { checkPublication } from './check-publication.ts'
import { listingOf } from './document/listing.ts'
import { Credentials } from './login.ts'
import { obtainToken } from './obtain-token.ts'
import { publishListing } from './publish.ts'
import { listAdverts, readAdvert, readWritten } from './read-adverts.ts'
import { credentialWords } from './target-words.ts'
import { withdrawListing } from './withdraw.ts'

export const platformC = defineConnector({
  type: 'platform-c',
  name: { de: 'Portal C', en: 'Portal C' },
  portalName: 'Portal C',
  description: {
    de: 'Ein Portal, das jedes Inserat erst prüft. Die Zugangsdaten bekommen Sie vom Portal.',
    en: 'A portal that checks every advert first. The portal gives you the login for it.',
  },
  propertyTypes,
  url: { setting: 'PLATFORM_C_URL', default: 'sandbox', description: 'Where targets of type platform-c publish.' },
  authorization: {
    kind: 'login',
    credentials: Credentials,
    credentialWords,
    sandboxCredentials: { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' },
    obtainAccess: obtainToken,
  },
  options: closed({}),
  optionWords: {},
  images: () => ({ edgeMax: 3_000, bytesMax: 10_000_000 }),
  numbersAdverts: true,
  attachmentCountMax: () => 50,
  check: checkPublication,
  documents: (publication) => [
    { part: 'advert', contentType: 'application/json', body: JSON.stringify(listingOf(publication)) },
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
