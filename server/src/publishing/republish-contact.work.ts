import type { Work, WorkRow } from '../lib/background-work/work.ts'
import { republishListingsOfContacts } from '../listings/republish-listings.ts'

/** A contact has changed: the listings that show it are told, apart from the write, which touches only its own row. */
export const republishContacts: Work<WorkRow> = {
  table: 'contacts',
  leaseSeconds: 60,
  concurrency: 30,
  concurrencyPerAccount: 10,
  retryAfterSeconds: [],
  run: async () => ({ kind: 'done' }),
  finish: (tx, settled) =>
    republishListingsOfContacts(
      tx,
      settled.map(({ row }) => row),
    ),
}
