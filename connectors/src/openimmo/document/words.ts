import type { EnergySource, FieldsOf, Link, Property, PropertyType } from '@aushang/model'

type Words<T extends PropertyType, Name extends keyof FieldsOf<T>> = Record<
  Extract<FieldsOf<T>[Name], string>,
  string | undefined
>

/** Our words, and the format's. Undefined: it has none. */

export const apartmentTypes: Words<'apartmentRent', 'apartmentType'> = {
  apartment: 'APARTMENT',
  attic: 'DACHGESCHOSS',
  maisonette: 'MAISONETTE',
  penthouse: 'PENTHOUSE',
  loft: 'LOFT-STUDIO-ATELIER',
  terrace: 'TERRASSEN',
  lowerGroundFloor: 'SOUTERRAIN',
  groundFloor: 'ERDGESCHOSS',
  upperGroundFloor: 'ERDGESCHOSS',
  floor: 'ETAGE',
  other: 'KEINE_ANGABE',
}

export const houseTypes: Words<'houseRent', 'houseType'> = {
  singleFamily: 'EINFAMILIENHAUS',
  midTerrace: 'REIHENMITTEL',
  endTerrace: 'REIHENEND',
  multiFamily: 'MEHRFAMILIENHAUS',
  bungalow: 'BUNGALOW',
  semiDetached: 'DOPPELHAUSHAELFTE',
  farm: 'BAUERNHAUS',
  villa: 'VILLA',
  terrace: 'REIHENHAUS',
  twoFamily: 'ZWEIFAMILIENHAUS',
  townhouse: 'STADTHAUS',
  countryHouse: 'LANDHAUS',
  castle: 'SCHLOSS',
  holidayHome: 'FERIENHAUS',
  other: 'KEINE_ANGABE',
}

type PlotUse = NonNullable<FieldsOf<'plotRent'>['recommendedUse']>[number]

/** The kind of plot that a use makes it, and the use in words. */
export const plotUses: Record<PlotUse, { kind: string; words: string }> = {
  futureDevelopmentLand: { kind: 'WOHNEN', words: 'Bauerwartungsland' },
  twinHouse: { kind: 'WOHNEN', words: 'Doppelhaus' },
  singleFamilyHouse: { kind: 'WOHNEN', words: 'Einfamilienhaus' },
  garage: { kind: 'SONDERNUTZUNG', words: 'Garage' },
  garden: { kind: 'FREIZEIT', words: 'Garten' },
  noDevelopment: { kind: 'SONDERNUTZUNG', words: 'Keine Bebauung' },
  apartmentBuilding: { kind: 'WOHNEN', words: 'Mehrfamilienhaus' },
  orchard: { kind: 'LAND_FORSTWIRSCHAFT', words: 'Obstpflanzung' },
  terraceHouse: { kind: 'WOHNEN', words: 'Reihenhaus' },
  parkingSpace: { kind: 'SONDERNUTZUNG', words: 'Stellplatz' },
  villa: { kind: 'WOHNEN', words: 'Villa' },
  forest: { kind: 'LAND_FORSTWIRSCHAFT', words: 'Wald' },
}

export const conditions: Words<'apartmentRent', 'condition'> = {
  firstTimeUse: 'ERSTBEZUG',
  firstTimeUseAfterRefurbishment: 'VOLL_SANIERT',
  mint: 'NEUWERTIG',
  refurbished: 'TEIL_VOLLSANIERT',
  modernised: 'MODERNISIERT',
  renovated: 'TEIL_VOLLRENOVIERT',
  wellKept: 'GEPFLEGT',
  requiresRenovation: 'TEIL_VOLLRENOVIERUNGSBED',
  requiresRefurbishment: 'SANIERUNGSBEDUERFTIG',
  shell: 'ROHBAU',
  negotiable: 'NACH_VEREINBARUNG',
  demolitionReady: 'ABRISSOBJEKT',
}

export const interiorQualities: Words<'apartmentRent', 'interiorQuality'> = {
  simple: undefined,
  standard: 'STANDARD',
  high: 'GEHOBEN',
  luxury: 'LUXUS',
}

/** How it heats and with what: the format keeps the two apart, and so does not tell of each type both. */
export const heatingTypes: Record<
  NonNullable<FieldsOf<'apartmentRent'>['heatingType']>,
  { heizungsart?: string; befeuerung?: string }
> = {
  stove: { heizungsart: 'OFEN' },
  floor: { heizungsart: 'ETAGE' },
  central: { heizungsart: 'ZENTRAL' },
  district: { heizungsart: 'FERN' },
  underfloor: { heizungsart: 'FUSSBODEN' },
  heatPump: { befeuerung: 'LUFTWP' },
  gas: { befeuerung: 'GAS' },
  oil: { befeuerung: 'OEL' },
  electric: { befeuerung: 'ELEKTRO' },
  nightStorage: { befeuerung: 'ELEKTRO' },
  pellet: { befeuerung: 'PELLET' },
  solar: { befeuerung: 'SOLAR' },
  combinedHeatAndPower: { befeuerung: 'BLOCK' },
}

export const floorings: Record<NonNullable<FieldsOf<'houseBuy'>['flooring']>[number], string | undefined> = {
  tiles: 'FLIESEN',
  planks: 'DIELEN',
  parquet: 'PARKETT',
  laminate: 'LAMINAT',
  vinyl: 'KUNSTSTOFF',
  carpet: 'TEPPICH',
  stone: 'STEIN',
  screed: 'ESTRICH',
  other: undefined,
}

export const furnishings: Words<'apartmentRent', 'furnishing'> = { none: undefined, partly: 'TEIL', full: 'VOLL' }

export const offerStatuses: Record<Property['offerStatus'], string> = {
  open: 'OFFEN',
  reserved: 'RESERVIERT',
  closed: 'VERKAUFT',
}

export const linkGroups: Record<NonNullable<Link['kind']>, string> = {
  tour: 'PANORAMA',
  video: 'FILMLINK',
  page: 'LINKS',
}

export const parkingSpaceTypes: Record<NonNullable<FieldsOf<'houseBuy'>['parkingSpaceType']>, string> = {
  garage: 'GARAGE',
  undergroundGarage: 'TIEFGARAGE',
  carport: 'CARPORT',
  outdoor: 'FREIPLATZ',
  carPark: 'PARKHAUS',
  duplex: 'DUPLEX',
}

export const energySources: Record<EnergySource, string> = {
  oil: 'OEL',
  gas: 'GAS',
  liquidGas: 'FLUESSIGGAS',
  electric: 'ELEKTRO',
  solar: 'SOLAR',
  geothermal: 'ERDWAERME',
  district: 'FERN',
  local: 'NAHWAERME',
  water: 'WASSERENERGIE',
  wind: 'WINDENERGIE',
  bioenergy: 'BIOENERGIE',
  pellet: 'PELLET',
  wood: 'HOLZ',
  coal: 'KOHLE',
  environmentalHeat: 'UMWELTWAERME',
}

const oldFirings = ['OEL', 'GAS', 'ELEKTRO', 'SOLAR', 'ERDWAERME', 'LUFTWP', 'FERN', 'BLOCK', 'PELLET']

/** The carriers that each version has as `befeuerung`; those of 1.2.7c are left to `primaerenergietraeger`. */
export const firings: Record<string, readonly string[]> = {
  '1.2.5': oldFirings,
  '1.2.7': [...oldFirings, 'KOHLE', 'HOLZ', 'FLUESSIGGAS'],
}

export const buildingRegulations: Words<'plotBuy', 'buildingRegulation'> = {
  developmentPlan: 'B_PLAN',
  neighbourhood: '34_NACHBARSCHAFT',
  outerArea: '35_AUSSENGEBIET',
  developmentExpected: 'BAUERWARTUNGSLAND',
  none: 'KEIN BAULAND',
}

export const developments: Words<'plotBuy', 'development'> = {
  developed: 'VOLLERSCHLOSSEN',
  partlyDeveloped: 'TEILERSCHLOSSEN',
  undeveloped: 'UNERSCHLOSSEN',
}

export const intervals: Words<'plotRent', 'leaseInterval'> = {
  day: 'TAG',
  week: 'WOCHE',
  month: 'MONAT',
  year: 'JAHR',
}

export const salutations: Record<string, string | undefined> = {
  female: 'Frau',
  male: 'Herr',
  company: 'Firma',
}
