import type { Contact } from '@aushang/model'
import type { Placement, Publication } from '../../contract.ts'
import { cutText } from '../../cut-text.ts'
import { writeParts } from '../../mapping/parts.ts'
import type { Entry } from '../../mapping/table.ts'
import { immobilieTable } from '../members.ts'
import { contactParts } from '../members/kontaktperson.ts'
import { kindEntries } from '../members/objektart.ts'
import type { Settings } from '../options.ts'
import { anhaenge } from './anhaenge.ts'
import { openimmoObid } from './ids.ts'
import { type Element, elementOf } from './xml.ts'

export type Aktion = 'CHANGE' | 'DELETE' | 'REFERENZ'

/** The whole object: there is no way to send a part of one. */
export function immobilie(
  publication: Publication & { contact: Contact },
  aktion: Aktion,
  settings: Settings,
  asOf: Date,
): Element {
  const { property, placement, contact, inquiryEmail } = publication
  const { feedbackEmail = inquiryEmail } = settings
  const entries = [
    ...immobilieTable.entriesOf(property, settings).map((entry) => cutEntry(entry, settings)),
    ...writeParts(contactParts(settings), { contact }),
    { at: 'kontaktperson.email_feedback', value: feedbackEmail },
  ]
  return {
    ...elementOf(entries),
    anhaenge: anhaenge(publication, settings),
    verwaltung_techn: verwaltungTechn(placement, aktion, asOf),
  }
}

/** The smallest object that the format allows, to take an advert down. */
export function smallestImmobilie(placement: Placement, asOf: Date): Element {
  return {
    ...elementOf(kindEntries(placement.propertyType)),
    geo: { plz: placement.postalCode?.trim() ?? '' },
    // A domain that RFC 2606 keeps from existing: the format wants an address even where nobody will write to it.
    kontaktperson: { email_zentrale: placement.contactEmail ?? 'nobody@example.invalid', name: '' },
    verwaltung_techn: verwaltungTechn(placement, 'DELETE', asOf),
  }
}

/** The most characters that the portal shows of a text at this place. */
export function charactersMaxAt(at: string, { titleLengthMax, textLengthMax }: Settings): number | undefined {
  if (at === 'freitexte.objekttitel') return titleLengthMax
  return at.startsWith('freitexte.') ? textLengthMax : undefined
}

function cutEntry(entry: Entry, settings: Settings): Entry {
  const charactersMax = charactersMaxAt(entry.at, settings)
  return charactersMax === undefined ? entry : { ...entry, value: cut(String(entry.value), charactersMax) }
}

/** Cut where the portal has a limit. */
export function cut(text: string, charactersMax: number): string {
  const kept = cutText(text, charactersMax)
  return kept === text ? text : `${kept.slice(0, -1).trimEnd()}…`
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
