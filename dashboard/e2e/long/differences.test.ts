import type { Listing } from '@aushang/sdk'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { aProperty, connectSandbox } from '../agency.ts'
import { seriousFindings, startJourney } from '../journey.ts'
import { otherProgram, type OtherProgram } from '../other-program.ts'

const journey = startJourney()

interface Portal {
  targetId: string
  listings: Listing[]
  other: OtherProgram
  /** What is online there, once so much is. */
  online(count: number): Promise<Listing[]>
}

/** An account of the agency's on platform A, where two properties are online. The first has no number. */
async function aPortal(name: string): Promise<Portal> {
  const { api, installation } = journey
  const targetId = await connectSandbox(api, name)
  for (const n of [0, 1]) {
    const draft = aProperty(n, `${name}-${n}`)
    if (n === 0) delete draft.externalId
    const { id: propertyId } = await api.createProperty(draft)
    await api.createListing({ propertyId, targetId })
  }
  const online = (count: number) =>
    vi.waitFor(
      async () => {
        const all = await api.listListings({ targetId, status: 'published' }).all()
        expect(all).toHaveLength(count)
        return all
      },
      { timeout: 30_000, interval: 200 },
    )
  const other = await otherProgram(installation.sandboxUrl, `agency-${targetId.toLowerCase()}`)
  return { targetId, listings: await online(2), other, online }
}

test('an advert that was deleted by hand on the portal is noticed, shown and mended', async () => {
  const { targetId, listings, other, online } = await aPortal('Berlin')
  const [gone] = listings
  const { title } = aProperty(0).fields
  await other.remove(gone?.portalId ?? '')
  const page = await journey.open(`/targets/${targetId}`)
  await page.getByRole('link', { name: 'Vergleichen' }).click()
  await page.getByText('Dieses Portal wurde noch nicht verglichen.').waitFor()
  await page.getByRole('button', { name: 'Jetzt vergleichen' }).click()

  const missing = page.getByRole('region', { name: 'Verschwunden' })
  await missing.getByRole('link', { name: title }).waitFor()
  expect(await missing.getByText(gone?.propertyId ?? '').count()).toBe(0)
  await page.getByText('1 Abweichung', { exact: true }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await missing.getByRole('link', { name: title }).click()
  await page.getByText('Berlin zeigt es nicht mehr.').waitFor()
  await page.getByRole('link', { name: 'Heute' }).click()
  const need = page.getByRole('listitem').filter({ hasText: 'Berlin zeigt 1 Objekt nicht mehr.' })
  await need.getByRole('link', { name: 'Ansehen' }).click()
  await page.getByRole('button', { name: `Wieder veröffentlichen: ${title}` }).click()

  await missing.waitFor({ state: 'detached' })
  await page.getByText('Das Portal zeigt, was es soll.').waitFor()
  const [again] = await online(2).then((all) => all.filter(({ id }) => id === gone?.id))
  expect(again?.portalId).not.toBe(gone?.portalId)
  expect(again).not.toHaveProperty('missingSince')
})

test('adverts that another hand has put online are adopted, and what was changed there is taken over', async () => {
  const { targetId, listings, other, online } = await aPortal('Hamburg')
  for (const [number, title] of [
    ['ALT-1', 'Altbau am Kanal'],
    ['ALT-2', 'Neubau am Park'],
  ] as const) {
    await other.publish(number, title)
  }
  const page = await journey.open(`/targets/${targetId}/differences`)
  await page.getByRole('button', { name: 'Jetzt vergleichen' }).click()
  const unknown = page.getByRole('region', { name: 'Hier unbekannt' })
  await unknown.getByText('Altbau am Kanal').waitFor()
  await unknown.getByRole('button', { name: 'Übernehmen: alle 2' }).click()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click()
  await unknown.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Erledigt' }).click()
  await page.getByRole('link', { name: 'Neubau am Park' }).click()
  await page.getByRole('heading', { level: 1, name: 'Neubau am Park' }).waitFor()
  const adopted = (await online(4)).find(({ portalId }) => listings.every((one) => one.portalId !== portalId))

  await compareAfter(targetId, adopted?.publishedAt ?? '')
  await other.retitle(adopted?.portalId ?? '', 'Von Hand geändert')
  await page.goto(`/targets/${targetId}/differences`)
  await page.getByRole('button', { name: 'Jetzt vergleichen' }).click()
  await page.getByRole('button', { name: 'Änderung übernehmen: ' }).click()

  await page.getByText('Keine Abweichungen.').waitFor()
  const { fields } = await journey.api.getProperty(adopted?.propertyId ?? '')
  expect(fields.title).toBe('Von Hand geändert')
})

test('how often an advert was seen stands beside it, as a chart and as a table', async () => {
  const [listing] = (await aPortal('Dresden')).listings
  await sayStatistics(listing?.id ?? '')
  const page = await journey.open(`/properties/${listing?.propertyId}/portals`)

  const views = page.getByRole('region', { name: 'Aufrufe' })
  await views.getByRole('img', { name: 'Aufrufe an 30 Tagen, zusammen 42' }).waitFor()
  await views.getByText('Tag für Tag (2 Tage)').click()
  await views.getByRole('row', { name: /30/ }).waitFor()
  expect(await views.getByRole('columnheader').allInnerTexts()).toEqual([
    'Tag',
    'Aufrufe',
    'Kontakte laut Portal',
    'Anfragen hier',
  ])
  expect(await seriousFindings(page)).toEqual([])
})

test('both fit a narrow phone in the dark', async () => {
  const { targetId, listings, other } = await aPortal('Leipzig')
  const [listing] = listings
  await other.publish('ALT-3', 'Ein Titel, der sehr lang ist, damit er auf einem schmalen Telefon umbricht')
  for (const path of [`/targets/${targetId}/differences`, `/properties/${listing?.propertyId}/portals`]) {
    const page = await journey.open(path, { viewport: { width: 360, height: 780 }, colorScheme: 'dark' })
    const compare = page.getByRole('button', { name: 'Jetzt vergleichen' })
    if (path.includes('differences')) {
      await compare.click()
      await page.getByRole('button', { name: 'Übernehmen: Ein Titel' }).waitFor()
    } else await page.getByRole('region', { name: 'Aufrufe' }).waitFor()

    expect(await seriousFindings(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
  }
})

/** What was changed on the portal is known from what was seen there when it was ours. */
async function compareAfter(targetId: string, time: string): Promise<void> {
  await journey.api.compareTarget(targetId)
  await vi.waitFor(
    async () => {
      const comparison = await journey.api.getComparison(targetId)
      expect(comparison.status).toBe('succeeded')
      expect(Date.parse(comparison.startedAt ?? '')).toBeGreaterThan(Date.parse(time))
    },
    { timeout: 30_000, interval: 200 },
  )
}

/** As if the portal had been asked for the last two days. */
async function sayStatistics(listingId: string): Promise<void> {
  const client = new pg.Client(journey.databaseUrl)
  await client.connect()
  await client.query(
    `insert into listing_statistics (account_id, listing_id, day, views, contacts)
     select account_id, id, current_date - days, case days when 1 then 30 else 12 end, 1
     from listings, unnest(array[1, 2]) as days where id = $1`,
    [listingId],
  )
  await client.end()
}
