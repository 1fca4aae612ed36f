import type { Property } from './property.ts'

const payers = '(?:käufer(?:in|innen)?|mieter(?:in|innen)?|erwerber|interessenten)'
const none =
  '(?:provisionsfrei|courtagefrei|keine?|(?:keine?|ohne) (?:provision|courtage|maklerprovision)|entfällt|nein|[-–—]+|0+(?:[.,]0+)? ?(?:%|€|eur|euro)?)'
const noneOnly = new RegExp(`^(?:für (?:den |die )?${payers}:? )?${none}(?: für (?:den |die )?${payers})?[.!]?$`, 'i')

/** Whether the text of a commission says that there is none: "provisionsfrei", "entfällt", "-", "0 %". */
export function meansNone(commission: string): boolean {
  return noneOnly.test(commission.trim().replaceAll(/\s+/g, ' '))
}

/** Whether the prospect pays one: what `commissionDue` says, else a commission that is given; undefined is not said. */
export function isCommissionDue({
  commissionDue,
  commission,
}: Pick<Property['fields'], 'commissionDue' | 'commission'>): boolean | undefined {
  return commissionDue ?? (commission === undefined || meansNone(commission) ? undefined : true)
}
