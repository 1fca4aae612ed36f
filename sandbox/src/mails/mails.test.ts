import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { attachedXml, type Mailbox, startMailbox } from '../../test/mailbox.ts'
import { tinyPortal } from '../../test/tiny-portal.ts'
import { type Sandbox, startPortals } from '../sandbox.ts'
import { makeOutbox } from './outbox.ts'

let mailbox: Mailbox
let sandbox: Sandbox
let advert: string
beforeEach(async () => {
  mailbox = await startMailbox()
  sandbox = await startPortals([tinyPortal], {
    host: '127.0.0.1',
    port: 0,
    smtp: { host: '127.0.0.1', port: mailbox.port },
  })
  advert = `${sandbox.url}/tiny/1`
})
afterEach(async () => {
  await sandbox.stop()
  await mailbox.close()
})

const inOrder = {
  salutation: 'Frau',
  firstName: 'Erika',
  lastName: 'Beispiel',
  email: 'erika@example.org',
  phone: '+49 30 23125 001',
  message: 'Ist sie noch frei?',
  forwardTo: 'target@example.org',
}

async function ask(address: string, filledIn: Record<string, string>): Promise<{ status: number; text: string }> {
  const response = await fetch(`${address}/contact`, { method: 'POST', body: new URLSearchParams(filledIn) })
  return { status: response.status, text: await response.text() }
}

describe('the form under an advert', () => {
  test.for([
    ['redirect', 'noreply@tiny.example.org', /^From: Tiny portal </],
    ['attachment', 'agency@example.org', /^From: agency@example\.org[\s\S]*message\/rfc822[\s\S]*From: Tiny portal/],
    ['inline', 'agency@example.org', /^From: agency@example\.org[\s\S]*Weitergeleitete Nachricht[\s\S]*feedback\.xml/],
  ] as const)('passes it on by %s, as a mail program does', async ([way, sender, looks]) => {
    const { text } = await ask(advert, { ...inOrder, way })

    expect(mailbox.mails).toEqual([{ sender, recipient: 'target@example.org', raw: expect.stringMatching(looks) }])
    expect(attachedXml(mailbox.mails[0]?.raw ?? '').toString()).toContain('<nachname>Beispiel</nachname>')
    expect(text).toContain('250')
  })

  test.for([
    [{ lastName: ' ' }, 'lastName', 'Bitte den Nachnamen angeben.'],
    [{ lastName: 'x'.repeat(51) }, 'lastName', 'Bitte höchstens 50 Zeichen eingeben.'],
    [{ lastName: 'a\r\nBcc: b@example.org' }, 'lastName', 'Zeilenumbrüche und Steuerzeichen sind hier nicht erlaubt.'],
    [{ salutation: 'Hallo' }, 'salutation', 'Bitte eine Anrede aus der Liste wählen.'],
    [{ email: 'erika' }, 'email', 'Bitte eine E-Mail-Adresse wie erika@example.org angeben.'],
    [
      { email: 'a@b.example\r\nBcc: b@example.org' },
      'email',
      'Bitte eine E-Mail-Adresse wie erika@example.org angeben.',
    ],
    [{ phone: 'ruf an' }, 'phone', 'Bitte nur Ziffern, Leerzeichen und + ( ) / . - eingeben.'],
    [{ message: '' }, 'message', 'Bitte eine Nachricht schreiben.'],
    [{ message: 'x'.repeat(4_001) }, 'message', 'Bitte höchstens 4000 Zeichen eingeben.'],
    [{ wish: 'KAFFEE' }, 'wish', 'Diesen Wunsch gibt es nicht.'],
    [{ persons: 'x'.repeat(61) }, 'persons', 'Bitte höchstens 60 Zeichen eingeben.'],
    [{ forwardTo: 'a@example.org, b@example.org' }, 'forwardTo', /^Bitte die Adresse eines Ziels/],
    [{ way: 'toString' }, 'way', 'Diese Art der Weiterleitung gibt es nicht.'],
  ] as const)('refuses %o, and says so beside the field', async ([wrong, field, words]) => {
    const { status, text } = await ask(advert, { ...inOrder, ...wrong })

    expect(status).toBe(400)
    const [, shown] = new RegExp(`id="${field}-fault">([^<]*)<`).exec(text) ?? []
    expect(shown).toMatch(typeof words === 'string' ? new RegExp(`^${RegExp.escape(words)}$`) : words)
    expect(text).toContain(`value="Erika"`)
    expect(mailbox.mails).toEqual([])
  })

  test('says what is wrong in the language of the page', async () => {
    const response = await fetch(`${advert}/contact`, {
      method: 'POST',
      body: new URLSearchParams({ ...inOrder, lastName: '' }),
      headers: { cookie: 'forward-to=; lang=en' },
    })
    const text = await response.text()

    expect(response.headers.get('content-language')).toBe('en')
    expect(text).toContain('id="lastName-fault">Please give the last name.<')
    expect(text).toContain('Persons in the household')
    expect(text).not.toMatch(/Bitte|Pflicht|Deutsch/)
  })

  test('calls a mail in the language of the page, whoever sent it', async () => {
    await ask(advert, { ...inOrder, way: 'attachment' })

    const [german, english] = await Promise.all(
      ['de', 'en'].map(async (lang) => (await fetch(`${sandbox.url}/tiny/mails?lang=${lang}`)).text()),
    )

    expect(german).toContain('Anfrage, als Anlage weitergeleitet')
    expect(english).toContain('Inquiry, forwarded as an attachment')
  })

  test('remembers where mails are forwarded to', async () => {
    const body = new URLSearchParams(inOrder)
    const sent = await fetch(`${advert}/contact`, { method: 'POST', body, redirect: 'manual' })
    const [cookie = ''] = sent.headers.get('set-cookie')?.split(';') ?? []

    const page = await (await fetch(advert, { headers: { cookie } })).text()

    expect(page).toContain('value="target@example.org"')
  })

  test('is gone with its advert', async () => {
    expect(await ask(`${sandbox.url}/tiny/2`, inOrder)).toMatchObject({ status: 404 })
  })

  test('says that mails are off when there is no server for them', async () => {
    const silent = await startPortals([tinyPortal], { host: '127.0.0.1', port: 0 })
    const silentAdvert = `${silent.url}/tiny/1`

    const page = await (await fetch(silentAdvert)).text()
    const answer = await ask(silentAdvert, inOrder)

    expect(page).toContain('Mails sind ausgeschaltet')
    expect(answer).toMatchObject({ status: 503, text: expect.stringContaining('Mails sind ausgeschaltet') })
    await silent.stop()
  })
})

describe('what was sent', () => {
  test('can be looked at, with the answer of the server', async () => {
    await ask(advert, inOrder)
    await ask(advert, { ...inOrder, forwardTo: 'refused@example.org', message: '<script>' })

    const list = await (await fetch(`${sandbox.url}/tiny/mails`)).text()
    const mail = await (await fetch(`${sandbox.url}/tiny/mails/2`)).text()
    const raw = await fetch(`${sandbox.url}/tiny/mails/1/raw`)

    expect(list).toMatch(/refused@example\.org[\s\S]*550 Nobody here[\s\S]*target@example\.org[\s\S]*250/)
    expect(mail).toMatch(/Die Mail wurde nicht angenommen/)
    expect(mail).not.toContain('<script>')
    expect(raw.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await raw.text()).trim()).toBe(mailbox.mails[0]?.raw.trim())
    expect((await fetch(`${sandbox.url}/tiny/mails/3`)).status).toBe(404)
  })

  test('is shown as a mail, with what is attached, and leads to the request', async () => {
    const shown = await startPortals([tinyPortal], {
      host: '127.0.0.1',
      port: 0,
      smtp: { host: '127.0.0.1', port: mailbox.port },
      dashboardUrl: 'https://aushang.example.org',
    })
    const { text } = await ask(`${shown.url}/tiny/1`, {
      ...inOrder,
      message: 'Frei?\n<b>Ja</b>',
      email: 'e+1@example.org',
    })
    await shown.stop()

    expect(text).toMatch(/<dt>Von<\/dt>\s*<dd>Tiny portal &#60;noreply@tiny\.example\.org&#62;/)
    expect(text).toContain('Frei?<br />&#60;b&#62;Ja&#60;/b&#62;')
    expect(text).toContain('&#60;nachname&#62;Beispiel&#60;/nachname&#62;')
    expect(text).toContain('href="https://aushang.example.org/requests?q=e%2B1%40example.org"')
    expect(text).toContain('href="/tiny/1"')
  })

  test('tells the form the addresses that the mail server has taken', async () => {
    await ask(advert, { ...inOrder, forwardTo: 'refused@example.org' })
    await ask(advert, { ...inOrder, forwardTo: 'taken@example.org' })

    const page = await (await fetch(advert)).text()

    expect(page).toContain('<option value="taken@example.org">')
    expect(page).toContain('value="taken@example.org"')
    expect(page).not.toContain('refused@example.org')
  })

  test('is kept within bounds, and is kept too when no server answers', async () => {
    await mailbox.close()
    const outbox = makeOutbox({ host: '127.0.0.1', port: mailbox.port })
    const mail = {
      sender: 'a@example.org',
      recipients: ['b@example.org'],
      subject: 'a',
      raw: Buffer.alloc(1024 * 1024),
    }

    for (let i = 0; i < 25; i++) await outbox.send(mail, { de: 'a', en: 'a' })
    for (let i = 0; i < 120; i++) await outbox.send({ ...mail, raw: Buffer.from('a') }, { de: 'b', en: 'b' })

    expect(outbox.all()).toHaveLength(100)
    expect(outbox.all()[0]).toMatchObject({
      id: 145,
      isAccepted: false,
      answer: expect.stringContaining('ECONNREFUSED'),
    })
  })
})
