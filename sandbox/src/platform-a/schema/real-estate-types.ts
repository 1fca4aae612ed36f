import { amount, boolean, dateTime, double, type Field, group, int, long, oneOf, required, text, uri } from './field.ts'
import { postalAddress } from './postal-address.ts'

/** The order of elements is the schema's, and XML must keep to it. */

const yes = 'YES NOT_APPLICABLE'
const isReadOnly = { readOnly: true }

const geoLevel = (name: string) =>
  group(name, [
    text('name'),
    required(long('geoCodeId')),
    text('fullGeoCodeId'),
    group('statistics', [], { open: true }),
  ])

const address = group('address', [
  ...postalAddress,
  text('quarter'),
  group('wgs84Coordinate', [
    required(double('latitude', { min: -90, max: 90 })),
    required(double('longitude', { min: -180, max: 180 })),
  ]),
  boolean('preciseHouseNumber', isReadOnly),
  group(
    'geoHierarchy',
    [
      geoLevel('continent'),
      required(geoLevel('country')),
      required(geoLevel('region')),
      required(geoLevel('city')),
      required(geoLevel('quarter')),
      geoLevel('neighbourhood'),
    ],
    isReadOnly,
  ),
  group('description', [required(text('text'))], isReadOnly),
])

export const publishChannels = group(
  'publishChannels',
  [group('publishChannel', [], { attributes: ['id', 'title'], occursMax: Infinity })],
  { readOnly: true, jsonList: true },
)

const any: Field[] = [
  text('externalId'),
  required(text('title', 100)),
  dateTime('creationDate', isReadOnly),
  dateTime('lastModificationDate', isReadOnly),
  required(address),
  group('apiSearchData', [text('searchField1', 16), text('searchField2', 16), text('searchField3', 16)]),
  oneOf('realEstateState', 'ACTIVE INACTIVE TO_BE_DELETED DRAFT ARCHIVED', isReadOnly),
  int('groupNumber', 0, 2_147_483_647),
  text('descriptionNote', 3999),
  text('furnishingNote', 3999),
  text('locationNote', 3999),
  text('otherNote', 3999),
  group('attachments', [], { attributes: ['xlink:href'], open: true, readOnly: true, jsonList: true }),
  uri('referencePriceServiceCall', 255, { pattern: /^(?:(http|https):\/\/\w.*[.]\w.*)$/ }),
  uri('referencePriceApiCall', 255, { pattern: /^(?:(http|https):\/\/\w.*[.]\w.*)$/ }),
  long('realEstateProjectId', isReadOnly),
  required(boolean('showAddress', { emptyMeans: 'false' })),
  group('contact', [], { attributes: ['id', 'externalId'] }),
  publishChannels,
]

const energySources =
  'NO_INFORMATION GEOTHERMAL SOLAR_HEATING PELLET_HEATING GAS OIL DISTRICT_HEATING ELECTRICITY COAL ACID_GAS SOUR_GAS ' +
  'LIQUID_GAS STEAM_DISTRICT_HEATING WOOD WOOD_CHIPS COAL_COKE LOCAL_HEATING HEAT_SUPPLY'
/** Refused, and left out, unless the query says `usenewenergysourceenev2014values=true`. */
export const newEnergySources = [
  'BIO_ENERGY',
  'WIND_ENERGY',
  'HYDRO_ENERGY',
  'ENVIRONMENTAL_THERMAL_ENERGY',
  'COMBINED_HEAT_AND_POWER_FOSSIL_FUELS',
  'COMBINED_HEAT_AND_POWER_RENEWABLE_ENERGY',
  'COMBINED_HEAT_AND_POWER_REGENERATIVE_ENERGY',
  'COMBINED_HEAT_AND_POWER_BIO_ENERGY',
]
export const allEnergySources = [...energySources.split(' '), ...newEnergySources]
export const firingTypes = allEnergySources.slice(0, 9)
export const oldHeatingTypes = 'NO_INFORMATION SELF_CONTAINED_CENTRAL_HEATING STOVE_HEATING CENTRAL_HEATING'.split(' ')

const energyClass = oneOf('energyEfficiencyClass', 'NOT_APPLICABLE A+ A B C D E F G H')
const kilowattHours = (name: string) => double(name, { min: 0, max: 1999.99 })

const energyCertificate = group(
  'energyCertificate',
  [
    oneOf('energyCertificateAvailability', 'AVAILABLE NOT_AVAILABLE_YET NOT_REQUIRED'),
    oneOf('energyCertificateCreationDate', 'NOT_APPLICABLE BEFORE_01_MAY_2014 FROM_01_MAY_2014'),
    energyClass,
    kilowattHours('electricityConsumption'),
    kilowattHours('heatingConsumption'),
    kilowattHours('energyConsumptionElectricity'),
    kilowattHours('energyConsumptionHeating'),
    kilowattHours('thermalCharacteristicElectricity'),
    kilowattHours('thermalCharacteristicHeating'),
    int('legalConstructionYear', undefined, undefined, isReadOnly),
  ],
  { anyOrder: true },
)

const living: Field[] = [
  oneOf('cellar', yes),
  oneOf('handicappedAccessible', yes),
  int('numberOfParkingSpaces', 0, 99_999),
  oneOf(
    'condition',
    'NO_INFORMATION FIRST_TIME_USE FIRST_TIME_USE_AFTER_REFURBISHMENT MINT_CONDITION REFURBISHED MODERNIZED ' +
      'FULLY_RENOVATED WELL_KEPT NEED_OF_RENOVATION NEGOTIABLE RIPE_FOR_DEMOLITION',
  ),
  int('lastRefurbishment', 1000, 9999),
  oneOf('interiorQuality', 'NO_INFORMATION LUXURY SOPHISTICATED NORMAL SIMPLE'),
  int('constructionYear', 0, 9999, { choice: 'year' }),
  boolean('constructionYearUnknown', { choice: 'year' }),
  text('freeFrom', 50),
  oneOf('heatingType', oldHeatingTypes.join(' ')),
  oneOf(
    'heatingTypeEnev2014',
    `${oldHeatingTypes.join(' ')} COMBINED_HEAT_AND_POWER_PLANT ELECTRIC_HEATING DISTRICT_HEATING FLOOR_HEATING ` +
      'GAS_HEATING WOOD_PELLET_HEATING NIGHT_STORAGE_HEATER OIL_HEATING SOLAR_HEATING HEAT_PUMP',
  ),
  group('firingTypes', [oneOf('firingType', firingTypes.join(' '), { occursMax: 10 })], { jsonList: true }),
  group('energySourcesEnev2014', [oneOf('energySourceEnev2014', allEnergySources.join(' '), { occursMax: 25 })]),
  oneOf('buildingEnergyRatingType', 'NO_INFORMATION ENERGY_REQUIRED ENERGY_CONSUMPTION'),
  // The schema says at most 1999.99; the portal was seen to take up to 9999.99.
  double('thermalCharacteristic', { min: 0 }),
  oneOf('energyConsumptionContainsWarmWater', yes),
  int('numberOfFloors', 0, 999),
  amount('usableFloorSpace'),
  int('numberOfBedRooms', 0, 99),
  int('numberOfBathRooms', 0, 99),
  oneOf('guestToilet', yes),
  oneOf('parkingSpaceType', 'NO_INFORMATION GARAGE OUTSIDE CARPORT DUPLEX CAR_PARK UNDERGROUND_GARAGE'),
]

const rent: Field[] = [
  required(amount('baseRent')),
  amount('totalRent'),
  amount('serviceCharge'),
  text('deposit', 50),
  amount('heatingCosts'),
  oneOf('heatingCostsInServiceCharge', 'YES NO NOT_APPLICABLE'),
  amount('calculatedTotalRent', isReadOnly),
  oneOf('calculatedTotalRentScope', 'NET_RENT GROSS_RENT INCONSISTENT_WARM_RENT WARM_RENT', isReadOnly),
  oneOf('petsAllowed', 'NO_INFORMATION NEGOTIABLE YES NO'),
  amount('parkingSpacePrice'),
  oneOf('useAsFlatshareRoom', yes),
]

const buy: Field[] = [
  oneOf('rented', yes),
  amount('rentalIncome'),
  oneOf('listed', yes),
  amount('parkingSpacePrice'),
  oneOf('summerResidencePractical', yes),
]

const price = group('price', [
  required(amount('value')),
  required(oneOf('currency', 'EUR')),
  oneOf('marketingType', 'PURCHASE PURCHASE_PER_SQM RENT RENT_PER_SQM LEASE LEASEHOLD BUDGET_RENT RENT_AND_BUY'),
  oneOf('priceIntervalType', 'DAY WEEK MONTH YEAR ONE_TIME_CHARGE'),
])

const courtage = required(
  group(
    'courtage',
    [required(oneOf('hasCourtage', 'YES NO NOT_APPLICABLE')), text('courtage', 100), text('courtageNote', 1800)],
    { anyOrder: true },
  ),
)

const apartment: Field[] = [
  price,
  required(amount('livingSpace')),
  required(double('numberOfRooms')),
  boolean('energyPerformanceCertificate'),
  energyClass,
  boolean('builtInKitchen'),
  boolean('balcony'),
  boolean('certificateOfEligibilityNeeded'),
  boolean('garden'),
  courtage,
]

const house: Field[] = [
  price,
  required(amount('livingSpace')),
  required(amount('plotArea')),
  required(double('numberOfRooms', { min: 0, max: 999 })),
  boolean('energyPerformanceCertificate'),
  energyClass,
  courtage,
]

const apartmentFirst: Field[] = [
  oneOf(
    'apartmentType',
    'ROOF_STOREY LOFT MAISONETTE PENTHOUSE TERRACED_FLAT GROUND_FLOOR APARTMENT RAISED_GROUND_FLOOR HALF_BASEMENT ' +
      'OTHER NO_INFORMATION',
  ),
  int('floor', -1),
  boolean('lift'),
  boolean('assistedLiving', isReadOnly),
  energyCertificate,
]

const buildingType = required(
  oneOf(
    'buildingType',
    'NO_INFORMATION SINGLE_FAMILY_HOUSE MID_TERRACE_HOUSE END_TERRACE_HOUSE MULTI_FAMILY_HOUSE BUNGALOW FARMHOUSE ' +
      'SEMIDETACHED_HOUSE VILLA CASTLE_MANOR_HOUSE SPECIAL_REAL_ESTATE TERRACE_HOUSE OTHER',
    { emptyMeans: 'NO_INFORMATION' },
  ),
)

const site: Field[] = [
  required(oneOf('commercializationType', 'BUY RENT LEASE LEASEHOLD COMPULSORY_AUCTION RENT_AND_BUY')),
  group('recommendedUseTypes', [
    oneOf(
      'siteRecommendedUseType',
      'NO_INFORMATION FUTURE_DEVELOPMENT_LAND TWINHOUSE SINGLE_FAMILY_HOUSE GARAGE GARDEN NO_DEVELOPMENT ' +
        'APARTMENT_BUILDING ORCHARD TERRACE_HOUSE PARKING_SPACE VILLA FORREST',
      { occursMax: 13 },
    ),
  ]),
  int('tenancy'),
  required(price),
  required(amount('plotArea')),
  amount('minDivisible'),
  courtage,
  text('freeFrom'),
  boolean('shortTermConstructible'),
  boolean('buildingPermission'),
  boolean('demolition'),
  oneOf('siteDevelopmentType', 'DEVELOPED DEVELOPED_PARTIALLY NOT_DEVELOPED NO_INFORMATION'),
  oneOf('siteConstructibleType', 'CONSTRUCTIONPLAN NEIGHBOURCONSTRUCTION EXTERNALAREA NO_INFORMATION'),
  double('grz'),
  double('gfz'),
  oneOf('leaseInterval', 'DAY WEEK MONTH YEAR', isReadOnly),
]

const phase = oneOf('constructionPhase', 'PROJECTED UNDER_CONSTRUCTION COMPLETED NO_INFORMATION')

export const realEstateTypes = {
  apartmentRent: [...any, ...apartmentFirst, ...living, ...rent, ...apartment],
  apartmentBuy: [...any, ...apartmentFirst, ...living, ...buy, ...apartment, amount('serviceCharge')],
  houseRent: [...any, ...house, buildingType, energyCertificate, ...living, ...rent, boolean('builtInKitchen')],
  houseBuy: [...any, oneOf('lodgerFlat', yes), phase, buildingType, energyCertificate, ...living, ...buy, ...house],
  livingRentSite: [...any, ...site],
  livingBuySite: [...any, ...site],
} satisfies Record<string, Field[]>

export type RealEstateType = keyof typeof realEstateTypes

/** Known to the portal, but not to this sandbox. */
export const otherTypes =
  'garageRent garageBuy seniorCare assistedLiving compulsoryAuction shortTermAccommodation investment office store gastronomy industry specialPurpose tradeSite houseType flatShareRoom'.split(
    ' ',
  )

export function isRealEstateType(name: string): name is RealEstateType {
  return Object.hasOwn(realEstateTypes, name)
}
