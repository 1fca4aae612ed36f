import Type from 'typebox'
import { area, closed, count, CountryCode, day, flag, longText, money, oneOfWords, text, year } from '../schema.ts'
import { ResidentialEnergyCertificate } from './energy-certificate.ts'

/**
 * The groups of members that the six types are put together from: each group is written once. What a member is called, and what it
 * means, is in `words/`; a description here is for whoever writes the request.
 */

const Address = closed(
  {
    street: Type.Optional(text(100)),
    streetNumber: Type.Optional(text(30)),
    postalCode: text(20),
    city: text(50),
    district: Type.Optional(text(100)),
    region: Type.Optional(text(50)),
    country: Type.Optional(CountryCode),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    publish: Type.Optional(Type.Boolean({ default: false })),
  },
  { $id: 'PropertyAddress' },
)

export const general = {
  title: text(100),
  address: Address,
  description: Type.Optional(longText(3999)),
  locationDescription: Type.Optional(longText(3999)),
  furnishingDescription: Type.Optional(longText(3999)),
  miscellaneousDescription: Type.Optional(longText(3999)),
  availableFrom: Type.Optional(text(50)),
  commissionDue: Type.Optional(flag('Left out, a commission that is given means yes, and none: not said.')),
  commission: Type.Optional(text(100, 'Only where something is due.')),
  commissionDescription: Type.Optional(longText(500)),
  commissionIncludesVat: Type.Optional(flag()),
  commissionSeller: Type.Optional(text(100)),
}

export const building = {
  livingArea: area(),
  numberOfRooms: Type.Number({ minimum: 0.5, maximum: 999 }),
  usableArea: Type.Optional(area()),
  numberOfBedrooms: Type.Optional(count(99)),
  numberOfBathrooms: Type.Optional(count(99)),
  numberOfFloors: Type.Optional(count(999)),
  numberOfParkingSpaces: Type.Optional(count(99_999)),
  parkingSpaceType: Type.Optional(
    oneOfWords(['garage', 'undergroundGarage', 'carport', 'outdoor', 'carPark', 'duplex']),
  ),
  condition: Type.Optional(
    oneOfWords([
      'firstTimeUse',
      'firstTimeUseAfterRefurbishment',
      'mint',
      'refurbished',
      'modernised',
      'renovated',
      'wellKept',
      'requiresRenovation',
      'requiresRefurbishment',
      'shell',
      'negotiable',
      'demolitionReady',
    ]),
  ),
  interiorQuality: Type.Optional(oneOfWords(['simple', 'standard', 'high', 'luxury'])),
  constructionYear: Type.Optional(year()),
  constructionYearUnknown: Type.Optional(flag()),
  constructionPhase: Type.Optional(oneOfWords(['projected', 'underConstruction', 'completed'])),
  lastRefurbished: Type.Optional(year()),
  heatingType: Type.Optional(
    oneOfWords([
      'stove',
      'floor',
      'central',
      'district',
      'underfloor',
      'heatPump',
      'gas',
      'oil',
      'electric',
      'nightStorage',
      'pellet',
      'solar',
      'combinedHeatAndPower',
    ]),
  ),
  energyCertificateStatus: Type.Optional(oneOfWords(['present', 'notYetAvailable', 'notRequired'])),
  residentialEnergyCertificate: Type.Optional(ResidentialEnergyCertificate),
  hasCellar: Type.Optional(flag()),
  hasGuestToilet: Type.Optional(flag()),
  hasBuiltInKitchen: Type.Optional(flag()),
  hasGarden: Type.Optional(flag()),
  hasBalcony: Type.Optional(flag()),
  hasTerrace: Type.Optional(flag()),
  hasLoggia: Type.Optional(flag()),
  numberOfBalconies: Type.Optional(count(99)),
  outdoorArea: Type.Optional(area()),
  hasFireplace: Type.Optional(flag()),
  hasStorageRoom: Type.Optional(flag()),
  hasAirConditioning: Type.Optional(flag()),
  flooring: Type.Optional(
    Type.Array(oneOfWords(['tiles', 'planks', 'parquet', 'laminate', 'vinyl', 'carpet', 'stone', 'screed', 'other']), {
      maxItems: 9,
      uniqueItems: true,
    }),
  ),
  furnishing: Type.Optional(oneOfWords(['none', 'partly', 'full'])),
  isAccessible: Type.Optional(flag()),
  isListed: Type.Optional(flag()),
}

export const apartment = {
  apartmentType: Type.Optional(
    oneOfWords([
      'apartment',
      'attic',
      'maisonette',
      'penthouse',
      'loft',
      'terrace',
      'lowerGroundFloor',
      'groundFloor',
      'upperGroundFloor',
      'floor',
      'other',
    ]),
  ),
  floor: Type.Optional(Type.Integer({ minimum: -9, maximum: 999 })),
  hasLift: Type.Optional(flag()),
  requiresWBS: Type.Optional(flag()),
}

export const house = {
  houseType: Type.Optional(
    oneOfWords([
      'singleFamily',
      'midTerrace',
      'endTerrace',
      'multiFamily',
      'bungalow',
      'semiDetached',
      'farm',
      'villa',
      'terrace',
      'twoFamily',
      'townhouse',
      'countryHouse',
      'castle',
      'holidayHome',
      'other',
    ]),
  ),
  plotArea: area(),
  hasLodgerFlat: Type.Optional(flag()),
  numberOfUnits: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })),
}

export const buildingToRent = {
  baseRent: money(),
  additionalCosts: Type.Optional(money()),
  heatingCosts: Type.Optional(money()),
  additionalCostsIncludeHeatingCosts: Type.Optional(flag()),
  totalRent: Type.Optional(money()),
  deposit: Type.Optional(text(50)),
  parkingSpaceRent: Type.Optional(money()),
  petsAllowed: Type.Optional(
    Type.Union([Type.Boolean(), Type.Literal('negotiable')], { description: 'true, false or "negotiable".' }),
  ),
  isSuitableAsSharedFlat: Type.Optional(flag()),
  minimumTermMonths: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
  fixedTermUntil: Type.Optional(day('It must lie ahead.')),
}

const price = {
  purchasePrice: Type.Optional(
    money('Required unless purchasePriceOnRequest is true, or a plot has purchasePricePerSquareMetre.'),
  ),
  purchasePriceOnRequest: Type.Optional(flag()),
}

/** Erbbaurecht: the plot belongs to somebody else, who gets a rent for it. */
const leasehold = {
  isLeasehold: Type.Optional(flag()),
  leaseholdUntil: Type.Optional(day('Only with isLeasehold, and it must lie ahead.')),
  groundRent: Type.Optional(money('Only with isLeasehold.')),
}

export const buildingToBuy = {
  ...price,
  ...leasehold,
  parkingSpacePurchasePrice: Type.Optional(money()),
  isRented: Type.Optional(flag()),
  monthlyRentalIncome: Type.Optional(money()),
  isSuitableAsHolidayHome: Type.Optional(flag()),
}

export const apartmentToBuy = {
  condoFee: Type.Optional(money()),
}

const plotIndex = Type.Number({ minimum: 0, maximum: 9.99 })

export const plot = {
  plotArea: area(),
  buildingRegulation: Type.Optional(
    oneOfWords(['developmentPlan', 'neighbourhood', 'outerArea', 'developmentExpected', 'none']),
  ),
  development: Type.Optional(oneOfWords(['developed', 'partlyDeveloped', 'undeveloped'])),
  recommendedUse: Type.Optional(
    Type.Array(
      oneOfWords([
        'futureDevelopmentLand',
        'twinHouse',
        'singleFamilyHouse',
        'garage',
        'garden',
        'noDevelopment',
        'apartmentBuilding',
        'orchard',
        'terraceHouse',
        'parkingSpace',
        'villa',
        'forest',
      ]),
      { maxItems: 12, uniqueItems: true },
    ),
  ),
  divisibleFrom: Type.Optional(area()),
  floorSpaceIndex: Type.Optional(plotIndex),
  siteCoverageIndex: Type.Optional(plotIndex),
  isShortTermBuildable: Type.Optional(flag()),
  hasBuildingPermission: Type.Optional(flag()),
}

export const plotToBuy = {
  ...price,
  purchasePricePerSquareMetre: Type.Optional(money('Instead of purchasePrice.')),
  ...leasehold,
}

export const plotToRent = {
  baseRent: money(),
  rentInterval: Type.Optional(oneOfWords(['day', 'week', 'month', 'year'], 'Of what is let. Without it: a month.')),
  leaseInterval: Type.Optional(oneOfWords(['day', 'week', 'month', 'year'])),
}
