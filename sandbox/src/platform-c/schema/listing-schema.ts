import type { Reason } from '../state/state.ts'
import {
  type Member,
  day,
  email,
  faultsIn,
  flag,
  list,
  number,
  object,
  reason,
  required,
  text,
  url,
  whole,
  word,
} from './rules.ts'

const square = number(99_999_999.99)
const money = number(9_999_999_999.99)
const year = whole(9_999, 1_000)

const location = object({
  postalcode: required(text(20)),
  city: required(text(50)),
  street: text(100),
  houseNumber: text(30),
  district: text(100),
  region: text(50),
  country: required(word('DEU AUT CHE LIE LUX BEL NLD DNK POL CZE FRA ITA ESP PRT GRC HRV')),
  isAddressVisible: required(flag),
  geometry: object({
    type: required(word('Point')),
    // Longitude first, as GeoJSON has it.
    coordinates: required(list(number(180, -180), 2)),
  }),
})

const prices = object({
  purchasePrice: money,
  isPriceOnRequest: flag,
  parkingLotPrice: money,
  condominiumFee: money,
  monthlyRentalIncome: money,
  baseRent: money,
  additionalCosts: money,
  heatingCosts: money,
  additionalCostsIncludeHeating: flag,
  totalRent: money,
  deposit: text(50),
  parkingLotRent: money,
  rentInterval: word('DAY WEEK MONTH YEAR'),
  commission: object({ isDue: flag, amount: text(100), note: text(500) }),
})

const spaces = object({
  unit: required(word('SQUARE_METER')),
  plotSpace: square,
  usableFloorSpace: square,
  divisibleFrom: square,
  residential: object({ livingSpace: required(square) }),
})

const texts = object({
  de: required(
    object({
      headline: required(text(100)),
      description: text(4_000),
      features: text(4_000),
      area: text(4_000),
      extendedInformation: text(4_000),
    }),
  ),
})

const management = object({
  status: word('OPEN RESERVED CLOSED'),
  isImmediatelyAvailable: flag,
  availableFrom: day,
  availabilityNote: text(50),
  isRented: flag,
  pets: word('ALLOWED NOT_ALLOWED NEGOTIABLE'),
  isSharedFlatPossible: flag,
  isHousingPermitRequired: flag,
  isHolidayHomePossible: flag,
})

const structure = object({
  building: object({
    constructionYear: year,
    isConstructionYearUnknown: flag,
    numberOfFloors: whole(999),
    floor: whole(999, -9),
    hasLift: flag,
    hasCellar: flag,
  }),
  rooms: object({
    numberOfRooms: required(number(999, 0.5)),
    numberOfBedrooms: whole(99),
    numberOfBathrooms: whole(99),
    hasGuestToilet: flag,
  }),
  parkingLots: object({
    number: whole(99_999),
    type: word('GARAGE UNDERGROUND_GARAGE CARPORT OUTDOOR CAR_PARK DUPLEX'),
  }),
})

const conditions = object({
  condition: word(`
    FIRST_TIME_USE FIRST_TIME_USE_AFTER_REFURBISHMENT MINT_CONDITION MODERNISED REFURBISHED
    FULLY_RENOVATED PARTLY_RENOVATED NEED_OF_RENOVATION WELL_KEPT NEGOTIABLE RIPE_FOR_DEMOLITION
    PROJECTED NO_INFORMATION`),
  lastRefurbishment: year,
  quality: word('SIMPLE NORMAL SOPHISTICATED LUXURY'),
})

const energySource = word(`
    OIL GAS LIQUID_GAS ELECTRICITY SOLAR GEOTHERMAL DISTRICT_HEATING LOCAL_HEATING HYDRO WIND BIO PELLET
    WOOD COAL ENVIRONMENTAL_HEAT`)

const energy = object({
  heating: word(`
    STOVE SELF_CONTAINED_CENTRAL CENTRAL DISTRICT UNDERFLOOR HEAT_PUMP GAS OIL ELECTRIC NIGHT_STORAGE
    PELLET SOLAR COMBINED_HEAT_AND_POWER`),
  certificateStatus: word('AVAILABLE NOT_YET_AVAILABLE NOT_REQUIRED'),
  certificate: object({
    type: required(word('CONSUMPTION NEED')),
    sources: required(list(energySource, 15)),
    value: number(1_999.99),
    energyClass: word('A+ A B C D E F G H'),
    isPrior2014: flag,
    constructionYear: year,
    includesWarmWater: flag,
    issuedOn: day,
    validUntil: day,
  }),
})

const equipment = object({
  hasBalcony: flag,
  hasTerrace: flag,
  hasLoggia: flag,
  hasGarden: flag,
  hasBuiltInKitchen: flag,
  hasFireplace: flag,
  isBarrierFree: flag,
})

const plot = object({
  buildingRegulation: word('DEVELOPMENT_PLAN NEIGHBOURHOOD OUTER_AREA DEVELOPMENT_EXPECTED NOT_BUILDABLE'),
  development: word('DEVELOPED PARTLY_DEVELOPED UNDEVELOPED'),
  recommendedUses: list(
    word(`
    FUTURE_DEVELOPMENT_LAND TWIN_HOUSE SINGLE_FAMILY_HOUSE GARAGE GARDEN NO_DEVELOPMENT
    APARTMENT_BUILDING ORCHARD TERRACE_HOUSE PARKING_SPACE VILLA FOREST`),
    12,
  ),
  floorSpaceIndex: number(9.99),
  siteCoverageIndex: number(9.99),
  isShortTermBuildable: flag,
  hasBuildingPermission: flag,
})

export const listingData = object({
  estateType: required(word('HOUSE APARTMENT PLOT')),
  estateSubType: word(`
    APARTMENT ATTIC MAISONETTE PENTHOUSE LOFT TERRACED BASEMENT GROUND_FLOOR RAISED_GROUND_FLOOR
    UPPER_FLOOR SINGLE_FAMILY MID_TERRACE END_TERRACE MULTI_FAMILY BUNGALOW SEMI_DETACHED FARM VILLA
    TERRACE TWO_FAMILY CASTLE HOLIDAY_HOME OTHER`),
  distributionType: required(word('BUY RENT')),
  location: required(location),
  prices: required(prices),
  spaces: required(spaces),
  texts: required(texts),
  management,
  structure,
  conditions,
  energy,
  equipment,
  plot,
})

const contact = object({
  externalContactId: text(50),
  salutation: word('MS MR COMPANY NONE'),
  title: text(15),
  firstName: text(30),
  lastName: required(text(50)),
  email: required(email),
  inquiryEmail: email,
  phone: text(40),
  mobilePhone: text(40),
  fax: text(40),
  company: text(100),
  position: text(100),
  website: url,
  photoUrl: url,
  officeHours: text(1_000),
  address: object({
    street: text(100),
    houseNumber: text(30),
    postalcode: text(20),
    city: text(50),
    country: text(3, /^[A-Z]{3}$/),
  }),
})

const media = object({
  type: required(word('PICTURE FLOOR_PLAN DOCUMENT TOUR VIDEO LINK')),
  title: text(60),
  externalMediaId: text(100),
  url,
})

const listing = object({
  data: required(listingData),
  metadata: required(
    object({
      source: required(object({ offererMarketingKey: required(text(100)), offererEstateId: required(text(50)) })),
    }),
  ),
  media: list(media, 60),
  contact,
})

export const newMedia: Member = object({ externalMediaId: required(text(100)), fileName: required(text(200)) })

/** Everything that is wrong with a listing by itself. */
export function faultsInListing(body: unknown): Reason[] {
  const faults = faultsIn(listing.rule, body, '')
  return faults.length > 0 ? faults : faultsBetween(body as { data: Data; media?: MediaSent[] })
}

type Data = Record<string, Record<string, unknown>> & { estateType: string; distributionType: string }
interface MediaSent {
  type: string
  externalMediaId?: string
  url?: string
}

/** What depends on other members. */
function faultsBetween({ data, media: sent = [] }: { data: Data; media?: MediaSent[] }): Reason[] {
  const { estateType, distributionType, prices, spaces, structure, location } = data
  const isMissing = (field: string, isThere: boolean) => (isThere ? [] : [reason(field, 'MISSING', 'is required')])
  const isBuilding = estateType !== 'PLOT'
  return [
    ...(distributionType === 'RENT'
      ? isMissing('data.prices.baseRent', prices?.['baseRent'] !== undefined)
      : isMissing(
          'data.prices.purchasePrice',
          prices?.['purchasePrice'] !== undefined || prices?.['isPriceOnRequest'] === true,
        )),
    ...(isBuilding
      ? [
          ...isMissing('data.spaces.residential.livingSpace', spaces?.['residential'] !== undefined),
          ...isMissing('data.structure.rooms.numberOfRooms', structure?.['rooms'] !== undefined),
        ]
      : []),
    ...(estateType === 'APARTMENT' ? [] : isMissing('data.spaces.plotSpace', spaces?.['plotSpace'] !== undefined)),
    ...(location?.['country'] === 'DEU' && !/^\d{5}$/.test(String(location['postalcode']))
      ? [reason('data.location.postalcode', 'MALFORMED', 'must have five digits')]
      : []),
    ...(location?.['geometry'] !== undefined && coordinatesIn(location['geometry']).length !== 2
      ? [reason('data.location.geometry', 'MALFORMED', 'must have a longitude and a latitude')]
      : []),
    ...sent.flatMap(({ type, externalMediaId, url: address }, index) => {
      const isFile = ['PICTURE', 'FLOOR_PLAN', 'DOCUMENT'].includes(type)
      return isFile
        ? isMissing(`media[${index}].externalMediaId`, externalMediaId !== undefined)
        : isMissing(`media[${index}].url`, address !== undefined)
    }),
  ]
}

function coordinatesIn(geometry: unknown): unknown[] {
  return (geometry as { coordinates: unknown[] }).coordinates
}
