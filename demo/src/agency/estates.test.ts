import { expect, test } from 'vitest'
import type { Estate } from './estate.ts'
import { estates } from './estates.ts'
import { makeDraft } from './make-draft.ts'

const today = new Date('2026-11-16T00:00:00Z')

/** Who says this in a text says that in the fields. */
const promises: [told: RegExp, fields: object][] = [
  [/\bBalkon\b/, { hasBalcony: true }],
  [/\bzwei Balkonen\b/, { hasBalcony: true, numberOfBalconies: 2 }],
  [/\bLoggia\b/, { hasLoggia: true }],
  [/\b(Dacht|T)errasse\b/, { hasTerrace: true }],
  [/\beigenem Garten|Gartenanteil|Garten nach\b/, { hasGarden: true }],
  [/\bEinbauküche|Küchenzeile|Pantryküche\b/, { hasBuiltInKitchen: true }],
  [/\b(Aufzug|Lift)\b/, { hasLift: true }],
  [/\b(Kamin|Kaminofen|Kachelofen)\b/, { hasFireplace: true }],
  [/\bGäste-WC\b/, { hasGuestToilet: true }],
  [/\bKellerabteil|voller Keller|gewölbter Keller\b/, { hasCellar: true }],
  [/\bAbstellraum\b/, { hasStorageRoom: true }],
  [/\bTiefgarage\b/, { parkingSpaceType: 'undergroundGarage' }],
  [/\b(?<!Tief)Garage\b/, { parkingSpaceType: 'garage' }],
  [/\bCarport\b/, { parkingSpaceType: 'carport' }],
  [/\bStellplatz vor dem Haus\b/, { parkingSpaceType: 'outdoor' }],
  [/\bbarrierearm\b/, { isAccessible: true }],
  [/\b[Mm]öbliert/, { furnishing: 'full' }],
  [/\bab sechs Monaten\b/, { minimumTermMonths: 6 }],
  [/\bWohngemeinschaft\b/, { isSuitableAsSharedFlat: true }],
  [/\b[Zz]wei Bäder|zweites Bad\b/, { numberOfBathrooms: 2 }],
  [/\b[Dd]rei Bäder\b/, { numberOfBathrooms: 3 }],
  [/\b[Vv]ier Schlafzimmer\b/, { numberOfBedrooms: 4 }],
  [/\b[Dd]rei Etagen\b/, { numberOfFloors: 3 }],
  [/\bFußbodenheizung\b/, { heatingType: 'underfloor' }],
  [/\bsaniert\b/, { condition: 'refurbished' }],
  [/\brenoviert\b/, { condition: 'renovated' }],
  [/\b[Gg]epflegte/, { condition: 'wellKept' }],
  [/\bErstbezug\b/, { condition: 'firstTimeUse' }],
  [/\bPenthouse\b/, { apartmentType: 'penthouse' }],
  [/\bDachgeschoss/, { apartmentType: 'attic' }],
  [/\bErdgeschosswohnung\b/, { apartmentType: 'groundFloor', floor: 0 }],
  [/\bMaisonette\b/, { apartmentType: 'maisonette' }],
  [/\bLoftartig/, { apartmentType: 'loft' }],
  [/\bim zweiten Obergeschoss\b/, { floor: 2 }],
  [/\bDoppelhaushälfte\b/, { houseType: 'semiDetached' }],
  [/\bReihenmittelhaus\b/, { houseType: 'midTerrace' }],
  [/\bReihenendhaus\b/, { houseType: 'endTerrace' }],
  [/\bBungalow\b/, { houseType: 'bungalow', numberOfFloors: 1 }],
  [/\b[Vv]ermietete Kapitalanlage\b/, { isRented: true, availableFrom: 'vermietet' }],
]
const floorings: Record<string, RegExp> = {
  tiles: /Fliesen/,
  planks: /Dielen|[Hh]olzdielen|Holzböden/,
  parquet: /[Pp]arkett/,
  laminate: /Laminat/,
  vinyl: /Vinyl/,
  stone: /Naturstein/,
}

const draftOf = (estate: Estate) => makeDraft(estate, 'aushang', today).draft
const textsOf = (estate: Estate) => [estate.opening, 'equipment' in estate ? estate.equipment : ''].join('\n')

test.for(estates)('$number says the same in its texts and in its fields', (estate) => {
  const { fields } = draftOf(estate)
  const told = `${estate.title}\n${textsOf(estate)}`

  for (const [, wanted] of promises.filter(([promise]) => promise.test(told))) expect(fields).toMatchObject(wanted)
  for (const [, rooms] of estate.title.matchAll(/\b(\d)[- ]Zimmer\b/g))
    expect(fields).toMatchObject({ numberOfRooms: Number(rooms) })
  for (const [, year] of told.matchAll(/\b((?:19|20)\d\d)\b/g))
    expect([Reflect.get(fields, 'constructionYear'), Reflect.get(fields, 'lastRefurbished')]).toContain(Number(year))
})

test.for(estates.filter((estate) => 'equipment' in estate))('$number has the floorings it tells of', (estate) => {
  const { fields } = draftOf(estate)
  const laid = 'flooring' in fields ? (fields.flooring ?? []) : []

  const named = Object.keys(floorings).filter((name) => floorings[name]?.test(textsOf(estate)))
  // Nobody says of a bath that it is tiled.
  const tiles = laid.filter((name) => name === 'tiles')
  expect([...new Set([...named, ...tiles])].toSorted()).toEqual(laid.toSorted())
})

// What is underfloor may be fed by anything.
const heated = estates.filter((estate) => 'year' in estate && estate.facts.heatingType !== 'underfloor')

test.for(heated)('$number is heated by what its certificate names', (estate) => {
  const sources = { gas: 'gas', oil: 'oil', district: 'district', pellet: 'pellet', heatPump: 'electric' }
  const { fields } = draftOf(estate)

  const heating = 'heatingType' in fields ? (fields.heatingType ?? '') : ''
  expect(fields).toMatchObject({ residentialEnergyCertificate: { energySource: Reflect.get(sources, heating) } })
})

test.for(estates.filter((estate) => 'floors' in estate))('$number is on a floor of its house', (estate) => {
  const { floor, floors, title, opening, facts } = estate
  const top = facts.apartmentType === 'maisonette' ? floor + 1 : floor
  const isUnderRoof = /Dachgeschoss|Penthouse|[Uu]nter dem Dach/.test(`${title}\n${opening}`)

  expect(top).toBeLessThanOrEqual(floors)
  expect(isUnderRoof).toBe(top === floors)
})

test.for(estates.filter(({ type }) => type === 'apartmentRent' || type === 'houseRent'))(
  '$number asks for three rents, written as one writes them',
  (estate) => {
    const { deposit, baseRent } = { deposit: '', baseRent: 0, ...draftOf(estate).fields }

    expect(deposit).toMatch(/^\d{1,3}(\.\d{3})* €$/)
    expect(Number(deposit.replaceAll(/[. €]/g, ''))).toBe(baseRent * 3)
  },
)
