import type { Energy } from '../agency/energy.ts'
import { type Estate, type Flat, type House, numberOfBathrooms } from '../agency/estate.ts'
import { places } from '../agency/places.ts'
import { makeRandom } from '../random.ts'
import { pdfOfJpeg } from './pdf.ts'
import { renderPhoto, renderSheet } from './render.ts'
import type { RoomStyle } from './room.ts'
import { apartmentBuilding } from './scenes/apartment-building.ts'
import { bathroom } from './scenes/bathroom.ts'
import { bedroom } from './scenes/bedroom.ts'
import { energyCertificate } from './scenes/energy-certificate.ts'
import { floorPlan, type Outside } from './scenes/floor-plan.ts'
import { house } from './scenes/house.ts'
import { kitchen } from './scenes/kitchen.ts'
import { livingRoom } from './scenes/living-room.ts'
import { plot } from './scenes/plot.ts'

/** A picture or paper of a property, made when it is wanted. */
interface EstateFile {
  title: string
  contentType: 'image/jpeg' | 'application/pdf'
  isFloorPlan?: true
  make(): Promise<Uint8Array<ArrayBuffer>>
}

/** What an agency would show of it: the first is the title picture. */
export function filesOfEstate(estate: Estate, energy: Energy | null, seed: string): EstateFile[] {
  const randomFor = (what: string) => makeRandom(`${seed} ${estate.number} ${what}`)
  const photo = (title: string, draw: () => string): EstateFile => ({
    title,
    contentType: 'image/jpeg',
    make: () => renderPhoto(draw()),
  })
  if (!('area' in estate)) {
    return ['Blick über das Grundstück', 'Ansicht von Westen'].map((title) =>
      photo(title, () => plot(randomFor(title), estate.kind)),
    )
  }
  const style = 'style' in estate ? estate.style : styleOf(estate)
  // As the text tells it.
  const isHerringbone = estate.equipment.includes('Fischgrätparkett')
  const isKitchenTiled = /Fliesen in Küche/.test(estate.equipment)
  const outside = photo(estate.type.startsWith('house') ? 'Hausansicht' : 'Straßenansicht', () =>
    'style' in estate
      ? apartmentBuilding(randomFor('outside'), estate.style)
      : house(randomFor('outside'), estate.kind),
  )
  const living = photo('Wohnzimmer', () =>
    livingRoom(randomFor('living'), style, isHerringbone ? 'herringbone' : 'planks'),
  )
  const isFirstInside = 'style' in estate && randomFor('first').isTrue(0.45)
  return [
    ...(isFirstInside ? [living, outside] : [outside, living]),
    photo('Küche', () => kitchen(randomFor('kitchen'), style, isKitchenTiled ? 'tiles' : 'planks')),
    photo('Schlafzimmer', () => bedroom(randomFor('bedroom'), style)),
    photo('Bad', () => bathroom(randomFor('bath'), style)),
    planOf(estate, () => randomFor('plan')),
    ...(energy === null ? [] : [certificateOf(estate, energy)]),
  ]
}

function styleOf({ year, kind }: House): RoomStyle {
  return kind === 'villa' || kind === 'timbered' ? 'old' : year >= 2000 ? 'new' : 'plain'
}

function planOf(estate: Flat | House, random: () => ReturnType<typeof makeRandom>): EstateFile {
  const { rooms, area } = estate
  const title = storeyOf(estate)
  // Who lives on more than one floor is shown one of them.
  const share = hasFloorsAbove(estate) ? 0.56 : 1
  const options = {
    title,
    area: area * share,
    rooms: share < 1 ? Math.ceil(rooms / 2) + 1 : rooms,
    bathrooms: share < 1 ? 1 : numberOfBathrooms(estate),
    outside: outsideOf(estate),
  }
  return {
    title,
    contentType: 'image/jpeg',
    isFloorPlan: true,
    make: () => renderSheet(floorPlan(random(), options)),
  }
}

function storeyOf(estate: Flat | House): string {
  if (!('floor' in estate) || estate.floor === 0) return 'Grundriss Erdgeschoss'
  if (estate.facts.apartmentType === 'maisonette') return 'Grundriss untere Ebene'
  return `Grundriss ${estate.floor}. Obergeschoss`
}

function hasFloorsAbove(estate: Flat | House): boolean {
  if ('floor' in estate) return estate.facts.apartmentType === 'maisonette'
  return estate.kind !== 'bungalow' && estate.area > 120
}

function outsideOf({ type, facts }: Flat | House): Outside | undefined {
  if (type.startsWith('house')) return 'Terrasse'
  if (facts.hasLoggia === true) return 'Loggia'
  if (facts.hasBalcony === true) return 'Balkon'
  if (facts.hasTerrace === true) return facts.hasGarden === true ? 'Terrasse' : 'Dachterrasse'
  return undefined
}

function certificateOf(
  { year, place }: Flat | House,
  { value, energyClass, kind, sourceName, validUntil }: Energy,
): EstateFile {
  const until = validUntil.split('-').toReversed().join('.')
  return {
    title: 'Energieausweis',
    contentType: 'application/pdf',
    async make() {
      const sheet = energyCertificate({
        address: `${places[place].postalCode} ${places[place].city}`,
        year,
        value,
        energyClass,
        kind,
        source: sourceName,
        validUntil: until,
      })
      return pdfOfJpeg(await renderSheet(sheet), [1000, 1414])
    },
  }
}
