import { createHash } from 'node:crypto'
import { isMailAddress } from '../../mails/mail.ts'
import { readableBody } from '../../readable-body.ts'
import { type ImportedAdvert, advertFile, type Adverts } from '../adverts/adverts.ts'
import { factNames } from '../adverts/labels.ts'
import { isFileName } from '../file-names.ts'
import { isAddressShown, objectFaults } from './object-rules.ts'
import { BadTransfer, elementAt, readTransfer, textAt, type TransferElement } from './read-transfer.ts'
import { openZip, type OpenZip } from './read-zip.ts'

export interface ImportResult {
  anid: string
  provider: string
  /** Whom the sender wants the report mailed to; '' is nobody. */
  reportTo: string
  /** Of an object, by its number; '' for the transfer as a whole. */
  faults: { number: string; text: string }[]
  changed: number
  deleted: number
  received: ReceivedFiles
}

/** What lay in a transfer, as a person can read it. */
interface ReceivedFiles {
  files: { name: string; bytes: number }[]
  /** Undefined where it was too long ago; '' where there was none to read. */
  xml: string | undefined
}

const nothingImported = {
  anid: '',
  provider: '',
  reportTo: '',
  changed: 0,
  deleted: 0,
  received: { files: [], xml: '' },
}

const filesShownMax = 200

/** What is told of a transfer that the portal could not cope with. */
export function failedImport({ message }: Error): ImportResult {
  return {
    ...nothingImported,
    faults: [{ number: '', text: `Die Datei konnte nicht verarbeitet werden (${message}).` }],
  }
}

/** Takes a transfer, object by object: one that is wrong does not keep the others out. */
export async function importZip(path: string, adverts: Adverts): Promise<ImportResult> {
  const result: ImportResult = { ...nothingImported, faults: [] }
  let zip: OpenZip | undefined
  try {
    zip = await openZip(path).catch((error: Error) => {
      throw new BadTransfer(`Die Datei ist kein vollständiges Zip (${error.message}).`)
    })
    await importFiles(zip, adverts, result)
  } catch (error) {
    if (!(error instanceof BadTransfer)) throw error
    result.faults.push({ number: '', text: error.message })
  } finally {
    zip?.close()
  }
  return result
}

async function importFiles({ files }: OpenZip, adverts: Adverts, result: ImportResult): Promise<void> {
  const shown = files.slice(0, filesShownMax).map(({ name, bytes }) => ({ name, bytes }))
  result.received = { files: shown, xml: '' }
  const bytes = await orBadTransfer(onlyXml(files).read())
  result.received.xml = readableBody('text/xml', bytes)
  const transfer = readTransfer(bytes)
  const head = elementAt(transfer, 'uebertragung')?.attributes ?? {}
  const reportTo = head['techn_email'] ?? ''
  if (isMailAddress(reportTo)) result.reportTo = reportTo
  refuseBadHead(transfer, head)
  const names = new Set(files.map(({ name }) => name))
  const mentioned = new Set<string>()
  for (const anbieter of transfer.children.filter(({ name }) => name === 'anbieter')) {
    result.anid = textAt(anbieter, 'openimmo_anid')
    result.provider = textAt(anbieter, 'anbieternr')
    for (const object of anbieter.children.filter(({ name }) => name === 'immobilie')) {
      await importObject(object)
    }
  }
  if (head['umfang'] === 'VOLL') await removeOthers()

  async function importObject(object: TransferElement): Promise<void> {
    const number = textAt(object, 'verwaltung_techn', 'objektnr_extern')
    const advert = advertOf(object, result)
    mentioned.add(advert.id)
    const faults = objectFaults(object, names)
    if (faults.length > 0) {
      result.faults.push(...faults.map((text) => ({ number, text })))
      return
    }
    if (elementAt(object, 'verwaltung_techn', 'aktion')?.attributes['aktionart'] === 'DELETE') {
      await adverts.remove(advert.id)
      result.deleted++
      return
    }
    const wanted = files.filter(({ name }) => advert.pictures.some(({ file }) => file === name))
    await adverts.put(
      advert,
      (async function* () {
        for (const file of wanted) yield { file: file.name, content: await orBadTransfer(file.read()) }
      })(),
    )
    result.changed++
  }

  async function removeOthers(): Promise<void> {
    if (mentioned.size === 0) throw new BadTransfer('Ein leerer Vollabgleich wird nicht angenommen.')
    for (const { id, anid } of adverts.all()) {
      if (anid !== result.anid || mentioned.has(id)) continue
      await adverts.remove(id)
      result.deleted++
    }
  }
}

/** Beside it there are files that may have any name, but those that we could not keep them under. */
function onlyXml(files: OpenZip['files']): OpenZip['files'][number] {
  const [xml, another] = files.filter(({ name }) => /\.xml$/i.test(name))
  if (xml === undefined || another !== undefined) throw new BadTransfer('Genau eine XML-Datei ist zu übertragen.')
  if (files.some(({ name }) => name.includes('/'))) throw new BadTransfer('Unterordner sind nicht erlaubt.')
  const strange = files.find(({ name }) => !isFileName(name) || name.toLowerCase() === advertFile)
  if (strange !== undefined) throw new BadTransfer(`Der Dateiname ${JSON.stringify(strange.name)} ist nicht erlaubt.`)
  return xml
}

function refuseBadHead({ children }: TransferElement, { umfang = '', version }: Record<string, string>): void {
  if (children[0]?.name !== 'uebertragung' || !['TEIL', 'VOLL'].includes(umfang)) {
    throw new BadTransfer('uebertragung fehlt oder ist unvollständig.')
  }
  if (!/^1\.2\.[5-7]/.test(version ?? '')) throw new BadTransfer(`Version ${version} wird nicht gelesen.`)
}

async function orBadTransfer<Content>(reading: Promise<Content>): Promise<Content> {
  return reading.catch((error: Error) => {
    throw new BadTransfer(`Die Datei ist beschädigt (${error.message}).`)
  })
}

function advertOf(object: TransferElement, { anid, provider }: ImportResult): ImportedAdvert {
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
