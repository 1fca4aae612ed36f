import type { PropertyType } from '../property/types.ts'
import { agentSentences } from './agent-sentences.ts'
import type { FixedSentence, Language, SentenceParam, SentenceWithParams } from './define-sentence.ts'
import { requestSentences } from './request-sentences.ts'
import { type Say, sayIn } from './say.ts'

/** Every sentence that a person reads. A key is stored and told: it is never renamed, nor its parameters changed. */
export const sentenceCatalogue = { ...requestSentences, ...agentSentences }

type Catalogue = typeof sentenceCatalogue
export type SentenceKey = keyof Catalogue

/** A sentence before it has a language: a key of the catalogue, with what fills its gaps. It is JSON, and can be stored. */
export type Sentence = {
  [Key in SentenceKey]: Catalogue[Key] extends FixedSentence
    ? { key: Key; params?: never }
    : Catalogue[Key] extends SentenceWithParams<infer Params>
      ? object extends Params
        ? { key: Key; params?: Params }
        : { key: Key; params: Params }
      : never
}[SentenceKey]

export function renderSentence(sentence: Sentence, language: Language): string {
  const entry = entries[sentence.key]
  // Only what a newer version has stored, before an older one was brought back.
  if (entry === undefined) return noWords[language](sentence.key)
  const words = entry[language]
  // That key and parameters belong together is what the type Sentence says.
  return typeof words === 'string' ? words : words(tidyParams(sentence.params ?? {}) as never, sayIn[language])
}

/** What whoever passes a sentence on knows of where it is said, and whoever made it need not have known. */
export interface SaidOf {
  /** The portal's own name. */
  portal?: string | undefined
  propertyType?: PropertyType | undefined
}

/** The same sentence, with what is known in those of its gaps that nobody has filled. */
export function completeSentence(sentence: Sentence, known: SaidOf): Sentence {
  const entry = entries[sentence.key]
  if (entry?.examples === undefined) return sentence
  const [{ ...gaps }] = entry.examples
  const filled = Object.entries(known).filter(([name, value]) => name in gaps && value !== undefined)
  if (filled.length === 0) return sentence
  return { key: sentence.key, params: { ...Object.fromEntries(filled), ...sentence.params } } as Sentence
}

/** The sentence with the first of its examples, for documents. */
export function exampleSentence(key: SentenceKey): Sentence {
  const entry = sentenceCatalogue[key]
  return ('examples' in entry ? { key, params: entry.examples[0] } : { key }) as Sentence
}

/** Several sentences, one after the other, as one text. */
export function renderSentences(sentences: readonly Sentence[], language: Language): string {
  return sentences.map((sentence) => renderSentence(sentence, language)).join(' ')
}

type Entry = Record<Language, string | ((params: never, say: Say) => string)> & {
  examples?: readonly [object, ...object[]]
}

const entries: Partial<Record<string, Entry>> = sentenceCatalogue

type Params = Partial<Record<string, SentenceParam>>

const noWords: Record<Language, (key: string) => string> = {
  en: (key) => `This version has no words for ${key}.`,
  de: (key) => `Diese Version hat keine Worte für ${key}.`,
}

const textLengthMax = 200
const listLengthMax = 100

/** Parameters come from strangers: each becomes one short line, without characters that turn the text around. */
function tidyParams(params: Params): Params {
  return Object.fromEntries(Object.entries(params).map(([name, param]) => [name, tidyParam(param)]))
}

function tidyParam(param: SentenceParam | undefined): SentenceParam | undefined {
  if (typeof param === 'string') return tidyText(param)
  if (typeof param !== 'object') return param
  const some = param.slice(0, listLengthMax).map((item) => (typeof item === 'string' ? tidyText(item) : item))
  return param.length > listLengthMax ? [...some, '…'] : some
}

function tidyText(text: string): string {
  // Four units are the most that one character shown takes here: no more of a long text is looked through.
  const line = text
    .slice(0, textLengthMax * 4)
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  const characters = Array.from(line)
  return characters.length > textLengthMax || text.length > textLengthMax * 4
    ? `${characters.slice(0, textLengthMax).join('')}…`
    : line
}
