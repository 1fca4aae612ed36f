import { dayLabel, decimal, euros, type Fact } from '../../adverts/advert.ts'
import type { Lang } from '../../language.ts'
import type { Listing } from '../state/state.ts'
import { fieldLabels, typeLabels, valueLabels } from './label-words.ts'
import { pageWords } from './words.ts'

/** What a page says of an advert, in the language of whoever looks at it. */

export function textAt(value: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), value)
  if (Array.isArray(found)) return found.join(', ')
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean' ? String(found) : ''
}

export function titleOf({ data }: Listing): string {
  return textAt(data, 'texts.de.headline')
}

export function typeLabel({ data }: Listing, lang: Lang): string {
  return typeLabels[`${textAt(data, 'estateType')} ${textAt(data, 'distributionType')}`]?.[lang] ?? ''
}

/** Street and number only if the advertiser lets them be seen. */
export function placeLabel({ data }: Listing): string {
  const at = (name: string) => textAt(data, `location.${name}`)
  const town = `${at('postalcode')} ${at('city')}`
  const place = at('district') === '' ? town : `${town} (${at('district')})`
  const street = `${at('street')} ${at('houseNumber')}`.trim()
  return at('isAddressVisible') === 'true' && street !== '' ? `${street}, ${place}` : place
}

/** What a searcher looks at first. */
export function priceLabel(data: unknown, lang: Lang): Fact {
  const path = textAt(data, 'prices.baseRent') === '' ? 'prices.purchasePrice' : 'prices.baseRent'
  const price = textAt(data, path)
  return {
    label: fieldLabels[path]?.[lang] ?? '',
    value: price === '' ? pageWords[lang].adverts.onRequest : euros(Number(price), lang),
  }
}

/** Every field that a person would want to read, with its name. */
export function factsUnder({ data }: Listing, part: RegExp, lang: Lang): Fact[] {
  return Object.entries(fieldLabels).flatMap(([path, label]) => {
    const value = part.test(path) ? textAt(data, path) : ''
    return untold.includes(value) ? [] : [{ label: label[lang], value: shownValue(path, value, lang) }]
  })
}

/** What it has, without more to say of it. */
export function featuresOf({ data }: Listing, lang: Lang): string[] {
  return Object.entries(fieldLabels).flatMap(([path, label]) => (textAt(data, path) === 'true' ? [label[lang]] : []))
}

function shownValue(path: string, value: string, lang: Lang): string {
  if (moneyFields.test(path)) return euros(Number(value), lang)
  if (path === 'energy.certificate.value') return `${decimal(Number(value), lang)} kWh/(m²·a)`
  if (path.startsWith('spaces.')) return `${decimal(Number(value), lang)} m²`
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dayLabel(value, lang)
  // A year is no amount.
  if (/year|Refurbishment/i.test(path)) return value
  if (/^-?\d+(\.\d+)?$/.test(value)) return decimal(Number(value), lang)
  return value
    .split(', ')
    .map((word) => valueLabels[word]?.[lang] ?? word)
    .join(', ')
}

const untold = ['', 'false', 'true', 'NO_INFORMATION']
const moneyFields = /^prices\.(?!deposit|commission|rentInterval|is|additionalCostsInclude)/
