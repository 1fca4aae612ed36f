import type { Property, PropertyType } from '@aushang/model'
import { apartmentTypes, houseTypes, plotUses } from './words.ts'
import type { Element } from './xml.ts'

/** What it is, and whether it is sold or let. */
export function objektkategorie(property: Property): Element {
  const plain = plainCategory(property.type)
  const isLeasehold = 'isLeasehold' in property.fields && property.fields.isLeasehold
  return {
    ...plain,
    vermarktungsart: { ...plain.vermarktungsart, '@ERBPACHT': isLeasehold || undefined },
    objektart: objektart(property),
  }
}

/** As much as is known of an advert that is only to be taken down. */
export function plainCategory(type: PropertyType) {
  const isForSale = type.endsWith('Buy')
  return {
    nutzungsart: { '@WOHNEN': true, '@GEWERBE': false },
    vermarktungsart: { '@KAUF': isForSale, '@MIETE_PACHT': !isForSale },
    objektart: { [kindOf(type)]: {} },
  }
}

function kindOf(type: PropertyType): string {
  if (type.startsWith('apartment')) return 'wohnung'
  return type.startsWith('house') ? 'haus' : 'grundstueck'
}

function objektart(property: Property): Element {
  switch (property.type) {
    case 'apartmentRent':
    case 'apartmentBuy': {
      const { apartmentType } = property.fields
      return {
        wohnung: { '@wohnungtyp': apartmentType && apartmentTypes[apartmentType] },
        objektart_zusatz: apartmentType === 'upperGroundFloor' ? 'Hochparterre' : undefined,
      }
    }
    case 'houseRent':
    case 'houseBuy': {
      const { houseType } = property.fields
      return { haus: { '@haustyp': houseType && houseTypes[houseType] } }
    }
    default: {
      const uses = (property.fields.recommendedUse ?? []).map((use) => plotUses[use])
      return { grundstueck: { '@grundst_typ': uses[0]?.kind }, objektart_zusatz: uses.map(({ words }) => words) }
    }
  }
}
