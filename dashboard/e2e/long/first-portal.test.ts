import { expect, test } from 'vitest'
import { seriousFindings, startJourney } from '../journey.ts'

const journey = startJourney()

test('an agent connects a portal through its consent page, and sees that it works', async () => {
  const page = await journey.open('/targets')
  await page.getByText('Noch ist kein Portal verbunden.').waitFor()
  await page.getByRole('link', { name: 'Portal verbinden' }).first().click()
  await page.getByRole('link', { name: 'Portal A (zum Testen)' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Portal A, Berlin')
  await page.getByLabel('Schlüssel').fill('sandbox-key')
  await page.getByRole('textbox', { name: 'Geheimnis' }).fill('sandbox-secret')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Weiter zum Portal' }).click()
  await page.getByRole('button', { name: /Zugriff erlauben|Allow access/ }).click()

  await page.getByText('Der Zugang funktioniert.').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Einstellungen des Portals' }).click()
  await page.getByRole('heading', { level: 1, name: 'Portal A, Berlin' }).waitFor()
  await page.getByText('verbunden', { exact: true }).waitFor()
})

test('an agent connects a portal by the login that it gives, which of a portal to try is filled in', async () => {
  const page = await journey.open('/targets/new')
  await page.getByRole('link', { name: 'Portal C' }).click()
  await page.getByText('Die Zugangsdaten sind schon eingetragen.').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Speichern und prüfen' }).click()

  await page.getByText('Der Zugang funktioniert.').waitFor()
})
