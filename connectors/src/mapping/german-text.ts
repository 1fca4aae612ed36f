import { amountIn, isUnclearDeposit } from '@aushang/model'

export function germanDay(day: string): string {
  return day.split('-').toReversed().join('.')
}

/** A bare number is an amount, unless it may be as many rents: portals show the text as it stands. */
export function germanDeposit(deposit: string | undefined): string | undefined {
  const amount = deposit !== undefined && /\d\s*$/.test(deposit) ? depositIn(deposit) : undefined
  return amount === undefined ? deposit : `${germanNumber(amount)} €`
}

/** Undefined for words, and for a bare number that is too small to be an amount, such as "3": most mean as many rents. */
export function depositIn(deposit: string): number | undefined {
  const amount = amountIn(deposit)
  return amount === undefined || isUnclearDeposit(deposit) ? undefined : amount
}

/** A day is read as one: portals show the text as it stands. */
export function germanAvailability(text: string | undefined): string | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.exec(text?.trim() ?? '')?.[0]
  return day === undefined ? text : germanDay(day)
}

/** What the words say about the value added tax, where they do. */
export function isWithVat(commission = ''): boolean | undefined {
  if (!/\b(MwSt|USt|Mehrwertsteuer|Umsatzsteuer)/i.test(commission)) return undefined
  if (/\b(inkl|incl|einschl|inclusive|inklusive)/i.test(commission)) return true
  return /\b(zzgl|zuz(ü|ue)glich|plus|exkl|excl|ohne)|\+/i.test(commission) ? false : undefined
}

/** `2850.5` → `2.850,50`. */
function germanNumber(value: number): string {
  return (Number.isInteger(value) ? wholeNumbers : hundredths).format(value)
}

// Made once: to make one takes longer than all the rest of an advert.
const wholeNumbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const hundredths = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
