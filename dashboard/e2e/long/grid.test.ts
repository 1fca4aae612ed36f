import type { PropertyDraft } from '@aushang/sdk'
import { describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { aProperty, connectSandbox } from '../agency.ts'
import { boxOf } from '../in-sight.ts'
import { seriousFindings, startJourney } from '../journey.ts'

const journey = startJourney()

describe('an agent with ten properties', () => {
  let targetId: string

  journey.beforeAll(async () => {
    targetId = await connectSandbox(journey.api)
    for (let n = 0; n < 10; n++) {
      const { id: propertyId } = await journey.api.createProperty(
        aProperty(n, n === 4 ? 'REJECT-title-815' : undefined),
      )
      if (n === 4 || n === 5) await journey.api.createListing({ propertyId, targetId })
    }
  })

  test('sees the newest first, and the oldest on demand', async () => {
    const page = await journey.open('/properties?q=WHG')
    const first = page.getByRole('row', { name: /WHG-/ }).first()
    await first.waitFor()
    expect(await first.innerText()).toContain('WHG-809')
    await page.getByLabel('Reihenfolge').selectOption('Älteste zuerst')

    await eventually(async () => expect(await first.innerText()).toContain('WHG-800'))
    expect(page.url()).toMatch(/&order=asc$/)
  })

  test.for([1024, 390])('reads whole titles beside six portals on a screen of %i pixels', async (width) => {
    const page = await journey.open('about:blank', { viewport: { width, height: 768 } })
    await page.route('**/targets?limit=200', async (route) => {
      const response = await route.fetch()
      const [target] = (await response.json()) as [{ id: string }]
      const json = [1, 2, 3, 4, 5, 6].map((n) => ({ ...target, id: `${target.id.slice(1)}${n}`, name: `Portal ${n}` }))
      await route.fulfill({ response, json })
    })
    await page.goto('/properties')
    const titles = page.getByRole('row', { name: /WHG-/ }).getByRole('link')
    await titles.first().waitFor()

    const cut = await titles.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1),
    )
    expect(cut).toHaveLength(0)
    const reaches = await page.getByRole('row', { name: /WHG-/ }).evaluateAll((rows) =>
      rows.filter((row) =>
        [...row.querySelectorAll('a, a + span, [role=cell]')].some((each) => {
          const [inner, outer] = [each.getBoundingClientRect(), row.getBoundingClientRect()]
          return inner.top < outer.top || inner.bottom > outer.bottom
        }),
      ),
    )
    expect(reaches).toHaveLength(0)
  })

  test('keeps what they have typed when somebody has deleted the property, until they let it go', async () => {
    const { id } = await journey.api.createProperty(aProperty(0, 'NEW-1'))
    const page = await journey.open(`/properties/${id}/data`)
    await page.getByLabel('Überschrift').fill('Ruhig gelegen')
    await journey.api.deleteProperty(id)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))

    await page.getByText('Dieses Objekt hat inzwischen jemand gelöscht.').waitFor()
    expect(await page.getByLabel('Überschrift').inputValue()).toBe('Ruhig gelegen')
    expect(await page.getByRole('button', { name: 'Objekt löschen' }).count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await page.getByText('Das gibt es hier nicht.').waitFor()
  })

  test('is told on saving that somebody has deleted the property', async () => {
    const { id } = await journey.api.createProperty(aProperty(0, 'NEW-2'))
    const page = await journey.open(`/properties/${id}/data`)
    await page.getByLabel('Überschrift').fill('Ruhig gelegen')
    await journey.api.deleteProperty(id)
    await page.getByRole('button', { name: 'Speichern' }).click()

    await page.getByText('Dieses Objekt hat inzwischen jemand gelöscht.').waitFor()
    expect(await page.getByLabel('Überschrift').inputValue()).toBe('Ruhig gelegen')
  })

  test('does not go on seeing a property that somebody has deleted meanwhile', async () => {
    const { id } = await journey.api.createProperty(aProperty(0, 'NEW-3'))
    const [grid, page] = [await journey.open('/properties'), await journey.open(`/properties/${id}/history`)]
    await grid.getByRole('row', { name: /NEW-3/ }).waitFor()
    await page.getByRole('link', { name: 'Verlauf' }).waitFor()
    await journey.api.deleteProperty(id)
    for (const each of [grid, page]) await each.evaluate(() => window.dispatchEvent(new Event('focus')))

    await grid.getByRole('row', { name: /NEW-3/ }).waitFor({ state: 'detached' })
    await page.getByText('Das gibt es hier nicht.').waitFor()
    expect(await page.getByRole('link', { name: 'Verlauf' }).count()).toBe(0)
  })

  test('searches as they type, and a link to what they see shows a colleague the same', async () => {
    const page = await journey.open('/properties')
    await page
      .getByRole('row', { name: /WHG-808/ })
      .getByRole('checkbox')
      .check()
    await page.getByText('1 Objekt ausgewählt', { exact: true }).waitFor()
    await page.getByRole('searchbox').fill('hamb')
    await page.getByText('1 Objekt ausgewählt, davon 1 hier nicht zu sehen').waitFor()
    await page.getByRole('row', { name: /WHG-808/ }).waitFor({ state: 'detached' })
    await page.waitForURL(/q=hamb/)
    const shown = await page.getByRole('row').count()

    const colleague = await journey.open(`${page.url()}&unknown=member`)
    await colleague
      .getByRole('row', { name: /Hamburg/ })
      .first()
      .waitFor()
    expect(await colleague.getByRole('row').count()).toBe(shown)
    expect(await seriousFindings(colleague)).toEqual([])
    await colleague.keyboard.press('Control+k')
    // At once: what is typed before the field is there is not lost, nor taken for shortcuts.
    await colleague.keyboard.type('nWHG-801')
    const search = colleague.getByRole('combobox', { name: 'Suchen …' })
    expect(await search.inputValue()).toBe('nWHG-801')
    await search.fill('WHG-801')
    // Before it is found: it waits for that.
    await colleague.keyboard.press('Enter')
    await colleague.getByRole('heading', { level: 1, name: 'Vermietete Kapitalanlage in guter Lage' }).waitFor()
  })

  test('comes back from a property to what was searched for, and by the menu to all', async () => {
    const page = await journey.open('/properties')
    await page.getByRole('searchbox').fill('WHG-806')
    await page.getByRole('row', { name: /WHG-805/ }).waitFor({ state: 'detached' })
    await page
      .getByRole('row', { name: /WHG-806/ })
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('link', { name: 'Bilder', exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: 'Objekte' }).click()

    await page.getByRole('row', { name: /WHG-806/ }).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('WHG-806')
    await page.getByRole('navigation').getByRole('link', { name: 'Objekte' }).first().click()
    await page.getByRole('row', { name: /WHG-805/ }).waitFor()
  })

  test('sends a colleague the card of a cell; back closes it, and closing it is one step back', async () => {
    const page = await journey.open('/properties')
    const card = page.getByRole('dialog', { name: 'Portal A' })
    const cell = page.getByRole('row', { name: /REJECT-title-815/ }).getByRole('button', { name: 'Portal A abgelehnt' })
    await cell.click()
    await card.getByText('LENGTH_EXCEEDED').waitFor()
    await page.waitForURL(/cell=/)
    const [shown, beside] = [await boxOf(card), await boxOf(cell)]
    // Below it, or above where there is no room.
    expect(Math.min(Math.abs(shown.top - beside.bottom), Math.abs(beside.top - shown.bottom))).toBeLessThan(20)

    const colleague = await journey.open(page.url())
    const sent = colleague.getByRole('dialog', { name: 'Portal A' })
    await sent.getByText('LENGTH_EXCEEDED').waitFor()
    expect(await seriousFindings(colleague)).toEqual([])
    await colleague.keyboard.press('Escape')
    await sent.waitFor({ state: 'detached' })
    expect(colleague.url()).not.toContain('cell=')

    await page.reload()
    await card.getByText('LENGTH_EXCEEDED').waitFor()
    await page.goBack()
    await card.waitFor({ state: 'detached' })
    await cell.click()
    await card.getByRole('button', { name: 'Schließen' }).click()
    await card.waitFor({ state: 'detached' })
    await page.goForward()
    await card.waitFor()
  })

  test('whom a link brings to an empty cell publishes nothing by it', async () => {
    const { id: propertyId } = await journey.api.createProperty(aProperty(0, 'NEW-4'))
    const page = await journey.open(`/properties?cell=${propertyId}.${targetId}`)
    await page.getByRole('dialog', { name: 'Portal A' }).getByRole('button', { name: 'Veröffentlichen' }).waitFor()

    expect(await journey.api.listListings({ propertyId }).all()).toEqual([])
  })

  test('is asked before a cell publishes, with what is missing by law, and can take it back', async () => {
    const { fields, ...draft } = aProperty(0, 'NEW-5')
    const { id: propertyId } = await journey.api.createProperty({
      ...draft,
      fields: { ...fields, energyCertificateStatus: 'present' },
    } as PropertyDraft)
    const page = await journey.open('/properties?q=NEW-5')
    await page.getByRole('button', { name: 'Portal A Veröffentlichen' }).click()
    const card = page.getByRole('dialog', { name: 'Portal A' })
    await card.getByText('Das Objekt geht auf Portal A online.').waitFor()
    await card.getByText('§ 87 GEG').waitFor()
    expect(await journey.api.listListings({ propertyId }).all()).toEqual([])
    expect(await seriousFindings(page)).toEqual([])
    await card.getByRole('button', { name: 'Veröffentlichen' }).click()
    await card.waitFor({ state: 'detached' })
    await page.getByText('Das Objekt geht online.').waitFor()
    await page.getByRole('button', { name: 'Zurücknehmen' }).click()

    await page.getByRole('button', { name: 'Portal A Veröffentlichen' }).waitFor()
    expect(await journey.api.listListings({ propertyId }).all()).toEqual([])
  })

  test('is led from the card of one portal to what was sent to that one, and not below the fold', async () => {
    const second = await connectSandbox(journey.api, 'Portal Z')
    const { id: propertyId } = await journey.api.createProperty(aProperty(0, 'NEW-6'))
    await journey.api.createListing({ propertyId, targetId })
    await journey.api.createListing({ propertyId, targetId: second })
    const page = await journey.open('/properties?q=NEW-6', { viewport: { width: 1280, height: 500 } })
    await page.getByRole('button', { name: 'Portal Z online' }).click()
    await page.getByRole('dialog', { name: 'Portal Z' }).getByRole('link', { name: 'Dokument' }).click()

    const story = page.getByRole('region', { name: 'Portal Z' })
    await story.getByText('NEW-6').waitFor()
    expect((await boxOf(story)).top).toBeLessThan(250)
    expect(await page.getByRole('region', { name: 'Portal A' }).getByText('Dokument').count()).toBe(0)
  })

  test('has the filters of the phone in the address: open for a colleague too, and back closes them', async () => {
    const phone = { viewport: { width: 390, height: 844 } }
    const page = await journey.open('/properties', phone)
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByLabel('Art', { exact: true }).selectOption('Haus, Kauf')
    await page.waitForURL(/type=houseBuy/)

    const colleague = await journey.open(page.url(), phone)
    expect(await colleague.getByLabel('Art', { exact: true }).inputValue()).toBe('houseBuy')
    await page.goBack()
    await page.getByLabel('Art', { exact: true }).waitFor({ state: 'detached' })
  })
})

describe('an agent with more properties than the grid has fetched', () => {
  journey.beforeAll(async () => {
    const numbers = Array.from({ length: 140 }, (_, n) => `LOT-${n}`)
    await Promise.all(numbers.map((number) => journey.api.createProperty(aProperty(0, number))))
  })

  test('selects all that match, also what is not in sight yet', async () => {
    const page = await journey.open('/properties?q=LOT')
    await page.getByRole('row', { name: /LOT-/ }).first().waitFor()
    const all = page.getByLabel('Alle auswählen')
    await all.click()
    await page.getByText('140 Objekte ausgewählt', { exact: true }).waitFor()
    expect(await all.isChecked()).toBe(true)

    await all.click()
    await page.getByText('ausgewählt').waitFor({ state: 'detached' })
  })

  test('prints all that was fetched, and says so if there are more', async () => {
    // So many rows are in sight that the last of them are fetched, too.
    const page = await journey.open('/contacts', { viewport: { width: 1280, height: 2000 } })
    const rest = Promise.withResolvers<void>()
    await page.route(/q=LOT&.*after=/, async (route) => {
      await rest.promise
      await route.continue()
    })
    await page.goto('/properties?q=LOT')
    const lots = page.getByRole('row', { name: /LOT-/ })
    await lots.first().waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    expect(await lots.count()).toBe(30)
    expect(await page.getByText('Gedruckt sind die ersten 30 Objekte').count()).toBe(1)

    rest.resolve()
    await eventually(async () => expect(await lots.count()).toBe(140))
    expect(await page.getByText('Gedruckt sind').count()).toBe(0)
    expect((await boxOf(lots.last())).top).toBeGreaterThan(140 * 50)
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await eventually(async () => expect(await lots.count()).toBeLessThan(60))
  })

  test('is after printing where it was before', async () => {
    const page = await journey.open('/properties?q=LOT')
    const scroller = page.getByRole('table').locator('..')
    await page.getByRole('row', { name: /LOT-/ }).first().waitFor()
    const shown = page.locator('[role=row][data-index="50"]')
    // The rows further down may be on their way.
    await vi.waitFor(
      async () => {
        await scroller.evaluate((element) => element.scrollTo(0, 3_000))
        await shown.getByText('LOT-').first().waitFor({ timeout: 1_000 })
      },
      { timeout: 30_000 },
    )
    await page.pdf()

    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(3_000)
    await shown.getByText('LOT-').first().waitFor()
  })
})
