import { fieldsByType, propertyTypes } from '@aushang/model'
import type { TSchema } from 'typebox'

/** As it is shown, as it is set, and what the document is compared with. */
type Sample = [shown: string, value: unknown, other: unknown]

/** Every value of a choice, and one of what has no end; `other` is what the document is compared with. */
export function samplesOf(name: string, schema: TSchema): Sample[] {
  const {
    enum: words,
    type,
    items,
    anyOf,
    format,
    minimum = 1,
  } = schema as unknown as Record<string, never> & {
    enum?: string[]
    items?: { enum: string[] }
    minimum?: number
  }
  if (name === 'residentialEnergyCertificate/energySource') {
    return (words ?? []).map((word) => [word, word, word === 'gas' ? 'oil' : 'gas'])
  }
  if (name === 'residentialEnergyCertificate/type') return (words ?? []).map((word) => [word, word, otherKind(word)])
  if (words && name.startsWith('/') && !name.startsWith('/contact/'))
    return words.map((word) => [word, word, words.find((other) => other !== word)])
  if (words) return words.map((word) => [word, word, undefined])
  // Gas is the carrier that the certificate has already: see contextsOf.
  if (name.endsWith('furtherEnergySources')) {
    return (items?.enum ?? []).filter((word) => word !== 'gas').map((word) => [word, [word], undefined])
  }
  if (items) return items.enum.map((word) => [word, [word], undefined])
  if (type === 'boolean') return [true, false].map((flag) => [String(flag), flag, undefined])
  if (anyOf) return [true, false, 'negotiable'].map((value) => [String(value), value, undefined])
  if (name === 'floor')
    return [
      ['', 42, undefined],
      ['-2', -2, undefined],
    ]
  if (name === 'numberOfParkingSpaces' || name === 'numberOfBalconies')
    return [
      ['', 42, undefined],
      ['0', 0, undefined],
    ]
  if (type === 'integer' || type === 'number') return [['', Math.max(minimum, 1) + 41, otherThan(name, 7)]]
  if (format === 'date') return [['', '2098-02-03', undefined]]
  if (format === 'country-code')
    return [
      ['AT', 'AT', undefined],
      ['AQ', 'AQ', undefined],
    ]
  if (format === 'phone') return [['', '+49 30 23125000', undefined]]
  if (format === 'email') return [['', 'b@example.org', 'a@example.org']]
  if (format === 'http-url') return [['', 'https://example.org/b.jpg', undefined]]
  if (name === 'commission')
    return [
      ['', '3,57 %', undefined],
      ['3,57 % inkl. MwSt.', '3,57 % inkl. MwSt.', undefined],
    ]
  if (name === 'deposit')
    return [
      ['', 'drei Mieten', undefined],
      ['2850', '2850', undefined],
    ]
  if (name === 'availableFrom')
    return [
      ['', 'sofort', undefined],
      ['01.03.2098', '01.03.2098', undefined],
    ]
  return [['', name === 'address/postalCode' ? '10999' : 'Wort', otherThan(name, 'other')]]
}

/** What must be there for a member to mean anything. */
export function contextsOf(name: string): [label: string, members: Record<string, unknown>][] {
  const certificate = {
    'residentialEnergyCertificate/type': 'consumption',
    'residentialEnergyCertificate/energySource': 'gas',
  }
  const [holder, inner] = name.split('/')
  if (holder === 'residentialEnergyCertificate') {
    const need = { ...certificate, 'residentialEnergyCertificate/type': 'need' }
    const value = { ...certificate, 'residentialEnergyCertificate/energyConsumption': 99 }
    const old = { ...value, 'residentialEnergyCertificate/prior2014': true }
    const before2014 = 'of a consumption certificate from before May 2014'
    if (inner === 'energyClass' || inner === 'warmWaterIncluded') {
      const newer = { ...old, 'residentialEnergyCertificate/prior2014': false }
      return [
        ['', value],
        [before2014, old],
        ...(inner === 'warmWaterIncluded' ? [['of one since then', newer] as [string, typeof newer]] : []),
      ]
    }
    return [['', inner === 'energyNeed' ? need : certificate]]
  }
  if (name === 'leaseholdUntil' || name === 'groundRent') return [['', { isLeasehold: true }]]
  if (name === 'additionalCostsIncludeHeatingCosts') {
    const costs = { baseRent: 1200, additionalCosts: 200, totalRent: 1450 }
    return [
      ['with `heatingCosts`', { ...costs, heatingCosts: 50 }],
      ['without', costs],
    ]
  }
  if (name === 'commissionIncludesVat') return [['', { commission: '3,57 %' }]]
  if (name === 'purchasePricePerSquareMetre') return [['', { purchasePrice: undefined }]]
  if (name === 'purchasePrice') return [['', { purchasePriceOnRequest: undefined }]]
  if (name === 'purchasePriceOnRequest') return [['', { purchasePrice: 489_000 }]]
  if (name === 'purchasePricePerSquareMetre') return [['', { purchasePrice: undefined }]]
  if (name === 'heatingCosts') return [['', { baseRent: 1200, totalRent: 1400 }]]
  if (name === 'parkingSpaceRent' || name === 'parkingSpacePurchasePrice') {
    return [
      ['with `parkingSpaceType: garage`', { parkingSpaceType: 'garage' }],
      ['without', {}],
    ]
  }
  if (name === 'address/latitude' || name === 'address/longitude') {
    const other = name === 'address/latitude' ? { 'address/longitude': 13.5 } : { 'address/latitude': 52.5 }
    return [
      ['shown', { 'address/publish': true, ...other }],
      ['hidden', other],
    ]
  }
  if (name === 'address/street' || name === 'address/streetNumber') {
    return [
      ['shown', { 'address/publish': true }],
      ['hidden', {}],
    ]
  }
  if (name === 'address/region')
    return [
      ['', {}],
      ['abroad', { 'address/country': 'AT' }],
    ]
  if (name === 'constructionPhase')
    return [
      ['', {}],
      ['with `condition`', { condition: 'mint' }],
    ]
  return [['', {}]]
}

const otherKind = (kind: string) => (kind === 'need' ? 'consumption' : 'need')

const requiredBeside = ['address/postalCode', 'address/city', '/externalId', '/contact/lastName']

/** What cannot be missing is compared with another value. */
function otherThan<Value>(name: string, other: Value): Value | undefined {
  const required = propertyTypes.flatMap((type) => [
    ...(fieldsByType[type] as unknown as { required: string[] }).required,
  ])
  return [...required, ...requiredBeside].includes(name) ? other : undefined
}
