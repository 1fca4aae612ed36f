import type { Client, Listing, Target } from '@aushang/sdk'
import { makeRandom } from '../random.ts'
import type { Listed } from './properties.ts'
import type { Targets } from './targets.ts'

const givenUp = 'WM-2110'

/** A property, and a portal that it is on. */
export interface Placed extends Listed {
  target: Target
}

/**
 * Which property goes where: nearly all to the first portal, fewer to the others, a few to where they have to wait. Answers with
 * those of which people may have heard.
 */
export async function publishProperties(
  api: Client,
  all: readonly Listed[],
  { main, paused, silent }: Targets,
  seed: string,
): Promise<Placed[]> {
  const known = new Set((await api.listListings().all()).map(pairOf))
  const placed: Placed[] = []
  for (const [index, listed] of all.entries()) {
    const { estate, property } = listed
    const random = makeRandom(`${seed} ${estate.number} portals`)
    const shown = main.filter((_, portal) =>
      portal === 0
        ? index % 9 !== 7 || estate.trouble !== undefined
        : index % (portal + 2) !== portal - 1 || random.isTrue(0.2),
    )
    const waiting = [
      ...(paused !== undefined && estate.place === 'potsdam' ? [paused] : []),
      ...(estate.place === 'berlin' ? [silent] : []),
    ]
    for (const { id: targetId } of [...shown, ...waiting]) {
      const draft = { propertyId: property.id, targetId }
      if (!known.has(pairOf(draft))) await api.createListing(draft)
    }
    const isOnline = estate.trouble === undefined && !estate.number.startsWith('DOWN-')
    if (isOnline) placed.push(...shown.map((target) => ({ ...listed, target })))
  }
  return placed
}

/** The agency has given up on an advert that nobody has access to: it may still be there, and nobody waits for it any more. */
export async function giveUpListing(api: Client, all: readonly Listed[], { paused }: Targets): Promise<void> {
  const propertyId = all.find(({ estate }) => estate.number === givenUp)?.property.id
  if (propertyId === undefined || paused === undefined) return
  const { items } = await api.listListings({ propertyId, targetId: paused.id }).page()
  for (const { id } of items) await api.deleteListing(id, { abandon: true, reason: 'withdrawn' })
}

function pairOf({ propertyId, targetId }: Pick<Listing, 'propertyId' | 'targetId'>): string {
  return `${propertyId} ${targetId}`
}
