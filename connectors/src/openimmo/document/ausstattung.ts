import type { BuildingFields, PlotFields } from './fields.ts'
import type { Settings } from '../options.ts'
import { energySources, firings, heatingTypes, interiorQualities, parkingSpaceTypes } from './words.ts'
import type { Element } from './xml.ts'

export function spacesOfBuilding(fields: BuildingFields): Element {
  return {
    wohnflaeche: fields.livingArea,
    nutzflaeche: fields.usableArea,
    grundstuecksflaeche: 'plotArea' in fields ? fields.plotArea : undefined,
    anzahl_zimmer: fields.numberOfRooms,
    anzahl_schlafzimmer: fields.numberOfBedrooms,
    anzahl_badezimmer: fields.numberOfBathrooms,
    anzahl_balkone: fields.hasBalcony === undefined ? undefined : Number(fields.hasBalcony),
    // A positive number, or none.
    anzahl_stellplaetze: fields.numberOfParkingSpaces || undefined,
    einliegerwohnung: 'hasLodgerFlat' in fields ? fields.hasLodgerFlat : undefined,
  }
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
  const heating = heatingType && heatingTypes[heatingType]
  return {
    ausstatt_kategorie: interiorQuality && interiorQualities[interiorQuality],
    wg_geeignet: 'isSuitableAsSharedFlat' in fields ? fields.isSuitableAsSharedFlat : undefined,
    kueche: hasBuiltInKitchen === undefined ? undefined : { '@EBK': hasBuiltInKitchen },
    heizungsart: heating && { [`@${heating}`]: true },
    befeuerung: befeuerung(fields, settings),
    fahrstuhl: 'hasLift' in fields && fields.hasLift !== undefined ? { '@PERSONEN': fields.hasLift } : undefined,
    stellplatzart: parkingSpaceType && { [`@${parkingSpaceTypes[parkingSpaceType]}`]: true },
    gartennutzung: fields.hasGarden,
    barrierefrei: fields.isAccessible,
    unterkellert: hasCellar === undefined ? undefined : { '@keller': hasCellar ? 'JA' : 'NEIN' },
    gaestewc: fields.hasGuestToilet,
  }
}

function befeuerung(fields: BuildingFields, { version }: Settings): Element | undefined {
  const source = fields.residentialEnergyCertificate?.energySource
  const firing = source && energySources[source]
  if (firing !== undefined && firings[version]?.includes(firing)) return { [`@${firing}`]: true }
  return fields.heatingType === 'heatPump' ? { '@ALTERNATIV': true } : undefined
}
