import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { aProperty, connectSandbox } from '../agency.ts'
import { seriousFindings, startJourney } from '../journey.ts'
import { anInquiryMail, anUnreadableMail, receiveMail } from '../mails.ts'

const journey = startJourney()
const paths = [
  '/',
  '/properties',
  '/properties/new?type=apartmentRent',
  '/targets',
  '/targets/new',
  '/requests',
  '/requests/unreadable',
  '/contacts',
  '/contacts/new',
  '/webhooks',
  '/events',
  '/api-keys',
  '/settings',
  '/settings/people',
]

journey.beforeAll(async () => {
  const { api, installation } = journey
  const targetId = await connectSandbox(api)
  const { id: propertyId } = await api.createProperty(aProperty(0))
  const { id: contactId } = await api.createContact({ lastName: 'Muster', email: 'anna@example.org' })
  const { id: webhookId } = await api.createWebhook({ url: 'http://127.0.0.1:9/gone', events: ['request.created'] })
  await api.createListing({ propertyId, targetId })
  for (const mail of [anInquiryMail('WHG-800'), anUnreadableMail()])
    await receiveMail(installation, api, targetId, mail)
  const requestId = await vi.waitFor(
    async () => {
      const [request] = await api.listRequests().all()
      if (request === undefined) throw new Error('It has not come yet.')
      return request.id
    },
    { timeout: 30_000 },
  )
  for (const tab of ['data', 'pictures', 'portals', 'inquiries', 'history']) {
    paths.push(`/properties/${propertyId}/${tab}`)
  }
  paths.push(
    `/targets/${targetId}`,
    `/targets/${targetId}/differences`,
    `/requests/${requestId}`,
    `/contacts/${contactId}`,
    `/webhooks/${webhookId}`,
  )
})

type Fault = 'gone' | 503 | 429 | 'none'
const sentences: Record<Exclude<Fault, 'none'>, string> = {
  gone: 'Keine Verbindung.',
  503: 'Der Dienst ist gerade nicht bereit.',
  429: 'Der Dienst hat gerade sehr viel zu tun.',
}

/** As if the service answered like this, whatever it is asked. */
async function pretend(page: Page): Promise<(fault: Fault) => void> {
  let fault: Fault = 'none'
  const isAsset = (url: URL) => url.pathname.startsWith('/assets/')
  await page.route(
    (url) => !isAsset(url),
    async (route) => {
      if (fault === 'none' || route.request().resourceType() !== 'fetch') return route.fallback()
      if (fault === 'gone') return route.abort('connectionrefused')
      const headers = { 'retry-after': '1' }
      return route.fulfill({ status: fault, headers, json: { code: 'unavailable', message: '…' } })
    },
  )
  return (next) => {
    fault = next
  }
}

describe('every page', () => {
  test('says that there is no connection, that the service is away or has too much to do, and mends itself', async () => {
    const left = [...paths]
    const visitSome = async () => {
      const page = await journey.open('about:blank')
      const answer = await pretend(page)
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        answer('gone')
        await page.goto(path, { waitUntil: 'commit' })
        for (const fault of ['gone', 503, 429] as const) {
          answer(fault)
          await page.getByText(sentences[fault]).waitFor()
        }
        answer('none')
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.getByRole('status', { name: 'Wird geladen …' }).first().waitFor({ state: 'detached' })
        await page.getByText(sentences[429]).waitFor({ state: 'detached' })
        expect({ path, alerts: await page.getByRole('alert').allInnerTexts() }).toEqual({ path, alerts: [] })
      }
    }
    // They wait for the next try most of the time.
    await Promise.all(Array.from({ length: 8 }, visitSome))
  }, 120_000)

  test('that waits long for an answer says so', async () => {
    const page = await journey.open('/')
    await page.getByRole('heading', { name: 'Heute' }).waitFor()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/contacts\?/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'Kontakte' }).first().click()
    await page.getByText('Der Dienst antwortet gerade langsam.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    release()

    await page.getByRole('link', { name: 'Muster' }).waitFor()
    await page.getByText('Der Dienst antwortet gerade langsam.').waitFor({ state: 'detached' })
  })

  test('that changes what somebody else has changed meanwhile says so, and the next try counts', async () => {
    const [target] = await journey.api.listTargets().all()
    const page = await journey.open(`/targets/${target?.id}`)
    await page.getByRole('textbox', { name: 'Name' }).fill('Portal A, Berlin')
    await page.route(/\/targets\/\w+$/, (route) =>
      route.request().method() === 'PATCH'
        ? route.continue({ headers: { ...route.request().headers(), 'if-match': '"older"' } })
        : route.fallback(),
    )
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await page.getByRole('alert').getByText('Inzwischen gab es eine Änderung').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.unroute(/\/targets\/\w+$/)
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()

    await page.getByRole('heading', { level: 1, name: 'Portal A, Berlin' }).waitFor()
  })
})
