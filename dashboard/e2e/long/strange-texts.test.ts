import type { Client } from '@aushang/sdk'
import { expect, test, vi } from 'vitest'
import { aProperty, connectSandbox } from '../agency.ts'
import { startJourney } from '../journey.ts'
import { aMail, receiveMail } from '../mails.ts'
import { aPicture } from '../pictures.ts'

const journey = startJourney()
const markup = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(2)</script>',
  '"><svg onload=alert(3)>',
  "' autofocus onfocus='alert(4)",
  '</title><iframe src=javascript:alert(5)>',
  '{{7*7}} ${7*7} &lt;b&gt; &amp;',
  'javascript:alert(6)',
]
const scrollWidth = 'document.documentElement.scrollWidth'
const endless = 'W'.repeat(100)
const fromTheRight = 'דירה מוארת עם מרפסת, 3 חדרים'
const pages = ['/', '/properties', '/targets', '/requests', '/contacts', '/webhooks', '/events', '/api-keys']

journey.beforeAll(async () => {
  const { api, installation } = journey
  const targetId = await connectSandbox(api, markup[0])
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const inquiry =
    `<openimmo_feedback><objekt><oobj_id>WHG-800</oobj_id><interessent><vorname>${escape(markup[0] ?? '')}</vorname>` +
    `<nachname>${endless}${endless}</nachname><email>p@example.org</email>` +
    `<anfrage>${escape(markup.join(' '))} ${endless.repeat(40)} ${fromTheRight}</anfrage></interessent></objekt></openimmo_feedback>`
  const html = `<p>${markup.join('</p><p>')}</p><img src="https://tracker.example/pixel.gif"><link rel=stylesheet href="https://tracker.example/a.css">`
  await receiveMail(installation, api, targetId, aMail(markup[1] ?? '', 'application/xml', inquiry))
  await receiveMail(installation, api, targetId, aMail(endless.repeat(40), 'text/html; charset=utf-8', html))
  const { id: contactId } = await api.createContact({
    firstName: markup[1] ?? '',
    lastName: endless.slice(0, 50),
    company: markup[2] ?? '',
    email: 'a@example.org',
  })
  const propertyIds: string[] = []
  for (const [n, title] of [...markup, endless, fromTheRight].entries()) {
    const description = `${markup.join('\n')}\n${endless.repeat(30)}`
    const { id } = await createWithText(api, n, { title, description }, contactId)
    propertyIds.push(id)
    await api.createListing({ propertyId: id, targetId })
  }
  const [propertyId] = propertyIds
  const { url } = await api.createUpload(new Blob([await aPicture(1)], { type: 'image/jpeg' }))
  const attachments = Array.from({ length: 150 }, (_, n) => ({ url, title: markup[n % markup.length] ?? '' }))
  await api.patchProperty(propertyIds[1] ?? '', { attachments })
  const { id: webhookId } = await api.createWebhook({
    url: 'http://127.0.0.1:9/<script>alert(7)</script>',
    description: markup[3] ?? '',
    events: ['request.created'],
  })
  await api.createApiKey({ name: markup[4] ?? '' })
  const requestId = await vi.waitFor(() => firstOf(api.listRequests().all()), { timeout: 30_000 })
  const mailId = await vi.waitFor(() => firstOf(api.listUnreadableMails().all()), { timeout: 30_000 })
  for (const tab of ['data', 'portals', 'inquiries', 'history']) pages.push(`/properties/${propertyId}/${tab}`)
  pages.push(`/properties/${propertyIds[1]}/pictures`, `/properties/${propertyIds.at(-2)}/data`)
  pages.push(
    `/targets/${targetId}`,
    `/targets/${targetId}/differences`,
    `/requests/${requestId}`,
    `/requests/unreadable?mail=${mailId}`,
  )
  pages.push(`/contacts/${contactId}`, `/webhooks/${webhookId}`)
})

test('on every page, markup is text, nothing of it runs or is loaded, and nothing is wider than a phone', async () => {
  const page = await journey.open('about:blank', { viewport: { width: 360, height: 780 } })
  page.on('dialog', () => expect.unreachable('A script ran.'))
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(journey.installation.url))
      foreign.push(request.url())
  })
  for (const path of pages) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('status', { name: 'Wird geladen …' }).first().waitFor({ state: 'detached' })

    const strange = 'img[src="x"], svg[onload], iframe, a[href^="javascript"], [onfocus], body script'
    const shown = { path, count: await page.locator(strange).count(), width: await page.evaluate(scrollWidth) }
    expect(shown).toEqual({ path, count: 0, width: 360 })
  }
  expect(foreign).toEqual([])
})

test('150 pictures have 150 tiles', async () => {
  const page = await journey.open(pages.find((path) => path.endsWith('/pictures')) ?? '')

  const tiles = page.getByRole('list', { name: 'Bilder' }).getByRole('listitem')
  await tiles.nth(149).waitFor()
  expect(await tiles.count()).toBe(150)
})

async function firstOf(listed: Promise<{ id: string }[]>): Promise<string> {
  const [first] = await listed
  if (first === undefined) throw new Error('It has not come yet.')
  return first.id
}

async function createWithText(
  api: Client,
  n: number,
  texts: { title: string; description: string },
  contactId: string,
): Promise<{ id: string }> {
  const draft = aProperty(n)
  return api.createProperty({ ...draft, contactId, fields: { ...draft.fields, ...texts } } as typeof draft)
}
