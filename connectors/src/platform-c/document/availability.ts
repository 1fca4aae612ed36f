interface Availability {
  isImmediate?: boolean
  /** `2027-03-01` */
  day?: string
  /** What is neither. */
  words?: string
}

/** From when it can be had: the portal has a flag and a day, and ours is a text. */
export function availabilityOf(text: string | undefined): Availability {
  const plain = text?.trim() ?? ''
  if (plain === '') return {}
  if (/^(ab )?sofort$/i.test(plain)) return { isImmediate: true }
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(plain) ?? []
  const iso = year === '' ? plain : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? { day: iso } : { words: plain }
}

function isDay(text: string): boolean {
  const isWritten = /^\d{4}-\d\d-\d\d$/.test(text)
  const time = isWritten ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
