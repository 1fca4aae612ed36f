import { type AnyFields, energySourcesOf } from '@aushang/model'
import type { BuildingFields, PlotFields } from './fields.ts'
import type { Settings } from '../options.ts'
import {
  energySources,
  firings,
  floorings,
  furnishings,
  heatingTypes,
  interiorQualities,
  parkingSpaceTypes,
} from './words.ts'
import type { Element } from './xml.ts'

export function spacesOfBuilding(fields: BuildingFields): Element {
  return {
    wohnflaeche: fields.livingArea,
    nutzflaeche: fields.usableArea,
    grundstuecksflaeche: 'plotArea' in fields ? fields.plotArea : undefined,
    anzahl_zimmer: fields.numberOfRooms,
    anzahl_schlafzimmer: fields.numberOfBedrooms,
    anzahl_badezimmer: fields.numberOfBathrooms,
    anzahl_balkone: numberOfBalconies(fields),
    anzahl_terrassen: oneOrNone(fields.hasTerrace),
    anzahl_logia: oneOrNone(fields.hasLoggia),
    balkon_terrasse_flaeche: fields.outdoorArea,
    // A positive number, or none.
    anzahl_stellplaetze: fields.numberOfParkingSpaces || undefined,
    anzahl_wohneinheiten: 'numberOfUnits' in fields ? fields.numberOfUnits : undefined,
    einliegerwohnung: 'hasLodgerFlat' in fields ? fields.hasLodgerFlat : undefined,
  }
}

/** None that are counted, and yet there is one: it is. */
function numberOfBalconies({ numberOfBalconies, hasBalcony }: BuildingFields): number | undefined {
  return (hasBalcony && numberOfBalconies === 0 ? undefined : numberOfBalconies) ?? oneOrNone(hasBalcony)
}

/** The format counts what we only know to be there. */
function oneOrNone(flag: boolean | undefined): number | undefined {
  return flag === undefined ? undefined : Number(flag)
}

export function spacesOfPlot(fields: PlotFields): Element {
  return {
    grz: fields.siteCoverageIndex,
    gfz: fields.floorSpaceIndex,
    grundstuecksflaeche: fields.plotArea,
    teilbar_ab: fields.divisibleFrom,
  }
}

export function ausstattung(fields: BuildingFields, settings: Settings): Element {
  const { interiorQuality, heatingType, parkingSpaceType, hasBuiltInKitchen, hasCellar } = fields
  const heating = heatingType && heatingTypes[heatingType].heizungsart
  const furnishing = fields.furnishing && furnishings[fields.furnishing]
  return {
    ausstatt_kategorie: interiorQuality && interiorQualities[interiorQuality],
    wg_geeignet: 'isSuitableAsSharedFlat' in fields ? fields.isSuitableAsSharedFlat : undefined,
    kueche: hasBuiltInKitchen === undefined ? undefined : { '@EBK': hasBuiltInKitchen },
    boden: boden(fields),
    kamin: fields.hasFireplace,
    heizungsart: heating && { [`@${heating}`]: true },
    befeuerung: befeuerung(fields, settings),
    klimatisiert: fields.hasAirConditioning,
    fahrstuhl: 'hasLift' in fields && fields.hasLift !== undefined ? { '@PERSONEN': fields.hasLift } : undefined,
    stellplatzart: parkingSpaceType && { [`@${parkingSpaceTypes[parkingSpaceType]}`]: true },
    gartennutzung: fields.hasGarden,
    moebliert: furnishing && { '@moeb': furnishing },
    barrierefrei: fields.isAccessible,
    unterkellert: hasCellar === undefined ? undefined : { '@keller': hasCellar ? 'JA' : 'NEIN' },
    abstellraum: fields.hasStorageRoom,
    gaestewc: fields.hasGuestToilet,
  }
}

/** What it is heated with, by the certificate and by the type of heating, as far as the version has words for it. */
function befeuerung(fields: BuildingFields, { version }: Settings): Element | undefined {
  const { residentialEnergyCertificate: certificate, heatingType } = fields
  const carriers = certificate === undefined ? [] : energySourcesOf(certificate).map((source) => energySources[source])
  const byType = heatingType && !isGroundSourcePump(fields) ? heatingTypes[heatingType].befeuerung : undefined
  return attributesOf([...carriers, byType].filter((word) => word && firings[version]?.includes(word)))
}

/** The format's only heat pump takes its heat from the air. */
export function isGroundSourcePump({ heatingType, residentialEnergyCertificate: certificate }: AnyFields): boolean {
  return heatingType === 'heatPump' && certificate !== undefined && energySourcesOf(certificate).includes('geothermal')
}

function boden({ flooring = [] }: BuildingFields): Element | undefined {
  return attributesOf(flooring.map((kind) => floorings[kind]))
}

function attributesOf(words: readonly (string | undefined)[]): Element | undefined {
  const known = words.filter((word) => word !== undefined)
  return known.length === 0 ? undefined : Object.fromEntries(known.map((word) => [`@${word}`, true]))
}
