import type { Property } from '@aushang/model'
import { type AnyFields, conditions, floorings, germanWords, houseTypes } from './german-words.ts'
import { keyOf } from './key-of.ts'

/** What stands in a note because the portal has no element for it, and what is left of the note without. */
interface ReadNote {
  own: string | undefined
  fields: AnyFields
  certificate: NonNullable<AnyFields['residentialEnergyCertificate']> | object
  offerStatus: Property['offerStatus'] | undefined
}

/**
 * The mirror of `noteWith` and `germanWords`. Null unless every word of the list is one of ours: then it is the agency's own text.
 * Whoever asks holds against it what they would write themselves.
 */
export function readNote(note: string): ReadNote | null {
  const [, own, list] = /^([\s\S]*)\n\nAußerdem: ([^\n]+)\.$/.exec(note) ?? [
    null,
    undefined,
    /^([^\n]+)\.$/.exec(note)?.[1],
  ]
  if (list === undefined) return null
  const said = readList(list) ?? (own === undefined ? readList(list.charAt(0).toLowerCase() + list.slice(1)) : null)
  return said && { own, ...said }
}

type Said = Omit<ReadNote, 'own'>

function readList(list: string): Said | null {
  const said: Said = { fields: {}, certificate: {}, offerStatus: undefined }
  let at = 0
  while (at < list.length) {
    const found = sentenceAt(list, at)
    if (found === null) return null
    found.tell(said)
    at += found.length + ', '.length
  }
  return said
}

function sentenceAt(list: string, at: number): { length: number; tell: (said: Said) => void } | null {
  for (const [expression, tell] of sentences) {
    const sticky = new RegExp(`(?:${expression})(?=, |$)`, 'y')
    sticky.lastIndex = at
    const match = sticky.exec(list)
    if (match !== null) return { length: match[0].length, tell: (said) => tell(said, match.slice(1)) }
  }
  return null
}

type Tell = (said: Said, parts: (string | undefined)[]) => void

const day = String.raw`(\d\d\.\d\d\.\d{4})`
const amount = String.raw`([\d.]+(?:,\d{1,2})?)`
const setTo =
  <Name extends keyof AnyFields>(name: Name, value: AnyFields[Name]): Tell =>
  ({ fields }) => {
    fields[name] = value
  }
const fromPart =
  <Name extends keyof AnyFields>(name: Name, read: (part: string) => AnyFields[Name]): Tell =>
  ({ fields }, [part = '']) => {
    fields[name] = read(part)
  }
const inCertificate =
  (name: string, read: (part: string) => unknown): Tell =>
  (said, [part = '']) => {
    said.certificate = { ...said.certificate, [name]: read(part) }
  }
const status =
  (offerStatus: Property['offerStatus']): Tell =>
  (said) => {
    said.offerStatus = offerStatus
  }

/** By the words of `german-words.ts`: a sentence that is changed there fails in the test of both. */
const sentences: [string, Tell][] = [
  ['reserviert', status('reserved')],
  ['verkauft|verpachtet|vermietet', status('closed')],
  ['Apartment', setTo('apartmentType', 'apartment')],
  ['Balkon', setTo('hasBalcony', true)],
  ['Terrasse', setTo('hasTerrace', true)],
  ['Loggia', setTo('hasLoggia', true)],
  ['Garten', setTo('hasGarden', true)],
  ['Einbauküche', setTo('hasBuiltInKitchen', true)],
  ['Einliegerwohnung', setTo('hasLodgerFlat', true)],
  ['Kamin', setTo('hasFireplace', true)],
  ['Abstellraum', setTo('hasStorageRoom', true)],
  ['Klimaanlage', setTo('hasAirConditioning', true)],
  ['Denkmalschutz', setTo('isListed', true)],
  ['Erbbaurecht', setTo('isLeasehold', true)],
  ['unmöbliert', setTo('furnishing', 'none')],
  ['teilmöbliert', setTo('furnishing', 'partly')],
  ['möbliert', setTo('furnishing', 'full')],
  ['projektiert', setTo('constructionPhase', 'projected')],
  ['im Bau', setTo('constructionPhase', 'underConstruction')],
  ['fertiggestellt', setTo('constructionPhase', 'completed')],
  [String.raw`(\d+) Balkone?`, fromPart('numberOfBalconies', Number)],
  [String.raw`(\d+) Wohneinheit(?:en)?`, fromPart('numberOfUnits', Number)],
  [`Balkon- und Terrassenfläche ${amount} m²`, fromPart('outdoorArea', numberIn)],
  [String.raw`Etage (-?\d+)`, fromPart('floor', Number)],
  [String.raw`Mindestmietdauer (\d+) Monate?`, fromPart('minimumTermMonths', Number)],
  [`befristet bis ${day}`, fromPart('fixedTermUntil', isoDay)],
  [
    `Erbbaurecht bis ${day}`,
    ({ fields }, [part = '']) => Object.assign(fields, { isLeasehold: true, leaseholdUntil: isoDay(part) }),
  ],
  ...(['day', 'week', 'month', 'year'] as const).map((interval): [string, Tell] => [
    germanWords('rentInterval', { rentInterval: interval }) ?? '',
    setTo('rentInterval', interval),
  ]),
  [`Stellplatzmiete ${amount} € je Stellplatz`, fromPart('parkingSpaceRent', numberIn)],
  [`Stellplatzpreis ${amount} € je Stellplatz`, fromPart('parkingSpacePurchasePrice', numberIn)],
  [`Erbbauzins ${amount} € im Jahr`, fromPart('groundRent', numberIn)],
  [String.raw`Baujahr laut Energieausweis (\d{4})`, inCertificate('constructionYear', Number)],
  [`Energieausweis ausgestellt am ${day}`, inCertificate('issuedOn', isoDay)],
  [`Energieausweis gültig bis ${day}`, inCertificate('validUntil', isoDay)],
  [
    `Bodenbelag: ((?:${Object.values(floorings).join('|')})(?:, (?:${Object.values(floorings).join('|')}))*)`,
    fromPart('flooring', (part) => part.split(', ').flatMap((word) => keyOf(floorings, word) ?? [])),
  ],
  ...wordsFor('condition', conditions),
  ...wordsFor('houseType', houseTypes),
]

function wordsFor<Name extends 'condition' | 'houseType'>(
  name: Name,
  words: Partial<Record<NonNullable<AnyFields[Name]>, string>>,
): [string, Tell][] {
  const entries = Object.entries(words) as [NonNullable<AnyFields[Name]>, string][]
  return entries.map(([value, word]) => [word, setTo(name, value)])
}

function isoDay(german: string): string {
  return german.split('.').toReversed().join('-')
}

function numberIn(german: string): number {
  return Number(german.replaceAll('.', '').replace(',', '.'))
}
