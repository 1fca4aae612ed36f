import type { Work, WorkRow } from '../lib/background-work/work.ts'
import { republishListingsOfContacts } from '../listings/republish-listings.ts'
import { type Portals, typesThatNeedContact } from '../portals/portals.ts'
import { retellContacts } from '../targets/shown-contacts.store.ts'

/**
 * A contact has changed: portals that keep contacts apart from adverts are told of it, and the listings that show it on others. All of it
 * apart from the write, which touches only its own row.
 */
export function republishContacts({ portals }: { portals: Portals }): Work<WorkRow> {
  const apartOn = portals.connectors.filter(({ updateContact }) => updateContact).map(({ type }) => type)
  const neededOn = typesThatNeedContact(portals)
  return {
    table: 'contacts',
    leaseSeconds: 60,
    concurrency: 30,
    concurrencyPerAccount: 10,
    retryAfterSeconds: [],
    run: async () => ({ kind: 'done' }),
    async finish(tx, settled) {
      const contacts = settled.map(({ row }) => row)
      await retellContacts(tx, contacts)
      await republishListingsOfContacts(tx, contacts, { apartOn, neededOn })
    },
  }
}
