import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, Target } from '@aushang/sdk'
import { makeRandom, type Random } from '../random.ts'
import type { Listed } from './properties.ts'
import { makeProspect } from './prospects.ts'

interface Everyday {
  api: Client
  all: readonly Listed[]
  portal: Target | undefined
  seed: string
  signal: AbortSignal
  /** Between what happens, at least and at most. */
  waitSeconds?: readonly [number, number]
  onFailure(error: unknown): void
}

/**
 * What goes on in an agency, until it is ended: somebody asks, a price changes. Each start of the demo has another day. Whoever looks
 * at it may delete and change what they like: what cannot be done then is left out.
 */
export async function liveOn(everyday: Everyday): Promise<void> {
  const { api, all, portal, seed, signal, waitSeconds = [25, 70], onFailure } = everyday
  if (all.length === 0) return
  const random = makeRandom(`${seed} ${new Date().toISOString()}`)
  while (!signal.aborted) {
    await sleep(random.between(...waitSeconds) * 1000, undefined, { signal })
    const listed = random.pick(all)
    try {
      if (random.isTrue(0.65) && portal !== undefined) await askOnPortal(api, listed, portal, random)
      else await changePrice(api, listed, random)
    } catch (error) {
      if (!signal.aborted) onFailure(error)
    }
  }
}

/** Fills in the form below the advert, as a prospect does. */
async function askOnPortal(api: Client, { estate, property }: Listed, portal: Target, random: Random): Promise<void> {
  const { items } = await api.listListings({ propertyId: property.id, targetId: portal.id, status: 'published' }).page()
  const advert = items[0]?.publicUrl
  if (advert === undefined) return
  const form = { ...makeProspect(random, estate, random.whole(0, 99)), forwardTo: portal.emailAddress, way: 'redirect' }
  await fetch(`${advert}/contact`, { method: 'POST', body: new URLSearchParams(form) })
}

async function changePrice(api: Client, { property: { id } }: Listed, random: Random): Promise<void> {
  const { fields } = await api.getProperty(id)
  const by = random.pick([0.97, 0.98, 1.02])
  if ('baseRent' in fields && !('totalRent' in fields)) {
    await api.patchProperty(id, { fields: { baseRent: Math.round((fields.baseRent * by) / 10) * 10 } })
  } else if ('purchasePrice' in fields && fields.purchasePrice !== undefined) {
    await api.patchProperty(id, { fields: { purchasePrice: Math.round((fields.purchasePrice * by) / 1_000) * 1_000 } })
  }
}
