/** The tables that background work lies in: see `lib/background-work/work.ts`. */
export const workTables = [
  'contacts',
  'shown_contacts',
  'properties',
  'targets',
  'listings',
  'kept_adverts',
  'comparisons',
  'differences',
  'statistic_reads',
  'mails',
  'deliveries',
  'replays',
] as const

export type WorkTable = (typeof workTables)[number]

export function isWorkTable(name: string): name is WorkTable {
  return workTables.some((table) => table === name)
}
