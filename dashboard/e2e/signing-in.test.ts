import { describe, expect, test } from 'vitest'
import { seriousFindings, startJourney } from './journey.ts'
import { owner } from './service.ts'

const journey = startJourney({ isOwned: false })

describe('whoever opens a new installation', () => {
  test('owns it, is shown the first API key, and comes back to where they were after the session has ended', async () => {
    const page = await journey.open(journey.installation.setupUrl)
    await page.getByLabel('Name der Agentur').fill('Muster Immobilien')
    await page.getByLabel('Ihr Name').fill(owner.name)
    await page.getByLabel('E-Mail-Adresse').fill(owner.email)
    await page.getByLabel('Passwort').fill(owner.password)
    await page.getByRole('button', { name: 'Konto anlegen' }).click()

    await page.getByRole('heading', { name: `Willkommen, ${owner.name}` }).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    const curl = await page.getByText('curl http').innerText()
    const key = /Bearer (\S+)'/.exec(curl)?.[1] ?? ''
    const answer = await fetch(`${journey.installation.url}/account`, { headers: { authorization: `Bearer ${key}` } })
    expect(await answer.json()).toMatchObject({ name: 'Muster Immobilien' })
    await page.getByRole('link', { name: 'Loslegen' }).click()
    await page.getByRole('heading', { name: 'Heute' }).waitFor()

    await page.context().clearCookies()
    await page.goto('/properties?q=Park')
    await page.getByText('Bitte melden Sie sich an.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByLabel('E-Mail-Adresse').fill(owner.email)
    await page.getByLabel('Passwort').fill('not the password')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel('Passwort').fill(owner.password)
    await page.getByRole('button', { name: 'Anmelden' }).click()

    await page.getByRole('heading', { name: 'Objekte' }).waitFor()
    expect(page.url()).toBe(`${journey.installation.url}/properties?q=Park`)

    const again = await journey.open(journey.installation.setupUrl, { isSignedOut: true })
    await again.getByText('Dieser Link gilt nicht mehr.').waitFor()
    expect(await again.getByRole('textbox').count()).toBe(0)
    expect(await seriousFindings(again)).toEqual([])
    await again.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await again.getByRole('heading', { name: 'Anmelden' }).waitFor()
  })
})
