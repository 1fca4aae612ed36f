import type { DayRange } from '@aushang/connectors'

/** Where it is midnight when a day begins: the portals are German. */
export const newDay = 'Europe/Berlin'

const firstDay = '0001-01-01'

const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: newDay })

export function dayAt(time: Date): string {
  return dayIn.format(time)
}

/** Whether the calendar has it. */
export function isDay(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** As long as there are so many. */
export function daysBefore(day: string, count: number): string {
  const time = Math.max(Date.parse(day) - count * 86_400_000, Date.parse(firstDay))
  return new Date(time).toISOString().slice(0, 10)
}

// As many as a portal is asked for at once, and shown unless somebody asks for others.
export const daysShown = 30

/** Those that are over and of which nothing is known yet, and the last two again, for portals count late. Null: there are none. */
export function daysToRead(readUntil: string | null, publishedAt: Date, now: Date): DayRange | null {
  const to = daysBefore(dayAt(now), 1)
  const earliest = [daysBefore(to, daysShown - 1), dayAt(publishedAt)].toSorted().at(-1) ?? to
  const from = readUntil === null ? earliest : [earliest, daysBefore(readUntil, 1)].toSorted().at(-1)
  return from === undefined || from > to ? null : { from, to }
}
