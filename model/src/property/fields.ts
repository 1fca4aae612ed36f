import Type from 'typebox'
import { area, closed, count, CountryCode, day, flag, longText, money, oneOfWords, text, year } from '../schema.ts'
import { ResidentialEnergyCertificate } from './energy-certificate.ts'

/** The groups of members that the six types are put together from: each group is written once. */

const Address = closed(
  {
    street: Type.Optional(text(100)),
    streetNumber: Type.Optional(text(30)),
    postalCode: text(20),
    city: text(50),
    district: Type.Optional(text(100, 'The part of the city (Ortsteil), such as "Prenzlauer Berg".')),
    region: Type.Optional(text(50)),
    country: Type.Optional(CountryCode),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    publish: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether portals may show street, number and position.' }),
    ),
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
  availableFrom: Type.Optional(text(50, 'A date or words, such as "sofort".')),
  commissionDue: Type.Optional(
    flag('Whether the prospect pays the agency. Left out, a commission that is given means yes, and none: not said.'),
  ),
  commission: Type.Optional(
    text(100, 'What the prospect pays the agency, such as "3,57 % inkl. MwSt."; only where something is due.'),
  ),
  commissionDescription: Type.Optional(longText(500)),
}

export const building = {
  livingArea: area('Living area.'),
  numberOfRooms: Type.Number({ minimum: 0.5, maximum: 999, description: 'Half rooms count 0.5.' }),
  usableArea: Type.Optional(area('Usable area beside the living area.')),
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
  constructionYearUnknown: Type.Optional(flag('Nobody knows it. That counts as an answer where the law asks for it.')),
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
  energyCertificateStatus: Type.Optional(
    oneOfWords(
      ['present', 'notYetAvailable', 'notRequired'],
      'notYetAvailable: it is shown at the viewing (liegt zur Besichtigung vor).',
    ),
  ),
  residentialEnergyCertificate: Type.Optional(ResidentialEnergyCertificate),
  hasCellar: Type.Optional(flag()),
  hasGuestToilet: Type.Optional(flag()),
  hasBuiltInKitchen: Type.Optional(flag()),
  hasGarden: Type.Optional(flag()),
  hasBalcony: Type.Optional(flag()),
  hasTerrace: Type.Optional(flag()),
  hasLoggia: Type.Optional(flag()),
  numberOfBalconies: Type.Optional(count(99)),
  outdoorArea: Type.Optional(area('Balconies and terraces.')),
  hasFireplace: Type.Optional(flag()),
  hasStorageRoom: Type.Optional(flag()),
  hasAirConditioning: Type.Optional(flag()),
  flooring: Type.Optional(
    Type.Array(oneOfWords(['tiles', 'planks', 'parquet', 'laminate', 'vinyl', 'carpet', 'stone', 'screed', 'other']), {
      maxItems: 9,
      uniqueItems: true,
    }),
  ),
  furnishing: Type.Optional(oneOfWords(['none', 'partly', 'full'], 'Whether it is let or sold with furniture.')),
  isAccessible: Type.Optional(flag('Without steps.')),
  isListed: Type.Optional(flag('A protected monument (Denkmal).')),
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
  floor: Type.Optional(Type.Integer({ minimum: -9, maximum: 999, description: '0 is the ground floor.' })),
  hasLift: Type.Optional(flag()),
  requiresWBS: Type.Optional(flag('Only with a certificate of eligibility (Wohnberechtigungsschein).')),
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
  plotArea: area('Area of the plot.'),
  hasLodgerFlat: Type.Optional(flag()),
  numberOfUnits: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 9_999, description: 'How many dwellings the house has.' }),
  ),
}

export const buildingToRent = {
  baseRent: money('Monthly rent without additional costs (Kaltmiete).'),
  additionalCosts: Type.Optional(money('Monthly additional costs (Nebenkosten).')),
  heatingCosts: Type.Optional(money('Monthly heating costs.')),
  additionalCostsIncludeHeatingCosts: Type.Optional(flag()),
  totalRent: Type.Optional(money('Monthly rent with all costs (Warmmiete).')),
  deposit: Type.Optional(text(50, 'Words or an amount, such as "3 Nettokaltmieten".')),
  parkingSpaceRent: Type.Optional(money('Monthly rent of a parking space.')),
  petsAllowed: Type.Optional(
    Type.Union([Type.Boolean(), Type.Literal('negotiable')], { description: 'true, false or "negotiable".' }),
  ),
  isSuitableAsSharedFlat: Type.Optional(flag()),
  minimumTermMonths: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 999, description: 'How long a tenant stays at least.' }),
  ),
  fixedTermUntil: Type.Optional(day('The day on which the tenancy ends; it must lie ahead.')),
}

const price = {
  purchasePrice: Type.Optional(money('Required unless purchasePriceOnRequest is true.')),
  purchasePriceOnRequest: Type.Optional(flag('The price is not shown.')),
}

/** Erbbaurecht: the plot belongs to somebody else, who gets a rent for it. */
const leasehold = {
  isLeasehold: Type.Optional(flag('Erbbaurecht: the buyer does not get the plot, and pays a rent for it.')),
  leaseholdUntil: Type.Optional(
    day('The day on which the leasehold ends; only with isLeasehold, and it must lie ahead.'),
  ),
  groundRent: Type.Optional(money('Rent for the plot (Erbbauzins) a year; only with isLeasehold.')),
}

export const buildingToBuy = {
  ...price,
  ...leasehold,
  parkingSpacePurchasePrice: Type.Optional(money('Price of a parking space.')),
  isRented: Type.Optional(flag()),
  monthlyRentalIncome: Type.Optional(money('Rent that comes in each month.')),
  isSuitableAsHolidayHome: Type.Optional(flag()),
}

export const apartmentToBuy = {
  condoFee: Type.Optional(money('Monthly fee to the owners’ association (Hausgeld).')),
}

const plotIndex = (description: string) => Type.Number({ minimum: 0, maximum: 9.99, description })

export const plot = {
  plotArea: area('Area of the plot.'),
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
  divisibleFrom: Type.Optional(area('The smallest part that is sold or let by itself.')),
  floorSpaceIndex: Type.Optional(plotIndex('Geschossflächenzahl (GFZ).')),
  siteCoverageIndex: Type.Optional(plotIndex('Grundflächenzahl (GRZ).')),
  isShortTermBuildable: Type.Optional(flag()),
  hasBuildingPermission: Type.Optional(flag()),
}

export const plotToBuy = { ...price, ...leasehold }

export const plotToRent = {
  baseRent: money('Rent for each leaseInterval.'),
  leaseInterval: Type.Optional(oneOfWords(['day', 'week', 'month', 'year'])),
}
