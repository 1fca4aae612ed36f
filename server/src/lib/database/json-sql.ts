import { messageOf, type Sentence } from '@aushang/model'
import pg from 'pg'
import { raw, type Sql } from 'sql-template-tag'

/**
 * A resource as the API shows it, made by the database as JSON text: a list of any length is then piped from the
 * database to the client and never parsed on the way. A member whose column is null is left out.
 *
 *   jsonText({ id: value('id'), ...members('details'), fields: json('fields'), createdAt: time('created_at') })
 */
export function jsonText(parts: Record<string, string>): Sql {
  const pieces = Object.entries(parts).map(([name, piece], index) => {
    const comma = index === 0 ? '' : ','
    return name.startsWith(inPlace) ? `',' || ${piece}` : `'${comma}"${name}":' || ${piece}`
  })
  return raw(`concat('{', ${pieces.join(', ')}, '}')`)
}

export const value = (column: string) => `to_json(${column})::text`
export const json = (column: string) => `${column}::text`
export const time = (column: string) => `to_char(${column} at time zone 'UTC', '"\\""YYYY-MM-DD"T"HH24:MI:SS.MS"Z\\""')`

/** What a column's word stands for, as a message that gets its language later; null for a word without one. */
export function messageByCode(column: string, sentences: Record<string, Sentence>): string {
  const cases = Object.entries(sentences).map(
    ([word, sentence]) => `when '${word}' then ${pg.escapeLiteral(JSON.stringify(messageOf(sentence)))}`,
  )
  return `case ${column} ${cases.join(' ')} end`
}

/** As it is stored. Strangers may write U+0000, of which the database makes no text. */
export function storedJson(given: unknown): string | null {
  return given === undefined ? null : JSON.stringify(given).replaceAll('\\u0000', '\\ufffd')
}

/** The same of a text: so much of it as fits. */
export function storedText(given: string | undefined, lengthMax = Infinity): string | null {
  return given?.slice(0, lengthMax).replaceAll('\0', '\ufffd') ?? null
}

/** The members of a JSON object in a column, which is never empty, in its place. */
export const members = (column: string) => ({
  [inPlace + column]: `substr(${column}::text, 2, length(${column}::text) - 2)`,
})

const inPlace = '...'

declare const isJsonOf: unique symbol

/** JSON text of such a value: what the database made with `jsonText` need not be parsed to have a type. */
export type JsonOf<Value> = string & { readonly [isJsonOf]: Value }

/** A resource as text, with the version that its ETag names. */
export interface Document {
  id: string
  version: number
  json: string
}
