import type { FieldsOf, PropertyType } from '@aushang/model'
import type { Certificate } from './fields.ts'

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
  requiresRefurbishment: 'SANIERUNGSBEDUERFTIG',
  negotiable: 'NACH_VEREINBARUNG',
  demolitionReady: 'ABRISSOBJEKT',
}

export const interiorQualities: Words<'apartmentRent', 'interiorQuality'> = {
  simple: undefined,
  standard: 'STANDARD',
  high: 'GEHOBEN',
  luxury: 'LUXUS',
}

export const heatingTypes: Words<'apartmentRent', 'heatingType'> = {
  stove: 'OFEN',
  floor: 'ETAGE',
  central: 'ZENTRAL',
  district: 'FERN',
  underfloor: 'FUSSBODEN',
  heatPump: undefined,
}

export const parkingSpaceTypes: Record<NonNullable<FieldsOf<'houseBuy'>['parkingSpaceType']>, string> = {
  garage: 'GARAGE',
  undergroundGarage: 'TIEFGARAGE',
  carport: 'CARPORT',
  outdoor: 'FREIPLATZ',
  carPark: 'PARKHAUS',
  duplex: 'DUPLEX',
}

export const energySources: Record<Certificate['energySource'], string> = {
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

/** The carriers that each version has as `befeuerung`; those of 1.2.7c are left to `primaerenergietraeger`. */
export const firings: Record<string, readonly string[]> = {
  '1.2.5': ['OEL', 'GAS', 'ELEKTRO', 'SOLAR', 'ERDWAERME', 'FERN', 'PELLET'],
  '1.2.7': ['OEL', 'GAS', 'ELEKTRO', 'SOLAR', 'ERDWAERME', 'FERN', 'PELLET', 'KOHLE', 'HOLZ', 'FLUESSIGGAS'],
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

export const leaseIntervals: Words<'plotRent', 'leaseInterval'> = {
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
