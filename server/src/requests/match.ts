import sql from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

interface ListedObject {
  externalId: string
  propertyId: string
  listingId: string
}

/** An inquiry, as far as its object goes. */
interface Wanted {
  targetId: string
  objectNumbers: string[]
}

/** Finds what inquiries are about among everything that was ever listed on their targets. Answers in their order. */
export async function matchObjects(tx: Tx, accountId: string, wanted: Wanted[]): Promise<(ListedObject | undefined)[]> {
  const known = await objectsNumbered(tx, accountId, wanted)
  const matched = wanted.map((each) => matchNumbers(each, known))
  const left = wanted.filter((_, index) => matched[index] === undefined)
  const byPortal = await listingsNumbered(tx, accountId, left)
  return wanted.map(
    ({ targetId, objectNumbers }, index) =>
      matched[index] ?? byPortal.find((each) => each.targetId === targetId && objectNumbers.includes(each.portalId)),
  )
}

type KnownObject = ListedObject & { targetId: string }

/** The numbers are tried in order; capitals matter only when two objects differ in nothing else. */
function matchNumbers({ targetId, objectNumbers }: Wanted, known: KnownObject[]): ListedObject | undefined {
  const here = known.filter((each) => each.targetId === targetId)
  for (const number of objectNumbers) {
    const same = here.find(({ externalId }) => externalId === number)
    if (same !== undefined) return same
    const alike = here.filter(({ externalId }) => externalId.toLowerCase() === number.toLowerCase())
    if (alike.length === 1) return alike[0]
  }
  return undefined
}

async function objectsNumbered(tx: Tx, accountId: string, wanted: Wanted[]): Promise<KnownObject[]> {
  const pairs = numbersOf(wanted)
  if (pairs.length === 0) return []
  // Each object once, also where several inquiries of a batch name it: matchNumbers counts those that are alike.
  return tx.many(sql`
    select distinct target_id as "targetId", external_id as "externalId", property_id as "propertyId", listing_id as "listingId"
    from ${rowsOf('wanted', pairs, {
      target: ['text', ({ targetId }) => targetId],
      folded: ['text', ({ number }) => number.toLowerCase()],
    })}
    join listed_objects on lower(external_id) = folded and target_id = target and account_id = ${accountId}`)
}

function numbersOf(wanted: Wanted[]): { targetId: string; number: string }[] {
  return wanted.flatMap(({ targetId, objectNumbers }) => objectNumbers.map((number) => ({ targetId, number })))
}

/**
 * Some tell only what the portal calls it: its own number, or the one that we gave it for machines (`openimmo_obid`). One that
 * is listed goes before one that was.
 */
async function listingsNumbered(
  tx: Tx,
  accountId: string,
  wanted: Wanted[],
): Promise<(KnownObject & { portalId: string })[]> {
  const pairs = numbersOf(wanted)
  if (pairs.length === 0) return []
  return tx.many(sql`
    with wanted as (
      select * from ${rowsOf('wanted', pairs, {
        target: ['text', ({ targetId }) => targetId],
        number: ['text', ({ number }) => number],
      })}
    )
    select target as "targetId", listings.id as "listingId", property_id as "propertyId", number as "portalId",
      external_id as "externalId", false as "isGone"
    from wanted
    join listings on left(portal_id, 60) = left(number, 60) and portal_id = number
      and target_id = target and listings.account_id = ${accountId}
    join properties on properties.account_id = listings.account_id and properties.id = property_id
    union all
    select target, listing_id, property_id, number, external_id, true
    from wanted
    join listed_objects on left(portal_id, 60) = left(number, 60) and portal_id = number
      and target_id = target and account_id = ${accountId}
    order by "isGone"`)
}
