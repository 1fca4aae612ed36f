import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startJourney } from '../journey.ts'
import { owner } from '../service.ts'

const journey = startJourney()

/** A page of somebody else's, on the same machine: as near as one can come. */
async function startOtherSite(html: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Returns what the link bears that is sent to them. */
async function invite(email: string): Promise<string> {
  const { url = '' } = await journey.api.createInvitation({ email, role: 'reader', language: 'de' })
  return new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? ''
}

describe('another site', () => {
  test('that the person has open does nothing in their name', async () => {
    const { url } = journey.installation
    const webhook = JSON.stringify({ url: 'https://example.org/', events: ['request.created'] })
    const other = await startOtherSite(`<!doctype html><title>Other</title>
      <form method="post" enctype="text/plain" action="${url}/webhooks"><input name='${webhook.slice(0, -1)},"x":"' value='"}'><button>Go</button></form>`)
    const page = await journey.open(other)
    const statuses: number[] = []
    page.on('response', (response) => statuses.push(response.status()))
    await page.evaluate(
      ([to, body]) =>
        fetch(`${to}/webhooks`, { method: 'POST', body: body ?? '', mode: 'no-cors', credentials: 'include' }),
      [url, webhook],
    )
    await page.getByRole('button').click()
    await page.waitForURL(`${url}/webhooks`)

    expect(await journey.api.listWebhooks().all()).toEqual([])
    expect(statuses.filter((status) => status >= 400).length).toBe(2)
  })

  test('cannot show a page of ours in a frame of its own; of scripts, only ours run', async () => {
    const { url } = journey.installation
    const answer = await fetch(url, { headers: { accept: 'text/html' } })
    const policy = answer.headers.get('content-security-policy') ?? ''

    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  })
})

describe('a colleague at the same desk', () => {
  test('who signs in beside it finds nothing of the one before in their tab', async () => {
    const draft = { name: 'Berta Beispiel', email: 'berta@example.org', password: owner.password }
    const token = await invite(draft.email)
    const page = await journey.open('/contacts')
    await page.getByRole('button', { name: owner.name }).waitFor()
    const beside = await page.context().newPage()
    await beside.goto('/sign-in')
    await beside.evaluate(
      ([path, body]) =>
        fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } }).then(() => {}),
      [
        `/invitations/${token}/accept`,
        JSON.stringify({ name: draft.name, language: 'de', password: draft.password }),
      ] as const,
    )
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

    await page.getByRole('button', { name: draft.name }).waitFor()
    expect(await page.getByText(owner.name).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Neuer Kontakt' }).count()).toBe(0)
  })
})

describe('whoever has copied the cookie', () => {
  test('is out when the person signs out everywhere', async () => {
    const email = 'clara@example.org'
    const accepted = await fetch(`${journey.installation.url}/invitations/${await invite(email)}/accept`, {
      method: 'POST',
      body: JSON.stringify({ name: 'Clara Beispiel', language: 'de', password: owner.password }),
      headers: { 'content-type': 'application/json' },
    })
    expect(accepted.ok).toBe(true)
    const page = await journey.open('/sign-in', { isSignedOut: true })
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Passwort').fill(owner.password)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.getByRole('heading', { name: 'Heute' }).waitFor()
    const thief = await journey.open('about:blank', { isSignedOut: true })
    await thief.context().addCookies(await page.context().cookies())
    await thief.goto('/contacts')
    await thief.getByRole('heading', { name: 'Kontakte' }).waitFor()

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Überall abmelden' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Überall abmelden' }).click()
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor()

    await thief.getByRole('link', { name: 'Objekte' }).first().click()
    await thief.getByRole('heading', { name: 'Anmelden' }).waitFor()
    expect(await thief.getByRole('navigation').count()).toBe(0)
  })
})
