import { fieldsByType, messageOf, type Problem, type PropertyType, type Sentence } from '@aushang/model'
import { germanAvailability, germanDeposit } from './german-text.ts'
import {
  addRead,
  type Mapped,
  type Member,
  mergeRead,
  type Part,
  type Read,
  type Said,
  type Sureness,
  valueAt,
} from './member.ts'
import { hearNote, noteWith, say, sayingOrder } from './said.ts'

/** A place of the document with the value that stands there. */
export interface Entry extends Part {
  value: unknown
}

/** Finds what stands at a place of a document. */
export type Get = (at: string) => unknown

/** What a portal has no place for, or not for this value. With words it is said in its note. */
export interface Leftover {
  /** A JSON pointer. */
  path: string
  words?: string
}

/** The whole document of a portal, read both ways. */
export interface TableDraft<Settings> {
  /** In the order of the document; `note` stands where the note is written. */
  members:
    | readonly (Member<Settings> | 'note')[]
    | Readonly<Record<PropertyType, readonly (Member<Settings> | 'note')[]>>
  /** Where the agency's `miscellaneousDescription` goes, and what has no place of its own. */
  note: Part<string>
  noteFits: (note: string, settings: Settings) => boolean
  /** As what a value counts when what was written is compared with what is read of it: portals round. Undefined is nothing. */
  asCompared?: (path: string, value: unknown, property: Mapped) => unknown
  /** What may be lost without a word. */
  isSilent?: (path: string, property: Mapped) => boolean
  /** Why something is left out, where it is not that there is no place for it. */
  whyLeftOut?: (path: string, property: Mapped) => Sentence | undefined
}

export interface Table<Settings> {
  /** What the document says, in its order. */
  entriesOf: (property: Mapped, settings: Settings) => Entry[]
  leftoversOf: (property: Mapped, settings: Settings) => Leftover[]
  /** What the agency is told of them: said in the note, or left out. */
  leftoverWarnings: (property: Mapped, settings: Settings) => Problem[]
  read: (type: PropertyType, get: Get, settings: Settings) => Read
  partsOf: (type: PropertyType) => readonly Part[]
  /** The member that a place comes from, as a JSON pointer; of what stands inside of a place, that of the place. */
  fromOf: (type: PropertyType, at: string) => string | undefined
  /** Of a place; the first of a list stands for all of it. */
  surenessOf: (at: string) => Sureness | undefined
}

const miscellaneous = '/fields/miscellaneousDescription'
const certificate = '/fields/residentialEnergyCertificate'

export function defineTable<Settings>(draft: TableDraft<Settings>): Table<Settings> {
  const { note, noteFits, isSilent, whyLeftOut } = draft
  const byType = new Map<PropertyType, readonly (Member<Settings> | 'note')[]>()
  const mapped = new WeakMap<Mapped, Worked<Settings>>()

  function linesOf(type: PropertyType): readonly (Member<Settings> | 'note')[] {
    const known = byType.get(type)
    if (known !== undefined) return known
    const { members } = draft
    const all = isList(members) ? members : members[type]
    const lines = all.filter((line) => line === 'note' || line.isOf(type))
    byType.set(type, lines)
    return lines
  }

  /** Line by line, with the value of each part; without the note. */
  function write(property: Mapped, settings: Settings): Entry[][] {
    return linesOf(property.type).map((line) => {
      if (line === 'note') return []
      const values = line.write(property, settings)
      return line.parts.flatMap((part, index): Entry | [] => {
        const value = values[index] === undefined ? undefined : part.write(values[index])
        return value === undefined ? [] : { ...part, value }
      })
    })
  }

  function readLines(type: PropertyType, get: Get, said: Said, settings: Settings): Read {
    const read: Read = { fields: {} }
    for (const line of linesOf(type)) {
      if (line === 'note') continue
      let isThere = false
      const values = line.parts.map((part) => {
        const theirs = get(part.at)
        const value = theirs === undefined || theirs === null ? undefined : part.read(theirs)
        isThere ||= value !== undefined
        return value
      })
      if (isThere) line.read(values, read, said, settings)
    }
    return read
  }

  /** What is not read again of what was written. What is then said may change what is read: hence the rounds. */
  function find(property: Mapped, entries: readonly Entry[], settings: Settings): Leftover[] {
    const written = new Map<string, unknown>()
    for (const { at, value } of entries) written.set(at, value)
    const heedsNote = linesOf(property.type).some((line) => line !== 'note' && line.heedsNote)
    let said: Said = { fields: {} }
    for (let count = 0; ;) {
      const read = readLines(property.type, (at) => written.get(at), said, settings)
      const lost = lostOf(property, read)
      if (lost.length === count || !heedsNote) return leftoversIn(lost, property)
      count = lost.length
      said = { fields: {} }
      for (const { path, value, words } of lost) if (words) addRead(said, holding(path, value))
    }
  }

  function lostOf(property: Mapped, read: Read): Lost[] {
    return leavesOf(property.type).flatMap(({ path, names }) => {
      const [ours, theirs] = [valueAt(property, names), valueAt(read, names)]
      if (ours === undefined || ours === theirs || isSilent?.(path, property)) return []
      if (isSame(compared(path, ours, property), compared(path, theirs, property))) return []
      const value = missingOf(ours, theirs)
      return [{ path, value, words: say(path, value, property) }]
    })
  }

  function compared(path: string, value: unknown, property: Mapped): unknown {
    return asCompared(path, draft.asCompared ? draft.asCompared(path, value, property) : value)
  }

  /** Checked, shown and sent, a property is mapped several times: it is worked out once. */
  function map(property: Mapped, settings: Settings): Worked<Settings> {
    const known = mapped.get(property)
    if (known !== undefined && known.settings === settings) return known
    const lines = write(property, settings)
    const leftovers = find(property, lines.flat(), settings)
    const own = property.fields.miscellaneousDescription
    const words = leftovers.flatMap(({ words }) => words ?? [])
    const text = noteWith(own, words, (each) => noteFits(each, settings))
    const value = text === undefined ? undefined : note.write(text)
    const inNote: Entry[] = value === undefined ? [] : [{ ...note, value }]
    const entries = lines.flatMap((line, index) => (linesOf(property.type)[index] === 'note' ? inNote : line))
    const worked = { settings, entries, leftovers, text, isSaid: text !== own }
    mapped.set(property, worked)
    return worked
  }

  function partsOf(type: PropertyType): Part[] {
    return linesOf(type).flatMap((line) => (line === 'note' ? note : line.parts))
  }

  return {
    partsOf,
    entriesOf: (property, settings) => map(property, settings).entries,
    leftoversOf: (property, settings) => map(property, settings).leftovers,

    leftoverWarnings(property, settings) {
      const { leftovers, isSaid } = map(property, settings)
      return leftovers.map(({ path, words }): Problem => {
        if (words !== undefined && isSaid) {
          const message = messageOf({ key: 'fieldSaidInNote', params: { field: path, words } })
          return { path, code: 'said_in_note', message }
        }
        const why = whyLeftOut?.(path, property) ?? { key: 'portalHasNoField' as const }
        return { path, code: 'left_out', message: messageOf({ key: 'fieldLeftOut', params: { field: path } }, why) }
      })
    },

    read(type, get, settings) {
      const noteGiven = get(note.at)
      const text = noteGiven === undefined ? undefined : note.read(noteGiven)
      const heard = text === undefined ? null : hearNote(text)
      if (heard !== null) {
        const read = mergeRead(readLines(type, get, heard.said, settings), heard.said)
        const candidate = ended(read, heard.own)
        const property: Mapped = { type, updatedAt: '', ...candidate, offerStatus: candidate.offerStatus ?? 'open' }
        // Only if it is what we would say: otherwise it is the agency's own text.
        if (map(property, settings).text === text) return candidate
      }
      return ended(readLines(type, get, { fields: {} }, settings), text)
    },

    fromOf(type, at) {
      const holding = partsOf(type).filter(
        (part) => at === part.at || at.startsWith(`${part.at}.`) || at.startsWith(`${part.at}[`),
      )
      return holding.toSorted((one, other) => other.at.length - one.at.length)[0]?.from
    },

    surenessOf(at) {
      const lines = isList(draft.members) ? draft.members : Object.values(draft.members).flat()
      const parts = [note, ...lines.flatMap((line) => (line === 'note' ? [] : line.parts))]
      return parts.find((part) => inList(part.at) === at || at.startsWith(`${part.at}.`))?.sureness
    },
  }
}

function inList(at: string): string {
  return at.replaceAll(/\.0(?=\.)|\[\]$/g, '')
}

interface Worked<Settings> {
  settings: Settings
  entries: Entry[]
  leftovers: Leftover[]
  /** The whole note. */
  text: string | undefined
  /** What has words stands in it. */
  isSaid: boolean
}

/** With the agency's own text, and without a certificate that has no kind or no carrier: it is none of ours. */
function ended({ fields, offerStatus }: Read, own: string | undefined): Read {
  const { residentialEnergyCertificate: certificate, ...rest } = fields
  const isWhole = certificate?.type !== undefined && certificate.energySource !== undefined
  return {
    fields: {
      ...rest,
      ...(isWhole && { residentialEnergyCertificate: certificate }),
      ...(own !== undefined && { miscellaneousDescription: own }),
    },
    ...(offerStatus && offerStatus !== 'open' && { offerStatus }),
  }
}

function isList<One>(value: readonly One[] | object): value is readonly One[] {
  return Array.isArray(value)
}

interface Leaf {
  path: string
  names: readonly string[]
}

interface Lost {
  path: string
  value: unknown
  words: string | undefined
}

const leavesByType = new Map<PropertyType, Leaf[]>()

/** Everything that a property of this type may say beside its note, in the order of the catalogue. */
function leavesOf(type: PropertyType): readonly Leaf[] {
  const known = leavesByType.get(type)
  if (known !== undefined) return known
  const paths = Object.entries(fieldsByType[type].properties).flatMap(([name, member]: [string, object]) =>
    'properties' in member
      ? Object.keys(member.properties as object).map((inside) => `/fields/${name}/${inside}`)
      : `/fields/${name}`,
  )
  const leaves = ['/offerStatus', ...paths]
    .filter((path) => path !== miscellaneous)
    .map((path) => ({ path, names: path.split('/').slice(1) }))
  leavesByType.set(type, leaves)
  return leaves
}

function holding(path: string, value: unknown): Said {
  const [first = '', name = '', inside] = path.split('/').slice(1)
  if (first === 'offerStatus') return { fields: {}, offerStatus: value as Mapped['offerStatus'] }
  return { fields: { [name]: inside === undefined ? value : { [inside]: value } } }
}

/** What counts as the same, and what says nothing: a blank, the country that is meant without a word, the interval that rents have. */
function asCompared(path: string, value: unknown): unknown {
  if (value === undefined) return undefined
  switch (path) {
    case '/offerStatus':
      return value === 'open' ? undefined : value
    case '/fields/address/country':
      return value === 'DE' ? undefined : value
    case '/fields/rentInterval':
      return value === 'month' ? undefined : value
    // Without VAT is no silence about it.
    case '/fields/commissionIncludesVat':
      return value === false ? 'without' : value
    case '/fields/deposit':
      return germanDeposit(plainText(value))
    case '/fields/availableFrom': {
      const text = germanAvailability(plainText(value)) ?? ''
      return /^(?:ab )?sofort$/i.test(text) ? 'sofort' : text
    }
    default:
      return typeof value === 'string' ? plainText(value) : value
  }
}

function plainText(value: unknown): string {
  return String(value).replaceAll(/\r\n?/g, '\n').trim()
}

/** A flag that is false, a count of none, an empty list and a blank say no more than what is not there. */
function isSame(ours: unknown, theirs: unknown): boolean {
  if (ours === undefined || ours === false || ours === 0 || ours === '') return true
  if (Array.isArray(ours)) return ours.every((each) => Array.isArray(theirs) && theirs.includes(each))
  return ours === theirs
}

function missingOf(ours: unknown, theirs: unknown): unknown {
  return Array.isArray(ours) && Array.isArray(theirs) ? ours.filter((each) => !theirs.includes(each)) : ours
}

/** A certificate of which nothing can be told is told of as a whole, and what another saying says is not told twice. */
function leftoversIn(lost: readonly Lost[], property: Mapped): Leftover[] {
  const given = Object.values(property.fields.residentialEnergyCertificate ?? {}).filter(
    (value) => !isSame(value, undefined),
  )
  const ofCertificate = lost.filter(isOfCertificate)
  const isLostWhole = ofCertificate.length > 0 && ofCertificate.length === given.length
  const told = lost.filter((each) => each.words !== '' && !(isLostWhole && isOfCertificate(each)))
  return [...told, ...(isLostWhole ? [{ path: certificate, words: undefined }] : [])]
    .map(({ path, words }) => ({ path, ...(words !== undefined && { words }) }))
    .toSorted((one, other) => orderOf(one) - orderOf(other))
}

function isOfCertificate({ path }: Lost): boolean {
  return path.startsWith(`${certificate}/`)
}

function orderOf({ path }: Leftover): number {
  return sayingOrder(path)
}
