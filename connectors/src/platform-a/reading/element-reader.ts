import { isRecord } from '@aushang/model'
import type { UnreadPart } from '../../contract.ts'
import { keyOf } from '../../key-of.ts'
import { listOf, textOf } from '../offer-api/answers.ts'

/** What an advert says, element by element. What nobody asks for is left over. */
export interface ElementReader {
  text(name: string): string | undefined
  number(name: string): number | undefined
  /** Undefined is no: the portal says "no" of whatever nobody has said anything of. */
  flag(name: string): true | undefined
  /** Of elements that the portal leaves out as long as nobody has said anything. */
  boolean(name: string): boolean | undefined
  word<Word extends string>(words: Record<Word, string | undefined>, name: string): Word | undefined
  words<Word extends string>(words: Record<Word, string | undefined>, name: string, child: string): Word[]
  inside(name: string): ElementReader
  /** The element is not ours to read, and is nowhere lost for that. */
  passOver(...names: string[]): void
  leave(name: string): void
  unread(): UnreadPart[]
}

/** That nothing was said. */
const nothing = ['', 'NO_INFORMATION', 'NOT_APPLICABLE']

export function readElements(given: unknown, prefix = ''): ElementReader {
  const [record = {}] = listOf(given).filter(isRecord)
  const read = new Set<string>()
  const parts: UnreadPart[] = []
  const children: ElementReader[] = []

  function take(name: string): unknown {
    read.add(name)
    return record[name]
  }

  function leave(name: string, value = take(name)): void {
    const text = textOf(value) ?? JSON.stringify(value)
    if (text !== undefined && !nothing.includes(text)) parts.push({ name: prefix + name, value: text.slice(0, 500) })
  }

  function wordFor<Word extends string>(words: Record<Word, string | undefined>, name: string, value: string) {
    if (nothing.includes(value)) return undefined
    const found = keyOf(words, value)
    if (found === undefined) leave(name, value)
    return found
  }

  function text(name: string): string | undefined {
    const value = textOf(take(name))
    return value === undefined || value.trim() === '' ? undefined : value
  }

  return {
    text,
    number(name) {
      const value = text(name)
      if (value === undefined) return undefined
      const number = Number(value)
      if (Number.isNaN(number)) leave(name, value)
      return Number.isNaN(number) ? undefined : number
    },
    flag(name) {
      const value = text(name)?.toUpperCase()
      return value === 'TRUE' || value === 'YES' ? true : undefined
    },
    boolean(name) {
      const value = text(name)
      return value === undefined ? undefined : value === 'true'
    },
    word(words, name) {
      const value = text(name)
      return value === undefined ? undefined : wordFor(words, name, value)
    },
    words(words, name, child) {
      const values = listOf(take(name)).flatMap((wrapper) => (isRecord(wrapper) ? listOf(wrapper[child]) : []))
      return values.flatMap((value) => wordFor(words, name, textOf(value) ?? '') ?? [])
    },
    inside(name) {
      const reader = readElements(take(name), `${prefix}${name}.`)
      children.push(reader)
      return reader
    },
    passOver: (...names) => names.forEach(take),
    leave: (name) => leave(name),
    unread() {
      for (const name of Object.keys(record)) if (!read.has(name) && !name.startsWith('@')) leave(name)
      return [...parts, ...children.flatMap((child) => child.unread())]
    },
  }
}
