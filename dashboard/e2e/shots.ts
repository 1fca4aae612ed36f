import type { Client } from '@aushang/sdk'
import type { Page } from 'playwright-core'

interface Shot {
  /** The file is called by it: `today.de.wide.light.png`. */
  name: string
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
    name: 'property-portals',
    show: async (page, api) => {
      const [property] = (await api.listProperties({ q: 'REJECT', limit: 1 }).page()).items
      const [listing] = (await api.listListings({ propertyId: property?.id ?? '', status: 'failed' }).page()).items
      await open(page, `/properties/${property?.id}/portals?listing=${listing?.id}`)
      await page.getByRole('list', { name: /Versuche|Attempts/ }).waitFor()
    },
  },
]

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
