import type { Work, WorkRow } from '../lib/work.ts'
import { listingsFollowContacts } from '../listings/follow.ts'

/** A contact has changed: the listings that show it are told, apart from the write, which touches only its own row. */
export const followContacts: Work<WorkRow> = {
  table: 'contacts',
  leaseSeconds: 60,
  concurrency: 10,
  concurrencyPerAccount: 10,
  retryAfterSeconds: [],
  run: async () => ({ kind: 'done' }),
  finish: (tx, settled) =>
    listingsFollowContacts(
      tx,
      settled.map(({ row }) => row),
    ),
}
