import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { startReceiver } from '../../../server/test/receiver.ts'
import { aProperty, connectSandbox } from '../agency.ts'
import { seriousFindings, startJourney } from '../journey.ts'
import { anInquiryMail, anUnreadableMail, receiveMail } from '../mails.ts'

const journey = startJourney()
const markup = '<img src=x onerror=alert(1)><script>alert(2)</script> &amp; "\'`{{7*7}}'

test('an agent who mistyped the key of the agency enters it again where that is said', async () => {
  await journey.api.putCredentialsPlatformA24Sandbox({ key: 'abc', secret: 'def' })
  const page = await journey.open('/targets/new')
  await page.getByRole('link', { name: 'Portal A (zum Testen)' }).click()
  await page.getByRole('button', { name: 'Weiter zum Portal' }).click()
  await page.getByText('tragen Sie beide neu ein').waitFor()
  const targetId = new URL(page.url()).searchParams.get('targetId') ?? ''

  await Promise.all([page.waitForEvent('load'), enterKey(page, 'abcd')])
  await page.getByText('tragen Sie beide neu ein').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.goto(`/targets/${targetId}`)
  await page.getByText('tragen Sie beide neu ein').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await enterKey(page, 'sandbox-key')

  await page.getByRole('button', { name: 'Zugriff erlauben' }).click()
  await page.getByText('Der Zugang funktioniert.').waitFor()
  await journey.api.deleteTarget(targetId)
})

test('an agent who connects from today a portal that a program has made comes back to the dashboard', async () => {
  await journey.api.putCredentialsPlatformA24Sandbox({ key: 'sandbox-key', secret: 'sandbox-secret' })
  const { id } = await journey.api.createTarget({ type: 'platform-a-24-sandbox', name: 'Portal A, Köln' })
  const page = await journey.open('/')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Portal A, Köln' })
    .getByRole('link', { name: 'Verbinden' })
    .click()
  await page.getByRole('link', { name: 'Weiter zum Portal' }).click()
  await page.getByRole('button', { name: 'Zugriff erlauben' }).click()

  await page.getByText('Der Zugang funktioniert.').waitFor()
  expect(new URL(page.url()).searchParams.get('targetId')).toBe(id)
  await journey.api.deleteTarget(id)
})

test('an agent who mistyped a login mends it where it was tried', async () => {
  const login = {
    protocol: 'ftp',
    host: '127.0.0.1',
    username: 'niemand',
    password: 'falsch',
    providerNumber: '1',
  } as const
  const { id } = await journey.api.createTarget({ type: 'openimmo', name: 'Stadtanzeiger', credentials: login })
  const page = await journey.open(`/targets/new?targetId=${id}`)
  await page.getByRole('button', { name: 'Zugangsdaten ändern' }).click()
  await page.getByRole('textbox', { name: 'Benutzername' }).fill('jemand')
  await page.getByRole('button', { name: 'Speichern und prüfen' }).click()

  await page.getByRole('button', { name: 'Zugangsdaten ändern' }).waitFor()
  expect(page.url()).toContain('/targets/new?targetId=')
  expect((await journey.api.getTarget(id)).credentials).toMatchObject({ username: 'jemand' })
  await journey.api.deleteTarget(id)
})

test('who has filled in something about a portal is asked before it is lost', async () => {
  const targetId = await connectSandbox(journey.api, 'Portal A, Hamburg')
  const page = await journey.open(`/targets/${targetId}`)
  const contacts = page.getByRole('link', { name: 'Kontakte' }).first()
  const dialog = page.getByRole('dialog', { name: 'Ohne Speichern gehen?' })
  await page.getByRole('textbox', { name: 'Name' }).fill('Portal A, Kiel')
  await contacts.click()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await page.getByText('Gespeichert.', { exact: true }).waitFor()
  await contacts.click()
  await page.getByRole('heading', { level: 1, name: 'Kontakte' }).waitFor()

  await page.goto('/targets/new?type=openimmo')
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Stadtanzeiger')
  await page.getByRole('link', { name: 'Anderes wählen' }).click()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  expect(await page.getByRole('textbox', { name: 'Name' }).first().inputValue()).toBe('Stadtanzeiger')
  await journey.api.deleteTarget(targetId)
})

test('on a phone, what is said leaves the way back free', async () => {
  const targetId = await connectSandbox(journey.api, 'Portal A, Bremen')
  const page = await journey.open(`/targets/${targetId}`, { viewport: { width: 390, height: 844 } })
  const failure = 'Das geht gerade nicht.'
  await page.route('**/check', (route) => route.fulfill({ status: 409, json: { code: 'conflict', message: failure } }))
  await page.getByRole('button', { name: 'Zugang prüfen' }).click()
  await page.getByText(failure).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Portale' }).click({ timeout: 5_000 })

  await page.getByRole('heading', { level: 1, name: 'Portale' }).waitFor()
  expect(await page.getByText(failure).count()).toBe(1)
  await journey.api.deleteTarget(targetId)
})

describe('who is asked', () => {
  let targetId: string

  journey.beforeAll(async () => {
    targetId = await connectSandbox(journey.api, 'Portal A')
    const { id: propertyId } = await journey.api.createProperty(aProperty(0))
    await journey.api.createListing({ propertyId, targetId })
  })

  test('sees an inquiry come in, reads it with its object and its mail, and erases the person', async () => {
    await deleteRequests()
    const page = await journey.open('/requests')
    await page.getByText('Noch keine Anfragen.').waitFor()
    await receiveMail(journey.installation, journey.api, targetId, anInquiryMail('WHG-800'))
    const line = page.getByRole('listitem').filter({ hasText: 'WHG-800' })
    await line.getByText('ungelesen').waitFor()
    await line.getByRole('link').click()

    await page.getByRole('heading', { level: 2, name: 'Erika Beispiel' }).waitFor()
    await line.getByText('ungelesen').waitFor({ state: 'detached' })
    const mail = await page.getByRole('link', { name: /prospect-\d+@example.org/ }).getAttribute('href')
    expect(mail).toMatch(/^mailto:prospect-\d+@example.org\?subject=Ihre%20Anfrage%20zu%20WHG-800$/)
    await page.getByRole('link', { name: /WHG-800 · 10115 Berlin/ }).waitFor()
    // By the name that the agency gave it, and not as the mail has it.
    await page.getByText('Portal A', { exact: true }).waitFor()
    expect(await page.getByText('Portal A (Sandbox)').count()).toBe(0)
    await page.getByRole('button', { name: 'Zeigen' }).click()
    await page.getByText('Anfrage zu WHG-800').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Löschen …' }).click()
    await page.getByText('Alles von prospect-').click()
    await page.getByText('alle Mails, die die Adresse nennen').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Endgültig löschen' }).click()
    await page.getByText('Noch keine Anfragen.').waitFor()
  })

  test('reads the title of an object that was given no number, and so does the prospect', async () => {
    const draft = aProperty(1)
    delete draft.externalId
    draft.fields.title = 'Haus am See'
    draft.attachments = [{ url: `${journey.installation.url}/no-picture.jpg` }]
    const { id: propertyId } = await journey.api.createProperty(draft)
    await journey.api.createListing({ propertyId, targetId })
    await receiveMail(journey.installation, journey.api, targetId, anInquiryMail(propertyId))

    const page = await journey.open('/')
    await page.getByRole('region', { name: 'Zu erledigen' }).getByText('Haus am See:').waitFor()
    const inquiry = page.getByRole('region', { name: 'Neue Anfragen' }).getByRole('link', { name: 'Haus am See' })
    await inquiry.waitFor()
    await page.getByText('hat zu Haus am See angefragt').waitFor()
    expect(await page.getByText(propertyId).count()).toBe(0)
    await inquiry.click()
    const mail = await page.getByRole('link', { name: /prospect-\d+@example.org/ }).getAttribute('href')
    expect(mail).toMatch(/subject=Ihre%20Anfrage%20zu%20Haus%20am%20See$/)
  })

  test('says which object an inquiry is about, corrects that, and takes it back', async () => {
    await deleteRequests()
    const { id: propertyId } = await journey.api.createProperty(aProperty(2))
    await receiveMail(journey.installation, journey.api, targetId, anInquiryMail('WM-1999'))
    const page = await journey.open('/requests?matched=false')
    const tab = page.getByRole('link', { name: /^Nicht zugeordnet/ })
    await page.getByRole('link', { name: /WM-1999/ }).click()
    await page.getByText('WM-1999 ist keines Ihrer Objekte').waitFor()
    expect(await tab.innerText()).toMatch(/1$/)
    await page.getByRole('button', { name: 'Objekt zuordnen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Um welches Objekt geht es?' })
    await dialog.getByRole('button', { name: /WHG-800/ }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.type('mönckeb')
    await dialog.getByRole('button', { name: /WHG-800/ }).waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: /WHG-802/ }).click()

    await page.getByRole('link', { name: /WHG-802 · 20095 Hamburg/ }).waitFor()
    await page.getByText('Alle Anfragen sind einem Objekt zugeordnet.').waitFor()
    expect(await tab.innerText()).toBe('Nicht zugeordnet')
    const mail = await page.getByRole('link', { name: /prospect-\d+@example.org/ }).getAttribute('href')
    expect(mail).toMatch(/subject=Ihre%20Anfrage%20zu%20WHG-802$/)
    expect((await journey.api.listRequests({ propertyId }).page()).items).toHaveLength(1)

    await page.getByRole('button', { name: 'Anderes Objekt' }).click()
    await dialog.getByRole('button', { name: /WHG-800/ }).click()
    await page.getByRole('link', { name: /WHG-800 · 10115 Berlin/ }).waitFor()
    await page.getByRole('button', { name: 'Anderes Objekt' }).click()
    await dialog.getByRole('button', { name: 'Keinem Objekt zuordnen' }).click()
    await page.getByText('WM-1999 ist keines Ihrer Objekte').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'WM-1999' }).waitFor()
  })

  test('sees only what nobody has read, and so does who is sent the address', async () => {
    await deleteRequests()
    for (const number of ['WHG-800', 'WM-2999']) {
      await receiveMail(journey.installation, journey.api, targetId, anInquiryMail(number))
    }
    const read = await eventually(async () => {
      const unmatched = await journey.api.listRequests({ matched: false }).all()
      expect(unmatched).toHaveLength(1)
      return unmatched[0]
    })
    await journey.api.patchRequest(read?.id ?? '', { read: true })
    const page = await journey.open('/requests')
    await page.getByRole('listitem').filter({ hasText: 'WM-2999' }).waitFor()
    await page.getByLabel('Nur ungelesene').check()
    await page.getByRole('listitem').filter({ hasText: 'WM-2999' }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('?read=false')
    await page.reload()
    await page.getByRole('listitem').filter({ hasText: 'WHG-800' }).getByRole('link').click()

    await page.getByRole('heading', { level: 2, name: 'Erika Beispiel' }).waitFor()
    await page.getByRole('link', { name: /^Nicht zugeordnet/ }).click()
    await page.getByText('Keine ungelesene Anfrage ist ohne Objekt.').waitFor()
    expect(new URL(page.url()).search).toBe('?read=false&matched=false')
    await page.getByRole('link', { name: /^Alle/ }).click()
    await page.getByText('Alle Anfragen sind gelesen.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })

  test('is told why a mail could not be read, and has it read again', async () => {
    await receiveMail(journey.installation, journey.api, targetId, anUnreadableMail())
    const page = await journey.open('/requests/unreadable')
    await page.getByRole('link', { name: /Newsletter/ }).click()
    await page.getByText('Die Mail hat keinen Anhang').waitFor()
    await page.getByText('Unsere Angebote im November.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Noch einmal lesen' }).click()

    await page.getByText('Die Mail wird noch einmal gelesen.').waitFor()
  })

  test('sees markup in a mail as text, and nothing of it is loaded', async () => {
    const html = `<p>${markup}</p><img src="https://tracker.example/pixel.gif"><a href="javascript:alert(3)">Hier</a>`
    const subject = '<b onclick=alert(4)>Angebot</b>'
    await receiveMail(
      journey.installation,
      journey.api,
      targetId,
      `From: a@example.org\r\nSubject: ${subject}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`,
    )
    const page = await journey.open('/requests/unreadable')
    const foreign = watchForeign(page)
    await page.getByRole('link', { name: subject }).click()
    await page.getByText('{{7*7}}').waitFor()
    await page.getByText('Hier <javascript:alert(3)>').waitFor()
    await page.getByText('Quelltext').click()
    await page.getByText('tracker.example/pixel.gif').waitFor()

    expect(await page.locator('img[src="x"], a[href^="javascript"]').count()).toBe(0)
    expect(foreign).toEqual([])
  })
})

describe('a developer', () => {
  test('sees a webhook fail twice, with bodies and countdown, mends it, and sees it delivered', async () => {
    const receiver = await startReceiver({ status: 500, body: markup })
    const page = await journey.open('/webhooks/new')
    page.on('dialog', () => expect.unreachable('A script ran.'))
    await page.getByLabel('Adresse').fill(receiver.url)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Webhook anlegen' }).click()
    await page.getByRole('button', { name: 'Test senden' }).click()
    const drawer = page.getByRole('dialog', { name: 'webhook.ping' })
    await drawer.getByText('Versuch 1: Antwort 500').waitFor()
    await drawer.getByText('Versuch 2: Antwort 500').waitFor()
    await drawer.getByText(markup).first().waitFor()
    await drawer.getByText('neuer Versuch folgt').waitFor()
    await drawer.getByText(/^(0:[1-5]\d|1:0\d)$/).waitFor()
    await drawer.getByText('"eventName": "webhook.ping"').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    receiver.answer(204)
    await drawer.getByRole('button', { name: 'Noch einmal senden' }).click()

    await drawer.getByText('Versuch 1: Antwort 204').waitFor()
    await drawer.getByText('zugestellt').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Schlüssel zeigen' }).click()
    await page.getByText(/^whsec_\w/).waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })

  test('makes a key that opens the API at once, and is shown it once', async () => {
    const page = await journey.open('/api-keys')
    await page.getByRole('button', { name: 'Neuer Schlüssel' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Import')
    await page.getByRole('button', { name: 'Schlüssel anlegen' }).click()
    const curl = await page.getByText('curl http').innerText()
    const key = /Bearer (\S+)'/.exec(curl)?.[1] ?? ''
    const answer = await fetch(`${journey.installation.url}/account`, { headers: { authorization: `Bearer ${key}` } })

    expect(answer.status).toBe(200)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Ich habe ihn gespeichert' }).click()
    await page.getByText('Import', { exact: true }).waitFor()
    expect(await page.getByText(key).count()).toBe(0)
  })
})

test('an owner renames the agency, and everybody sees it', async () => {
  const page = await journey.open('/settings')
  await page.getByLabel('Name der Agentur').fill('Muster & Söhne')
  await page.getByRole('region', { name: 'Konto' }).getByRole('button', { name: 'Speichern' }).first().click()

  await page.getByRole('button', { name: 'Anna Muster Muster & Söhne' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
})

test.for([
  ['/targets', 'Portale'],
  ['/targets/new', 'Portal verbinden'],
  ['/webhooks', 'Webhooks'],
  ['/events', 'Ereignisse'],
  ['/settings', 'Einstellungen'],
  ['/settings/people', 'Einstellungen'],
] as const)('%s fits a narrow phone in the dark, and axe finds nothing serious', async ([path, title]) => {
  const page = await journey.open(path, { viewport: { width: 360, height: 780 }, colorScheme: 'dark' })
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('status', { name: 'Wird geladen …' }).first().waitFor({ state: 'detached' })

  expect(await seriousFindings(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
})

/** As if nobody had asked yet. */
async function deleteRequests(): Promise<void> {
  for (const { id } of await journey.api.listRequests().all()) await journey.api.deleteRequest(id)
}

async function enterKey(page: Page, key: string): Promise<void> {
  await page.getByLabel('Schlüssel').fill(key)
  await page.getByRole('textbox', { name: 'Geheimnis' }).fill('sandbox-secret')
  await page.getByRole('button', { name: 'Weiter zum Portal' }).click()
}

/** Every address that the page asks for and that is not the installation's. */
function watchForeign(page: Page): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(journey.installation.url)) foreign.push(request.url())
  })
  return foreign
}
