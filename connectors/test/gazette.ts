import { closed, HttpUrl, isRecord, type PropertyType } from '@aushang/model'
import Type, { type Static } from 'typebox'
import type { Publication, ReadProperty, Unauthorized, Unavailable } from '../src/contract.ts'
import { defineConnector } from '../src/define-connector.ts'
import { leavesOf, lostParts, publicationOf } from '../src/lost-parts.ts'
import { inJson, jsonOf } from '../src/mapping/json.ts'
import {
  boolean,
  eitherWord,
  fixed,
  group,
  listOf,
  member,
  number,
  offerStatusMember,
  part,
  qualified,
  text,
  words,
} from '../src/mapping/member.ts'
import { defineTable } from '../src/mapping/table.ts'
import type { PortalAnswer, PortalRequest, PortalSession } from '../src/portal-session.ts'

/** How much a portal costs whose document is a table: this is all of the gazette, which is nobody's and has few members. */

const kinds: Record<PropertyType, string> = {
  apartmentRent: 'Wohnung, Miete',
  apartmentBuy: 'Wohnung, Kauf',
  houseRent: 'Haus, Miete',
  houseBuy: 'Haus, Kauf',
  plotRent: 'Grund, Pacht',
  plotBuy: 'Grund, Kauf',
}
const types = Object.keys(kinds) as PropertyType[]

const table = defineTable<unknown>({
  members: [
    ...types.map((type) => fixed('art', kinds[type], [type])),
    member('zeile', 'title', text(80)),
    member('ort.plz', 'address/postalCode', text(5)),
    member('ort.name', 'address/city', text(50)),
    member('ort.strasse', 'address/street', text(80)),
    member('text', 'description', text(2_000)),
    'note',
    offerStatusMember('stand', (status) => ({ open: undefined, reserved: 'R', closed: 'X' })[status], {
      R: 'reserved',
      X: 'closed',
    }),
    member('wohnflaeche', 'livingArea', number),
    member('grundflaeche', 'plotArea', number),
    member('zimmer', 'numberOfRooms', number),
    member('zustand', 'condition', words({ mint: 'neuwertig', wellKept: 'gepflegt', demolitionReady: 'abbruchreif' })),
    member('boeden[]', 'flooring', listOf(words({ parquet: 'Parkett', tiles: 'Fliesen', carpet: 'Teppich' }))),
    member('keller', 'hasCellar', eitherWord('ja', 'nein')),
    member('lift', 'hasLift', boolean),
    member('miete.kalt', 'baseRent', number),
    member('miete.warm', 'totalRent', number),
    member('kaution', 'deposit', text()),
    qualified('hausgeld.betrag', 'condoFee', number, ['hausgeld.je', 'Monat']),
    group(
      {
        amount: part('preis', 'purchasePrice', number),
        isOnRequest: part('preisAufAnfrage', 'purchasePriceOnRequest', boolean),
      },
      {
        write: ({ purchasePrice: amount, purchasePriceOnRequest: isOnRequest }) =>
          isOnRequest ? { isOnRequest } : { amount },
        read: ({ amount, isOnRequest }) => (isOnRequest ? { purchasePriceOnRequest: true } : { purchasePrice: amount }),
      },
    ),
    member('provision.faellig', 'commissionDue', boolean),
    member('provision.hoehe', 'commission', text(60)),
  ],
  note: part('sonst', 'miscellaneousDescription', text(2_000)),
  noteFits: (note) => note.length <= 2_000,
})

const Credentials = closed({ url: HttpUrl, password: Type.String({ minLength: 1, writeOnly: true }) })
type Session = PortalSession<unknown, Static<typeof Credentials>>

function documentOf({ property }: Publication) {
  return jsonOf(table.entriesOf(property, undefined))
}

function readDocument(document: unknown): ReadProperty | undefined {
  const type = types.find((each) => isRecord(document) && kinds[each] === document['art'])
  return type && ({ type, ...table.read(type, inJson(document), undefined) } as ReadProperty)
}

export const gazette = defineConnector({
  type: 'gazette',
  name: { de: 'Amtsblatt', en: 'Gazette' },
  description: { de: 'Ein Portal zum Testen.', en: 'A portal of a test.' },
  propertyTypes: types,
  authorization: {
    kind: 'login',
    credentials: Credentials,
    credentialWords: {
      url: { name: { de: 'Adresse', en: 'Address' }, explanation: { de: 'Des Blatts.', en: 'Of the gazette.' } },
      password: {
        name: { de: 'Passwort', en: 'Password' },
        explanation: { de: 'Kommt per Post.', en: 'Comes by post.' },
      },
    },
  },
  options: closed({}),
  optionWords: {},
  images: () => ({ edgeMax: 1_000, bytesMax: 1_000_000 }),
  attachmentCountMax: () => 0,
  check: ({ property }) => ({ problems: [], warnings: table.leftoverWarnings(property, undefined) }),
  documents: (publication) => [
    { part: 'advert', contentType: 'application/json', body: JSON.stringify(documentOf(publication)) },
  ],

  async publish(publication, session) {
    const { externalId } = publication.placement
    const answer = await call(session, {
      method: 'PUT',
      url: pathOf(externalId),
      body: JSON.stringify(documentOf(publication)),
    })
    return answer.kind === 'answer' ? { kind: 'published', portalId: externalId } : answer
  },

  async withdraw({ externalId }, session) {
    const answer = await call(session, { method: 'DELETE', url: pathOf(externalId) })
    return answer.kind === 'answer' ? { kind: 'withdrawn' } : answer
  },

  async checkLogin(session) {
    const answer = await call(session, { method: 'GET', url: '/adverts' })
    return answer.kind === 'answer' ? { kind: 'authorized' } : answer
  },

  async listAdverts(_from, session) {
    const answer = await call(session, { method: 'GET', url: '/adverts' })
    if (answer.kind !== 'answer') return answer
    const listed = JSON.parse(answer.body.toString()) as { nummer: string; marke: string }[]
    const adverts = listed.map(({ nummer, marke }) => ({
      portalId: nummer,
      externalId: nummer,
      changeMark: marke,
      isShown: true,
    }))
    return { kind: 'page', adverts }
  },

  async readAdvert({ portalId: named = '', externalId = named }, session) {
    const answer = await call(session, { method: 'GET', url: pathOf(externalId) })
    if (answer.kind !== 'answer') return answer
    if (answer.status === 404) return { kind: 'gone' }
    const document: unknown = JSON.parse(answer.body.toString())
    const property = readDocument(document)
    if (property === undefined)
      return { kind: 'unreadable', sentence: { key: 'advertOfOtherKind', params: { kind: 'andere' } } }
    const unread = lostParts(leavesOf(document, String), leavesOf(documentOf(publicationOf(property)), String))
    return {
      kind: 'read',
      portalId: externalId,
      externalId,
      isShown: true,
      property,
      contact: null,
      attachments: [],
      unread,
    }
  },

  readWritten: (publication) => readDocument(documentOf(publication)) as ReadProperty,
})

function pathOf(externalId: string): string {
  return `/adverts/${encodeURIComponent(externalId)}`
}

async function call(session: Session, request: PortalRequest): Promise<PortalAnswer | Unauthorized | Unavailable> {
  const { url, password } = session.credentials
  const answer = await session.http.send({ ...request, url: url + request.url, headers: { authorization: password } })
  if (answer.kind === 'failed') return { kind: 'unavailable', sentence: answer.sentence }
  if (answer.status === 401) return { kind: 'unauthorized', sentence: { key: 'accessRevoked' } }
  return answer.status >= 500 ? { kind: 'unavailable', sentence: { key: 'portalInTrouble' } } : answer
}
