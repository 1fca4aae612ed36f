import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { aProperty } from './agency.ts'
import { seriousFindings, startJourney } from './journey.ts'

const journey = startJourney()
const markup = '<img src=x onerror=alert(1)><script>alert(2)</script> &amp; "\'`{{7*7}}'
let propertyId: string

beforeAll(async () => {
  const { type, fields } = aProperty(0)
  const draft = { type, externalId: 'WHG-1', fields: { ...fields, title: markup } } as ReturnType<typeof aProperty>
  propertyId = (await journey.api.createProperty(draft)).id
  await journey.api.createTarget({ type: 'platform-a-24-sandbox', name: markup }).catch(async () => {
    await journey.api.putCredentialsPlatformA24Sandbox({ key: 'sandbox-key', secret: 'sandbox-secret' })
    await journey.api.createTarget({ type: 'platform-a-24-sandbox', name: markup })
  })
})

/** As if the service answered like this, until it is taken back. */
async function pretend(
  page: Page,
  answer: { status: number; headers?: Record<string, string> } | 'gone',
): Promise<() => Promise<void>> {
  const pattern = /\/properties\/overview/
  await page.route(pattern, (route) =>
    answer === 'gone'
      ? route.abort('connectionrefused')
      : route.fulfill({ ...answer, contentType: 'application/json', body: '{"code":"unavailable","message":"…"}' }),
  )
  return () => page.unroute(pattern)
}

describe('a page that meets with trouble', () => {
  test.for([
    ['the service is away', { status: 503 }, 'Der Dienst ist gerade nicht bereit'],
    ['too many requests', { status: 429, headers: { 'retry-after': '1' } }, 'Der Dienst hat gerade sehr viel zu tun'],
    ['no connection', 'gone', 'Keine Verbindung'],
  ] as const)('says so, and mends itself: %s', async ([, answer, sentence]) => {
    const page = await journey.open('/')
    await page.getByRole('heading', { name: 'Heute' }).waitFor()
    const end = await pretend(page, answer)
    await page.getByRole('link', { name: 'Objekte' }).first().click()
    await page.getByText(sentence).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await end()

    await page.getByRole('row', { name: /WHG-1/ }).waitFor()
    await page.getByText(sentence).waitFor({ state: 'detached' })
  })

  test('whose session was ended elsewhere leads to signing in', async () => {
    const page = await journey.open('/properties?q=WHG')
    await page.getByRole('row', { name: /WHG-1/ }).waitFor()
    await page.context().clearCookies()
    await page.getByRole('searchbox').fill('WHG-1')

    await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
    expect(new URL(page.url()).searchParams.get('back')).toContain('/properties')
  })

  test.for(['/properties/0TkW4rYx00qL7mN9pR2s/portals', '/properties/nonsense/data', '/no/such/page'])(
    'where nothing is, or nothing of ours, says that: %s',
    async (path) => {
      const page = await journey.open(path)

      await page.getByText('Das gibt es hier nicht.').waitFor()
      expect(await seriousFindings(page)).toEqual([])
    },
  )
})

test('markup in a text is shown as text', async () => {
  const page = await journey.open('/properties')
  page.on('dialog', () => expect.unreachable('A script ran.'))
  await page.getByRole('link', { name: markup }).waitFor()
  await page.getByRole('columnheader', { name: markup }).waitFor()
  await page.goto(`/properties/${propertyId}/portals`)

  await page.getByRole('heading', { level: 1, name: markup }).waitFor()
  await page.getByRole('heading', { level: 2, name: markup }).waitFor()
  expect(await page.locator('img[src="x"]').count()).toBe(0)
})
