import type { Advert, AdvertContact, AdvertKey, AdvertKind, Catalogue, Energy, Fact } from '../../adverts/advert.ts'
import type { Lang } from '../../language.ts'
import { identity } from '../identity.ts'
import { allListings } from '../listings/processing.ts'
import type { Listing, ListingRow, MediaEntry, State } from '../state/state.ts'
import { factsUnder, featuresOf, placeLabel, priceLabel, textAt, titleOf, typeLabel } from './labels.ts'
import { pageWords } from './words.ts'

type OnlineRow = ListingRow & { online: Listing }

/** What is published. */
export function makeCatalogue(state: State): Catalogue {
  return {
    *keys() {
      for (const row of allListings(state)) if (isOnline(row)) yield keyOf(row)
    },
    find(id, lang) {
      const row = onlineRow(state, id)
      return row && advertOf(row, lang)
    },
  }
}

export function onlineRow(state: State, id: string): OnlineRow | undefined {
  for (const row of allListings(state)) if (isOnline(row) && `${row.listingId}` === id) return row
  return undefined
}

export function countOnline(state: State): number {
  let count = 0
  for (const row of allListings(state)) if (isOnline(row)) count++
  return count
}

function isOnline(row: ListingRow): row is OnlineRow {
  return row.online !== null
}

const kinds: Record<string, AdvertKind> = { APARTMENT: 'flat', HOUSE: 'house', PLOT: 'plot' }

function keyOf({ online: { data }, listingId, createdAt }: OnlineRow): AdvertKey {
  const number = (path: string) => (textAt(data, path) === '' ? null : Number(textAt(data, path)))
  const at = (name: string) => textAt(data, `location.${name}`)
  return {
    id: `${listingId}`,
    deal: textAt(data, 'distributionType') === 'RENT' ? 'rent' : 'buy',
    kind: kinds[textAt(data, 'estateType')] ?? 'house',
    price: number('prices.baseRent') ?? number('prices.purchasePrice'),
    rooms: number('structure.rooms.numberOfRooms'),
    area: number('spaces.residential.livingSpace') ?? number('spaces.plotSpace'),
    place: `${at('postalcode')} ${at('city')} ${at('district')}`,
    since: createdAt,
  }
}

function advertOf(row: OnlineRow, lang: Lang): Advert {
  const { online, listingId, externalListingId } = row
  const { groups, notes, advertNumber, ownNumber } = pageWords[lang].adverts
  const price = priceLabel(online.data, lang)
  const ofType = (...types: string[]) => online.media.filter(({ type }) => types.includes(type))
  const shown = (each: MediaEntry) => ({ url: mediaUrl(row, each), title: each.title ?? '' })
  return {
    id: `${listingId}`,
    title: titleOf(online),
    kind: typeLabel(online, lang),
    place: placeLabel(online),
    price: price.value,
    priceLabel: price.label,
    badges: [],
    keyFacts: factsUnder(
      online,
      /^(spaces\.residential\.livingSpace|structure\.rooms\.numberOfRooms|spaces\.plotSpace)$/,
      lang,
    ),
    available: factsUnder(online, /^management\.(availableFrom|availabilityNote)$/, lang)[0],
    facts: [
      { heading: groups.costs, facts: factsUnder(online, /^prices\./, lang) },
      { heading: groups.spaces, facts: factsUnder(online, /^(spaces|structure)\./, lang) },
      {
        heading: groups.building,
        facts: factsUnder(online, /^(estateSubType$|conditions\.|management\.|plot\.)/, lang),
      },
    ].filter(({ facts }) => facts.length > 0),
    features: featuresOf(online, lang),
    energy: energyOf(online, lang),
    texts: Object.entries(notes)
      .map(([name, heading]) => ({ heading, text: textAt(online.data, `texts.de.${name}`) }))
      .filter(({ text }) => text !== ''),
    pictures: ofType('PICTURE').map(shown),
    plans: ofType('FLOOR_PLAN').map(shown),
    documents: online.media
      .filter(({ type }) => type !== 'PICTURE' && type !== 'FLOOR_PLAN')
      .map((each) => ({ url: mediaUrl(row, each), title: each.title ?? each.type })),
    contact: online.contact && contactOf(online.contact, lang),
    numbers: [
      { label: advertNumber, value: `${listingId}` },
      { label: ownNumber, value: externalListingId },
    ],
  }
}

function energyOf(online: Listing, lang: Lang): Energy | undefined {
  const facts: Fact[] = factsUnder(online, /^energy\./, lang)
  const at = (name: string) => textAt(online.data, `energy.certificate.${name}`)
  if (facts.length === 0) return undefined
  return {
    energyClass: at('energyClass') || undefined,
    value: at('value') === '' ? undefined : Number(at('value')),
    facts,
  }
}

function contactOf(contact: Record<string, unknown>, lang: Lang): AdvertContact {
  const text = (name: string) => textAt(contact, name)
  return {
    name: ['title', 'firstName', 'lastName'].map(text).filter(Boolean).join(' '),
    position: text('position'),
    company: text('company'),
    address: '',
    phones: Object.entries(pageWords[lang].adverts.phones)
      .map(([name, label]) => ({ label, value: text(name) }))
      .filter(({ value }) => value !== ''),
    email: text('email'),
    website: text('website'),
    photoUrl: '',
    officeHours: text('officeHours'),
  }
}

function mediaUrl({ userName }: ListingRow, { externalMediaId = '', url }: MediaEntry): string {
  return url ?? `/${identity.name}/media/${encodeURIComponent(userName)}/${encodeURIComponent(externalMediaId)}`
}
