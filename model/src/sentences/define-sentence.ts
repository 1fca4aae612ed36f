import type { Say } from './say.ts'

/** The languages in which people are spoken to. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

export type SentenceParam = string | number | boolean | readonly (string | number)[]

/** A sentence that is always the same. */
export type FixedSentence = Record<Language, string>

/** A sentence with gaps. The examples are what the tests and whoever writes the sentence read; the first has every parameter. */
export interface SentenceWithParams<Params> extends Record<Language, (params: Params, say: Say) => string> {
  examples: readonly [Required<Params>, ...Params[]]
}

/**
 * An entry of the catalogue. A language that is missing, or a parameter that the entry does not have, is an error of the
 * compiler; a parameter that one of the languages leaves out is found by `catalogue.test.ts`.
 */
export function defineSentence(entry: FixedSentence): FixedSentence
export function defineSentence<Params extends Record<string, SentenceParam | undefined>>(
  entry: SentenceWithParams<Params>,
): SentenceWithParams<Params>
export function defineSentence<Entry>(entry: Entry): Entry {
  return entry
}
