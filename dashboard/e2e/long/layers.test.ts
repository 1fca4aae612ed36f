import type { PropertyDraft } from '@aushang/sdk'
import type { BrowserContextOptions, Locator, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { aProperty, connectSandbox } from '../agency.ts'
import { expectReachable, isOnTop } from '../in-sight.ts'
import { seriousFindings, startJourney } from '../journey.ts'
import { owner } from '../service.ts'

const journey = startJourney()
const sizes = [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const
let unlistedId: string
let targetId: string

journey.beforeAll(async () => {
  const { api } = journey
  targetId = await connectSandbox(api)
  const { id: waitingTargetId } = await api.createTarget({ type: 'platform-a-24-sandbox', name: 'Portal B' })
  ;({ id: unlistedId } = await api.createProperty(withoutCertificate('WHG-EMPTY')))
  const numbers = ['WHG-ONLINE', 'REJECT-title-WHG', 'WHG-WAITING']
  const ids = await Promise.all(numbers.map(async (number) => (await api.createProperty(aProperty(5, number))).id))
  for (const [index, propertyId] of ids.entries()) {
    await api.createListing({ propertyId, targetId: index === 2 ? waitingTargetId : targetId })
  }
  await eventually(async () => {
    const listings = await api.listListings().all()
    if (listings.filter(({ status }) => status !== 'pending').length < 2)
      throw new Error('The portal has not answered yet.')
  })
})

/** What § 87 GEG wants of it is missing. */
function withoutCertificate(number: string): PropertyDraft {
  const { fields, ...draft } = aProperty(5, number)
  return { ...draft, fields: { ...fields, energyCertificateStatus: 'present' } } as PropertyDraft
}

/** The grid, where each portal has a lot to remark. */
async function openTalkative(options: BrowserContextOptions): Promise<Page> {
  const page = await journey.open('about:blank', options)
  const warnings = Array.from({ length: 40 }, (_, n) => ({
    path: '/fields/title',
    code: 'field_doubtful',
    message: `${n}. Das Portal merkt dazu an, dass es ein langes Wort nicht zeigt.`,
  }))
  const talk = async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), warnings } })
  }
  await page.route(/\/listings\/\w{20}$/, talk)
  await page.route('**/listings/check', talk)
  await page.goto('/properties?q=WHG')
  return page
}

const cards = [
  { kind: 'empty', row: /WHG-EMPTY/, cell: 'Portal A Veröffentlichen', portal: 'Portal A', act: 'Veröffentlichen' },
  {
    kind: 'refused',
    row: /REJECT-title-WHG/,
    cell: 'Portal A abgelehnt',
    portal: 'Portal A',
    act: 'Noch einmal versuchen',
  },
  { kind: 'waiting', row: /WHG-WAITING/, cell: /Portal B wartet/, portal: 'Portal B', act: 'Vom Portal nehmen' },
  { kind: 'online', row: /WHG-ONLINE/, cell: 'Portal A online', portal: 'Portal A', act: 'Vom Portal nehmen' },
]

describe.for(sizes)('on a screen of %i × %i', ([width, height]) => {
  test.for(cards)('the card of a cell that is $kind fits, and all that opens lies above it', async (each) => {
    const page = await openTalkative({ viewport: { width, height } })
    const cell = page.getByRole('row', { name: each.row }).getByRole('button', { name: each.cell })
    // On a phone, a row shows only the portals that have something to say.
    if (each.kind === 'empty' && width < 768) await page.goto(`/properties?q=WHG&cell=${unlistedId}.${targetId}`)
    else await cell.click()
    const card = page.getByRole('dialog', { name: each.portal, exact: true })
    const last = card.getByText('39. Das Portal')
    await last.waitFor()
    await expectReachable(card)
    const act = card.getByRole('button', { name: each.act })
    await card.getByText('20. Das Portal').hover()
    await page.mouse.wheel(0, 10_000)
    await eventually(async () => expect(await isOnTop(last)).toBe(true))
    expect(await isOnTop(act)).toBe(true)

    await page.keyboard.press('Control+k')
    await leaveByEscape(page.getByRole('dialog', { name: 'Suchen' }), card)
    await page.keyboard.press('?')
    await leaveByEscape(page.getByRole('dialog', { name: 'Tastenkürzel' }), card)
    if (each.kind === 'empty') return
    await card.getByRole('button', { name: 'Vom Portal nehmen' }).click()
    await leaveByEscape(page.getByRole('dialog', { name: `Von ${each.portal} nehmen?` }), card)
  })

  test('who has to sign in again finds the card as it was', async () => {
    const page = await openTalkative({ viewport: { width, height } })
    await page
      .getByRole('row', { name: /WHG-ONLINE/ })
      .getByRole('button', { name: 'Portal A online' })
      .click()
    const card = page.getByRole('dialog', { name: 'Portal A', exact: true })
    await card.getByText('39. Das Portal').waitFor()
    await page.context().clearCookies()
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor()

    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByLabel('E-Mail-Adresse').fill(owner.email)
    await page.getByLabel('Passwort').fill(owner.password)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expectReachable(card)
  })

  test('what is missing by law is said before many are published', async () => {
    const page = await journey.open('/properties?q=WHG-EMPTY', { viewport: { width, height } })
    await page
      .getByRole('row', { name: /WHG-EMPTY/ })
      .getByRole('checkbox')
      .check()
    await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
    await dialog.getByLabel('Portal A').check()
    await dialog.getByLabel('Portal B').check()
    await dialog.getByText('Bei 1 fehlt noch etwas').waitFor()

    expect(await dialog.getByText('§ 87 GEG').count()).toBe(1)
    await expectReachable(dialog)
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: '2 veröffentlichen' }).click({ trial: true })
  })

  test('what is missing by law is said before a property is published from its own page', async () => {
    const page = await journey.open(`/properties/${unlistedId}/portals`, { viewport: { width, height } })
    const story = page.getByRole('region', { name: 'Portal A' })
    const publish = story.getByRole('button', { name: 'Veröffentlichen' })
    await publish.click()
    await story.getByText('Das Objekt geht auf Portal A online.').waitFor()
    await story.getByText('§ 87 GEG').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await story.getByRole('button', { name: 'Abbrechen' }).click()
    expect(await publish.evaluate((button) => button === document.activeElement)).toBe(true)
    await publish.click()
    await story.getByText('§ 87 GEG').waitFor()
    expect(await journey.api.listListings({ propertyId: unlistedId }).all()).toEqual([])
    await publish.click()
    await page.getByText('Das Objekt geht online.').waitFor()
    await page.getByRole('button', { name: 'Zurücknehmen' }).click()

    await publish.waitFor()
    await eventually(async () => expect(await journey.api.listListings({ propertyId: unlistedId }).all()).toEqual([]))
  })
})

/** It lies above the card, and Escape closes it alone. */
async function leaveByEscape(dialog: Locator, card: Locator): Promise<void> {
  await expectReachable(dialog)
  await dialog.page().keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectReachable(card)
}
