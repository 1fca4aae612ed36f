import { type FieldsOf, isCommissionDue, type Property, type PropertyType } from '@aushang/model'
import type { Publication } from '../../contract.ts'
import { germanAvailability, germanDeposit } from '../../german-words.ts'
import { countryOf } from './countries.ts'
import { type BuildingFields, energyCertificate, energyValues, isAbroad } from './energy.ts'
import { type Field, field, ours, wordOf, yes } from './field.ts'
import { floorMin, isGroundRentPrice, otherNoteOf } from './leftovers.ts'
import {
  apartmentTypes,
  buildingTypes,
  conditions,
  constructibleTypes,
  constructionPhases,
  developmentTypes,
  heatingTypes,
  interiorQualities,
  intervals,
  parkingSpaceTypes,
  recommendedUses,
  usesByRegulation,
} from './words.ts'

const realEstatesNamespace = 'http://rest.immobilienscout24.de/schema/offer/realestates/1.0'

export const portalTypes: Record<PropertyType, string> = {
  apartmentRent: 'apartmentRent',
  apartmentBuy: 'apartmentBuy',
  houseRent: 'houseRent',
  houseBuy: 'houseBuy',
  plotRent: 'livingRentSite',
  plotBuy: 'livingBuySite',
}

/** The advert, with its elements in the order that the portal's schema wants: another order is refused. */
export function advertOf(publication: Publication): Field {
  const { property } = publication
  return {
    name: `realestates:${portalTypes[property.type]}`,
    from: '',
    attributes: { 'xmlns:realestates': realEstatesNamespace },
    content: [
      ...beginning(publication),
      ...(particulars[property.type] as (fields: Property['fields'], asOf: string) => Field[])(
        property.fields,
        property.updatedAt,
      ),
    ],
  }
}

/** `asOf` is when the property was changed last: the same again makes the same document. */
const particulars: { [Type in PropertyType]: (fields: FieldsOf<Type>, asOf: string) => Field[] } = {
  apartmentRent: (fields) => [...ofApartment(fields), ...living(fields), ...rent(fields), ...flat(fields)],
  apartmentBuy: (fields) => [
    ...ofApartment(fields),
    ...living(fields),
    ...sale(fields),
    price(fields),
    ...flat(fields),
    ours('serviceCharge', 'condoFee', fields.condoFee),
  ],
  houseRent: (fields) => [
    ...ofHouse(fields),
    buildingType(fields),
    energyCertificate(fields),
    ...living(fields),
    ...rent(fields),
    ours('builtInKitchen', 'hasBuiltInKitchen', fields.hasBuiltInKitchen),
  ],
  houseBuy: (fields) => [
    ours('lodgerFlat', 'hasLodgerFlat', yes(fields.hasLodgerFlat)),
    ours('constructionPhase', 'constructionPhase', wordOf(constructionPhases, fields.constructionPhase)),
    buildingType(fields),
    energyCertificate(fields),
    ...living(fields),
    ...sale(fields),
    price(fields),
    ...ofHouse(fields),
  ],
  plotRent: (fields) => {
    const commercializationType = ours(
      'commercializationType',
      'leaseInterval',
      fields.leaseInterval ? 'LEASE' : 'RENT',
    )
    return site(fields, { commercializationType }, leasePrice(fields))
  },
  plotBuy: (fields, asOf) =>
    site(fields, leasehold(fields, asOf), isGroundRentPrice(fields) ? groundRentPrice(fields) : price(fields)),
}

function beginning({ property, contact, placement }: Publication): Field[] {
  const { fields } = property
  return [
    // An advert that was adopted keeps the number that it has there: another one is refused.
    field('externalId', '/externalId', placement.externalId),
    ours('title', 'title', fields.title),
    address(fields),
    ours('descriptionNote', 'description', fields.description),
    ours('furnishingNote', 'furnishingDescription', fields.furnishingDescription),
    ours('locationNote', 'locationDescription', fields.locationDescription),
    ours('otherNote', 'miscellaneousDescription', otherNoteOf(property)),
    ours('showAddress', 'address/publish', fields.address.publish ?? false),
    { name: 'contact', from: '/contactId', ...(contact && { attributes: { externalId: contact.id } }) },
  ]
}

/** The position of a hidden address is never sent: the portal finds the street by itself, and hides it. */
function address({ address }: { address: FieldsOf<'plotBuy'>['address'] }): Field {
  const { latitude, longitude } = address
  const isPlaced = address.publish === true && latitude !== undefined && longitude !== undefined
  const country = isAbroad({ address }) ? countryOf(address.country ?? 'DE') : undefined
  return ours('address', 'address', [
    ours('street', 'address/street', address.street),
    ours('houseNumber', 'address/streetNumber', address.streetNumber),
    ours('postcode', 'address/postalCode', address.postalCode.trim()),
    ours('city', 'address/city', address.city),
    ours('internationalCountryRegion', 'address/country', [
      ours('country', 'address/country', country),
      ours('region', 'address/region', country && address.region),
    ]),
    ours('quarter', 'address/district', address.district),
    ours('wgs84Coordinate', 'address/latitude', [
      ours('latitude', 'address/latitude', isPlaced ? latitude : undefined),
      ours('longitude', 'address/longitude', isPlaced ? longitude : undefined),
    ]),
  ])
}

function ofApartment(fields: FieldsOf<'apartmentRent'> | FieldsOf<'apartmentBuy'>): Field[] {
  const { floor } = fields
  return [
    ours('apartmentType', 'apartmentType', wordOf(apartmentTypes, fields.apartmentType)),
    ours('floor', 'floor', floor !== undefined && floor >= floorMin ? floor : undefined),
    ours('lift', 'hasLift', fields.hasLift),
    energyCertificate(fields),
  ]
}

function living(fields: BuildingFields): Field[] {
  return [
    ours('cellar', 'hasCellar', yes(fields.hasCellar)),
    ours('handicappedAccessible', 'isAccessible', yes(fields.isAccessible)),
    ours('numberOfParkingSpaces', 'numberOfParkingSpaces', fields.numberOfParkingSpaces),
    ours('condition', 'condition', wordOf(conditions, fields.condition)),
    ours('lastRefurbishment', 'lastRefurbished', fields.lastRefurbished),
    ours('interiorQuality', 'interiorQuality', wordOf(interiorQualities, fields.interiorQuality)),
    ours('constructionYear', 'constructionYear', fields.constructionYear),
    ours('constructionYearUnknown', 'constructionYearUnknown', isYearUnknown(fields) ? true : undefined),
    ours('freeFrom', 'availableFrom', germanAvailability(fields.availableFrom)),
    ours('heatingTypeEnev2014', 'heatingType', wordOf(heatingTypes, fields.heatingType)),
    ...energyValues(fields),
    ours('numberOfFloors', 'numberOfFloors', fields.numberOfFloors),
    ours('usableFloorSpace', 'usableArea', fields.usableArea),
    ours('numberOfBedRooms', 'numberOfBedrooms', fields.numberOfBedrooms),
    ours('numberOfBathRooms', 'numberOfBathrooms', fields.numberOfBathrooms),
    ours('guestToilet', 'hasGuestToilet', yes(fields.hasGuestToilet)),
    ours('parkingSpaceType', 'parkingSpaceType', wordOf(parkingSpaceTypes, fields.parkingSpaceType)),
  ]
}

/** The schema has the one or the other. */
function isYearUnknown({ constructionYear, constructionYearUnknown }: BuildingFields): boolean {
  return constructionYear === undefined && constructionYearUnknown === true
}

function rent(fields: FieldsOf<'apartmentRent'> | FieldsOf<'houseRent'>): Field[] {
  const { petsAllowed } = fields
  const pets = petsAllowed === 'negotiable' ? 'NEGOTIABLE' : petsAllowed ? 'YES' : 'NO'
  return [
    ours('baseRent', 'baseRent', fields.baseRent),
    ours('totalRent', 'totalRent', fields.totalRent),
    ours('serviceCharge', 'additionalCosts', fields.additionalCosts),
    ours('deposit', 'deposit', germanDeposit(fields.deposit)),
    ours('heatingCosts', 'heatingCosts', fields.heatingCosts),
    ours('heatingCostsInServiceCharge', 'additionalCostsIncludeHeatingCosts', heatingIncluded(fields)),
    ours('petsAllowed', 'petsAllowed', petsAllowed === undefined ? undefined : pets),
    ours('parkingSpacePrice', 'parkingSpaceRent', fields.parkingSpaceRent),
    ours('useAsFlatshareRoom', 'isSuitableAsSharedFlat', yes(fields.isSuitableAsSharedFlat)),
  ]
}

/** Heating costs by themselves want a word on whether the additional costs have them in already. */
function heatingIncluded(fields: FieldsOf<'apartmentRent'> | FieldsOf<'houseRent'>): string | undefined {
  const included = fields.additionalCostsIncludeHeatingCosts ?? (fields.heatingCosts === undefined ? undefined : false)
  return included === undefined ? undefined : included ? 'YES' : 'NO'
}

function sale(fields: FieldsOf<'apartmentBuy'> | FieldsOf<'houseBuy'>): Field[] {
  return [
    ours('rented', 'isRented', yes(fields.isRented)),
    ours('rentalIncome', 'monthlyRentalIncome', fields.monthlyRentalIncome),
    ours('listed', 'isListed', yes(fields.isListed)),
    ours('parkingSpacePrice', 'parkingSpacePurchasePrice', fields.parkingSpacePurchasePrice),
    ours('summerResidencePractical', 'isSuitableAsHolidayHome', yes(fields.isSuitableAsHolidayHome)),
  ]
}

/** Zero is how the portal says "price on request". */
function price(fields: { purchasePrice?: number; purchasePriceOnRequest?: boolean }): Field {
  const value = fields.purchasePriceOnRequest ? 0 : fields.purchasePrice
  return ours('price', 'purchasePrice', [
    ours('value', 'purchasePrice', value ?? 0),
    ours('currency', 'purchasePrice', 'EUR'),
    ours('marketingType', 'purchasePrice', 'PURCHASE'),
    ours('priceIntervalType', 'purchasePrice', 'ONE_TIME_CHARGE'),
  ])
}

function groundRentPrice({ groundRent }: FieldsOf<'plotBuy'>): Field {
  return ours('price', 'groundRent', [
    ours('value', 'groundRent', groundRent),
    ours('currency', 'groundRent', 'EUR'),
    ours('marketingType', 'groundRent', 'LEASEHOLD'),
    ours('priceIntervalType', 'groundRent', 'YEAR'),
  ])
}

function leasePrice({ baseRent, rentInterval, leaseInterval }: FieldsOf<'plotRent'>): Field {
  return ours('price', 'baseRent', [
    ours('value', 'baseRent', baseRent),
    ours('currency', 'baseRent', 'EUR'),
    ours('marketingType', 'baseRent', leaseInterval ? 'LEASE' : 'RENT'),
    ours(
      'priceIntervalType',
      leaseInterval ? 'leaseInterval' : 'rentInterval',
      intervals[leaseInterval ?? rentInterval ?? 'month'],
    ),
  ])
}

function flat(fields: FieldsOf<'apartmentRent'> | FieldsOf<'apartmentBuy'>): Field[] {
  return [
    ours('livingSpace', 'livingArea', fields.livingArea),
    ours('numberOfRooms', 'numberOfRooms', fields.numberOfRooms),
    ours('builtInKitchen', 'hasBuiltInKitchen', fields.hasBuiltInKitchen),
    ours('balcony', 'hasBalcony', hasBalconyOrTerrace(fields)),
    ours('certificateOfEligibilityNeeded', 'requiresWBS', fields.requiresWBS),
    ours('garden', 'hasGarden', fields.hasGarden),
    courtage(fields),
  ]
}

/** The portal shows the element as "Balkon/Terrasse". */
function hasBalconyOrTerrace(fields: FieldsOf<'apartmentRent'> | FieldsOf<'apartmentBuy'>): boolean | undefined {
  const { hasBalcony, hasTerrace, numberOfBalconies } = fields
  return hasBalcony || hasTerrace || numberOfBalconies ? true : hasBalcony
}

function ofHouse(fields: FieldsOf<'houseRent'> | FieldsOf<'houseBuy'>): Field[] {
  return [
    ours('livingSpace', 'livingArea', fields.livingArea),
    ours('plotArea', 'plotArea', fields.plotArea),
    ours('numberOfRooms', 'numberOfRooms', fields.numberOfRooms),
    courtage(fields),
  ]
}

function buildingType(fields: FieldsOf<'houseRent'> | FieldsOf<'houseBuy'>): Field {
  return ours('buildingType', 'houseType', wordOf(buildingTypes, fields.houseType) ?? 'NO_INFORMATION')
}

function courtage(fields: FieldsOf<PropertyType>): Field {
  const isDue = isCommissionDue(fields)
  return ours('courtage', 'commission', [
    // The portal knows only yes and no.
    ours('hasCourtage', 'commissionDue', isDue ? 'YES' : 'NO'),
    ours('courtage', 'commission', isDue ? fields.commission : undefined),
    ours('courtageNote', 'commissionDescription', fields.commissionDescription?.trim()),
  ])
}

interface Marketing {
  commercializationType: Field
  tenancy?: Field
}

/** The portal wants to know after how many years a leasehold ends: `check` asks for the day. */
function leasehold({ isLeasehold, leaseholdUntil }: FieldsOf<'plotBuy'>, asOf: string): Marketing {
  return {
    commercializationType: ours('commercializationType', 'isLeasehold', isLeasehold ? 'LEASEHOLD' : 'BUY'),
    ...(isLeasehold &&
      leaseholdUntil !== undefined && { tenancy: ours('tenancy', 'leaseholdUntil', wholeYears(asOf, leaseholdUntil)) }),
  }
}

function wholeYears(from: string, until: string): number {
  const years = Number(until.slice(0, 4)) - Number(from.slice(0, 4))
  return Math.max(0, until.slice(5, 10) < from.slice(5, 10) ? years - 1 : years)
}

function site(
  fields: FieldsOf<'plotRent'> | FieldsOf<'plotBuy'>,
  { commercializationType, tenancy }: Marketing,
  price: Field,
): Field[] {
  const { buildingRegulation } = fields
  const uses = [
    ...(fields.recommendedUse ?? []).map((use) => recommendedUses[use]),
    ...(buildingRegulation ? [usesByRegulation[buildingRegulation]] : []),
  ]
  return [
    commercializationType,
    ours(
      'recommendedUseTypes',
      'recommendedUse',
      [...new Set(uses)].map((use) => ours('siteRecommendedUseType', 'recommendedUse', use)),
    ),
    ...(tenancy ? [tenancy] : []),
    price,
    ours('plotArea', 'plotArea', fields.plotArea),
    ours('minDivisible', 'divisibleFrom', fields.divisibleFrom),
    courtage(fields),
    ours('freeFrom', 'availableFrom', germanAvailability(fields.availableFrom)),
    ours('shortTermConstructible', 'isShortTermBuildable', fields.isShortTermBuildable),
    ours('buildingPermission', 'hasBuildingPermission', fields.hasBuildingPermission),
    ours('siteDevelopmentType', 'development', wordOf(developmentTypes, fields.development)),
    ours('siteConstructibleType', 'buildingRegulation', wordOf(constructibleTypes, buildingRegulation)),
    ours('grz', 'siteCoverageIndex', fields.siteCoverageIndex),
    ours('gfz', 'floorSpaceIndex', fields.floorSpaceIndex),
  ]
}
