import type { Language } from '../../words/language.ts'

/** As one writes a day: `31.12.2026` in German, `31/12/2026` in English. What is no day stays as it is. */
export function dateText(iso: string, language: Language): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? []
  if (year === undefined || month === undefined || day === undefined) return iso
  return [day, month, year].join(language === 'de' ? '.' : '/')
}

/** What somebody means by `31.12.2026`, `1.2.27`, `31/12/2026`, `31122026` or `2026-12-31`. Undefined when there is no such day. */
export function readDate(text: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text) ?? []
  const [, day, month, year] =
    /^\s*(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d\d)\s*$/.exec(text) ??
    /^\s*(\d\d)(\d\d)((?:19|20)\d\d)\s*$/.exec(text) ??
    []
  const parts = [isoYear ?? (year?.length === 2 ? `20${year}` : year), isoMonth ?? month, isoDay ?? day]
  const iso = parts.map((part) => part?.padStart(2, '0') ?? '').join('-')
  const date = new Date(`${iso}T00:00:00Z`)
  // The 31st of February would become a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}
