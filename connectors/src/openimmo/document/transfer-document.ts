import type { Contact } from '@aushang/model'
import type { Placement, Publication } from '../../contract.ts'
import { openimmoAnid } from './ids.ts'
import { type Aktion, immobilie, smallestImmobilie } from './immobilie.ts'
import type { Settings } from '../options.ts'
import { type Element, writeXml } from './xml.ts'

/** A publication that passed `check`: it has a contact. */
export type Complete = Publication & { contact: Contact }

/** One object, to be put online or brought to this version. */
export function changeDocument(publication: Complete, settings: Settings, providerNumber?: string): string {
  return transfer({ umfang: 'TEIL', modus: 'CHANGE' }, [publication], settings, providerNumber)
}

/** The whole stock of the agency: what is not in it is deleted by the portal. */
export function fullDocument(publications: Complete[], settings: Settings, providerNumber: string): string {
  if (publications.length === 0) throw new Error('A full transfer without an object would empty the account')
  return transfer({ umfang: 'VOLL', modus: 'CHANGE' }, publications, settings, providerNumber)
}

/** One object, to be kept as a reference: it is whole, for the portal goes on to show it. */
export function referenceDocument(publication: Complete, settings: Settings, providerNumber: string): string {
  // Some importers obey `modus` before the object's own action; it has no word for a reference.
  return transfer({ umfang: 'TEIL', modus: undefined }, [asClosed(publication)], settings, providerNumber, 'REFERENZ')
}

/** One object, to be taken down. */
export function deleteDocument(placement: Placement, settings: Settings, providerNumber: string, at: Date): string {
  return envelope(
    { umfang: 'TEIL', modus: 'DELETE' },
    [smallestImmobilie(placement, at)],
    { company: settings.companyName ?? providerNumber, providerNumber, at },
    settings,
  )
}

/** Whoever takes it down because it is sold or let need not have said so of the property before. */
function asClosed(publication: Complete): Complete {
  const { reason } = publication.placement
  if (reason !== 'sold' && reason !== 'rented') return publication
  return { ...publication, property: { ...publication.property, offerStatus: 'closed' } }
}

interface Kind {
  umfang: 'TEIL' | 'VOLL'
  modus: 'CHANGE' | 'DELETE' | undefined
}

/** It bears the time of what is in it, so that the same again is the same to the byte. */
function transfer(
  kind: Kind,
  publications: Complete[],
  settings: Settings,
  providerNumber?: string,
  aktion: Aktion = 'CHANGE',
): string {
  const { contact, reportEmail } = publications[0] as Complete
  return envelope(
    kind,
    publications.map((each) => immobilie(each, aktion, settings, lastChange([each]))),
    {
      company: settings.companyName ?? contact.company ?? contact.lastName,
      providerNumber,
      at: lastChange(publications),
    },
    // Whoever waits for a report must have asked for it.
    { ...(settings.waitForReport && reportEmail && { reportEmail }), ...settings },
  )
}

interface Sender {
  company: string
  providerNumber: string | undefined
  at: Date
}

function envelope({ umfang, modus }: Kind, immobilien: Element[], sender: Sender, settings: Settings): string {
  const transfer: Element = {
    uebertragung: {
      '@art': 'ONLINE',
      '@umfang': umfang,
      '@modus': modus,
      '@version': settings.version,
      '@sendersoftware': 'Aushang',
      '@senderversion': '1',
      '@techn_email': settings.reportEmail,
      '@timestamp': sender.at.toISOString().replace(/\.\d+Z$/, 'Z'),
    },
    anbieter: {
      anbieternr: sender.providerNumber,
      firma: sender.company,
      openimmo_anid: settings.openimmoAnid ?? openimmoAnid(sender.providerNumber ?? ''),
      immobilie: immobilien,
    },
  }
  return writeXml('openimmo', transfer, settings.encoding)
}

function lastChange(publications: Complete[]): Date {
  const times = publications.flatMap(({ property, contact }) => [property.updatedAt, contact.updatedAt])
  return new Date(Math.max(...times.map((time) => Date.parse(time))))
}
