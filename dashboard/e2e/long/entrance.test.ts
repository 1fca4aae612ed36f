import { afterAll, describe, expect, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../../server/test/outgoing-mail.ts'
import { aProperty, connectSandbox } from '../agency.ts'
import { seriousFindings, startJourney } from '../journey.ts'

let mailServer: MailServer | undefined
const journey = startJourney({
  settings: async () => {
    mailServer = await startMailServer()
    return { OUTGOING_MAIL_URL: mailServer.url, OUTGOING_MAIL_FROM: 'aushang@example.org', SIGN_UP: 'open' }
  },
})
afterAll(() => mailServer?.stop())

/** The link in the mail to somebody, once it has come; to that page, where they get several. */
function linkMailedTo(email: string, page = ''): Promise<string> {
  return vi.waitFor(
    () => {
      const mails = mailServer?.mails.filter(({ to }) => to.includes(email)) ?? []
      const link = mails.flatMap(({ text }) => /http\S+/.exec(text) ?? []).find((each) => each.includes(page))
      if (link === undefined) throw new Error('No mail has come yet.')
      return link
    },
    { timeout: 30_000 },
  )
}

describe('who is invited', () => {
  test('comes in by the link of the mail, and as a reader is offered nothing that they may not do', async () => {
    await connectSandbox(journey.api)
    const { id } = await journey.api.createProperty(aProperty(0))
    const page = await journey.open('/settings/people')
    await page.getByLabel('E-Mail-Adresse').fill('leser@example.org')
    await page.getByRole('combobox', { name: 'Rolle', exact: true }).click()
    await page.getByRole('option', { name: 'Leser' }).click()
    await page.getByRole('button', { name: 'Einladung schicken' }).click()
    await page.getByText('Die Einladung an leser@example.org ist unterwegs.').waitFor()
    expect(await page.getByText('#token=').count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])

    const reader = await journey.open(await linkMailedTo('leser@example.org'), { isSignedOut: true })
    await reader.getByRole('heading', { name: 'Einladung zu Muster Immobilien' }).waitFor()
    expect(await seriousFindings(reader)).toEqual([])
    await reader.getByLabel('Ihr Name').fill('Lea Leser')
    await reader.getByLabel('Passwort').fill('a password of theirs')
    await reader.getByRole('button', { name: 'Einladung annehmen' }).click()
    await reader.getByRole('heading', { name: 'Heute' }).waitFor()
    await reader.getByRole('link', { name: 'Objekte' }).first().click()
    await reader.getByRole('row', { name: /WHG-800/ }).waitFor()
    expect(await reader.getByRole('checkbox', { name: /auswählen/ }).count()).toBe(0)
    expect(await reader.getByRole('button', { name: /Veröffentlichen/ }).count()).toBe(0)
    const lists = ['/properties', '/targets', '/contacts', '/webhooks']
    const made = lists.map((list) => `${list}/new`)
    for (const path of [`/properties/${id}/data`, `/properties/${id}/portals`, ...lists, ...made]) {
      await reader.goto(path)
      await reader.getByRole('heading', { level: 1 }).waitFor()
      await reader.getByRole('status', { name: 'Wird geladen …' }).first().waitFor({ state: 'detached' })
      const offered = reader
        .getByRole('main')
        .getByRole('button', { name: /löschen|speichern|veröffentlichen|anlegen/i })
      expect({ path, offered: await offered.allInnerTexts() }).toEqual({ path, offered: [] })
    }
  })
})

test('an owner who makes another one a member, or takes them out, is told which keys end', async () => {
  await journey.api.createInvitation({ email: 'otto@example.org', role: 'owner', language: 'de' })
  const other = await journey.open(await linkMailedTo('otto@example.org'), { isSignedOut: true })
  await other.getByLabel('Ihr Name').fill('Otto Inhaber')
  await other.getByLabel('Passwort').fill('a password of theirs')
  await other.getByRole('button', { name: 'Einladung annehmen' }).click()
  await other.getByRole('heading', { name: 'Heute' }).waitFor()
  await other.goto('/api-keys')
  await other.getByRole('button', { name: 'Neuer Schlüssel' }).click()
  await other.getByLabel('Name').fill('Maklersoftware')
  await other.getByRole('button', { name: 'Schlüssel anlegen' }).click()
  await other.getByText('Dieser Schlüssel wird nur jetzt angezeigt.').waitFor()

  const page = await journey.open('/settings/people')
  await page.getByRole('button', { name: 'Otto Inhaber entfernen' }).click()
  const removing = page.getByRole('dialog', { name: 'Otto Inhaber entfernen' })
  await removing.getByText('Auch dieser API-Schlüssel, den sie angelegt hat, gilt nicht mehr.').waitFor()
  await removing.getByText('Maklersoftware').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await removing.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('combobox', { name: 'Rolle von Otto Inhaber' }).click()
  await page.getByRole('option', { name: 'Mitglied' }).click()
  const demoting = page.getByRole('dialog', { name: 'Otto Inhaber wird Mitglied' })
  await demoting.getByText('Maklersoftware').waitFor()
  await demoting.getByRole('button', { name: 'Rolle ändern' }).click()
  await page.getByText('Gespeichert.', { exact: true }).waitFor()

  const keys = await Array.fromAsync(journey.api.listApiKeys())
  expect(keys.map(({ name }) => name)).not.toContain('Maklersoftware')
})

test('an owner who keeps inquiries for a shorter time is asked first, and told what cannot be', async () => {
  const page = await journey.open('/settings')
  const kept = page.getByLabel('Anfragen aufbewahren')
  const save = page.locator('form', { has: kept }).getByRole('button', { name: 'Speichern' })
  const days = async () => (await journey.api.getRequestRetention()).days
  const before = await days()
  await kept.fill('0')
  await save.click()
  await page.getByText('Anfragen aufbewahren muss mindestens 1 sein.').waitFor()
  await kept.fill('30,5')
  await save.click()
  await page.getByText('Anfragen aufbewahren muss eine ganze Zahl sein, nicht 30,5.').waitFor()
  expect(await days()).toBe(before)
  await kept.fill('30')
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Anfragen nur noch 30 Tage aufbewahren?' })
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  expect(await days()).toBe(before)
  await save.click()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Gespeichert.', { exact: true }).waitFor()
  expect(await days()).toBe(30)
})

test('who leaves the settings with several forms unsaved is asked once', async () => {
  const page = await journey.open('/settings')
  await page.getByLabel('Ihr Name').fill('Anna M.')
  await page.getByLabel('Name der Agentur').fill('Muster & Co.')
  await page.getByLabel('Anfragen aufbewahren').fill('400')
  await page.getByRole('link', { name: 'Kontakte' }).first().click()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  expect(await page.getByLabel('Ihr Name').inputValue()).toBe('Anna M.')
  await page.getByRole('link', { name: 'Kontakte' }).first().click()
  await page.getByRole('button', { name: 'Verwerfen und weiter' }).click()

  await page.getByRole('heading', { level: 1, name: 'Kontakte' }).waitFor()
})

describe('who has forgotten the password', () => {
  test('chooses a new one by the link of a mail, and a link is good once', async () => {
    const email = 'vera@example.org'
    await journey.api.createInvitation({ email, role: 'member', language: 'de' })
    const newcomer = await journey.open(await linkMailedTo(email), { isSignedOut: true })
    await newcomer.getByLabel('Ihr Name').fill('Vera Vergesslich')
    await newcomer.getByLabel('Passwort').fill('a password of theirs')
    await newcomer.getByRole('button', { name: 'Einladung annehmen' }).click()
    await newcomer.getByRole('heading', { name: 'Heute' }).waitFor()

    const page = await journey.open('/sign-in', { isSignedOut: true })
    await page.getByRole('link', { name: 'Passwort vergessen' }).click()
    await page.getByRole('heading', { name: 'Passwort vergessen' }).waitFor()
    await page.getByLabel('E-Mail-Adresse').fill(email)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Link schicken' }).click()
    await page.getByText('Bitte sehen Sie in Ihrem Postfach nach.').waitFor()
    const link = await linkMailedTo(email, '/password')
    await page.goto(link)
    await page.getByLabel('Passwort').fill('another horse, another battery')
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    await page.getByRole('heading', { name: 'Heute' }).waitFor()

    const again = await journey.open(link, { isSignedOut: true })
    await again.getByText('Dieser Link gilt nicht mehr.').waitFor()
    expect(await again.getByLabel('Passwort').count()).toBe(0)
    expect(await seriousFindings(again)).toEqual([])
    await again.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await again.getByRole('heading', { name: 'Anmelden' }).waitFor()
  })
})

describe('who signs up', () => {
  test('opens an account by the link of a mail, and sees nothing of others', async () => {
    const page = await journey.open('/sign-in', { isSignedOut: true })
    await page.getByRole('link', { name: 'Konto anlegen' }).click()
    await page.getByRole('heading', { name: 'Konto anlegen' }).waitFor()
    await page.getByLabel('E-Mail-Adresse').fill('neu@example.org')
    await page.getByRole('button', { name: 'Link schicken' }).click()
    await page.getByText('Bitte sehen Sie in Ihrem Postfach nach.').waitFor()
    await page.goto(await linkMailedTo('neu@example.org'))
    await page.getByLabel('Name der Agentur').fill('Neu & Söhne')
    await page.getByLabel('Ihr Name').fill('Nina Neu')
    await page.getByLabel('E-Mail-Adresse').fill('neu@example.org')
    await page.getByLabel('Passwort').fill('a password of theirs')
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await page.getByRole('heading', { name: 'Willkommen, Nina Neu' }).waitFor()
    await page.getByRole('link', { name: 'Loslegen' }).click()
    await page.getByRole('link', { name: 'Objekte' }).first().click()

    await page.getByText('Noch keine Objekte.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })
})

describe('who is not signed in', () => {
  const entrances = ['/sign-in', '/sign-up', '/forgotten-password', '/setup', '/invitation', '/password']
  const links = ['/setup', '/invitation', '/password'].map((path) => `${path}#token=used`)
  const pages = ['/', '/properties', '/properties/0TkW4rYx00qL7mN9pR2s/data', '/targets', '/requests', '/no/such/page']

  test('finds no page that asks for what is refused', async () => {
    const page = await journey.open('about:blank', { isSignedOut: true })
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(`${page.url()}: ${message.text()}`))
    for (const path of [...entrances, ...links, ...pages]) {
      // A new document each time, also for another hash.
      await page.goto('about:blank')
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
    }

    expect(complaints).toEqual([])
  })
})
