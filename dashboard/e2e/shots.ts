import type { Client } from '@aushang/sdk'
import type { Page } from 'playwright-core'
import { aPicture } from './pictures.ts'

export interface Shot {
  /** The file is called by it: `today.de.wide.light.png`. */
  name: string
  isSignedOut?: boolean
  /** Of an agency that has nothing yet. */
  isEmpty?: boolean
  /** Goes there and waits until it shows what it should. */
  show(page: Page, api: Client): Promise<unknown>
}

/** Every page of the dashboard, for `npm run screenshots`. */
export const shots: Shot[] = [
  { name: 'today', show: (page) => open(page, '/') },
  {
    name: 'properties',
    show: async (page) => {
      await open(page, '/properties')
      await page.getByRole('table').getByRole('link').first().waitFor()
    },
  },
  {
    name: 'properties-cell',
    show: async (page) => {
      await open(page, '/properties?q=WM-2104')
      await page
        .getByRole('row', { name: /WM-2104/ })
        .getByRole('button', { name: /abgelehnt|refused/ })
        .click()
      await page.getByRole('dialog').getByRole('button').first().waitFor()
    },
  },
  {
    name: 'properties-bulk',
    show: async (page) => {
      await open(page, '/properties')
      await page
        .getByLabel(/auswählen|^Select/)
        .nth(2)
        .check()
      await page
        .getByLabel(/auswählen|^Select/)
        .nth(3)
        .check()
      await page
        .getByLabel(/auswählen|^Select/)
        .nth(4)
        .check()
      await page.getByRole('button', { name: /Veröffentlichen …|Publish …/ }).click()
      await page
        .getByRole('dialog')
        .getByLabel(/Stadtanzeiger/)
        .check()
      await page.getByRole('button', { name: /^3 |Publish 3/ }).waitFor()
    },
  },
  {
    name: 'find',
    show: async (page) => {
      await open(page, '/')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('berlin')
      await page
        .getByRole('option', { name: /W[MK]-/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'shortcuts',
    show: async (page) => {
      await open(page, '/')
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'missing', show: (page) => page.goto('/no/such/page') },
  { name: 'sign-in', isSignedOut: true, show: (page) => open(page, '/sign-in?back=%2Fproperties') },
  {
    name: 'setup',
    isSignedOut: true,
    show: async (page) => {
      const json = { isSetUp: false, canSignUp: false, canResetPassword: false }
      await page.route('**/session/options', (route) => route.fulfill({ json }))
      await open(page, '/setup#token=from-the-link')
    },
  },
  {
    name: 'property-portals',
    show: async (page, api) => {
      const [property] = (await api.listProperties({ q: 'DOWN-2111', limit: 1 }).page()).items
      const [listing] = (await api.listListings({ propertyId: property?.id ?? '', status: 'pending' }).page()).items
      await open(page, `/properties/${property?.id}/portals?listing=${listing?.id}`)
      await page.getByRole('list', { name: /Versuche|Attempts/ }).waitFor()
    },
  },
  {
    name: 'property-data',
    show: async (page, api) => {
      const [property] = (await api.listProperties({ q: 'WM-2104', limit: 1 }).page()).items
      await open(page, `/properties/${property?.id}/data`)
      await page.getByRole('button', { name: /Hausnummer|House number/ }).click()
    },
  },
  {
    name: 'property-pictures',
    show: async (page, api) => {
      const [property] = (await api.listProperties({ q: 'WM-2102', limit: 1 }).page()).items
      const files = [1, 2, 3, 4].map(async (n) => ({
        name: `Ansicht ${n}.jpg`,
        mimeType: 'image/jpeg',
        buffer: Buffer.from(await aPicture(n)),
      }))
      const broken = { name: 'Urlaub.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
      await open(page, `/properties/${property?.id}/pictures`)
      await page.locator('input[type=file]').setInputFiles([...(await Promise.all(files)), broken])
      await page.getByText(/Die Datei|The file/).waitFor()
    },
  },
  { name: 'new-property', show: (page) => open(page, '/properties/new') },
  { name: 'new-property-form', show: (page) => open(page, '/properties/new?type=apartmentRent') },
  {
    name: 'contacts',
    show: async (page) => {
      await open(page, '/contacts')
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'contact',
    show: async (page, api) => {
      const [contact] = (await api.listContacts({ limit: 1 }).page()).items
      await open(page, `/contacts/${contact?.id}`)
    },
  },
  {
    name: 'contact-in-use',
    show: async (page, api) => {
      const [contact] = (await api.listContacts({ limit: 1 }).page()).items
      await open(page, `/contacts/${contact?.id}`)
      await page.getByRole('button', { name: /Kontakt löschen|Delete contact/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Kontakt löschen|Delete contact/ })
        .click()
      await page.getByRole('alert').waitFor()
    },
  },
  ...(['inquiries', 'history'] as const).map((tab) => ({
    name: `property-${tab}`,
    show: async (page: Page, api: Client) => {
      const [request] = (await api.listRequests({ matched: true, limit: 1 }).page()).items
      await open(page, `/properties/${request?.propertyId}/${tab}`)
    },
  })),
  { name: 'targets', show: (page) => open(page, '/targets') },
  { name: 'target-new', show: (page) => open(page, '/targets/new') },
  { name: 'target-new-login', show: (page) => open(page, '/targets/new?type=openimmo') },
  {
    name: 'target',
    show: async (page, api) => {
      const [target] = (await api.listTargets({ type: 'openimmo' }).page()).items
      await open(page, `/targets/${target?.id}`)
    },
  },
  {
    name: 'request',
    show: async (page, api) => {
      const [request] = (await api.listRequests({ matched: true, limit: 1 }).page()).items
      await open(page, `/requests/${request?.id}`)
      await page.getByRole('link', { name: request?.prospect.email ?? '' }).waitFor()
    },
  },
  { name: 'requests', show: (page) => open(page, '/requests') },
  { name: 'requests-unread', show: (page) => open(page, '/requests?read=false') },
  { name: 'requests-unmatched', show: (page) => open(page, '/requests?matched=false') },
  {
    name: 'request-unmatched',
    show: async (page, api) => {
      const [request] = (await api.listRequests({ matched: false, limit: 1 }).page()).items
      await open(page, `/requests/${request?.id}?matched=false`)
      await page.getByRole('button', { name: /Objekt zuordnen|Assign a property/ }).waitFor()
    },
  },
  {
    name: 'assign-property',
    show: async (page, api) => {
      const [request] = (await api.listRequests({ matched: true, limit: 1 }).page()).items
      await open(page, `/requests/${request?.id}`)
      await page.getByRole('button', { name: /Anderes Objekt|Another property/ }).click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'unreadable-mail',
    show: async (page, api) => {
      const [mail] = (await api.listUnreadableMails({ limit: 1 }).page()).items
      await open(page, `/requests/unreadable?mail=${mail?.id}`)
      await page.getByRole('heading', { name: 'Unsere Angebote' }).waitFor()
    },
  },
  { name: 'webhooks', show: (page) => open(page, '/webhooks') },
  { name: 'webhook-new', show: (page) => open(page, '/webhooks/new') },
  ...(['webhook', 'delivery'] as const).map((name) => ({
    name,
    show: async (page: Page, api: Client) => {
      const [webhook] = (await api.listWebhooks().page()).items
      const [delivery] = (await api.listDeliveries(webhook?.id ?? '', { limit: 1 }).page()).items
      await open(page, `/webhooks/${webhook?.id}${name === 'delivery' ? `/deliveries/${delivery?.id}` : ''}`)
    },
  })),
  { name: 'events', show: (page) => open(page, '/events') },
  { name: 'api-keys', show: (page) => open(page, '/api-keys') },
  { name: 'settings', show: (page) => open(page, '/settings') },
  { name: 'people', show: (page) => open(page, '/settings/people') },
  ...['today', 'properties', 'targets', 'requests', 'contacts', 'webhooks', 'events'].map((noun) => ({
    name: `${noun}-empty`,
    isEmpty: true,
    show: (page: Page) => open(page, noun === 'today' ? '/' : `/${noun}`),
  })),
  {
    name: 'away',
    show: async (page) => {
      await page.route(/\/contacts\?/, (route) => route.fulfill({ status: 503, json: {} }))
      await open(page, '/contacts')
      await page.getByText(/Der Dienst ist gerade|The service is not/).waitFor()
    },
  },
]

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
