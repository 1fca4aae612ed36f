import { type AnyFields, fieldsByType, isRecord, type Property, type PropertyType } from '@aushang/model'
import { keyOf } from '../key-of.ts'

type Address = NonNullable<AnyFields['address']>
type Certificate = NonNullable<AnyFields['residentialEnergyCertificate']>

/** A member of `fields` that has a value of its own: `livingArea`, `address/street`. */
export type FieldPath =
  | Exclude<keyof AnyFields, 'address' | 'residentialEnergyCertificate'>
  | `address/${keyof Address}`
  | `residentialEnergyCertificate/${keyof Certificate}`

export type ValueAt<Path extends FieldPath> = NonNullable<
  Path extends `address/${infer Name extends keyof Address}`
    ? Address[Name]
    : Path extends `residentialEnergyCertificate/${infer Name extends keyof Certificate}`
      ? Certificate[Name]
      : Path extends keyof AnyFields
        ? AnyFields[Path]
        : never
>

/** A value of ours as the portal writes it, and back. Undefined is what has no form there, or is not understood. */
export interface Codec<Ours> {
  write(ours: Ours): unknown
  read(theirs: unknown): Ours | undefined
  /** The most characters that the portal takes. */
  charactersMax?: number
}

/** On what a line of a table rests. */
export type Sureness =
  /** The portal's own pages, or its recorded answers. */
  | 'stated'
  /** Its own examples, or another interface of the same portal. */
  | 'inferred'
  /** Nobody outside of the portal knows: our own choice. */
  | 'ours'

/** A place in the portal's document, and the member of a property that it comes from. */
export interface Part<Ours = unknown> extends Codec<Ours> {
  /** With points between the names: `prices.rent.baseRent.amount`. `name[]` is a list, `@name` an attribute. */
  at: string
  /** A JSON pointer; empty for what is the same in every advert. */
  from: string
  sureness: Sureness
}

/** What is written of: a property as it is in effect. */
export type Mapped = Pick<Property, 'type' | 'offerStatus' | 'updatedAt'> & { fields: AnyFields }

/** What was read, perhaps without what our model wants. */
export interface Read {
  fields: AnyFields
  offerStatus?: Property['offerStatus'] | undefined
}

/** What the portal's note says in our own words, for want of a place of its own. */
export type Said = Read

/** One line of the table: some places of the document, how they are written, and how they are read. */
export interface Member<Settings = unknown> {
  parts: readonly Part[]
  /** The values of the parts, in their order. */
  write: (property: Mapped, settings: Settings) => readonly unknown[]
  /** Adds what the values mean to what was read so far; called when there is one. */
  read: (values: readonly unknown[], read: Read, said: Said, settings: Settings) => void
  /** What is read hangs on what the note says. */
  heedsNote?: boolean
  isOf: (type: PropertyType) => boolean
}

export function part<Ours>(at: string, from: FieldPath | '' | `/${string}`, codec: Codec<Ours>): Part<Ours> {
  const pointer = from === '' || from.startsWith('/') ? from : `/fields/${from}`
  return { ...codec, at, from: pointer, sureness: 'stated' }
}

/** A member that stands in one place. */
export function member<Path extends FieldPath>(at: string, from: Path, codec: Codec<ValueAt<Path>>): Member {
  const names = from.split('/')
  return {
    parts: [part(at, from, codec)],
    write: ({ fields }) => [valueAt(fields, names)],
    read: ([value], read) => setAt(read.fields, names, value),
    isOf: hasMember(names[0] ?? ''),
  }
}

type Parts = Record<string, Part>
type OursOf<Given> = Given extends Part<infer Ours> ? Ours : never
type Values<Given extends Parts> = { [Name in keyof Given]?: OursOf<Given[Name]> | undefined }

interface Group<Given extends Parts, Settings> {
  write: (fields: AnyFields, property: Mapped, settings: Settings) => Values<Given>
  read: (values: Values<Given>, said: Said, settings: Settings) => Loose<AnyFields>
  heedsNote?: boolean
  /** Else of the types that have a member which one of its parts comes from. */
  types?: readonly PropertyType[]
}

type Loose<Value> = { [Name in keyof Value]?: Value[Name] | undefined }

/** Members and places that are not one to one. */
export function group<Given extends Parts, Settings = unknown>(
  parts: Given,
  { write, read, heedsNote = false, types }: Group<Given, Settings>,
): Member<Settings> {
  const names = Object.keys(parts)
  const all = Object.values(parts)
  const ofFields = all.flatMap(({ from }) => /^\/fields\/([^/]+)/.exec(from)?.[1] ?? [])
  return {
    parts: all,
    write(property, settings) {
      const values: Record<string, unknown> = write(property.fields, property, settings)
      return names.map((name) => values[name])
    },
    read(values, into, said, settings) {
      const named = Object.fromEntries(names.map((name, index) => [name, values[index]]))
      addRead(into, { fields: read(named as Values<Given>, said, settings) as AnyFields })
    },
    heedsNote,
    isOf: types
      ? (type) => types.includes(type)
      : (type) => ofFields.length === 0 || ofFields.some((name) => hasMember(name)(type)),
  }
}

/** A member that means what ours means only beside a word: an amount a month, a term in months. */
export function qualified<Path extends FieldPath>(
  at: string,
  from: Path,
  codec: Codec<ValueAt<Path>>,
  [besideAt, word]: readonly [at: string, word: string],
): Member {
  const plain = member(at, from, codec)
  return {
    ...plain,
    parts: [...plain.parts, part(besideAt, from, oneWord(word))],
    write(property, settings) {
      const [value] = plain.write(property, settings)
      return [value, value === undefined ? undefined : true]
    },
    read: ([value, isMeant], ...rest) => plain.read([isMeant ? value : undefined], ...rest),
  }
}

/** What is the same in every advert of these types. */
export function fixed(at: string, value: unknown, types?: readonly PropertyType[]): Member {
  const constant: Codec<boolean> = { write: () => value, read: () => undefined }
  return group(
    { value: part(at, '', constant) },
    { write: () => ({ value: true }), read: () => ({}), ...(types && { types }) },
  )
}

type Choice = {
  [Path in FieldPath]: ValueAt<Path> extends string ? Path : never
}[FieldPath]

/** A choice for which the portal has a flag for each word. */
export function oneOfPlaces<Path extends Choice>(
  from: Path,
  places: { readonly [Word in ValueAt<Path>]?: string },
  codec: Codec<boolean> = boolean,
): Member {
  const choices = Object.keys(places)
  return {
    parts: Object.values<string | undefined>(places).map((at = '') => part(at, from, codec)),
    write: ({ fields }) => choices.map((choice) => valueAt(fields, from.split('/')) === choice || undefined),
    read: (values, read) =>
      setAt(
        read.fields,
        from.split('/'),
        choices.find((_, index) => values[index] === true),
      ),
    isOf: hasMember(from.split('/')[0] ?? ''),
  }
}

/** A list of words for each of which the portal has a flag. */
export function listOfPlaces<Path extends 'flooring' | 'recommendedUse'>(
  from: Path,
  places: { readonly [Word in ValueAt<Path>[number]]?: string },
  codec: Codec<boolean> = boolean,
): Member {
  const choices = Object.keys(places)
  return {
    parts: Object.values<string | undefined>(places).map((at = '') => part(at, from, codec)),
    write({ fields }) {
      const chosen: readonly string[] = fields[from] ?? []
      return choices.map((choice) => chosen.includes(choice) || undefined)
    },
    read(values, read) {
      const chosen = choices.filter((_, index) => values[index] === true)
      if (chosen.length > 0) addRead(read, { fields: { [from]: chosen } })
    },
    isOf: hasMember(from),
  }
}

/** Where the portal says what has become of the offer; undefined is what it has no word for. */
export function offerStatusMember(
  at: string,
  wordOf: (status: Property['offerStatus'], type: PropertyType) => string | undefined,
  statuses: Readonly<Record<string, Property['offerStatus']>>,
): Member {
  return {
    parts: [part<unknown>(at, '/offerStatus', { write: (word) => word, read: (theirs) => own(statuses, theirs) })],
    write: ({ type, offerStatus }) => [wordOf(offerStatus, type)],
    read([status], read) {
      read.offerStatus = status as Property['offerStatus']
    },
    isOf: () => true,
  }
}

export function surely<Settings>(sureness: Sureness, members: readonly Member<Settings>[]): Member<Settings>[] {
  return members.map((each) => ({ ...each, parts: each.parts.map((part) => ({ ...part, sureness })) }))
}

export function only<Settings>(
  types: readonly PropertyType[],
  members: readonly Member<Settings>[],
): Member<Settings>[] {
  return members.map((each) => ({ ...each, isOf: (type) => types.includes(type) }))
}

function hasMember(name: string): (type: PropertyType) => boolean {
  return (type) => name in fieldsByType[type].properties
}

export function valueAt(holder: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], holder)
}

function setAt(holder: object, [name = '', ...rest]: readonly string[], value: unknown): void {
  const inside = holder as Record<string, unknown>
  if (value === undefined) return
  if (rest.length === 0) inside[name] = value
  else setAt((inside[name] ??= {}), rest, value)
}

/** What stands in the second goes before, but for lists, which are added up, and what is inside of a member. */
export function mergeRead(first: Read, second: Read): Read {
  const merged: Read = { ...first, fields: { ...first.fields } }
  addRead(merged, second)
  return merged
}

/** The same, into the first. What is undefined is nothing. */
export function addRead(first: Read, second: Read): void {
  const fields = first.fields as Record<string, unknown>
  for (const [name, value] of Object.entries(second.fields)) {
    if (value === undefined) continue
    const before = fields[name]
    if (Array.isArray(before) && Array.isArray(value)) fields[name] = [...new Set([...(before as unknown[]), ...value])]
    else if (isRecord(before) && isRecord(value)) fields[name] = { ...before, ...value }
    else fields[name] = value
  }
  if (second.offerStatus !== undefined) first.offerStatus = second.offerStatus
}

/** Portals refuse texts that have nothing in them. */
export function text(charactersMax?: number): Codec<string> {
  const write = (ours: string) => (ours.trim() === '' ? undefined : ours)
  return { write, read: (theirs) => textOf(theirs), ...(charactersMax !== undefined && { charactersMax }) }
}

export const number: Codec<number> = {
  write: (ours) => ours,
  read: (theirs) => {
    const value = Number(textOf(theirs)?.trim() ?? Number.NaN)
    return Number.isFinite(value) ? value : undefined
  },
}

export const boolean: Codec<boolean> = {
  write: (ours) => ours,
  read: (theirs) => flags.get(textOf(theirs)?.toLowerCase() ?? ''),
}
const flags = new Map([
  ['true', true],
  ['false', false],
])

/** Two words for a flag. */
export function eitherWord(yes: string, no: string): Codec<boolean> {
  return {
    write: (ours) => (ours ? yes : no),
    read: (theirs) => (theirs === yes ? true : theirs === no ? false : undefined),
  }
}

/** A word that must stand beside something for it to mean what ours means. */
export function oneWord(word: string): Codec<boolean> {
  return { write: () => word, read: (theirs) => (theirs === word ? true : undefined) }
}

/** Our word for the portal's. A word of ours without one is not written; of several that are the same there, the first is read. */
export function words<Word extends string>(
  table: { readonly [Each in Word]?: string | undefined },
  /** Words that are read and never written. */
  alsoRead: Readonly<Record<string, Word>> = {},
): Codec<Word> {
  return {
    write: (ours) => table[ours],
    read: (theirs) => keyOf(table, theirs) ?? own(alsoRead, theirs),
  }
}

export function listOf<Ours>(codec: Codec<Ours>): Codec<Ours[]> {
  return {
    write: (ours) => {
      const written = ours.map(codec.write).filter((each) => each !== undefined)
      return written.length === 0 ? undefined : [...new Set(written)]
    },
    read: (theirs) => {
      const read = (Array.isArray(theirs) ? theirs : []).flatMap((each) => codec.read(each) ?? [])
      return read.length === 0 ? undefined : read
    },
  }
}

/** What foreign documents say is looked up in no prototype. */
function own<Value>(table: Readonly<Record<string, Value>>, word: unknown): Value | undefined {
  return typeof word === 'string' && Object.hasOwn(table, word) ? table[word] : undefined
}

function textOf(theirs: unknown): string | undefined {
  if (typeof theirs === 'number' || typeof theirs === 'boolean') return String(theirs)
  return typeof theirs === 'string' && theirs.trim() !== '' ? theirs : undefined
}
