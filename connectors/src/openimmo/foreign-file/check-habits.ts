import type { XmlElement } from 'libxml2-wasm'
import { childrenOf, type FileProblem } from './check-element.ts'
import type { ZipEntry } from '../zip/read-zip.ts'

type Report = (severity: FileProblem['severity'], at: XmlElement, message: string) => void

/** What the format allows and portals stumble over, or what no schema can see. */
export function checkHabits(root: XmlElement, files: ZipEntry[] | undefined): FileProblem[] {
  const problems: FileProblem[] = []
  const report: Report = (severity, at, message) => {
    problems.push({ severity, line: at.line, path: at.name, message })
  }
  const transfer = child(root, 'uebertragung')
  const objects = children(root, 'anbieter').flatMap((anbieter) => children(anbieter, 'immobilie'))
  if (transfer !== undefined) transferHabits(transfer, objects, report)
  sameIds(objects, report)
  for (const object of objects) {
    hiddenAddress(object, report)
    for (const certificate of children(child(object, 'zustand_angaben'), 'energiepass')) energy(certificate, report)
    for (const attachment of children(child(object, 'anhaenge'), 'anhang')) attached(attachment, files, report)
  }
  return problems
}

function transferHabits(transfer: XmlElement, objects: XmlElement[], report: Report): void {
  const modus = attribute(transfer, 'modus')
  const actions = new Set(
    objects.map((object) => attribute(child(child(object, 'verwaltung_techn'), 'aktion'), 'aktionart')),
  )
  if (attribute(transfer, 'umfang') === 'VOLL' && objects.length === 0) {
    report('warning', transfer, 'A full transfer without an object makes portals delete everything.')
  }
  if (actions.size > 1)
    report('warning', transfer, 'The transfer mixes actions; some portals take only one for the whole file.')
  if (modus !== undefined && actions.size === 1 && !actions.has(modus) && !actions.has(undefined)) {
    report('warning', transfer, `modus is ${modus} and aktionart ${[...actions][0]}; some portals obey modus.`)
  }
}

function sameIds(objects: XmlElement[], report: Report): void {
  const seen = new Set<string>()
  for (const object of objects) {
    const id = child(child(object, 'verwaltung_techn'), 'openimmo_obid')
    if (id === undefined) continue
    if (id.content.trim() === '') report('warning', id, 'openimmo_obid is empty; portals know the object by it.')
    else if (seen.has(id.content)) report('warning', id, `The object ${id.content} stands twice in the transfer.`)
    seen.add(id.content)
  }
}

function hiddenAddress(object: XmlElement, report: Report): void {
  const shown = child(child(object, 'verwaltung_objekt'), 'objektadresse_freigeben')
  if (shown === undefined || !['false', '0'].includes(shown.content.trim())) return
  const given = ['strasse', 'hausnummer', 'geokoordinaten'].filter((name) => child(child(object, 'geo'), name))
  if (given.length === 0) return
  report(
    'warning',
    shown,
    `The address is not to be shown, and yet ${given.join(', ')} is sent; not every portal hides it.`,
  )
}

function energy(certificate: XmlElement, report: Report): void {
  const kind = child(certificate, 'epart')?.content
  const [own, other] =
    kind === 'BEDARF'
      ? ['endenergiebedarf', 'energieverbrauchkennwert']
      : ['energieverbrauchkennwert', 'endenergiebedarf']
  if (kind !== undefined && child(certificate, other) !== undefined && child(certificate, own) === undefined) {
    report('warning', certificate, `A certificate of kind ${kind} states its value in ${own}, not in ${other}.`)
  }
  for (const name of ['endenergiebedarf', 'energieverbrauchkennwert']) {
    const value = child(certificate, name)
    if (value !== undefined && !/^\s*\d+([.,]\d+)?\s*$/.test(value.content)) {
      report('warning', value, `${name} is "${value.content}"; portals expect a number.`)
    }
  }
  const rating = child(certificate, 'wertklasse')
  if (rating !== undefined && !/^\s*(A\+|[A-H])\s*$/.test(rating.content)) {
    report('warning', rating, `wertklasse is "${rating.content}"; classes go from A+ to H.`)
  }
}

function attached(attachment: XmlElement, files: ZipEntry[] | undefined, report: Report): void {
  const path = child(child(attachment, 'daten'), 'pfad')
  if (path === undefined) return
  const name = path.content.trim()
  const isAddress = /^https?:\/\//i.test(name)
  const location = attribute(attachment, 'location')
  if (isAddress !== (location === 'REMOTE')) {
    report('warning', path, `${name} is ${isAddress ? 'an address' : 'a file'}, but its location is ${location}.`)
  }
  if (isAddress || files === undefined) return
  if (name.includes('/')) report('warning', path, `${name} lies in a folder; some portals look only in the root.`)
  if (files.some((file) => file.name === name)) return
  const near = files.find((file) => file.name.toLowerCase() === name.toLowerCase())
  report('error', path, near ? `${name} is called ${near.name} in the zip.` : `${name} is not in the zip.`)
}

function children(element: XmlElement | undefined, name: string): XmlElement[] {
  return element === undefined ? [] : childrenOf(element).filter((each) => each.name === name)
}

function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return children(element, name)[0]
}

function attribute(element: XmlElement | undefined, name: string): string | undefined {
  return element?.attr(name)?.value
}
