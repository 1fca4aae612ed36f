import { isRecord } from '@aushang/model'
import { keyOf } from '../../key-of.ts'
import { listOf, textOf } from '../offer-api/answers.ts'

/** What an advert says, element by element. Undefined is what is not there, or not to be understood. */
export interface ElementReader {
  text(name: string): string | undefined
  number(name: string): number | undefined
  /** Undefined is no: the portal says "no" of whatever nothing was said of. */
  flag(name: string): true | undefined
  /** Of elements that the portal leaves out as long as nothing was said. */
  boolean(name: string): boolean | undefined
  word<Word extends string>(words: Record<Word, string | undefined>, name: string): Word | undefined
  words<Word extends string>(words: Record<Word, string | undefined>, name: string, child: string): Word[]
  inside(name: string): ElementReader
}

export function readElements(given: unknown): ElementReader {
  const [record = {}] = listOf(given).filter(isRecord)

  function text(name: string): string | undefined {
    const value = textOf(record[name])
    return value === undefined || value.trim() === '' ? undefined : value
  }

  return {
    text,
    number(name) {
      const value = Number(text(name) ?? NaN)
      return Number.isNaN(value) ? undefined : value
    },
    flag(name) {
      const value = text(name)?.toUpperCase()
      return value === 'TRUE' || value === 'YES' ? true : undefined
    },
    boolean(name) {
      const value = text(name)
      return value === undefined ? undefined : value === 'true'
    },
    word: (words, name) => keyOf(words, text(name)),
    words(words, name, child) {
      const values = listOf(record[name]).flatMap((wrapper) => (isRecord(wrapper) ? listOf(wrapper[child]) : []))
      return values.flatMap((value) => keyOf(words, textOf(value)) ?? [])
    },
    inside: (name) => readElements(record[name]),
  }
}
