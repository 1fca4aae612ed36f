import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aProperty, connectSandbox, startFailingReceiver } from './agency.ts'
import { startJourney } from './journey.ts'
import { anInquiryMail, receiveMail } from './mails.ts'

const journey = startJourney()

journey.beforeAll(async () => {
  const { api, installation } = journey
  const targetId = await connectSandbox(api)
  const { id: propertyId } = await api.createProperty(aProperty(0, 'WHG-0815'))
  await api.patchProperty(propertyId, { fields: { address: { streetNumber: null } } })
  await api.createListing({ propertyId, targetId })
  const receiver = await startFailingReceiver()
  await api.createWebhook({ url: receiver, events: ['request.created'], description: 'Maklersoftware' })
  await receiveMail(installation, api, targetId, anInquiryMail('WHG-0815'))
})

/** From a page that has nothing to do with it. Returns how many clicks it took. */
async function askFrom(
  path: string,
  ways: ((page: Page) => Locator)[],
  answer: (page: Page) => Locator,
): Promise<number> {
  const page = await journey.open(path)
  for (const way of ways) await way(page).click()
  await answer(page).waitFor()
  return ways.length
}

test('why WHG-0815 is not on portal A: the grid, and its cell', async () => {
  const clicks = await askFrom(
    '/settings',
    [
      (page) => page.getByRole('link', { name: 'Objekte' }).first(),
      (page) => page.getByRole('row', { name: /WHG-0815/ }).getByRole('button', { name: 'Portal A abgelehnt' }),
    ],
    (page) => page.getByRole('dialog', { name: 'Portal A' }).getByText('Hausnummer'),
  )

  expect(clicks).toBe(2)
})

test('who asked about it: the inquiries', async () => {
  const clicks = await askFrom('/settings', [(page) => page.getByRole('link', { name: 'Anfragen' }).first()], (page) =>
    page.getByRole('listitem').filter({ hasText: 'WHG-0815' }).getByText('Erika Beispiel'),
  )

  expect(clicks).toBe(1)
})

test('when the webhook is tried again: the webhooks, and the one', async () => {
  const clicks = await askFrom(
    '/settings',
    [
      (page) => page.getByRole('link', { name: 'Webhooks' }).first(),
      (page) => page.getByRole('row', { name: /Maklersoftware/ }).getByRole('link'),
    ],
    (page) => page.getByText(/^Nächster Versuch in \d+:\d\d/).first(),
  )

  expect(clicks).toBe(2)
})
