import { type Lang, locales } from '../language.ts'

/** How the pages see an advert, whatever portal it is of. Each portal makes it from what it keeps. */

/** What is searched and put in order by. There may be many of these at once: nothing else belongs here. */
export interface AdvertKey {
  id: string
  deal: Deal
  kind: AdvertKind
  /** Null: it is not told. */
  price: number | null
  rooms: number | null
  area: number | null
  /** Postcode, town and quarter. */
  place: string
  /** Since when it is online, as ISO 8601. */
  since: string
}

export const deals = ['rent', 'buy'] as const
export type Deal = (typeof deals)[number]

export const advertKinds = ['flat', 'house', 'plot', 'other'] as const
export type AdvertKind = (typeof advertKinds)[number]

/** One advert in the words of a language. */
export interface Advert {
  id: string
  title: string
  /** "Wohnung zur Miete". */
  kind: string
  place: string
  price: string
  /** What the price is: "Kaltmiete". */
  priceLabel: string
  /** "Reserviert". */
  badges: string[]
  /** What one looks at first: how large it is. */
  keyFacts: Fact[]
  available: Fact | undefined
  facts: FactGroup[]
  /** What it has, without more to say of it: "Aufzug". */
  features: string[]
  energy: Energy | undefined
  /** Lines are kept apart. */
  texts: { heading: string; text: string }[]
  pictures: AdvertPicture[]
  plans: AdvertPicture[]
  /** Files, and pages elsewhere. */
  documents: { url: string; title: string }[]
  contact: AdvertContact | undefined
  /** The portal's own number, and the agency's. */
  numbers: Fact[]
}

export interface Fact {
  label: string
  value: string
}

interface FactGroup {
  heading: string
  facts: Fact[]
}

export interface AdvertPicture {
  url: string
  title: string
}

export interface Energy {
  /** A+ to H. */
  energyClass: string | undefined
  /** In kWh/(m²·a). */
  value: number | undefined
  facts: Fact[]
}

/** What is not said is ''. */
export interface AdvertContact {
  name: string
  position: string
  company: string
  address: string
  /** With what they are: "Mobil". */
  phones: Fact[]
  email: string
  website: string
  photoUrl: string
  officeHours: string
}

/** A portal's adverts, for the pages. */
export interface Catalogue {
  /** Of all that are online. They are gone through anew for every page, and not kept. */
  keys(): Iterable<AdvertKey>
  find(id: string, lang: Lang): Advert | undefined
}

export function euros(value: number, lang: Lang): string {
  return value.toLocaleString(locales[lang], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
}

/** `2026-12-01` → `01.12.2026`. */
export function dayLabel(day: string, lang: Lang): string {
  return day
    .split('-')
    .toReversed()
    .join(lang === 'de' ? '.' : '/')
}

export function decimal(value: number, lang: Lang): string {
  return value.toLocaleString(locales[lang], { maximumFractionDigits: 2 })
}
