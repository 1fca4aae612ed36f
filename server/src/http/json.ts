import { isUtf8 } from 'node:buffer'
import { parse } from '@humanwhocodes/momoa'
import { type Issue, type IssueCode, pointer, type Sentence, shortName } from '@aushang/model'
import { ApiError, invalid } from '../lib/errors.ts'

const depthMax = 64
// The largest property there can be has about a thousand.
const valuesMax = 5_000
// Both keep a small body from getting an answer thousands of times its size.
const issuesMax = 100
// It takes ten times as long to say where a text stops being JSON as to find that it does. Bodies that are meant well are shorter.
const placedLengthMax = 100_000

/** Parses a body, and refuses what JSON allows but no body of ours should hold. */
export function parseJson(bytes: Buffer): unknown {
  // UTF-16 with letters of ASCII only would pass for UTF-8, with a NUL after, or before, each.
  if (!isUtf8(bytes) || bytes[0] === 0 || bytes[1] === 0) throw new ApiError('malformed_json', { key: 'bodyNotUtf8' })
  const members = countedMembers(bytes)
  const text = bytes.toString('utf8').replace(/^\ufeff/, '') // Windows puts it first; RFC 8259 lets us pass over it
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ApiError('malformed_json', firstFaultOf(text))
  }
  // NUL characters and lone surrogates can only come in as escapes: nearly every body is spared the search.
  if (/\\u(0000|d[89a-f])/i.test(text)) {
    const issues: Issue[] = []
    collectForbidden(value, '', issues)
    if (issues.length > 0) throw invalid(issues)
  }
  // Of a member that an object names twice, only the last is there now. What another reader takes may be the first.
  if (countMembers(value) !== members) throw invalid(repeatedMembers(bytes))
  return value
}

/**
 * Returns how many members the text has. What is nested too deep, or has too many values, would take checkers and walkers down, or keep them busy for minutes.
 * One pass over the bytes, before anything is made of them: in UTF-8, these bytes stand for nothing else.
 */
function countedMembers(bytes: Buffer): number {
  let depth = 0
  let members = 0
  let values = 0
  let inText = false
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]
    if (inText) {
      if (byte === backslash) index++
      else if (byte === quote) inText = false
    } else if (byte === quote) {
      inText = true
    } else if (byte === colon) {
      members++
    } else if (byte === comma) {
      values++
    } else if (byte === openBrace || byte === openBracket) {
      values++
      if (++depth > depthMax) throw monster('too_deep', { key: 'nestedTooDeep', params: { levels: depthMax } })
    } else if (byte === closeBrace || byte === closeBracket) {
      depth--
    }
  }
  if (values > valuesMax) throw monster('too_many', { key: 'tooManyValues', params: { max: valuesMax, count: values } })
  return members
}

const [quote, backslash, colon, comma, openBrace, closeBrace, openBracket, closeBracket] = Buffer.from('"\\:,{}[]')

function monster(code: IssueCode, sentence: Sentence): ApiError {
  return invalid([{ path: '', code, sentence }])
}

/**
 * V8 says it in English only; of two parsers, this one says where. Where a text breaks off, it would name what it has read last: a character
 * that fits nowhere shows it the end.
 */
function firstFaultOf(text: string): Sentence {
  if (text.length > placedLengthMax) return { key: 'bodyNotJson' }
  try {
    parse(`${text}\u0001`)
  } catch (error) {
    const { line, column, offset } = error as Partial<Record<'line' | 'column' | 'offset', number>>
    if (line === undefined || column === undefined || offset === undefined) return { key: 'bodyNotJson' }
    // In a text, the character is read before it is refused.
    if (offset >= text.length) {
      return { key: 'bodyNotJsonAt', params: { line, column: column - (offset - text.length) } }
    }
    const found = String.fromCodePoint(text.codePointAt(offset) ?? 0).trim()
    return { key: 'bodyNotJsonAt', params: { line, column, ...(found !== '' && { found }) } }
  }
  return { key: 'bodyNotJson' }
}

function collectForbidden(value: unknown, path: string, issues: Issue[]): void {
  if (typeof value === 'string') {
    const character = forbidden(value)
    if (character !== null)
      issues.push({ path, code: 'forbidden_character', sentence: { key: 'forbiddenInText', params: { character } } })
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      if (issues.length >= issuesMax) return
      const here = path + pointer(shownName(name))
      const character = forbidden(name)
      if (character !== null) {
        const sentence: Sentence = { key: 'forbiddenInName', params: { character } }
        issues.push({ path: here, code: 'forbidden_character', sentence })
      }
      collectForbidden(member, here, issues)
    }
  }
}

function forbidden(text: string): 'nul' | 'surrogate' | null {
  if (text.includes('\0')) return 'nul'
  return text.isWellFormed() ? null : 'surrogate'
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const each = Array.isArray(value) ? 0 : 1
  let count = 0
  for (const member of Object.values(value)) count += each + countMembers(member)
  return count
}

interface Level {
  path: string
  /** How often each name stood there; null inside of an array. */
  times: Map<string, number> | null
  /** Of the element that is being read. */
  index: number
  /** Of the member that is being read. */
  name: string
}

/** One more pass over the bytes of what is JSON: nothing is made of them but the names of members. */
function repeatedMembers(bytes: Buffer): Issue[] {
  const issues: Issue[] = []
  const levels: Level[] = []
  let isName = false
  for (let index = 0; index < bytes.length && issues.length < issuesMax; index++) {
    const byte = bytes[index]
    const level = levels.at(-1)
    if (byte === quote) {
      const end = endOfText(bytes, index)
      if (isName && level?.times) level.name = countName(level, JSON.parse(bytes.toString('utf8', index, end)), issues)
      isName = false
      index = end - 1
    } else if (byte === comma && level !== undefined) {
      level.index++
      isName = level.times !== null
    } else if (byte === openBrace || byte === openBracket) {
      isName = byte === openBrace
      const path = level === undefined ? '' : level.path + pointer(level.times === null ? level.index : level.name)
      levels.push({ path, times: isName ? new Map() : null, index: 0, name: '' })
    } else if (byte === closeBrace || byte === closeBracket) {
      levels.pop()
    }
  }
  return issues
}

/** Returns the name as it is shown. */
function countName({ path, times }: Level, name: string, issues: Issue[]): string {
  const count = (times?.get(name) ?? 0) + 1
  times?.set(name, count)
  const member = shownName(name)
  if (count === 2) {
    const sentence: Sentence = { key: 'memberRepeated', params: { member } }
    issues.push({ path: path + pointer(member), code: 'repeated_member', sentence })
  }
  return member
}

/** Behind the quote that ends the text which begins here. */
function endOfText(bytes: Buffer, begin: number): number {
  let index = begin + 1
  while (bytes[index] !== quote) index += bytes[index] === backslash ? 2 : 1
  return index + 1
}

function shownName(name: string): string {
  return shortName(name).toWellFormed().replaceAll('\0', '')
}
