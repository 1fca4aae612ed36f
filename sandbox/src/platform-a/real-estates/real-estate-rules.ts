import { type Data, isData, textAt, textsAt, valueAt } from '../schema/data.ts'
import { newEnergySources, type RealEstateType, realEstateTypes } from '../schema/real-estate-types.ts'
import { invalid, type Problem, Refusal } from '../wire/refusal.ts'
import { energyProblems } from './energy-rules.ts'

const moneyMax = 9_999_999_999_999.99
const areaMax = 99_999_999.99
const areas = ['livingSpace', 'plotArea', 'usableFloorSpace', 'minDivisible']
const money = [
  'baseRent',
  'totalRent',
  'serviceCharge',
  'heatingCosts',
  'rentalIncome',
  'parkingSpacePrice',
  'price.value',
]
const notes = ['descriptionNote', 'furnishingNote', 'locationNote', 'otherNote']
// JSON was taken without them; XML never gets here without.
const notMissed = ['showAddress', 'courtage', 'address']
const noteBytesMax = 3999

interface Circumstances {
  takesNewEnergySources: boolean
}

/** What the portal demands beyond its schema, one message for each field; `found` is what reading has found wrong. */
export function refuseInvalidRealEstate(
  type: RealEstateType,
  data: Data,
  found: Problem[],
  { takesNewEnergySources }: Circumstances,
) {
  if (data['address'] === undefined) throw invalid("field 'address' is required")
  if (textAt(data, 'courtage.hasCourtage') === 'NOT_APPLICABLE') throw invalid('hasCourtage is mandatory: YES or NO')
  const problems = [
    ...found,
    ...missingProblems(type, data, found),
    ...addressProblems(type, data),
    ...limitProblems(data),
    ...courtageProblems(data),
    ...siteProblems(type, data),
    ...energyProblems(data),
  ]
  const isHeatingUnclear = !['YES', 'NO'].includes(textAt(data, 'heatingCostsInServiceCharge'))
  if (data['heatingCosts'] !== undefined && isHeatingUnclear) {
    problems.push({
      field: 'heatingCostsInServiceCharge',
      value: data['heatingCostsInServiceCharge'],
      code: 'MANDATORY_FIELD_EMPTY',
    })
  }
  if (problems.length > 0) throw invalid(...problems)
  if (!takesNewEnergySources) refuseNewEnergySources(data)
  refuseUnknownPlace(data)
}

function missingProblems(type: RealEstateType, data: Data, found: Problem[]): Problem[] {
  return realEstateTypes[type]
    .filter(({ name, required }) => required === true && !notMissed.includes(name))
    .filter(({ name }) => data[name] === undefined || data[name] === '')
    .filter(({ name }) => !found.some(({ field }) => field === name))
    .map(({ name }) => ({ field: name, value: data[name], code: 'MANDATORY_FIELD_EMPTY' }))
}

function addressProblems(type: RealEstateType, data: Data): Problem[] {
  const country = valueAt(data, 'address.internationalCountryRegion.country') ?? 'DEU'
  const isSite = type === 'livingBuySite' || type === 'livingRentSite'
  if (country !== 'DEU' && !['apartmentBuy', 'houseBuy', 'livingBuySite'].includes(type)) {
    return [{ field: 'address.internationalCountryRegion.country', value: country, code: 'COUNTRY_NOT_ALLOWED' }]
  }
  const needed = country === 'DEU' ? ['street', ...(isSite ? [] : ['houseNumber']), 'postcode', 'city'] : ['city']
  return needed
    .map((name) => ({
      field: `address.${name}`,
      value: valueAt(data, `address.${name}`),
      code: 'MANDATORY_FIELD_EMPTY',
    }))
    .filter(({ field }) => textAt(data, field).trim() === '')
}

function limitProblems(data: Data): Problem[] {
  const problems: Problem[] = []
  const within = (field: string, min: number, max: number, code = 'NUMBER_IS_OUT_OF_RANGE') => {
    const value = valueAt(data, field)
    if (typeof value === 'number' && (value < min || value > max)) problems.push({ field, value, code })
  }
  for (const field of money) within(field, 0, moneyMax)
  for (const field of areas) within(field, 0, areaMax)
  within('numberOfRooms', 1, 999.99)
  within('thermalCharacteristic', 0.01, 9999.99)
  within('constructionYear', 1000, 9999, 'YEAR_INVALID')
  within('grz', 0, 9.99)
  within('gfz', 0, 9.99)
  for (const field of notes) {
    const value = data[field]
    // The schema counts characters, the portal's database bytes.
    if (typeof value === 'string' && Buffer.byteLength(value) > noteBytesMax) {
      problems.push({ field, value, code: 'LENGTH_EXCEEDED' })
    }
  }
  const { externalId } = data
  if (typeof externalId === 'string' && externalId.length > 50) {
    problems.push({ field: 'externalId', value: externalId, code: 'LENGTH_EXCEEDED' })
  }
  return problems
}

function courtageProblems(data: Data): Problem[] {
  const { courtage } = data
  if (!isData(courtage) || courtage['hasCourtage'] !== 'YES') return []
  const isEmpty = textAt(courtage, 'courtage').trim() === ''
  return isEmpty ? [{ field: 'courtageInformation.courtage', value: '', code: 'COURTAGE_EMPTY' }] : []
}

function siteProblems(type: RealEstateType, data: Data): Problem[] {
  const value = textAt(data, 'commercializationType')
  const allowed = { livingBuySite: ['BUY', 'LEASEHOLD'], livingRentSite: ['RENT', 'LEASE'] }[type as string]
  if (allowed === undefined || value === '') return []
  if (!allowed.includes(value)) return [{ field: 'commercializationType', value, code: 'VALUE_NOT_ALLOWED' }]
  const needsTenancy = value === 'LEASEHOLD' && data['tenancy'] === undefined
  return needsTenancy ? [{ field: 'tenancy', value: null, code: 'MANDATORY_FIELD_EMPTY' }] : []
}

function refuseNewEnergySources(data: Data): void {
  const sources = textsAt(data, 'energySourcesEnev2014.energySourceEnev2014')
  const unknown = sources.find((source) => newEnergySources.includes(source))
  if (unknown === undefined) return
  throw new Refusal(412, {
    code: 'ERROR_RESOURCE_VALIDATION',
    text: `ERROR_RESOURCE_VALIDATION, parameters: [EnergySourceEnev2014 value [${unknown}] is not allowed.]`,
  })
}

/** The geocoder of the sandbox finds every German postcode, and nothing else; a coordinate saves it the search. */
function refuseUnknownPlace(data: Data): void {
  const isAbroad = (valueAt(data, 'address.internationalCountryRegion.country') ?? 'DEU') !== 'DEU'
  const isFound = isAbroad || /^\d{5}$/.test(textAt(data, 'address.postcode'))
  if (isFound || valueAt(data, 'address.wgs84Coordinate') !== undefined) return
  throw new Refusal(412, {
    code: 'ERROR_GEOCODING_FAILED',
    text: `Geocoding failed. [MESSAGE: address.postcode : ${textAt(data, 'address.postcode')} : GEOCODING_FAILED]`,
  })
}
