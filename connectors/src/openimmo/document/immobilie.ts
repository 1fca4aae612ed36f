import type { Contact, Property } from '@aushang/model'
import type { Placement, Publication } from '../../contract.ts'
import { cutText } from '../../cut-text.ts'
import { germanAvailability } from '../../german-words.ts'
import { anhaenge } from './anhaenge.ts'
import { ausstattung, spacesOfBuilding, spacesOfPlot } from './ausstattung.ts'
import { isoLand } from './countries.ts'
import { openimmoObid } from './ids.ts'
import { kontaktperson } from './kontaktperson.ts'
import { otherTextOf } from './leftovers.ts'
import { objektkategorie, plainCategory } from './objektkategorie.ts'
import type { Settings } from '../options.ts'
import { preise } from './preise.ts'
import type { Element } from './xml.ts'
import { stateOfBuilding, stateOfPlot, verkaufstatus } from './zustand.ts'

export type Aktion = 'CHANGE' | 'DELETE' | 'REFERENZ'

/** The whole object: there is no way to send a part of one. */
export function immobilie(
  publication: Publication & { contact: Contact },
  aktion: Aktion,
  settings: Settings,
  asOf: Date,
): Element {
  const { property, placement, contact } = publication
  const isPlot = property.type === 'plotRent' || property.type === 'plotBuy'
  return {
    objektkategorie: objektkategorie(property),
    geo: geo(property, settings),
    kontaktperson: kontaktperson(contact, settings, publication.inquiryEmail),
    preise: preise(property, settings),
    flaechen: isPlot ? spacesOfPlot(property.fields) : spacesOfBuilding(property.fields),
    ausstattung: isPlot ? undefined : ausstattung(property.fields, settings),
    zustand_angaben: {
      ...(isPlot ? stateOfPlot(property.fields) : stateOfBuilding(property.fields, settings)),
      verkaufstatus: verkaufstatus(property),
    },
    freitexte: freitexte(property, settings),
    anhaenge: anhaenge(publication, settings),
    verwaltung_objekt: verwaltungObjekt(property),
    verwaltung_techn: verwaltungTechn(placement, aktion, asOf),
  }
}

/** The smallest object that the format allows, to take an advert down. */
export function smallestImmobilie(placement: Placement, asOf: Date): Element {
  return {
    objektkategorie: plainCategory(placement.propertyType),
    geo: { plz: placement.postalCode?.trim() ?? '' },
    // A domain that RFC 2606 keeps from existing: the format wants an address even where nobody will write to it.
    kontaktperson: { email_zentrale: placement.contactEmail ?? 'nobody@example.invalid', name: '' },
    verwaltung_techn: verwaltungTechn(placement, 'DELETE', asOf),
  }
}

/** Cut where the portal has a limit. */
export function cut(text: string | undefined, lengthMax: number | undefined): string | undefined {
  if (!text) return undefined
  const kept = lengthMax === undefined ? text : cutText(text, lengthMax)
  return kept === text ? text : `${kept.slice(0, -1).trimEnd()}…`
}

/**
 * The position of a hidden address is never sent; street and number only to portals that are known to keep them to
 * themselves, and cannot place the object without.
 */
function geo({ fields }: Property, { hiddenAddress }: Settings): Element {
  const { address } = fields
  const isSent = address.publish || hiddenAddress === 'sent'
  const { latitude, longitude } = address
  const hasPosition = address.publish && latitude !== undefined && longitude !== undefined
  const country = isoLand(address.country ?? 'DE')
  return {
    plz: address.postalCode.trim(),
    ort: address.city,
    geokoordinaten: hasPosition ? { '@breitengrad': latitude, '@laengengrad': longitude } : undefined,
    strasse: isSent ? address.street : undefined,
    hausnummer: isSent ? address.streetNumber : undefined,
    bundesland: address.region,
    land: country && { '@iso_land': country },
    etage: 'floor' in fields ? fields.floor : undefined,
    anzahl_etagen: 'numberOfFloors' in fields ? fields.numberOfFloors : undefined,
    regionaler_zusatz: address.district,
  }
}

function freitexte(property: Property, settings: Settings): Element {
  const { fields } = property
  const { titleLengthMax, textLengthMax } = settings
  return {
    objekttitel: cut(fields.title, titleLengthMax),
    lage: cut(fields.locationDescription, textLengthMax),
    ausstatt_beschr: cut(fields.furnishingDescription, textLengthMax),
    objektbeschreibung: cut(fields.description, textLengthMax),
    sonstige_angaben: cut(otherTextOf(property, settings), textLengthMax),
  }
}

function verwaltungObjekt({ type, fields, offerStatus }: Property): Element {
  const months = 'minimumTermMonths' in fields ? fields.minimumTermMonths : undefined
  const isLet = !type.endsWith('Buy') && offerStatus === 'closed'
  const pets = 'petsAllowed' in fields ? fields.petsAllowed : undefined
  return {
    objektadresse_freigeben: fields.address.publish ?? false,
    verfuegbar_ab: germanAvailability(fields.availableFrom),
    abdatum: dateIn(fields.availableFrom),
    bisdatum: 'fixedTermUntil' in fields ? fields.fixedTermUntil : undefined,
    min_mietdauer: months === undefined ? undefined : { '@min_dauer': 'MONAT', '#': months },
    wbs_sozialwohnung: 'requiresWBS' in fields ? fields.requiresWBS : undefined,
    vermietet: 'isRented' in fields ? fields.isRented : isLet || undefined,
    haustiere: pets === 'negotiable' ? undefined : pets,
    denkmalgeschuetzt: 'isListed' in fields ? fields.isListed : undefined,
    als_ferien: 'isSuitableAsHolidayHome' in fields ? fields.isSuitableAsHolidayHome : undefined,
  }
}

function verwaltungTechn(placement: Placement, aktion: Aktion, asOf: Date): Element {
  return {
    objektnr_intern: placement.propertyId,
    objektnr_extern: placement.externalId,
    aktion: { '@aktionart': aktion },
    openimmo_obid: openimmoObid(placement.propertyId),
    stand_vom: asOf.toISOString().slice(0, 10),
  }
}

/** `01.03.2027` or `2027-03-01` → `2027-03-01`; undefined for words, and for a day that no calendar has. */
function dateIn(text = ''): string | undefined {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim())
  const date = german
    ? `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}`
    : /^\d{4}-\d{2}-\d{2}$/.exec(text.trim())?.[0]
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${date}`) ? date : undefined
}
