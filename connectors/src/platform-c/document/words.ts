import type { FieldsOf } from '@aushang/model'

/** Our words for what is chosen from a list, and the portal's. A word that is missing here does not compile. */

type Apartment = FieldsOf<'apartmentRent'>
type House = FieldsOf<'houseBuy'>
type Plot = FieldsOf<'plotRent'>
type Certificate = NonNullable<Apartment['residentialEnergyCertificate']>
type Words<Choice> = Record<NonNullable<Choice> & string, string>
/** For lists of which the portal does not have every word: those are said in a text. */
type SomeWords<Choice> = Record<NonNullable<Choice> & string, string | undefined>

export const apartmentTypes: Words<Apartment['apartmentType']> = {
  apartment: 'APARTMENT',
  attic: 'ATTIC',
  maisonette: 'MAISONETTE',
  penthouse: 'PENTHOUSE',
  loft: 'LOFT',
  terrace: 'TERRACED',
  lowerGroundFloor: 'BASEMENT',
  groundFloor: 'GROUND_FLOOR',
  upperGroundFloor: 'RAISED_GROUND_FLOOR',
  floor: 'UPPER_FLOOR',
  other: 'OTHER',
}

/** Of those that are the same there, the first is what is read. */
export const houseTypes: Words<House['houseType']> = {
  other: 'OTHER',
  singleFamily: 'SINGLE_FAMILY',
  midTerrace: 'MID_TERRACE',
  endTerrace: 'END_TERRACE',
  multiFamily: 'MULTI_FAMILY',
  bungalow: 'BUNGALOW',
  semiDetached: 'SEMI_DETACHED',
  farm: 'FARM',
  villa: 'VILLA',
  terrace: 'TERRACE',
  twoFamily: 'TWO_FAMILY',
  townhouse: 'OTHER',
  countryHouse: 'OTHER',
  castle: 'CASTLE',
  holidayHome: 'HOLIDAY_HOME',
}

/** Its word for what is to be renovated is the nearest to what needs more than that. */
export const conditions: SomeWords<Apartment['condition']> = {
  firstTimeUse: 'FIRST_TIME_USE',
  firstTimeUseAfterRefurbishment: 'FIRST_TIME_USE_AFTER_REFURBISHMENT',
  mint: 'MINT_CONDITION',
  refurbished: 'REFURBISHED',
  modernised: 'MODERNISED',
  renovated: 'FULLY_RENOVATED',
  wellKept: 'WELL_KEPT',
  requiresRenovation: 'NEED_OF_RENOVATION',
  requiresRefurbishment: 'NEED_OF_RENOVATION',
  shell: undefined,
  negotiable: 'NEGOTIABLE',
  demolitionReady: 'RIPE_FOR_DEMOLITION',
}

export const interiorQualities: Words<Apartment['interiorQuality']> = {
  simple: 'SIMPLE',
  standard: 'NORMAL',
  high: 'SOPHISTICATED',
  luxury: 'LUXURY',
}

export const heatingTypes: Words<Apartment['heatingType']> = {
  stove: 'STOVE',
  floor: 'SELF_CONTAINED_CENTRAL',
  central: 'CENTRAL',
  district: 'DISTRICT',
  underfloor: 'UNDERFLOOR',
  heatPump: 'HEAT_PUMP',
  gas: 'GAS',
  oil: 'OIL',
  electric: 'ELECTRIC',
  nightStorage: 'NIGHT_STORAGE',
  pellet: 'PELLET',
  solar: 'SOLAR',
  combinedHeatAndPower: 'COMBINED_HEAT_AND_POWER',
}

export const parkingSpaceTypes: Words<Apartment['parkingSpaceType']> = {
  garage: 'GARAGE',
  undergroundGarage: 'UNDERGROUND_GARAGE',
  carport: 'CARPORT',
  outdoor: 'OUTDOOR',
  carPark: 'CAR_PARK',
  duplex: 'DUPLEX',
}

export const certificateStatuses: Words<Apartment['energyCertificateStatus']> = {
  present: 'AVAILABLE',
  notYetAvailable: 'NOT_YET_AVAILABLE',
  notRequired: 'NOT_REQUIRED',
}

export const certificateTypes: Words<Certificate['type']> = { consumption: 'CONSUMPTION', need: 'NEED' }

export const energySources: Words<Certificate['energySource']> = {
  oil: 'OIL',
  gas: 'GAS',
  liquidGas: 'LIQUID_GAS',
  electric: 'ELECTRICITY',
  solar: 'SOLAR',
  geothermal: 'GEOTHERMAL',
  district: 'DISTRICT_HEATING',
  local: 'LOCAL_HEATING',
  water: 'HYDRO',
  wind: 'WIND',
  bioenergy: 'BIO',
  pellet: 'PELLET',
  wood: 'WOOD',
  coal: 'COAL',
  environmentalHeat: 'ENVIRONMENTAL_HEAT',
}

export const recommendedUses: Words<NonNullable<Plot['recommendedUse']>[number]> = {
  futureDevelopmentLand: 'FUTURE_DEVELOPMENT_LAND',
  twinHouse: 'TWIN_HOUSE',
  singleFamilyHouse: 'SINGLE_FAMILY_HOUSE',
  garage: 'GARAGE',
  garden: 'GARDEN',
  noDevelopment: 'NO_DEVELOPMENT',
  apartmentBuilding: 'APARTMENT_BUILDING',
  orchard: 'ORCHARD',
  terraceHouse: 'TERRACE_HOUSE',
  parkingSpace: 'PARKING_SPACE',
  villa: 'VILLA',
  forest: 'FOREST',
}

export const buildingRegulations: Words<Plot['buildingRegulation']> = {
  developmentPlan: 'DEVELOPMENT_PLAN',
  neighbourhood: 'NEIGHBOURHOOD',
  outerArea: 'OUTER_AREA',
  developmentExpected: 'DEVELOPMENT_EXPECTED',
  none: 'NOT_BUILDABLE',
}

export const developments: Words<Plot['development']> = {
  developed: 'DEVELOPED',
  partlyDeveloped: 'PARTLY_DEVELOPED',
  undeveloped: 'UNDEVELOPED',
}

export const rentIntervals: Words<Plot['leaseInterval']> = { day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' }

export const offerStatuses = { open: 'OPEN', reserved: 'RESERVED', closed: 'CLOSED' }

export const salutations = { female: 'MS', male: 'MR', company: 'COMPANY', none: 'NONE' }
