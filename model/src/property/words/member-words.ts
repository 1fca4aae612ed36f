import type { Language } from '../../sentences/define-sentence.ts'
import type { Phrase } from './phrase.ts'
import type { PropertyDraft } from '../property.ts'
import type { FieldsOf, PropertyType } from '../types.ts'
import type { Unit } from './units.ts'

/**
 * What people call a member of the catalogue. A name is written as it stands in the middle of a sentence, a German noun with its
 * article ("die Wohnfläche"): sentences need it, and labels do without. An explanation is one short line, without a full stop.
 *
 * The types follow the schema: a member or a value that has no words does not compile, nor do words for one that is not there.
 */
type MemberWords<Value> = NameAndExplanation & {
  unit?: Unit
  /** Where the name is a plural: "die Nebenkosten fehlen". */
  pluralIn?: readonly Language[]
  /** Where a type of property calls it otherwise. */
  ofType?: { readonly [T in PropertyType]?: Partial<NameAndExplanation> & { unit?: Unit } }
} & WordsInside<NonNullable<Value>>

export type MembersWords<Members> = { readonly [Name in keyof Members]-?: MemberWords<Members[Name]> }

/** Of whatever member, with what may be there. */
export interface SomeWords {
  name: Phrase
  explanation: Phrase
  unit?: Unit
  pluralIn?: readonly Language[]
  ofType?: { readonly [T in PropertyType]?: Partial<NameAndExplanation> & { unit?: Unit } }
  values?: Readonly<Record<string, ValueWords>>
  members?: Readonly<Record<string, SomeWords>>
}

/** As this type of property calls it. */
export function wordsForType({ ofType, ...words }: SomeWords, type?: PropertyType): SomeWords {
  return { ...words, ...(type && ofType?.[type]) }
}

/** Whoever chooses a value wants to know what it is for: an explanation that only repeats the name does not help. */
export type ValueWords = NameAndExplanation

interface NameAndExplanation {
  name: Phrase
  explanation: Phrase
}

// In brackets, so that a union is looked at as a whole.
type WordsInside<Value> = [Value] extends [readonly (infer Item)[]]
  ? WordsInside<Item>
  : [Value] extends [boolean | number]
    ? object
    : [Value] extends [boolean | string]
      ? string extends Value
        ? object
        : { values: { readonly [Word in `${Value}`]: ValueWords } }
      : { members: MembersWords<Value> }

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (member: infer All) => void
  ? All
  : never

/** The fields of whatever type. */
export type AnyFields = Partial<Intersection<{ [T in PropertyType]: FieldsOf<T> }[PropertyType]>>

export type FieldWords = MembersWords<AnyFields>

/** The members beside `fields`. */
export type PropertyWords = MembersWords<Omit<PropertyDraft, 'fields'>>
