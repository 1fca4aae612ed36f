import { type AnyFields, type PropertyType, propertyTypes } from '@aushang/model'
import { fixed, group, listOf, member, part, words } from '../../mapping/member.ts'
import type { Entry } from '../../mapping/table.ts'
import { inferred, mark, unread } from './codecs.ts'

const art = (name: string) => `objektkategorie.objektart.${name}`
const zusatz = art('objektart_zusatz[]')

const kinds: Record<PropertyType, [objektart: string, vermarktungsart: 'KAUF' | 'MIETE_PACHT']> = {
  apartmentRent: ['wohnung', 'MIETE_PACHT'],
  apartmentBuy: ['wohnung', 'KAUF'],
  houseRent: ['haus', 'MIETE_PACHT'],
  houseBuy: ['haus', 'KAUF'],
  plotRent: ['grundstueck', 'MIETE_PACHT'],
  plotBuy: ['grundstueck', 'KAUF'],
}

/** What it is, and whether it is sold or let: all that is known of an advert that is only to be taken down. */
export function kindEntries(type: PropertyType): Pick<Entry, 'at' | 'value'>[] {
  const [kind, deal] = kinds[type]
  return [
    { at: 'objektkategorie.nutzungsart.@WOHNEN', value: true },
    { at: 'objektkategorie.nutzungsart.@GEWERBE', value: false },
    { at: 'objektkategorie.vermarktungsart.@KAUF', value: deal === 'KAUF' },
    { at: 'objektkategorie.vermarktungsart.@MIETE_PACHT', value: deal === 'MIETE_PACHT' },
    { at: art(kind), value: {} },
  ]
}

/** Undefined for what we have no type for, and for what is of several. */
export function typeOf(objektarten: readonly string[], vermarktungsarten: readonly string[]): PropertyType | undefined {
  const deals = vermarktungsarten.filter((each) => each !== 'ERBPACHT')
  if (objektarten.length !== 1 || deals.length !== 1) return undefined
  return propertyTypes.find((type) => kinds[type][0] === objektarten[0] && kinds[type][1] === deals[0])
}

/** The format knows a ground floor, but none that is raised. */
const raised = 'Hochparterre'

const apartmentType = group(
  {
    type: part(
      art('wohnung.@wohnungtyp'),
      'apartmentType',
      unread(
        'KEINE_ANGABE',
        words<NonNullable<AnyFields['apartmentType']>>(
          {
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
          },
          { LOFT_STUDIO_ATELIER: 'loft' },
        ),
      ),
    ),
    further: inferred(part(zusatz, 'apartmentType', listOf({ write: (ours: string) => ours, read: String }))),
  },
  {
    write: ({ apartmentType: type }) => ({ type, ...(type === 'upperGroundFloor' && { further: [raised] }) }),
    read: ({ type, further }) => ({
      apartmentType: type === 'groundFloor' && further?.includes(raised) ? 'upperGroundFloor' : type,
    }),
  },
)

const houseTypes = unread(
  'KEINE_ANGABE',
  words<NonNullable<AnyFields['houseType']>>({
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
  }),
)

type PlotUse = NonNullable<AnyFields['recommendedUse']>[number]

const plotUses: Record<PlotUse, string> = {
  futureDevelopmentLand: 'Bauerwartungsland',
  twinHouse: 'Doppelhaus',
  singleFamilyHouse: 'Einfamilienhaus',
  garage: 'Garage',
  garden: 'Garten',
  noDevelopment: 'Keine Bebauung',
  apartmentBuilding: 'Mehrfamilienhaus',
  orchard: 'Obstpflanzung',
  terraceHouse: 'Reihenhaus',
  parkingSpace: 'Stellplatz',
  villa: 'Villa',
  forest: 'Wald',
}

/** The kind of plot that a use makes it. What kind it is tells no use of ours. */
function plotKindOf(use: PlotUse): string {
  if (use === 'garden') return 'FREIZEIT'
  if (use === 'orchard' || use === 'forest') return 'LAND_FORSTWIRSCHAFT'
  return use === 'garage' || use === 'parkingSpace' || use === 'noDevelopment' ? 'SONDERNUTZUNG' : 'WOHNEN'
}

const recommendedUse = group(
  {
    kind: inferred(
      part(art('grundstueck.@grundst_typ'), 'recommendedUse', { write: plotKindOf, read: () => undefined }),
    ),
    uses: inferred(part(zusatz, 'recommendedUse', listOf(words(plotUses)))),
  },
  {
    write: ({ recommendedUse: uses = [] }) => ({ kind: uses[0], uses }),
    read: ({ uses }) => ({ recommendedUse: uses }),
  },
)

export const objektkategorie = [
  ...propertyTypes.flatMap((type) => kindEntries(type).map(({ at, value }) => fixed(at, value, [type]))),
  member('objektkategorie.vermarktungsart.@ERBPACHT', 'isLeasehold', mark),
  apartmentType,
  member(art('haus.@haustyp'), 'houseType', houseTypes),
  recommendedUse,
]
