import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { aProperty, connectSandbox } from '../agency.ts'
import { expectReachable } from '../in-sight.ts'
import { seriousFindings, startJourney } from '../journey.ts'
import { owner } from '../service.ts'

const journey = startJourney()
let propertyId: string

journey.beforeAll(async () => {
  ;({ id: propertyId } = await journey.api.createProperty(aProperty(0, 'WHG-1')))
})

/** In the window that the page opens for it. */
async function signInBeside(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' })
  await dialog.waitFor()
  await expectReachable(dialog)
  expect(await seriousFindings(page)).toEqual([])
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('link', { name: 'Anmelden' }).click()
  const beside = await opened
  // Something else of the page is refused meanwhile.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await beside.getByLabel('E-Mail-Adresse').fill(owner.email)
  await beside.getByLabel('Passwort').fill(owner.password)
  await beside.getByRole('button', { name: 'Anmelden' }).click()
  await beside.getByRole('heading', { name: 'Heute' }).waitFor()
  await beside.close()
  await dialog.waitFor({ state: 'detached' })
}

describe('a page that meets with trouble', () => {
  test('whose session was ended elsewhere leads to signing in', async () => {
    const page = await journey.open('/properties?q=WHG')
    await page.getByRole('row', { name: /WHG-1/ }).waitFor()
    await page.context().clearCookies()
    await page.getByRole('searchbox').fill('WHG-1')

    await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
    expect(new URL(page.url()).searchParams.get('back')).toContain('/properties')
  })

  test('whose session was ended while something is filled in keeps it, asks to sign in beside it, and saves it then', async () => {
    const page = await journey.open(`/properties/${propertyId}/data`)
    let refusals = 0
    page.on('response', (response) => (refusals += Number(response.status() === 401)))
    await page.getByLabel('Überschrift').fill('Am neuen Park')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await signInBeside(page)
    expect(refusals).toBeLessThan(20)
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await page.getByText('Gespeichert.', { exact: true }).waitFor()
    expect(await journey.api.getProperty(propertyId)).toMatchObject({ fields: { title: 'Am neuen Park' } })

    await page.getByLabel('Überschrift').fill('Am alten Park')
    await page.context().clearCookies()
    // Whatever asks first.
    await page.getByRole('link', { name: 'Objekte' }).first().hover({ force: true })
    await signInBeside(page)
    expect(await page.getByLabel('Überschrift').inputValue()).toBe('Am alten Park')
    await page.getByRole('link', { name: 'Objekte' }).first().click()
    await page.getByRole('button', { name: 'Verwerfen und weiter' }).click()
    await page.getByRole('row', { name: /Am neuen Park/ }).waitFor()
  })

  test('whose session was ended while two versions are to be chosen from asks to sign in above that', async () => {
    const { id } = await journey.api.createProperty(aProperty(0, 'WHG-2'))
    const page = await journey.open(`/properties/${id}/data`)
    await page.getByLabel('Überschrift').fill('Meine Überschrift')
    await journey.api.patchProperty(id, { fields: { title: 'Ihre Überschrift' } })
    await page.getByText('hat inzwischen etwas geändert').waitFor()
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    const choice = page.getByRole('dialog', { name: 'Zwei haben dasselbe geändert' })
    await choice.getByLabel('Meine Überschrift').waitFor()
    await page.context().clearCookies()
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

    const question = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' })
    await expectReachable(question)
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await expectReachable(choice)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await signInBeside(page)
    await choice.getByRole('button', { name: 'Auswahl speichern' }).click()
    await page.getByText('Gespeichert.', { exact: true }).waitFor()
    expect(await journey.api.getProperty(id)).toMatchObject({ fields: { title: 'Meine Überschrift' } })
  })

  test('whose session was ended before something new is saved asks to sign in as well', async () => {
    const page = await journey.open('/contacts/new')
    await page.getByLabel('Nachname').fill('Beispiel')
    await page.getByLabel('E-Mail').fill('beispiel@example.org')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await signInBeside(page)
    expect(await page.getByRole('alert').innerText()).toContain('Ihre Sitzung ist abgelaufen.')
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()

    await page.getByRole('link', { name: 'Beispiel', exact: true }).waitFor()
  })

  test('whose session was ended leads to signing in, too, when what is filled in is given up', async () => {
    const page = await journey.open('/contacts/new')
    await page.getByLabel('Nachname').fill('Niemand')
    await page.getByRole('link', { name: 'Webhooks' }).first().click()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Verwerfen und weiter' }).click()

    await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
    expect(new URL(page.url()).searchParams.get('back')).toBe('/webhooks')
  })

  test('that learns late what the portals are called takes none for removed', async () => {
    const targetId = await connectSandbox(journey.api)
    const { id } = await journey.api.createListing({ propertyId, targetId })
    await eventually(async () => expect(await journey.api.getListing(id)).toMatchObject({ status: 'published' }))
    const page = await journey.open('about:blank')
    const names = Promise.withResolvers<void>()
    await page.route('**/targets?limit=*', async (route) => {
      await names.promise
      await route.continue()
    })
    await page.goto('/events')
    const sentence = page.getByRole('main').getByText('ist online auf')
    await sentence.waitFor()
    expect(await sentence.innerText()).toContain('ist online auf …')

    names.resolve()
    await page.getByText('ist online auf Portal A').waitFor()
    await journey.api.deleteListing(id)
    await eventually(async () => expect(await journey.api.listListings({ targetId }).all()).toEqual([]))
    await journey.api.deleteTarget(targetId)
    await page.reload()
    await page.getByText('ist online auf einem entfernten Portal').waitFor()
  })

  test('that leads to one that is not fetched yet, without a connection, says so and goes on when it is back', async () => {
    const page = await journey.open('/')
    await page.getByRole('heading', { name: 'Heute' }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Kontakte' }).first().click()
    await page.getByText('Keine Verbindung.').waitFor()
    await page.getByRole('link', { name: 'Heute' }).first().click()
    await page.getByRole('heading', { name: 'Heute' }).waitFor()
    await page.getByRole('link', { name: 'Kontakte' }).first().click()
    await page.context().setOffline(false)

    await page.getByRole('heading', { name: 'Kontakte' }).waitFor()
    expect(page.url()).toBe(`${journey.installation.url}/contacts`)
  })

  test.for([
    ['/contacts?q=0123', '0123'],
    ['/contacts?q=12.50&utm=x', '12.50'],
    ['/requests?q=12', '12'],
    ['/properties?q=10437', '10437'],
  ])('whose address looks for a number looks for it as it is written: %s', async ([path = '', sought]) => {
    const page = await journey.open(path)

    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe(sought)
  })

  test.for(['/properties/0TkW4rYx00qL7mN9pR2s/portals', '/properties/nonsense/data', '/no/such/page'])(
    'where nothing is, or nothing of ours, says that: %s',
    async (path) => {
      const page = await journey.open(path)

      await page.getByText('Das gibt es hier nicht.').waitFor()
      await page.getByRole('navigation').getByRole('link', { name: 'Objekte' }).first().waitFor()
      expect(await seriousFindings(page)).toEqual([])
    },
  )
})
