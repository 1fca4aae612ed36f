import { decimal, euros, type Fact } from '../../adverts/advert.ts'
import type { Lang } from '../../language.ts'
import { type Data, textAt, textsAt, valueAt } from '../schema/data.ts'
import type { RealEstate } from '../state/state.ts'
import { condoFee, factFields, featureFields, fieldLabels, typeLabels, valueLabels } from './label-words.ts'
import { pageWords } from './words.ts'

/** What a page says of an advert, in the language of whoever looks at it. */

const money = ['baseRent', 'totalRent', 'serviceCharge', 'heatingCosts', 'rentalIncome', 'parkingSpacePrice']
const areas = ['livingSpace', 'plotArea', 'usableFloorSpace', 'minDivisible']
const untold = ['', 'NO_INFORMATION', 'NOT_APPLICABLE', 'false']

export function typeLabel({ type }: RealEstate, lang: Lang): string {
  return typeLabels[type][lang]
}

export function isRental({ type }: RealEstate): boolean {
  return type === 'apartmentRent' || type === 'houseRent'
}

/** Null: it is not told. */
export function priceOf(row: RealEstate): number | null {
  const value = isRental(row) ? row.data['baseRent'] : valueAt(row.data, 'price.value')
  return typeof value === 'number' && value > 0 ? value : null
}

/** What a searcher looks at first. */
export function priceLabel(row: RealEstate, lang: Lang): Fact {
  const { priceOf: labels, onRequest, perSquareMetre } = pageWords[lang].adverts
  const price = priceOf(row)
  const kind = isRental(row) ? 'rent' : row.type === 'livingRentSite' ? 'lease' : 'buy'
  const lease = kind === 'lease' ? words([textAt(row.data, 'commercializationType')], lang) : ''
  const isPerSquareMetre = textAt(row.data, 'price.marketingType').endsWith('_PER_SQM')
  const label = isPerSquareMetre ? perSquareMetre : lease || labels[kind]
  return { label, value: price === null ? onRequest : euros(price, lang) }
}

export function factsNamed(row: RealEstate, names: string, lang: Lang): Fact[] {
  return namesIn(names).flatMap((name) => factOf(row, name, lang))
}

/** Street and number only if the advertiser lets them be seen. */
export function placeLabel({ data }: RealEstate): string {
  const town = townOf(data)
  const quarter = textAt(data, 'address.quarter')
  const place = quarter === '' ? town : `${town} (${quarter})`
  if (data['showAddress'] !== true) return place
  const street = `${textAt(data, 'address.street')} ${textAt(data, 'address.houseNumber')}`.trim()
  return street === '' ? place : `${street}, ${place}`
}

export function townOf(data: Data): string {
  return `${textAt(data, 'address.postcode')} ${textAt(data, 'address.city')}`.trim()
}

export function factsOf(row: RealEstate, group: keyof typeof factFields, lang: Lang): Fact[] {
  return factsNamed(row, factFields[group], lang)
}

export function featuresOf({ data }: RealEstate, lang: Lang): string[] {
  return namesIn(featureFields)
    .filter((name) => ['true', 'YES'].includes(textAt(data, name)))
    .map((name) => fieldLabels[name]?.[lang] ?? name)
}

function namesIn(list: string): string[] {
  return list.split(/\s+/)
}

/** Nothing where nothing is said. */
function factOf(row: RealEstate, name: string, lang: Lang): Fact[] {
  const value = valueLabel(row, name, lang)
  if (untold.includes(value)) return []
  const label = name === 'serviceCharge' && row.type === 'apartmentBuy' ? condoFee : fieldLabels[name]
  return [{ label: name === 'price' ? priceLabel(row, lang).label : (label?.[lang] ?? name), value }]
}

function valueLabel(row: RealEstate, name: string, lang: Lang): string {
  const { data } = row
  const value = data[name]
  if (value === undefined) return ''
  if (name === 'price') return isRental(row) ? '' : priceLabel(row, lang).value
  if (name === 'courtage') return courtage(data, lang)
  if (name === 'energyCertificate') return words([textAt(data, `${name}.energyCertificateAvailability`)], lang)
  if (name === 'energySourcesEnev2014') return words(textsAt(data, 'energySourcesEnev2014.energySourceEnev2014'), lang)
  if (name === 'recommendedUseTypes') return words(textsAt(data, 'recommendedUseTypes.siteRecommendedUseType'), lang)
  if (money.includes(name)) return euros(Number(value), lang)
  if (areas.includes(name)) return `${decimal(Number(value), lang)} m²`
  if (name === 'thermalCharacteristic') return `${decimal(Number(value), lang)} kWh/(m²·a)`
  // A year is no amount.
  if (typeof value === 'number')
    return name.endsWith('Year') || name === 'lastRefurbishment' ? `${value}` : decimal(value, lang)
  return words([textAt(data, name)], lang)
}

function courtage(data: Data, lang: Lang): string {
  const isDue = textAt(data, 'courtage.hasCourtage')
  if (isDue !== 'YES') return isDue === 'NO' ? pageWords[lang].adverts.noCommission : ''
  const note = textAt(data, 'courtage.courtageNote')
  return textAt(data, 'courtage.courtage') + (note === '' ? '' : ` (${note})`)
}

function words(values: string[], lang: Lang): string {
  return values
    .filter((value) => !untold.includes(value))
    .map((value) => valueLabels.get(value)?.[lang] ?? value)
    .join(', ')
}
