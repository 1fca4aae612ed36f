import { expect, test } from 'vitest'
import { aProperty, connectSandbox } from '../agency.ts'
import { seriousFindings, startJourney } from '../journey.ts'

const journey = startJourney()

journey.beforeAll(async () => {
  await connectSandbox(journey.api)
  for (let n = 0; n < 10; n++) {
    await journey.api.createProperty(aProperty(n, n === 4 ? 'REJECT-title-815' : undefined))
  }
})

test('an agent publishes ten properties at once, finds out why the portal refused one, takes one down, and deletes one', async () => {
  const page = await journey.open('/properties')
  await page.getByRole('row', { name: /WHG-800/ }).waitFor()
  await page.getByLabel('Alle auswählen').check()
  await page.getByText('10 Objekte ausgewählt').waitFor()
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
  await page.getByRole('dialog').getByLabel('Portal A').check()
  await page.getByText('10 sind bereit.').waitFor()
  await page.getByRole('button', { name: '10 veröffentlichen' }).click()

  await page.getByText('9 von 10 bestätigt').waitFor()
  await page.getByText('1 hat nicht geklappt').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).last().click()
  await page.getByRole('button', { name: 'Vom Portal nehmen …' }).click()
  await page.getByRole('dialog').getByLabel('Portal A').check()
  await page.getByText('10 sind bereit.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await page.goForward()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /REJECT-title-815/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Baugrundstück am Feldrand' }).waitFor()
  await page.getByText('LENGTH_EXCEEDED').first().waitFor()
  await page.getByRole('button', { name: '1 Versuch' }).click()
  await page.getByText('Antwort 412').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByText('Dokument').click()
  await page.getByText('REJECT-title-815').last().waitFor()

  await page.goto('/')
  const line = page.getByRole('listitem').filter({ hasText: /REJECT-title-815: .*Portal A/ })
  await line.waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: '9 online' }).click()
  await page
    .getByRole('row', { name: /WHG-800/ })
    .getByRole('button', { name: /online/ })
    .click()
  await page.getByRole('button', { name: 'Vom Portal nehmen' }).click()
  expect(await seriousFindings(page)).toEqual([])
  await page
    .getByRole('dialog', { name: 'Von Portal A nehmen?' })
    .getByRole('button', { name: 'Vom Portal nehmen' })
    .click()

  await page.getByRole('row', { name: /WHG-800/ }).waitFor({ state: 'detached' })

  const [property] = await journey.api.listProperties({ q: 'WHG-803' }).all()
  await page.goto(`/properties/${property?.id}/data`)
  await page.getByRole('link', { name: 'Portal A online' }).waitFor()
  await page.getByRole('button', { name: 'Objekt löschen' }).click()
  const dialog = page.getByRole('dialog', { name: 'WHG-803 löschen?' })
  await dialog.getByText('Das Objekt wird zuerst von Portal A genommen.').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Herunternehmen und löschen' }).click()

  await page.getByRole('row', { name: /WHG-802/ }).waitFor()
  await page.getByRole('row', { name: /WHG-803/ }).waitFor({ state: 'detached' })
  expect(await journey.api.listProperties({ q: 'WHG-803' }).all()).toEqual([])
  await page.goBack()
  await page.getByText('Das gibt es hier nicht.').waitFor()
})
