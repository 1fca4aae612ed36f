import { dayLabel, decimal, euros, type Fact } from '../../adverts/advert.ts'
import type { Lang } from '../../language.ts'
import type { Listing } from '../state/state.ts'
import { energyValuePath, fieldLabels } from './field-labels.ts'
import { dealLabels, estateLabels, marketLabels, valueLabel } from './value-labels.ts'
import { pageWords } from './words.ts'

/** What a page says of an advert, in the language of whoever looks at it. */

export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), value)
}

export function textAt(value: unknown, path: string): string {
  const found = valueAt(value, path)
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean' ? String(found) : ''
}

export function titleOf({ data }: Listing, lang: Lang): string {
  return textAt(data, 'texts.headline.de') || typeLabel({ data }, lang)
}

export function typeLabel({ data }: Pick<Listing, 'data'>, lang: Lang): string {
  const estate = estateLabels[textAt(data, 'estateType')]?.[lang]
  const deal = dealLabels[textAt(data, 'distributionType')]?.[lang]
  return [estate, deal].filter(Boolean).join(' ')
}

/** "Penthouse": the one member that it has. */
export function subTypeFacts({ data }: Listing, lang: Lang): Fact[] {
  return Object.values(data['estateSubType'] ?? {}).map((word) => ({
    label: pageWords[lang].adverts.subType,
    value: valueLabel('', String(word))?.[lang] ?? String(word),
  }))
}

export function badgesOf({ data }: Listing, lang: Lang): string[] {
  const label = marketLabels[textAt(data, 'management.marketStatus')]
  return label === undefined ? [] : [label[lang]]
}

/** Street and number unless the advertiser hides them. */
export function placeLabel({ data }: Listing): string {
  const at = (name: string) => textAt(data, `location.${name}`)
  const town = `${at('postalcode')} ${at('city')}`
  return isAddressShown(data) ? `${at('street')} ${at('houseNumber')}, ${town}` : town
}

export function isAddressShown(data: unknown): boolean {
  return valueAt(data, 'location.showAddress') !== false
}

const mainPrices = [
  'prices.rent.baseRent',
  'prices.rent.lease',
  'prices.buy.price',
  'prices.buy.pricePerSqUnit',
  'prices.compulsoryAuction.marketValue',
  'prices.buyAuction.minPrice',
]

/** What a searcher looks at first. */
export function mainPrice(data: unknown): { path: string; amount: number | null } {
  const path = mainPrices.find((each) => valueAt(data, each) !== undefined) ?? mainPrices[2] ?? ''
  const amount = valueAt(data, `${path}.amount`)
  return { path, amount: typeof amount === 'number' ? amount : null }
}

export function priceLabel(data: unknown, lang: Lang): Fact {
  const { path } = mainPrice(data)
  return {
    label: fieldLabels[path]?.[lang] ?? '',
    value: shownValue(path, valueAt(data, path), data, lang) ?? pageWords[lang].adverts.onRequest,
  }
}

/** Every field that a person would want to read, with its name. */
export function factsUnder({ data }: Listing, part: RegExp, lang: Lang): Fact[] {
  return Object.entries(fieldLabels).flatMap(([path, label]) => {
    const value = part.test(path) ? shownValue(path, valueAt(data, path), data, lang) : undefined
    return value === undefined ? [] : [{ label: label[lang], value }]
  })
}

/** What it has, without more to say of it. */
export function featuresOf({ data }: Listing, lang: Lang): string[] {
  return Object.entries(fieldLabels).flatMap(([path, label]) =>
    [true, 'YES'].includes(valueAt(data, path) as string | boolean) ? [label[lang]] : [],
  )
}

/** They say that there is nothing to say. */
export const untoldWords = ['YES', 'NO', 'NOT_APPLICABLE', 'NO_INFORMATION', 'NONE', 'UNSPECIFIED']

/** Undefined where it is told otherwise, or says nothing. */
function shownValue(path: string, value: unknown, data: unknown, lang: Lang): string | undefined {
  if (typeof value === 'number') return shownNumber(path, value, data, lang)
  if (typeof value === 'string') return untoldWords.includes(value) ? undefined : shownWord(path, value, lang)
  if (Array.isArray(value)) return value.map((word) => shownWord(path, String(word), lang)).join(', ')
  const amount = valueAt(value, 'amount')
  if (textAt(value, 'priceInformation') === 'PRICE_ON_DEMAND') return pageWords[lang].adverts.onRequest
  return typeof amount === 'number' ? [euros(amount, lang), ...besides(path, value, data, lang)].join(', ') : undefined
}

/** How often a price is paid, and what else is said of it. */
function besides(path: string, price: unknown, data: unknown, lang: Lang): string[] {
  const { negotiable, vatIncluded, vatExcluded } = pageWords[lang].adverts
  const ofRent = /^prices\.rent\.(baseRent|totalRent|lease|operatingCosts|heatingCosts)$/.test(path)
  const interval = textAt(price, 'priceTimeUnit') || (ofRent ? textAt(data, 'prices.rent.priceTimeUnit') : '')
  const vat = valueAt(price, 'isVatIncluded')
  return [
    interval === '' ? '' : shownWord(path, interval, lang),
    textAt(price, 'priceInformation') === 'BASIS_FOR_NEGOTIATION' ? negotiable : '',
    vat === undefined ? '' : vat === true ? vatIncluded : vatExcluded,
    shownWord(path, textAt(price, 'parkingStyle'), lang),
  ].filter(Boolean)
}

const measures: Record<string, string> = { SQUARE_METER: 'm²', HECTARE: 'ha', ACRE: 'ac' }

function shownNumber(path: string, value: number, data: unknown, lang: Lang): string {
  if (path === energyValuePath) return `${decimal(value, lang)} kWh/(m²·a)`
  if (path.startsWith('spaces.')) {
    const unit = textAt(data, 'spaces.spaceMeasureUnit')
    return `${decimal(value, lang)} ${measures[unit] ?? unit}`
  }
  // A year is no amount.
  return /year|lastModernisation/i.test(path) ? String(value) : decimal(value, lang)
}

function shownWord(path: string, word: string, lang: Lang): string {
  return /^\d{4}-\d\d-\d\d/.test(word) ? dayLabel(word.slice(0, 10), lang) : (valueLabel(path, word)?.[lang] ?? word)
}
