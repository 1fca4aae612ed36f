import type { FieldsOf } from '@aushang/model'

/** Our words for what is chosen from a list, and the portal's. A word that is missing here does not compile. */

type Apartment = FieldsOf<'apartmentRent'>
type House = FieldsOf<'houseBuy'>
type Plot = FieldsOf<'plotRent'>
type Certificate = NonNullable<Apartment['residentialEnergyCertificate']>
type Words<Choice> = Record<NonNullable<Choice> & string, string>
/** For lists of which the portal does not have every word: those are said in a note. */
type SomeWords<Choice> = Record<NonNullable<Choice> & string, string | undefined>

/** The portal's APARTMENT is a flat on some floor of a larger house; that ours is a small one is said in a note. */
export const apartmentTypes: Words<Apartment['apartmentType']> = {
  apartment: 'APARTMENT',
  attic: 'ROOF_STOREY',
  maisonette: 'MAISONETTE',
  penthouse: 'PENTHOUSE',
  loft: 'LOFT',
  terrace: 'TERRACED_FLAT',
  lowerGroundFloor: 'HALF_BASEMENT',
  groundFloor: 'GROUND_FLOOR',
  upperGroundFloor: 'RAISED_GROUND_FLOOR',
  floor: 'APARTMENT',
  other: 'OTHER',
}

export const buildingTypes: Words<House['houseType']> = {
  singleFamily: 'SINGLE_FAMILY_HOUSE',
  midTerrace: 'MID_TERRACE_HOUSE',
  endTerrace: 'END_TERRACE_HOUSE',
  multiFamily: 'MULTI_FAMILY_HOUSE',
  bungalow: 'BUNGALOW',
  semiDetached: 'SEMIDETACHED_HOUSE',
  farm: 'FARMHOUSE',
  villa: 'VILLA',
  terrace: 'TERRACE_HOUSE',
  twoFamily: 'OTHER',
  townhouse: 'OTHER',
  countryHouse: 'OTHER',
  castle: 'CASTLE_MANOR_HOUSE',
  holidayHome: 'OTHER',
  other: 'OTHER',
}

/** Its word for what is to be renovated is the nearest to what needs more than that. */
export const conditions: SomeWords<Apartment['condition']> = {
  firstTimeUse: 'FIRST_TIME_USE',
  firstTimeUseAfterRefurbishment: 'FIRST_TIME_USE_AFTER_REFURBISHMENT',
  mint: 'MINT_CONDITION',
  refurbished: 'REFURBISHED',
  modernised: 'MODERNIZED',
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

/** Our `floor` heats one floor (Etagenheizung); the portal's FLOOR_HEATING lies under it. */
export const heatingTypes: Words<Apartment['heatingType']> = {
  stove: 'STOVE_HEATING',
  floor: 'SELF_CONTAINED_CENTRAL_HEATING',
  central: 'CENTRAL_HEATING',
  district: 'DISTRICT_HEATING',
  underfloor: 'FLOOR_HEATING',
  heatPump: 'HEAT_PUMP',
  gas: 'GAS_HEATING',
  oil: 'OIL_HEATING',
  electric: 'ELECTRIC_HEATING',
  nightStorage: 'NIGHT_STORAGE_HEATER',
  pellet: 'WOOD_PELLET_HEATING',
  solar: 'SOLAR_HEATING',
  combinedHeatAndPower: 'COMBINED_HEAT_AND_POWER_PLANT',
}

export const constructionPhases: Words<House['constructionPhase']> = {
  projected: 'PROJECTED',
  underConstruction: 'UNDER_CONSTRUCTION',
  completed: 'COMPLETED',
}

export const parkingSpaceTypes: Words<Apartment['parkingSpaceType']> = {
  garage: 'GARAGE',
  undergroundGarage: 'UNDERGROUND_GARAGE',
  carport: 'CARPORT',
  outdoor: 'OUTSIDE',
  carPark: 'CAR_PARK',
  duplex: 'DUPLEX',
}

export const availabilities: Words<Apartment['energyCertificateStatus']> = {
  present: 'AVAILABLE',
  notYetAvailable: 'NOT_AVAILABLE_YET',
  notRequired: 'NOT_REQUIRED',
}

export const energySources: Words<Certificate['energySource']> = {
  oil: 'OIL',
  gas: 'GAS',
  liquidGas: 'LIQUID_GAS',
  electric: 'ELECTRICITY',
  solar: 'SOLAR_HEATING',
  geothermal: 'GEOTHERMAL',
  district: 'DISTRICT_HEATING',
  local: 'LOCAL_HEATING',
  water: 'HYDRO_ENERGY',
  wind: 'WIND_ENERGY',
  bioenergy: 'BIO_ENERGY',
  pellet: 'PELLET_HEATING',
  wood: 'WOOD',
  coal: 'COAL',
  environmentalHeat: 'ENVIRONMENTAL_THERMAL_ENERGY',
}

export const recommendedUses: Words<NonNullable<Plot['recommendedUse']>[number]> = {
  futureDevelopmentLand: 'FUTURE_DEVELOPMENT_LAND',
  twinHouse: 'TWINHOUSE',
  singleFamilyHouse: 'SINGLE_FAMILY_HOUSE',
  garage: 'GARAGE',
  garden: 'GARDEN',
  noDevelopment: 'NO_DEVELOPMENT',
  apartmentBuilding: 'APARTMENT_BUILDING',
  orchard: 'ORCHARD',
  terraceHouse: 'TERRACE_HOUSE',
  parkingSpace: 'PARKING_SPACE',
  villa: 'VILLA',
  forest: 'FORREST',
}

/** Two of ours are no rule to build by there, but a use: see `usesByRegulation`. */
export const constructibleTypes: Words<Plot['buildingRegulation']> = {
  developmentPlan: 'CONSTRUCTIONPLAN',
  neighbourhood: 'NEIGHBOURCONSTRUCTION',
  outerArea: 'EXTERNALAREA',
  developmentExpected: 'NO_INFORMATION',
  none: 'NO_INFORMATION',
}

export const usesByRegulation: Partial<typeof constructibleTypes> = {
  developmentExpected: 'FUTURE_DEVELOPMENT_LAND',
  none: 'NO_DEVELOPMENT',
}

export const developmentTypes: Words<Plot['development']> = {
  developed: 'DEVELOPED',
  partlyDeveloped: 'DEVELOPED_PARTIALLY',
  undeveloped: 'NOT_DEVELOPED',
}

export const intervals: Words<Plot['leaseInterval']> = { day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' }

export const salutations = { female: 'FEMALE', male: 'MALE', company: 'COMPANY', none: 'NO_SALUTATION' }
