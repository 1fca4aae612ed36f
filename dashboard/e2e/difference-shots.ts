import type { Client, Listing } from '@aushang/sdk'
import { setTimeout as sleep } from 'node:timers/promises'
import { otherProgram } from './other-program.ts'
import { open, type Shot } from './shots.ts'

/** What another hand has done on the demonstration's portal, as the dashboard shows it. */
export function differenceShots(sandboxUrl: string, user = 'muster-immobilien'): Shot[] {
  let prepared: Promise<Listing> | undefined
  const prepare = (api: Client) => (prepared ??= meddle(api, sandboxUrl, user))
  return [
    {
      name: 'differences',
      show: async (page, api) => {
        const { targetId } = await prepare(api)
        await open(page, `/targets/${targetId}/differences`)
        await page.getByRole('region', { name: /Hier unbekannt|Unknown here/ }).waitFor()
      },
    },
    {
      name: 'target-differences',
      show: async (page, api) => {
        const { targetId } = await prepare(api)
        await open(page, `/targets/${targetId}`)
        await page.getByRole('link', { name: /Abweichungen ansehen|See the differences/ }).waitFor()
      },
    },
    {
      name: 'statistics',
      show: async (page, api) => {
        const { propertyId } = await prepare(api)
        // A portal tells of days that are over, and none is yet.
        await page.route(/statistics/, (route) => route.fulfill({ json: someStatistics() }))
        await open(page, `/properties/${propertyId}/portals`)
        await page
          .getByText(/Tag für Tag|Day by day/)
          .first()
          .click()
      },
    },
  ]
}

/** Deletes one, changes two and adds three; returns a listing that is as it was. */
async function meddle(api: Client, sandboxUrl: string, user: string): Promise<Listing> {
  const targets = await api.listTargets({ type: 'platform-a-24-sandbox' }).all()
  const target = targets.find(({ authorizationStatus }) => authorizationStatus === 'authorized')
  const targetId = target?.id ?? ''
  const other = await otherProgram(sandboxUrl, user)
  const [gone, changed, second, same] = await api.listListings({ targetId, status: 'published' }).all()
  if (same === undefined) throw new Error('The demonstration has some online.')
  await compare(api, targetId)
  await other.remove(gone?.portalId ?? '')
  await other.retitle(changed?.portalId ?? '', 'Jetzt günstiger!')
  await other.retitle(second?.portalId ?? '', 'Reserviert')
  for (const [number, title] of ['Altbau am Kanal', 'Neubau am Park', 'Loft in der Fabrik'].entries()) {
    await other.publish(`ALT-${number + 1}`, title)
  }
  await compare(api, targetId)
  return same
}

async function compare(api: Client, targetId: string): Promise<void> {
  await api.compareTarget(targetId)
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await api.getComparison(targetId)).status === 'succeeded') return
    await sleep(100)
  }
  throw new Error('The comparison did not end.')
}

function someStatistics() {
  const today = Date.now()
  const days = Array.from({ length: 28 }, (_, n) => ({
    day: new Date(today - (28 - n) * 24 * 3_600_000).toISOString().slice(0, 10),
    views: Math.round(60 * Math.exp(-n / 12) + 14 * Math.abs(Math.sin(n * 1.7))),
    contacts: n % 9 === 0 ? 1 : 0,
    inquiries: n % 7 === 2 ? 1 : 0,
  }))
  const sum = (name: 'views' | 'contacts' | 'inquiries') => days.reduce((total, day) => total + day[name], 0)
  return {
    listingId: '0TkW4rYx00bC4dE6fG8h',
    from: new Date(today - 29 * 24 * 3_600_000).toISOString().slice(0, 10),
    to: new Date(today).toISOString().slice(0, 10),
    readAt: new Date(today - 7 * 3_600_000).toISOString(),
    total: { views: sum('views'), contacts: sum('contacts'), inquiries: sum('inquiries') },
    days,
  }
}
