import type { Client } from '@aushang/sdk'
import type { Page } from 'playwright-core'
import type { Shot } from './shots.ts'

/** Every page of the sandbox, for `npm run screenshots`, as far as there is something on its portals. */
export function sandboxShots(sandboxUrl: string): Shot[] {
  const shot = (name: string, path: string, then?: (page: Page) => Promise<unknown>): Shot => ({
    name: `sandbox-${name}`,
    isSignedOut: true,
    async show(page) {
      await page.goto(sandboxUrl + path)
      await then?.(page)
    },
  })
  // Others may have put some there without pictures.
  const openFirst = (page: Page) => page.locator('.hit:has(img) a').first().click()
  const openPicture = (page: Page) => page.locator('.gallery a').first().click()
  return [
    shot('home', '/'),
    shot('results', '/platform-a'),
    shot('results-filtered', '/openimmo?deal=buy&order=cheapest'),
    shot('expose', '/platform-a?deal=rent&kind=flat', openFirst),
    shot('expose-openimmo', '/openimmo', openFirst),
    shot('expose-c', '/platform-c', openFirst),
    shot('gallery', '/platform-a', async (page) => {
      await openFirst(page)
      await openPicture(page)
    }),
    shot('inquiry-sent', '/openimmo', async (page) => {
      await openFirst(page)
      await page.locator('#lastName').fill('Beispiel')
      await page.locator('#email').fill('erika.beispiel@example.org')
      await page.locator('#message').fill('Ist das Objekt noch zu haben? Ich würde es gern ansehen.')
      await page.locator('.expose-aside form button').click()
    }),
    shot('mails', '/openimmo/mails'),
    shot('log', '/platform-a/log'),
    shot('log-entry', '/platform-a/log', (page) => page.locator('td a').first().click()),
    shot('log-c', '/platform-c/log'),
    shot('log-entry-c', '/platform-c/log', (page) => page.locator('td a').first().click()),
    shot('transfers', '/openimmo/reports'),
    shot('transfer', '/openimmo/reports', (page) => page.locator('td a').first().click()),
    shot('access', '/platform-a/access'),
    shot('access-c', '/platform-c/access'),
    shot('failures', '/platform-a/failures'),
    shot('failures-c', '/platform-c/failures'),
    {
      name: 'sandbox-consent',
      isSignedOut: true,
      show: askForConsent,
    },
  ]
}

/** Leaves the portal's page open, and no target behind. */
async function askForConsent(page: Page, api: Client): Promise<void> {
  const { id, authorizationUrl } = await api.createTarget({ name: 'Muster Immobilien', type: 'platform-a-24-sandbox' })
  await page.goto(authorizationUrl ?? '')
  await api.deleteTarget(id)
}
