import type { Advert, AdvertContact, AdvertKey, AdvertKind, Catalogue, Energy, Fact } from '../../adverts/advert.ts'
import type { Lang } from '../../language.ts'
import { identity } from '../identity.ts'
import { allListings } from '../listings/processing.ts'
import type { Listing, ListingRow, MediaEntry, State } from '../state/state.ts'
import { energyClassPath, energyValuePath } from './field-labels.ts'
import {
  badgesOf,
  factsUnder,
  featuresOf,
  mainPrice,
  placeLabel,
  priceLabel,
  subTypeFacts,
  textAt,
  titleOf,
  typeLabel,
} from './labels.ts'
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
  for (const row of allListings(state)) if (isOnline(row) && `${row.portalWebKey}` === id) return row
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

const kinds: Record<string, AdvertKind> = { APARTMENT: 'flat', SENIOR: 'flat', HOUSE: 'house', PLOT: 'plot' }

function keyOf({ online: { data }, portalWebKey, createdAt }: OnlineRow): AdvertKey {
  const number = (path: string) => (textAt(data, path) === '' ? null : Number(textAt(data, path)))
  const at = (name: string) => textAt(data, `location.${name}`)
  return {
    id: `${portalWebKey}`,
    deal: textAt(data, 'distributionType') === 'RENT' ? 'rent' : 'buy',
    kind: kinds[textAt(data, 'estateType')] ?? 'other',
    price: mainPrice(data).amount,
    rooms: number('structure.rooms.numberOfRooms'),
    area: number('spaces.residential.livingSpace') ?? number('spaces.plotSpace'),
    place: `${at('postalcode')} ${at('city')}`,
    since: createdAt,
  }
}

function advertOf(row: OnlineRow, lang: Lang): Advert {
  const { online, portalWebKey, externalListingId } = row
  const { groups, notes, advertNumber, objectNumber, ownNumber } = pageWords[lang].adverts
  const price = priceLabel(online.data, lang)
  const isPicture = ({ mediaType }: MediaEntry) => mediaType === 'PICTURE'
  const isPlan = ({ category }: MediaEntry) => category === 'FLOOR_PLAN'
  const shown = (each: MediaEntry) => ({ url: mediaUrl(row, each), title: each.title ?? '' })
  return {
    id: `${portalWebKey}`,
    title: titleOf(online, lang),
    kind: typeLabel(online, lang),
    place: placeLabel(online),
    price: price.value,
    priceLabel: price.label,
    badges: badgesOf(online, lang),
    keyFacts: factsUnder(
      online,
      /^(spaces\.residential\.livingSpace|structure\.rooms\.numberOfRooms|spaces\.plotSpace)$/,
      lang,
    ),
    available: factsUnder(online, /^management\.availableFrom$/, lang)[0],
    facts: [
      { heading: groups.costs, facts: factsUnder(online, /^prices\./, lang) },
      { heading: groups.spaces, facts: factsUnder(online, /^(spaces|structure|location)\./, lang) },
      {
        heading: groups.building,
        facts: [...subTypeFacts(online, lang), ...factsUnder(online, /^(conditions|management|features)\./, lang)],
      },
    ].filter(({ facts }) => facts.length > 0),
    features: featuresOf(online, lang),
    energy: energyOf(online, lang),
    texts: Object.entries(notes)
      .map(([name, heading]) => ({ heading, text: textAt(online.data, `texts.${name}.de`) }))
      .filter(({ text }) => text !== ''),
    pictures: online.media.filter((each) => isPicture(each) && !isPlan(each)).map(shown),
    plans: online.media.filter((each) => isPicture(each) && isPlan(each)).map(shown),
    documents: online.media
      .filter((each) => !isPicture(each))
      .map((each) => ({ url: mediaUrl(row, each), title: each.title ?? each.mediaType })),
    contact: online.contact && contactOf(online.contact, lang),
    numbers: [
      { label: advertNumber, value: `${portalWebKey}` },
      { label: objectNumber, value: textAt(online.metadata, 'source.offererMarketingKey') },
      { label: ownNumber, value: externalListingId },
    ],
  }
}

function energyOf(online: Listing, lang: Lang): Energy | undefined {
  const facts: Fact[] = factsUnder(online, /^energy\./, lang)
  if (facts.length === 0) return undefined
  const value = textAt(online.data, energyValuePath)
  return {
    energyClass: textAt(online.data, energyClassPath) || undefined,
    value: value === '' ? undefined : Number(value),
    facts,
  }
}

function contactOf(contact: Record<string, unknown>, lang: Lang): AdvertContact {
  const text = (name: string) => textAt(contact, name)
  const joined = (...names: string[]) => names.map(text).filter(Boolean).join(' ')
  return {
    name: joined('firstName', 'lastName'),
    position: '',
    company: text('name'),
    address: [joined('street', 'houseNumber'), joined('postalCode', 'city')].filter(Boolean).join(', '),
    phones: Object.entries(pageWords[lang].adverts.phones)
      .map(([name, label]) => ({ label, value: text(name) }))
      .filter(({ value }) => value !== ''),
    email: text('emailAddress'),
    website: text('userHomepage'),
    photoUrl: '',
    officeHours: '',
  }
}

function mediaUrl({ userName }: ListingRow, { externalMediaId = '', url }: MediaEntry): string {
  return url ?? `/${identity.name}/media/${encodeURIComponent(userName)}/${encodeURIComponent(externalMediaId)}`
}
