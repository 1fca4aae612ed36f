import type { Listing } from '@aushang/sdk'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { aProperty, connectSandbox } from '../agency.ts'
import { seriousFindings, startJourney } from '../journey.ts'
import { otherProgram, type OtherProgram } from '../other-program.ts'

const journey = startJourney()
let targetId: string
let listings: Listing[]
let other: OtherProgram

journey.beforeAll(async () => {
  const { api, installation } = journey
  targetId = await connectSandbox(api, 'Portal A')
  other = await otherProgram(installation.sandboxUrl, `agency-${targetId.toLowerCase()}`)
  for (const n of [0, 1]) {
    const draft = aProperty(n)
    if (n === 0) delete draft.externalId
    const { id: propertyId } = await api.createProperty(draft)
    await api.createListing({ propertyId, targetId })
  }
  listings = await online(2)
})

/** Once so many are. */
function online(count: number): Promise<Listing[]> {
  return vi.waitFor(
    async () => {
      const all = await journey.api.listListings({ targetId, status: 'published' }).all()
      expect(all).toHaveLength(count)
      return all
    },
    { timeout: 30_000, interval: 200 },
  )
}

test('an advert that was deleted by hand on the portal is noticed, shown and mended', async () => {
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
  await page.getByText('Portal A zeigt es nicht mehr.').waitFor()
  await page.getByRole('link', { name: 'Heute' }).click()
  const need = page.getByRole('listitem').filter({ hasText: 'Portal A zeigt 1 Objekt nicht mehr.' })
  await need.getByRole('link', { name: 'Ansehen' }).click()
  await page.getByRole('button', { name: `Wieder veröffentlichen: ${title}` }).click()

  await missing.waitFor({ state: 'detached' })
  await page.getByText('Das Portal zeigt, was es soll.').waitFor()
  const [again] = await online(2).then((all) => all.filter(({ id }) => id === gone?.id))
  expect(again?.portalId).not.toBe(gone?.portalId)
  expect(again).not.toHaveProperty('missingSince')
})

test('adverts that another hand has put online are adopted, and what was changed there is taken over', async () => {
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

  await other.retitle(adopted?.portalId ?? '', 'Von Hand geändert')
  await page.goto(`/targets/${targetId}/differences`)
  await page.getByRole('button', { name: 'Jetzt vergleichen' }).click()
  await page.getByRole('button', { name: 'Änderung übernehmen: ' }).click()

  await page.getByText('Keine Abweichungen.').waitFor()
  const { fields } = await journey.api.getProperty(adopted?.propertyId ?? '')
  expect(fields.title).toBe('Von Hand geändert')
})

test('how often an advert was seen stands beside it, as a chart and as a table', async () => {
  const [listing] = listings
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
