/** The tables that background work lies in, and the column that parts its lanes, if it has any: see `lib/background-work/work.ts`. */
export const workTables = {
  contacts: null,
  shown_contacts: 'target_id',
  properties: null,
  targets: null,
  listings: 'target_id',
  comparisons: null,
  differences: 'target_id',
  mails: null,
  deliveries: null,
  replays: null,
} as const

export type WorkTable = keyof typeof workTables

export function isWorkTable(name: string): name is WorkTable {
  return Object.hasOwn(workTables, name)
}
