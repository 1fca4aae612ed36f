import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { aProperty, connectSandbox } from '../agency.ts'
import { startJourney } from '../journey.ts'
import { anInquiryMail, receiveMail } from '../mails.ts'

const journey = startJourney()
const failure = 'Das geht gerade nicht.'
const ids = { target: '', property: '', webhook: '' }

journey.beforeAll(async () => {
  const { api, installation } = journey
  ids.target = await connectSandbox(api)
  ids.property = (await api.createProperty(aProperty(0))).id
  await api.createProperty(aProperty(1))
  ids.webhook = (await api.createWebhook({ url: 'http://127.0.0.1:9/gone', events: ['request.created'] })).id
  await api.createApiKey({ name: 'Maklersoftware' })
  await receiveMail(installation, api, ids.target, anInquiryMail('WHG-800'))
})

/** What changes something is held back until the service may say yes, or no. */
async function holdChanges(page: Page): Promise<{ answer(how: 'pass' | 'refuse'): Promise<void> }> {
  const held: Route[] = []
  await page.route('**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    held.push(route)
  })
  return {
    /** What is shown at once may be there before the request is. */
    async answer(how) {
      await eventually(() => expect(held).not.toEqual([]))
      for (const route of held.splice(0)) {
        if (how === 'pass') await route.continue()
        else await route.fulfill({ status: 409, json: { code: 'conflict', message: failure } })
      }
    },
  }
}

interface Change {
  name: string
  path: () => string
  /** What is asked before it is done. */
  prepare?: (page: Page) => Promise<void>
  /** What the person does. */
  act: (page: Page) => Promise<void>
  before: (page: Page) => Promise<void>
  after: (page: Page) => Promise<void>
}

const cell = (page: Page, label: string) =>
  page
    .getByRole('row', { name: /WHG-801/ })
    .getByRole('button', { name: `Portal A ${label}` })
    .waitFor()

const changes: Change[] = [
  {
    name: 'a webhook is halted',
    path: () => `/webhooks/${ids.webhook}`,
    act: (page) => page.getByRole('button', { name: 'Anhalten' }).click(),
    before: (page) => page.getByRole('button', { name: 'Anhalten' }).waitFor(),
    after: (page) => page.getByRole('button', { name: 'Fortsetzen' }).waitFor(),
  },
  {
    name: 'a portal gets another name',
    path: () => `/targets/${ids.target}`,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Portal Z')
      await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    },
    before: (page) => page.getByRole('heading', { level: 1, name: 'Portal A' }).waitFor(),
    after: (page) => page.getByRole('heading', { level: 1, name: 'Portal Z' }).waitFor(),
  },
  {
    name: 'a key is deleted',
    path: () => '/api-keys',
    act: async (page) => {
      await page.getByRole('button', { name: /Maklersoftware/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    },
    before: (page) => page.getByRole('row', { name: /Maklersoftware/ }).waitFor(),
    after: (page) => page.getByRole('row', { name: /Maklersoftware/ }).waitFor({ state: 'detached' }),
  },
  {
    name: 'an inquiry is read',
    path: () => '/requests',
    act: (page) => page.getByRole('link', { name: /Erika Beispiel/ }).click(),
    before: (page) => page.getByRole('link', { name: /Anfragen 1/ }).waitFor(),
    after: (page) => page.getByRole('link', { name: /Anfragen 1/ }).waitFor({ state: 'detached' }),
  },
  {
    name: 'a property is published from its cell',
    path: () => '/properties',
    prepare: async (page) => {
      await page
        .getByRole('row', { name: /WHG-801/ })
        .getByRole('button')
        .click()
      const publish = page.getByRole('dialog', { name: 'Portal A' }).getByRole('button', { name: 'Veröffentlichen' })
      await publish.click({ trial: true })
    },
    act: (page) =>
      page.getByRole('dialog', { name: 'Portal A' }).getByRole('button', { name: 'Veröffentlichen' }).click(),
    before: (page) => cell(page, 'Veröffentlichen'),
    after: (page) => cell(page, 'geht raus'),
  },
]

describe('what somebody changes is shown before the service has answered', () => {
  test.each(changes)(
    'and taken back with a sentence when it says no: $name',
    async ({ path, prepare, act, before, after }) => {
      const page = await journey.open(path())
      await before(page)
      await prepare?.(page)
      const held = await holdChanges(page)
      await act(page)
      await after(page)
      await held.answer('refuse')

      await page.getByText(failure).first().waitFor()
      await before(page)
      expect(await page.getByText(failure).count()).toBe(1)
    },
  )

  test('and stays when it says yes', async () => {
    const { id } = await journey.api.createWebhook({ url: 'http://127.0.0.1:9/halted', events: ['request.created'] })
    const page = await journey.open(`/webhooks/${id}`)
    const held = await holdChanges(page)
    await page.getByRole('button', { name: 'Anhalten' }).click()
    await page.getByRole('button', { name: 'Fortsetzen' }).waitFor()
    expect((await journey.api.getWebhook(id)).enabled).toBe(true)
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await held.answer('pass')
    await answered

    await page.getByRole('button', { name: 'Fortsetzen' }).waitFor()
    expect((await journey.api.getWebhook(id)).enabled).toBe(false)
  })
})

describe('the first screen', () => {
  test.each([
    { path: '/properties', url: '/properties/overview?order=desc&limit=30', sign: /WHG-800/ },
    { path: '/', url: '/attention', sign: 'Neue Anfragen' },
  ])('of $path is asked for before the application has come, and once', async ({ path, url, sign }) => {
    const page = await journey.open('about:blank')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search))
    const isAsked = page.waitForRequest((request) => request.url().endsWith(url))
    await page.route(/assets.libraries.*js$/, async (route) => {
      await isAsked
      await route.continue()
    })
    await page.goto(path)
    await page.getByText(sign).first().waitFor()

    const early = ['/session', '/events?limit=1&order=desc', '/targets?limit=200', url]
    expect(early.map((each) => asked.filter((request) => request === each).length)).toEqual([1, 1, 1, 1])
  })
})
