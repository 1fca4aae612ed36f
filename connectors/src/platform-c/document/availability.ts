import { germanDay } from '../../german-words.ts'

/** From when it can be had, as the portal says it: a flag, a day, and a text. */
interface Availability {
  isImmediate: boolean | undefined
  /** `2027-03-01` */
  day: string | undefined
  note: string | undefined
}

/** Ours is a text; what it says beyond a flag or a day, or otherwise than we would read it, stands in the portal's text. */
export function availabilityOf(text: string | undefined): Availability {
  const plain = text?.trim() ?? ''
  const isImmediate = /^(ab )?sofort$/i.test(plain) ? true : undefined
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(plain) ?? []
  const iso = year === '' ? plain : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = { isImmediate, day: isDay(iso) ? iso : undefined, note: undefined }
  return { ...read, note: text === availabilityText(read) ? undefined : text }
}

/** The mirror of it. */
export function availabilityText({ isImmediate, day, note }: Availability): string | undefined {
  return note ?? (isImmediate ? 'sofort' : day && germanDay(day))
}

function isDay(text: string): boolean {
  const isWritten = /^\d{4}-\d\d-\d\d$/.test(text)
  const time = isWritten ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
