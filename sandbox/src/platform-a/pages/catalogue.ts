import type { Advert, AdvertContact, AdvertKey, AdvertKind, Catalogue, Energy } from '../../adverts/advert.ts'
import type { Lang } from '../../language.ts'
import { fileUrl } from '../attachments/attachment-nodes.ts'
import { isOnline } from '../publication/channels.ts'
import { type Data, textAt } from '../schema/data.ts'
import type { Attachment, RealEstate, State } from '../state/state.ts'
import {
  factsNamed,
  factsOf,
  featuresOf,
  isRental,
  placeLabel,
  priceLabel,
  priceOf,
  townOf,
  typeLabel,
} from './labels.ts'
import { pageWords } from './words.ts'

/** What is published on the portal itself. */
export function makeCatalogue(state: State): Catalogue {
  return {
    *keys() {
      for (const row of state.realEstates.all()) if (isOnline(row)) yield keyOf(row)
    },
    find(id, lang) {
      const row = onlineRow(state, id)
      return row && advertOf(row, state, lang)
    },
  }
}

export function countOnline(state: State): number {
  let count = 0
  for (const row of state.realEstates.all()) if (isOnline(row)) count++
  return count
}

export function onlineRow(state: State, id: string): RealEstate | undefined {
  const row = state.realEstates.get(Number(id))
  return row !== undefined && isOnline(row) ? row : undefined
}

const kinds: Record<RealEstate['type'], AdvertKind> = {
  apartmentRent: 'flat',
  apartmentBuy: 'flat',
  houseRent: 'house',
  houseBuy: 'house',
  livingRentSite: 'plot',
  livingBuySite: 'plot',
}

function keyOf(row: RealEstate): AdvertKey {
  const { data } = row
  const number = (name: string) => (typeof data[name] === 'number' ? data[name] : null)
  return {
    id: `${row.id}`,
    deal: isRental(row) || row.type === 'livingRentSite' ? 'rent' : 'buy',
    kind: kinds[row.type],
    price: priceOf(row),
    rooms: number('numberOfRooms'),
    area: number('livingSpace') ?? number('plotArea'),
    place: `${townOf(data)} ${textAt(data, 'address.quarter')}`,
    since: row.firstActivatedAt ?? row.createdAt,
  }
}

function advertOf(row: RealEstate, state: State, lang: Lang): Advert {
  const { data, attachments } = row
  const { groups, notes, exposeNumber, ownNumber } = pageWords[lang].adverts
  const price = priceLabel(row, lang)
  const pictures = attachments.filter(({ type, floorplan }) => type === 'Picture' && !floorplan)
  const plans = attachments.filter(({ type, floorplan }) => type === 'Picture' && floorplan)
  const contact = state.contacts.get(row.contactId)
  return {
    id: `${row.id}`,
    title: textAt(data, 'title'),
    kind: typeLabel(row, lang),
    place: placeLabel(row),
    price: price.value,
    priceLabel: price.label,
    badges: [],
    keyFacts: factsNamed(row, 'livingSpace numberOfRooms plotArea', lang),
    available: factsNamed(row, 'freeFrom', lang)[0],
    facts: (['costs', 'spaces', 'building', 'plot'] as const)
      .map((name) => ({ heading: groups[name], facts: factsOf(row, name, lang) }))
      .filter(({ facts }) => facts.length > 0),
    features: featuresOf(row, lang),
    energy: energyOf(row, lang),
    texts: Object.entries(notes)
      // Of all the tags the portal honours this one.
      .map(([name, heading]) => ({ heading, text: textAt(data, name).replaceAll(/\r\n?|<br\s*\/?>/gi, '\n') }))
      .filter(({ text }) => text !== ''),
    pictures: pictures.toSorted((a, b) => Number(b.isTitlePicture) - Number(a.isTitlePicture)).map(pictureOf),
    plans: plans.map(pictureOf),
    documents: attachments
      .filter(({ type }) => type !== 'Picture')
      .map((each) => ({
        url: each.url ?? fileUrl(each, ''),
        title: each.type === 'PDFDocument' ? `${each.title} (PDF)` : each.title,
      })),
    contact: contact && contactOf(contact.data, lang),
    numbers: [
      { label: exposeNumber, value: `${row.id}` },
      { label: ownNumber, value: row.externalId },
    ],
  }
}

function pictureOf(attachment: Attachment) {
  return { url: fileUrl(attachment, ''), title: attachment.title }
}

function energyOf(row: RealEstate, lang: Lang): Energy | undefined {
  const { data } = row
  const facts = factsOf(row, 'energy', lang)
  const energyClass = textAt(data, 'energyCertificate.energyEfficiencyClass') || textAt(data, 'energyEfficiencyClass')
  const value = data['thermalCharacteristic']
  if (facts.length === 0 && energyClass === '') return undefined
  return {
    energyClass: ['', 'NOT_APPLICABLE'].includes(energyClass) ? undefined : energyClass,
    value: typeof value === 'number' ? value : undefined,
    facts,
  }
}

function contactOf(data: Data, lang: Lang): AdvertContact {
  const text = (name: string) => textAt(data, name)
  const street = `${text('address.street')} ${text('address.houseNumber')}`.trim()
  return {
    name: ['title', 'firstname', 'lastname'].map(text).filter(Boolean).join(' '),
    position: text('position'),
    company: text('company'),
    address: [street, townOf(data)].filter(Boolean).join(', '),
    phones: Object.entries(pageWords[lang].adverts.phones)
      .map(([name, label]) => ({ label, value: text(name) }))
      .filter(({ value }) => value !== ''),
    email: text('email'),
    website: text('homepageUrl'),
    photoUrl: text('portraitUrl'),
    officeHours: text('officeHours'),
  }
}
