import { type AnyFields, bareName, fieldWords, type Property, type PropertyType, type ValueWords } from '@aushang/model'
import { germanDay } from './german-text.ts'
import { keyOf } from '../key-of.ts'
import { addRead, type FieldPath, type Mapped, type Said, type ValueAt } from './member.ts'

/**
 * How the trade says a member in a text, for portals that have no place for it or none for its value. Each is a line that is said and heard:
 * `{}` is where its value stands.
 */
interface Saying {
  /** A JSON pointer. */
  path: string
  /** Undefined is what cannot be said; empty is what another saying says along with its own. */
  say: (value: never, property: Mapped) => string | undefined
  /** A regular expression. */
  heard: string
  hear: (match: string) => Said
}

/** A value within a sentence. */
interface Slot<Value> {
  write: (value: Value) => string
  heard: string
  read: (text: string) => Value
}

const whole: Slot<number> = { write: String, heard: String.raw`-?\d+`, read: Number }

const amount: Slot<number> = {
  write: (value) => (Number.isInteger(value) ? wholeNumbers : hundredths).format(value),
  heard: String.raw`[\d.]+(?:,\d{1,2})?`,
  read: (text) => Number(text.replaceAll('.', '').replace(',', '.')),
}

const day: Slot<string> = {
  write: germanDay,
  heard: String.raw`\d\d\.\d\d\.\d{4}`,
  read: (text) => text.split('.').toReversed().join('-'),
}

/** In quotes where a comma would end it. */
const phrase: Slot<string> = {
  write: (text) => (/[,„“]/.test(text) ? `„${text.trim()}“` : text.trim()),
  heard: '(?:„[^“\n]+“|[^,„“\n]+)',
  read: (text) => text.replace(/^„(.*)“$/, '$1'),
}

// Made once: to make one takes longer than all the rest of an advert.
const wholeNumbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const hundredths = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function sentence<Path extends FieldPath>(path: Path, words: string, slot: Slot<ValueAt<Path>>): Saying {
  const [before = '', behind = ''] = words.split('{}')
  const whole = new RegExp(`^(?:${slot.heard})$`)
  return {
    path: `/fields/${path}`,
    say: (value: ValueAt<Path>) => {
      const written = slot.write(value)
      // Otherwise it would not be heard again.
      return whole.test(written) ? before + written + behind : undefined
    },
    heard: `${before}${slot.heard}${behind}`,
    hear: (match) => fieldsWith(path, slot.read(match.slice(before.length, match.length - behind.length))),
  }
}

/** "1 Balkon", "3 Balkone". */
function counted(path: FieldPath, one: string, many: string, before = ''): Saying {
  return {
    path: `/fields/${path}`,
    say: (count: number) => (count === 0 ? undefined : `${before}${count} ${count === 1 ? one : many}`),
    heard: String.raw`${before}\d+ (?:${many}|${one})`,
    hear: (match) => fieldsWith(path, Number.parseInt(match.slice(before.length))),
  }
}

/** A flag that is false says no more than one that is not there. */
function flag(path: keyof AnyFields, words = bareName(fieldWords[path].name, 'de')): Saying {
  return {
    path: `/fields/${path}`,
    say: (isSo: boolean) => (isSo ? words : undefined),
    heard: literally(words),
    hear: () => fieldsWith(path, true),
  }
}

type Worded = {
  [Name in keyof AnyFields]: NonNullable<AnyFields[Name]> extends string ? Name : never
}[keyof AnyFields] &
  keyof AnyFields

/** A word of a list. What is `other` says nothing. */
function named(path: Worded, words: Partial<Record<string, string>>): Saying[] {
  const entries = Object.entries(words).filter(([value]) => value !== 'other')
  return entries.map(([value, word = '']) => ({
    path: `/fields/${path}`,
    say: (given: string) => (given === value ? word : undefined),
    heard: literally(word),
    hear: () => fieldsWith(path, value),
  }))
}

function listed(path: 'flooring' | 'recommendedUse', heading: string, words: Record<string, string>): Saying {
  const one = `(?:${Object.values(words).map(literally).join('|')})`
  return {
    path: `/fields/${path}`,
    say: (values: string[]) =>
      values.length === 0 ? undefined : `${heading}: ${values.map((value) => words[value]).join(', ')}`,
    heard: `${heading}: ${one}(?:, ${one})*`,
    hear(match) {
      const said = match.slice(heading.length + 2).split(', ')
      return fieldsWith(
        path,
        said.flatMap((word) => keyOf(words, word) ?? []),
      )
    },
  }
}

function literally(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** What the catalogue calls the values of a member. */
function namesOf<Value extends string>(
  { values }: { values: Readonly<Record<Value, ValueWords>> },
  prefix = '',
): Record<Value, string> {
  const names = Object.entries<ValueWords>(values).map(([value, { name }]) => [value, prefix + bareName(name, 'de')])
  return Object.fromEntries(names) as Record<Value, string>
}

const offerStatus: Saying[] = [
  {
    path: '/offerStatus',
    say: (status: Property['offerStatus']) => (status === 'reserved' ? 'reserviert' : undefined),
    heard: 'reserviert',
    hear: () => ({ fields: {}, offerStatus: 'reserved' }),
  },
  {
    path: '/offerStatus',
    say: (status: Property['offerStatus'], { type }) => (status === 'closed' ? closedWord(type) : undefined),
    heard: 'verkauft|verpachtet|vermietet',
    hear: () => ({ fields: {}, offerStatus: 'closed' }),
  },
]

function closedWord(type: PropertyType): string {
  return type.endsWith('Buy') ? 'verkauft' : type === 'plotRent' ? 'verpachtet' : 'vermietet'
}

const sayings: readonly Saying[] = [
  ...offerStatus,
  ...named('apartmentType', { ...namesOf(fieldWords.apartmentType), apartment: 'Apartment' }),
  ...named('houseType', namesOf(fieldWords.houseType)),
  sentence('address/district', 'Ortsteil {}', phrase),
  sentence('availableFrom', 'verfügbar {}', phrase),
  sentence('floor', 'Etage {}', whole),
  counted('numberOfParkingSpaces', 'Stellplatz', 'Stellplätze'),
  ...named('parkingSpaceType', namesOf(fieldWords.parkingSpaceType, 'Stellplatz: ')),
  ...named('condition', namesOf(fieldWords.condition)),
  ...named('interiorQuality', namesOf(fieldWords.interiorQuality, 'Ausstattung: ')),
  flag('constructionYearUnknown'),
  ...named('constructionPhase', namesOf(fieldWords.constructionPhase)),
  ...named('heatingType', namesOf(fieldWords.heatingType)),
  ...named('energyCertificateStatus', {
    present: 'Energieausweis liegt vor',
    notYetAvailable: 'Energieausweis liegt zur Besichtigung vor',
  }),
  sentence('residentialEnergyCertificate/constructionYear', 'Baujahr laut Energieausweis {}', whole),
  sentence('residentialEnergyCertificate/issuedOn', 'Energieausweis ausgestellt am {}', day),
  sentence('residentialEnergyCertificate/validUntil', 'Energieausweis gültig bis {}', day),
  flag('hasBuiltInKitchen'),
  flag('hasGarden'),
  flag('hasBalcony'),
  flag('hasTerrace'),
  flag('hasLoggia'),
  counted('numberOfBalconies', 'Balkon', 'Balkone'),
  sentence('outdoorArea', 'Balkon- und Terrassenfläche {} m²', amount),
  flag('hasFireplace'),
  flag('hasStorageRoom'),
  flag('hasAirConditioning'),
  // Behind "Bodenbelag:".
  listed('flooring', 'Bodenbelag', { ...namesOf(fieldWords.flooring), other: 'sonstiger' }),
  ...named('furnishing', namesOf(fieldWords.furnishing)),
  flag('isListed'),
  flag('requiresWBS'),
  flag('hasLodgerFlat'),
  counted('numberOfUnits', 'Wohneinheit', 'Wohneinheiten'),
  flag('additionalCostsIncludeHeatingCosts'),
  sentence('parkingSpaceRent', 'Stellplatzmiete {} € je Stellplatz', amount),
  {
    path: '/fields/petsAllowed',
    say: (pets: unknown) => (pets === 'negotiable' ? 'Haustiere nach Absprache' : undefined),
    heard: 'Haustiere nach Absprache',
    hear: () => fieldsWith('petsAllowed', 'negotiable'),
  },
  counted('minimumTermMonths', 'Monat', 'Monate', 'Mindestmietdauer '),
  sentence('fixedTermUntil', 'befristet bis {}', day),
  ...named('rentInterval', namesOf(fieldWords.rentInterval, 'Miete ')),
  ...named('leaseInterval', namesOf(fieldWords.leaseInterval, 'Pacht ')),
  sentence('purchasePricePerSquareMetre', '{} € je m²', amount),
  sentence('parkingSpacePurchasePrice', 'Stellplatzpreis {} € je Stellplatz', amount),
  {
    path: '/fields/isLeasehold',
    say: (isSo: boolean, { fields }) => (!isSo ? undefined : fields.leaseholdUntil === undefined ? 'Erbbaurecht' : ''),
    heard: 'Erbbaurecht',
    hear: () => fieldsWith('isLeasehold', true),
  },
  {
    ...sentence('leaseholdUntil', 'Erbbaurecht bis {}', day),
    hear: (match) => ({
      fields: { isLeasehold: true, leaseholdUntil: day.read(match.slice('Erbbaurecht bis '.length)) },
    }),
  },
  sentence('groundRent', 'Erbbauzins {} € im Jahr', amount),
  ...named('buildingRegulation', namesOf(fieldWords.buildingRegulation, 'Bebaubarkeit: ')),
  ...named('development', namesOf(fieldWords.development)),
  listed('recommendedUse', 'Nutzung', namesOf(fieldWords.recommendedUse)),
  flag('isShortTermBuildable'),
  flag('hasBuildingPermission', 'Baugenehmigung liegt vor'),
  sentence('siteCoverageIndex', 'GRZ {}', amount),
  sentence('floorSpaceIndex', 'GFZ {}', amount),
]

const byPath = Map.groupBy(sayings, ({ path }) => path)

/** Where it stands among what is said; before all of it, what cannot be. */
export function sayingOrder(path: string): number {
  return order.get(path) ?? -1
}
const order = new Map([...byPath.keys()].map((path, index) => [path, index]))

/** Undefined is what has no words, or needs none. */
export function say(path: string, value: unknown, property: Mapped): string | undefined {
  for (const { say } of byPath.get(path) ?? []) {
    const words = say(value as never, property)
    if (words !== undefined) return words
  }
  return undefined
}

/** The agency's own text and, as long as it fits in, what has no place of its own. */
export function noteWith(
  own: string | undefined,
  words: readonly string[],
  fits: (note: string) => boolean,
): string | undefined {
  if (words.length === 0) return own
  const list = `${words.join(', ')}.`
  const note = own?.trim() ? `${own}\n\nAußerdem: ${list}` : list.charAt(0).toUpperCase() + list.slice(1)
  return fits(note) ? note : own
}

interface Heard {
  own: string | undefined
  said: Said
}

/** The mirror of `noteWith`. Null unless every word of the list is one of ours: then it is the agency's own text. */
export function hearNote(note: string): Heard | null {
  const [, own, list] = /^([\s\S]*)\n\nAußerdem: ([^\n]+)\.$/.exec(note) ?? [
    null,
    undefined,
    /^([^\n]+)\.$/.exec(note)?.[1],
  ]
  if (list === undefined) return null
  const said = hear(list) ?? (own === undefined ? hear(list.charAt(0).toLowerCase() + list.slice(1)) : null)
  return said && { own, said }
}

function hear(list: string): Said | null {
  const said: Said = { fields: {} }
  for (let at = 0; at < list.length; at += ', '.length) {
    const heard = hearOne(list, at)
    if (heard === null) return null
    addRead(said, heard.said)
    at += heard.length
  }
  return said
}

const expressions = sayings.map(({ heard, hear }) => ({ expression: new RegExp(`(?:${heard})(?=, |$)`, 'y'), hear }))

function hearOne(list: string, at: number): { length: number; said: Said } | null {
  for (const { expression, hear } of expressions) {
    expression.lastIndex = at
    const match = expression.exec(list)?.[0]
    if (match !== undefined) return { length: match.length, said: hear(match) }
  }
  return null
}

function fieldsWith(path: string, value: unknown): Said {
  const [name = '', inside] = path.split('/')
  return { fields: { [name]: inside === undefined ? value : { [inside]: value } } }
}
