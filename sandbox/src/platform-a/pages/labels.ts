import type { Lang } from '../../language.ts'
import { type Data, textAt, textsAt, valueAt } from '../schema/data.ts'
import type { RealEstate } from '../state/state.ts'
import { fieldLabels, typeLabels, valueLabels } from './label-words.ts'
import { pageWords } from './words.ts'

/** What a page says of an advert, in the language of whoever looks at it. */

const money = ['baseRent', 'totalRent', 'serviceCharge', 'heatingCosts', 'rentalIncome', 'parkingSpacePrice']
const areas = ['livingSpace', 'plotArea', 'usableFloorSpace', 'minDivisible']
const untold = ['', 'NO_INFORMATION', 'NOT_APPLICABLE', 'false']

export function typeLabel({ type }: RealEstate, lang: Lang): string {
  return typeLabels[type][lang]
}

/** What a searcher looks at first. */
function priceLabel({ type, data }: RealEstate, lang: Lang): string {
  const { withoutCosts, onRequest } = pageWords[lang].adverts
  if (type === 'apartmentRent' || type === 'houseRent') return withoutCosts(euros(Number(data['baseRent']), lang))
  const value = valueAt(data, 'price.value')
  return typeof value === 'number' && value > 0 ? euros(value, lang) : onRequest
}

export function keyFacts(row: RealEstate, lang: Lang): string[] {
  const { livingSpace, numberOfRooms, plotArea } = row.data
  const words = pageWords[lang].adverts
  return [
    priceLabel(row, lang),
    ...(livingSpace === undefined ? [] : [words.livingArea(number(Number(livingSpace), lang))]),
    ...(numberOfRooms === undefined ? [] : [words.rooms(number(Number(numberOfRooms), lang))]),
    ...(plotArea === undefined ? [] : [words.plotArea(number(Number(plotArea), lang))]),
  ]
}

/** Street and number only if the advertiser lets them be seen. */
export function placeLabel({ data }: RealEstate): string {
  const town = `${textAt(data, 'address.postcode')} ${textAt(data, 'address.city')}`.trim()
  const quarter = textAt(data, 'address.quarter')
  const place = quarter === '' ? town : `${town} (${quarter})`
  if (data['showAddress'] !== true) return place
  const street = `${textAt(data, 'address.street')} ${textAt(data, 'address.houseNumber')}`.trim()
  return street === '' ? place : `${street}, ${place}`
}

/** Every field a person would want to read, with its name. */
export function facts(row: RealEstate, lang: Lang): [label: string, value: string][] {
  return Object.entries(fieldLabels)
    .map(([name, label]): [string, string] => [label[lang], factOf(row, name, lang)])
    .filter(([, value]) => !untold.includes(value))
}

function factOf(row: RealEstate, name: string, lang: Lang): string {
  const { data } = row
  const value = data[name]
  if (value === undefined) return ''
  if (name === 'price') return row.type.endsWith('Rent') ? '' : priceLabel(row, lang)
  if (name === 'courtage') return courtage(data, lang)
  if (name === 'energyCertificate') return energyCertificate(data, lang)
  if (name === 'energySourcesEnev2014') return words(textsAt(data, 'energySourcesEnev2014.energySourceEnev2014'), lang)
  if (name === 'recommendedUseTypes') return words(textsAt(data, 'recommendedUseTypes.siteRecommendedUseType'), lang)
  if (money.includes(name)) return euros(Number(value), lang)
  if (areas.includes(name)) return `${number(Number(value), lang)} m²`
  // A year is no amount.
  if (typeof value === 'number')
    return name.endsWith('Year') || name === 'lastRefurbishment' ? `${value}` : number(value, lang)
  return words([textAt(data, name)], lang)
}

function courtage(data: Data, lang: Lang): string {
  const isDue = textAt(data, 'courtage.hasCourtage')
  if (isDue !== 'YES') return isDue === 'NO' ? pageWords[lang].adverts.noCommission : ''
  const note = textAt(data, 'courtage.courtageNote')
  return textAt(data, 'courtage.courtage') + (note === '' ? '' : ` (${note})`)
}

function energyCertificate(data: Data, lang: Lang): string {
  const energyClass = textAt(data, 'energyCertificate.energyEfficiencyClass')
  const availability = words([textAt(data, 'energyCertificate.energyCertificateAvailability')], lang)
  return [availability, energyClass === '' ? '' : pageWords[lang].adverts.energyClass(energyClass)]
    .filter((part) => part !== '')
    .join(', ')
}

function words(values: string[], lang: Lang): string {
  return values
    .filter((value) => !untold.includes(value))
    .map((value) => valueLabels.get(value)?.[lang] ?? value)
    .join(', ')
}

const locales: Record<Lang, string> = { de: 'de-DE', en: 'en-GB' }

function euros(value: number, lang: Lang): string {
  return value.toLocaleString(locales[lang], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
}

function number(value: number, lang: Lang): string {
  return value.toLocaleString(locales[lang], { maximumFractionDigits: 2 })
}
