import {
  amountIn,
  type AnyFields,
  bareName,
  fieldWords,
  isUnclearDeposit,
  type Property,
  type ValueWords,
} from '@aushang/model'

export type { AnyFields } from '@aushang/model'

type Sentences = { [Name in keyof AnyFields]: (value: NonNullable<AnyFields[Name]>) => string | undefined }

const ifTrue = (words: string) => (flag: boolean) => (flag ? words : undefined)
/** By the name that the catalogue has for it. */
const byName = (member: keyof AnyFields) => ifTrue(bareName(fieldWords[member].name, 'de'))

/**
 * How the trade says a member in a text, for formats that have no element for it, or none for this value. Undefined is what
 * needs no words: a flag that is false says no more than one that is not there.
 */
const sentences = {
  hasBalcony: byName('hasBalcony'),
  hasTerrace: byName('hasTerrace'),
  hasLoggia: byName('hasLoggia'),
  hasGarden: byName('hasGarden'),
  hasBuiltInKitchen: byName('hasBuiltInKitchen'),
  hasLodgerFlat: byName('hasLodgerFlat'),
  hasFireplace: byName('hasFireplace'),
  hasStorageRoom: byName('hasStorageRoom'),
  hasAirConditioning: byName('hasAirConditioning'),
  isListed: byName('isListed'),
  isLeasehold: byName('isLeasehold'),
  isShortTermBuildable: byName('isShortTermBuildable'),
  hasBuildingPermission: ifTrue('Baugenehmigung liegt vor'),
  constructionYearUnknown: byName('constructionYearUnknown'),
  additionalCostsIncludeHeatingCosts: byName('additionalCostsIncludeHeatingCosts'),
  numberOfBalconies: (count) => (count === 0 ? undefined : count === 1 ? '1 Balkon' : `${count} Balkone`),
  numberOfUnits: (count) => (count === 1 ? '1 Wohneinheit' : `${count} Wohneinheiten`),
  outdoorArea: (area) => `Balkon- und Terrassenfläche ${germanNumber(area)} m²`,
  floor: (floor) => `Etage ${floor}`,
  minimumTermMonths: (months) => `Mindestmietdauer ${months === 1 ? '1 Monat' : `${months} Monate`}`,
  fixedTermUntil: (day) => `befristet bis ${germanDay(day)}`,
  rentInterval: (interval) => `Miete ${germanNames(fieldWords.rentInterval)[interval]}`,
  leaseholdUntil: (day) => `Erbbaurecht bis ${germanDay(day)}`,
  groundRent: (amount) => `Erbbauzins ${germanEuros(amount)} im Jahr`,
  flooring: (kinds) =>
    kinds.length === 0 ? undefined : `Bodenbelag: ${kinds.map((kind) => floorings[kind]).join(', ')}`,
  furnishing: (furnishing) => germanNames(fieldWords.furnishing)[furnishing],
  constructionPhase: (phase) => germanNames(fieldWords.constructionPhase)[phase],
  condition: (condition) => conditions[condition],
  houseType: (type) => houseTypes[type],
  apartmentType: (type) => (type === 'apartment' ? 'Apartment' : undefined),
  heatingType: (type) =>
    type === 'nightStorage' || type === 'heatPump' ? germanNames(fieldWords.heatingType)[type] : undefined,
  parkingSpaceRent: (amount) => `Stellplatzmiete ${germanEuros(amount)} je Stellplatz`,
  parkingSpacePurchasePrice: (amount) => `Stellplatzpreis ${germanEuros(amount)} je Stellplatz`,
  interiorQuality: (quality) => (quality === 'simple' ? 'einfache Ausstattung' : undefined),
  petsAllowed: (pets) => (pets === 'negotiable' ? 'Haustiere nach Absprache' : undefined),
} satisfies Sentences

export type SayableMember = keyof typeof sentences

export function germanWords(member: SayableMember, fields: AnyFields): string | undefined {
  const value = fields[member]
  // Which member goes with which value is in the table, where the compiler has looked; it cannot follow it here.
  return value === undefined ? undefined : (sentences[member] as (value: unknown) => string | undefined)(value)
}

/** What cannot be had any more, or not at once. */
export function offerStatusWords({ offerStatus, type }: Property): string | undefined {
  if (offerStatus === 'open') return undefined
  if (offerStatus === 'reserved') return 'reserviert'
  return type.endsWith('Buy') ? 'verkauft' : type === 'plotRent' ? 'verpachtet' : 'vermietet'
}

export function germanDay(day: string): string {
  return day.split('-').toReversed().join('.')
}

function germanEuros(amount: number): string {
  return `${germanNumber(amount)} €`
}

/** A bare number is an amount, unless it may be as many rents: portals show the text as it stands. */
export function germanDeposit(deposit: string | undefined): string | undefined {
  const amount = deposit !== undefined && /\d\s*$/.test(deposit) ? depositIn(deposit) : undefined
  return amount === undefined ? deposit : germanEuros(amount)
}

/** Undefined for words, and for a bare number that is too small to be an amount, such as "3": most mean as many rents. */
export function depositIn(deposit: string): number | undefined {
  const amount = amountIn(deposit)
  return amount === undefined || isUnclearDeposit(deposit) ? undefined : amount
}

/** A day is read as one: portals show the text as it stands. */
export function germanAvailability(text: string | undefined): string | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.exec(text?.trim() ?? '')?.[0]
  return day === undefined ? text : germanDay(day)
}

/** `2850.5` → `2.850,50`. */
function germanNumber(value: number): string {
  return (Number.isInteger(value) ? wholeNumbers : hundredths).format(value)
}

// Made once: to make one takes longer than all the rest of an advert.
const wholeNumbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const hundredths = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What the catalogue calls the values of a member. */
function germanNames<Value extends string>({ values }: { values: Readonly<Record<Value, ValueWords>> }) {
  const names = Object.entries<ValueWords>(values).map(([value, { name }]) => [value, bareName(name, 'de')])
  return Object.fromEntries(names) as Record<Value, string>
}

export const floorings: Record<NonNullable<AnyFields['flooring']>[number], string> = {
  ...germanNames(fieldWords.flooring),
  // Behind "Bodenbelag:".
  other: 'sonstiger',
}

/** Those that a format or portal of ours has no word for. */
const { firstTimeUseAfterRefurbishment, requiresRefurbishment, shell } = germanNames(fieldWords.condition)
export const conditions: Partial<Record<NonNullable<AnyFields['condition']>, string>> = {
  firstTimeUseAfterRefurbishment,
  requiresRefurbishment,
  shell,
}

const { twoFamily, townhouse, countryHouse, holidayHome } = germanNames(fieldWords.houseType)
export const houseTypes: Partial<Record<NonNullable<AnyFields['houseType']>, string>> = {
  twoFamily,
  townhouse,
  countryHouse,
  holidayHome,
}
