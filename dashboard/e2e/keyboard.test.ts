import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { aProperty, connectSandbox } from './agency.ts'
import { startJourney } from './journey.ts'
import { anInquiryMail, receiveMail } from './mails.ts'

const journey = startJourney()
const ids = { property: '', other: '' }

beforeAll(async () => {
  const { api, installation } = journey
  const targetId = await connectSandbox(api)
  ids.property = (await api.createProperty(aProperty(0))).id
  ids.other = (await api.createProperty(aProperty(1))).id
  await receiveMail(installation, api, targetId, anInquiryMail('WHG-800'))
})

describe('who has only a keyboard', () => {
  test('is led to the first of all fields that are missing, those of a missing address too', async () => {
    const page = await journey.open('/properties/new?type=apartmentRent')
    await page.getByLabel('Kaltmiete').fill('900')
    await page.getByRole('button', { name: 'Objekt anlegen' }).press('Enter')
    await page.getByText('Postleitzahl fehlt.', { exact: true }).waitFor()

    expect(await page.getByLabel('Postleitzahl').getAttribute('aria-invalid')).toBe('true')
    await page.getByText('Ort fehlt.', { exact: true }).waitFor()
    const first = await page.locator('[aria-invalid=true]').first().getAttribute('id')
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe(first))
    await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Berlin')
    await page.getByText('Postleitzahl fehlt.', { exact: true }).waitFor()
  })
})
