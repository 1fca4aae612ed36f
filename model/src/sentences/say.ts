import { madeOnce } from '../made-once.ts'
import type { Language } from './define-sentence.ts'

/** How a language writes quantities, days and lists. */
export interface Say {
  /** 1,234.5 and 1.234,5 */
  number(value: number): string
  /** €1,200 and 1.200 € */
  money(euros: number): string
  /** 72.5 m² and 72,5 m² */
  area(squareMetres: number): string
  /** Of an ISO date or time: 31 January 2026 and 31. Januar 2026 */
  day(iso: string): string
  /** Of an ISO time, as clocks in Germany show it: 31 January 2026 at 13:00 and 31. Januar 2026 um 13:00 */
  time(iso: string): string
  /** a, b or c */
  either(words: readonly (string | number)[]): string
  /** a, b and c */
  all(words: readonly (string | number)[]): string
  /** 1.5 MB and 1,5 MB */
  bytes(count: number): string
  /** 90 seconds, 5 minutes, 3 hours, 2 days: rounded up, in the unit that leaves a small number. */
  duration(seconds: number): string
  /** 1 picture, 3 pictures */
  count(count: number, one: string, other: string): string
  /** “…” and „…“ */
  quote(text: string): string
}

export const sayIn: Record<Language, Say> = {
  en: makeSay('en-GB', ['“', '”']),
  de: makeSay('de-DE', ['„', '“']),
}

function makeSay(locale: string, [open, close]: [string, string]): Say {
  const numbers = madeOnce(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
  const euros = madeOnce(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }),
  )
  const days = madeOnce(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
  const times = madeOnce(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }),
  )
  const either = madeOnce(() => new Intl.ListFormat(locale, { type: 'disjunction' }))
  const all = madeOnce(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const plurals = madeOnce(() => new Intl.PluralRules(locale))
  const inUnit = (value: number, unit: string, unitDisplay: 'long' | 'short') =>
    spaced(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(value))
  return {
    number: (value) => numbers().format(value),
    money: (value) => spaced(euros().format(value)),
    area: (value) => `${numbers().format(value)} m²`,
    day: (iso) => days().format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)),
    time: (iso) => spaced(times().format(new Date(iso))),
    either: (words) => either().format(words.map(String)),
    all: (words) => all().format(words.map(String)),
    bytes: (count) => inUnit(...inLargest(count, byteUnits), 'short'),
    duration: (seconds) => {
      const [value, unit] = inLargest(seconds, timeUnits)
      return inUnit(Math.ceil(value), unit, 'long')
    },
    count: (count, one, other) => `${numbers().format(count)} ${plurals().select(count) === 'one' ? one : other}`,
    quote: (text) => open + text + close,
  }
}

type Units = readonly [size: number, from: number, name: string][]

// Two of a unit are the least that is worth its name: 90 seconds, not 2 minutes.
const timeUnits: Units = [
  [86_400, 2 * 86_400, 'day'],
  [3_600, 2 * 3_600, 'hour'],
  [60, 120, 'minute'],
  [1, 0, 'second'],
]
const byteUnits: Units = [
  [1024 ** 3, 1024 ** 3, 'gigabyte'],
  [1024 ** 2, 1024 ** 2, 'megabyte'],
  [1024, 1024, 'kilobyte'],
  [1, 0, 'byte'],
]

function inLargest(value: number, units: Units): [value: number, unit: string] {
  const [size, , name] = units.find(([, from]) => value >= from) ?? [1, 0, units.at(-1)?.[2] ?? '']
  return [value / size, name]
}

/** Plain spaces: who searches a log or compares a text in a test does not think of the others. */
function spaced(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}
