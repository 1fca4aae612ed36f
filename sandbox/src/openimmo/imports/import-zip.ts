import { isMailAddress } from '../../mails/mail.ts'
import { readableBody } from '../../readable-body.ts'
import { advertFile, type Adverts } from '../adverts/adverts.ts'
import { isFileName } from '../file-names.ts'
import { objectFaults } from './object-rules.ts'
import { readObject } from './read-object.ts'
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
    const advert = readObject(object, result)
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
