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
  { name: 'properties', show: (page) => open(page, '/properties') },
]

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
