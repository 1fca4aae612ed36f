import { createHash } from 'node:crypto'
import type { ImportedAdvert } from '../adverts/adverts.ts'
import { factNames } from '../adverts/labels.ts'
import { isAddressShown } from './object-rules.ts'
import { elementAt, textAt, type TransferElement } from './read-transfer.ts'

/** What a portal shows of an object that this sender has transferred. */
export function readObject(
  object: TransferElement,
  { anid, provider }: Pick<ImportedAdvert, 'anid' | 'provider'>,
): ImportedAdvert {
  const text = (...path: string[]) => textAt(object, ...path)
  const words = (...names: string[]) =>
    names
      .map((name) => text('kontaktperson', name))
      .filter(Boolean)
      .join(' ')
  const obid = text('verwaltung_techn', 'openimmo_obid')
  const attachments = elementAt(object, 'anhaenge')?.children ?? []
  const everything = flatten(object)
  return {
    id: createHash('sha256').update(`${anid}/${obid}`).digest('hex').slice(0, 12),
    anid,
    obid,
    provider,
    number: text('verwaltung_techn', 'objektnr_extern'),
    kind: elementAt(object, 'objektkategorie', 'objektart')?.children[0]?.name ?? '',
    isForSale: /^(true|1)$/.test(elementAt(object, 'objektkategorie', 'vermarktungsart')?.attributes['KAUF'] ?? ''),
    isReference: elementAt(object, 'verwaltung_techn', 'aktion')?.attributes['aktionart'] === 'REFERENZ',
    title: text('freitexte', 'objekttitel'),
    street: isAddressShown(object) ? [text('geo', 'strasse'), text('geo', 'hausnummer')].filter(Boolean).join(' ') : '',
    town: `${text('geo', 'plz')} ${text('geo', 'ort')}`.trim(),
    district: text('geo', 'regionaler_zusatz'),
    texts: Object.fromEntries((elementAt(object, 'freitexte')?.children ?? []).map(({ name, text }) => [name, text])),
    facts: Object.fromEntries(
      everything
        .map((element): [string, string] => [factName(element), factOf(element)])
        .filter(([name, fact]) => factNames.includes(name) && fact !== '')
        // A certificate has a year of its own, after that of the building.
        .toReversed(),
    ),
    contact: {
      name: words('titel', 'vorname', 'name'),
      company: text('kontaktperson', 'firma'),
      email: text('kontaktperson', 'email_zentrale') || text('kontaktperson', 'email_direkt'),
      feedbackEmail: text('kontaktperson', 'email_feedback'),
      phone: text('kontaktperson', 'tel_zentrale'),
      fax: text('kontaktperson', 'tel_fax'),
      photoUrl: text('kontaktperson', 'foto', 'daten', 'pfad'),
      officeHours: text('kontaktperson', 'freitextfeld'),
      position: text('kontaktperson', 'position'),
      mobile: text('kontaktperson', 'tel_handy'),
      website: text('kontaktperson', 'url'),
      address: [words('strasse', 'hausnummer'), words('plz', 'ort')].filter(Boolean).join(', '),
    },
    pictures: attachments
      // Some senders mark a file in the zip as INTERN, and name its path.
      .filter(({ attributes }) => attributes['location'] !== 'REMOTE')
      .map((each) => ({
        file: textAt(each, 'daten', 'pfad'),
        title: textAt(each, 'anhangtitel'),
        isDocument: textAt(each, 'format') === 'application/pdf',
        isPlan: each.attributes['gruppe'] === 'GRUNDRISS',
        isTitle: each.attributes['gruppe'] === 'TITELBILD',
        format: textAt(each, 'format'),
      })),
    links: attachments
      .filter(({ attributes }) => attributes['location'] === 'REMOTE')
      .map((each) => ({ title: textAt(each, 'anhangtitel'), url: textAt(each, 'daten', 'pfad') })),
    importedAt: new Date().toISOString(),
  }
}

/** Versions before 1.2.7 have fields of their own for what the energy certificate lacks; spaces for cars are told by their kind. */
function factName({ name, attributes }: TransferElement): string {
  if (name === 'user_defined_simplefield') return /^epass_(\w+)$/.exec(attributes['feldname'] ?? '')?.[1] ?? name
  return /^stp_\w+$/.test(name) ? 'stellplatzpreis' : name
}

/** What stands in it, or else the attributes that are true, and the words of the others. */
function factOf({ name, text, attributes }: TransferElement): string {
  if (name.startsWith('stp_')) return attributes['stellplatzmiete'] ?? attributes['stellplatzkaufpreis'] ?? ''
  const words = Object.entries(attributes).map(([name, value]) =>
    /^(true|1)$/.test(value) ? name : /^(false|0)$/.test(value) ? '' : value,
  )
  return text || words.filter(Boolean).join(', ')
}

function flatten(node: TransferElement): TransferElement[] {
  return [node, ...node.children.flatMap(flatten)]
}
