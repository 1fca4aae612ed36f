import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Listing, Property, Target } from '@aushang/model'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAccount } from '../../src/accounts/accounts.store.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/lib/database/db.ts'
import { startService } from '../../src/service.ts'
import { cloneDatabase } from '../database/database.ts'
import { freePorts } from '../../../test/free-ports.ts'
import { aContact, aProperty, testConsumer } from '../harness.ts'
import { eventually } from '../work.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Everything as `npm start` brings it up: API, worker, SMTP and sandbox in one process, spoken to from outside only. */
let url: string
let sandboxUrl: string
let ftpPort: number
let apiKey: string
let stop: () => Promise<void>

beforeAll(async () => {
  const database = await cloneDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-mails-'))
  const names = ['HTTP_PORT', 'SMTP_PORT', 'SANDBOX_PORT', 'SANDBOX_FTP_PORT', 'SANDBOX_SFTP_PORT']
  const ports = Object.fromEntries((await freePorts(names.length)).map((port, i) => [names[i] ?? '', String(port)]))
  const config = readConfig({ ...ports, DATABASE_URL: database.url, DATA_DIR: dataDir })
  const service = await startService(config, pino({ level: 'silent' }))
  url = config.PUBLIC_URL
  sandboxUrl = config.PORTAL_URLS['platform-a-24-sandbox'] ?? ''
  ftpPort = config.SANDBOX_FTP_PORT
  const db = openDatabase({ url: database.url })
  apiKey = (await createAccount(db, 'Muster')).apiKey
  await db.close()
  stop = async () => {
    await service.stop()
    await database.drop()
    await rm(dataDir, { recursive: true })
  }
})
afterAll(() => stop())

describe('a prospect who fills in the form under an advert', () => {
  test.each([
    ['redirect', 'Ada'],
    ['attachment', 'Béla'],
    ['inline', 'Çelik'],
  ])('of portal A becomes a request, when the agency’s mail is forwarded by %s', async (way, lastName) => {
    const target = await anAuthorizedTarget()
    const { property, listing } = await published(target, 'A')
    const expose = listing.publicUrl ?? ''
    expect(await page(expose)).toContain('Anbieter kontaktieren')

    const confirmation = await ask(expose, { lastName, way, forwardTo: target.emailAddress, persons: '2' })

    expect(confirmation).toMatch(/Die Mail wurde gesendet[\s\S]*250 2\.6\.0 Stored/)
    expect(await requestsCreated(lastName)).toMatchObject([
      {
        ...askedOf(target, { property, listing }, lastName),
        furtherDetails: 'Personen im Haushalt: 2',
        wishes: ['viewing', 'call'],
        portal: { name: 'Portal A (Sandbox)', url: expose },
      },
    ])
  })

  test('of portal C becomes a request', async () => {
    const target = await aTargetOnC()
    const { id: contactId } = await send<{ id: string }>('POST', '/contacts', aContact())
    const address = { ...aProperty().fields.address, latitude: 52.5321, longitude: 13.3849 }
    const property = await newProperty('C', { contactId, fields: { address } })
    const listing = await listingOnce(await newListing(property, target), { status: 'published' })
    const expose = listing.publicUrl ?? ''

    await ask(expose, { lastName: 'Ćosić', forwardTo: target.emailAddress, movingIn: 'im Mai' })

    expect(await requestsCreated('Ćosić')).toMatchObject([
      {
        ...askedOf(target, { property, listing }, 'Ćosić'),
        furtherDetails: 'Gewünschter Einzug: im Mai',
        portal: { name: 'Portal C (Sandbox)', url: expose },
      },
    ])
  })

  test.each([
    ['feedback', 'redirect', 'Dörr'],
    ['feedback', 'attachment', 'Eßer'],
    ['feedback', 'inline', 'Färber'],
    ['objektanfrage', 'redirect', 'Groß'],
    ['objektanfrage', 'attachment', 'Hübner'],
    ['objektanfrage', 'inline', 'Ibañez'],
  ])('of the OpenImmo portal becomes a request: %s, by %s', async (style, way, lastName) => {
    const target = await anOpenImmoTarget()
    const { property, listing } = await published(target, 'O')
    const expose = await exposeOf(property)

    const confirmation = await ask(expose, { lastName, style, way, forwardTo: target.emailAddress })

    expect(confirmation).toMatch(/Die Mail wurde gesendet[\s\S]*250 2\.6\.0 Stored/)
    expect(await requestsCreated(lastName)).toMatchObject([
      {
        ...askedOf(target, { property, listing }, lastName),
        portal: { url: expose },
        ...(style === 'feedback' && { wishes: ['viewing', 'call'] }),
      },
    ])
  })

  test('reaches the agency without forwarding, if the adverts name the address of the target for feedback', async () => {
    const target = await anOpenImmoTarget()
    await send('PATCH', `/targets/${target.id}`, { options: { ...target.options, feedbackEmail: target.emailAddress } })
    const { property } = await published(target, 'F')

    await ask(await exposeOf(property), { lastName: 'Jäger' })

    expect(await requestsCreated('Jäger')).toMatchObject([{ propertyId: property.id }])
  })

  test('is told what the mail server said when it takes no mail for that address', async () => {
    const target = await anOpenImmoTarget()
    const { property } = await published(target, 'N')

    const confirmation = await ask(await exposeOf(property), { lastName: 'König', forwardTo: 'nobody@example.org' })

    expect(confirmation).toMatch(/Die Mail wurde nicht angenommen[\s\S]*550 [\d.]+ No such mailbox here/)
  })
})

test('the sandbox is reached under TLS too: the service that runs it trusts its certificate', async () => {
  const { listing } = await published(await anOpenImmoTarget({}, 'ftps'), 'TLS')

  expect(listing.status).toBe('published')
})

describe('a target that waits for import reports, which the portal mails to it', () => {
  async function waiting(prefix: string) {
    const target = await anOpenImmoTarget({ waitForReport: true })
    const property = await newProperty(prefix)
    return newListing(property, target)
  }

  test('publishes a listing once the portal has taken it', async () => {
    const listing = await waiting('W')

    const uploaded = await listingOnce(listing, { portalId: expect.any(String) })
    const published = await listingOnce(listing, { status: 'published' })

    expect(uploaded.status).toBe('pending')
    expect(published.attempts).toBe(2)
    expect(await page(`${sandboxUrl}/openimmo/mails`)).toMatch(/Importprotokoll zu [\s\S]*250 2\.6\.0 Stored/)
  })

  test('fails it with the portal’s words, if the portal has refused it', async () => {
    const listing = await waiting('REJECT-')

    await listingOnce(listing, {
      status: 'failed',
      failureCode: 'rejected_by_portal',
      problems: [
        {
          path: '',
          code: 'rejected_by_portal',
          message: 'The portal reports that it did not take the advert. Please read the reason it gives.',
          portalMessage: 'Das Objekt wurde von der Redaktion abgelehnt.',
        },
      ],
    })
  })
})

async function anAuthorizedTarget(): Promise<Target> {
  await send('PUT', '/account/credentials/platform-a-24-sandbox', testConsumer)
  const target = await send<Target>('POST', '/targets', { type: 'platform-a-24-sandbox' })
  const away = await fetch(target.authorizationUrl ?? '', { redirect: 'manual' })
  const consent = new URL(away.headers.get('location') ?? '')
  const form = {
    oauth_token: consent.searchParams.get('oauth_token') ?? '',
    user: `agency-${target.id.toLowerCase()}`,
    decision: 'allow',
  }
  const back = await fetch(`${consent.origin}${consent.pathname}`, { method: 'POST', body: new URLSearchParams(form) })
  expect(back.status).toBe(200)
  return target
}

async function aTargetOnC(): Promise<Target> {
  const credentials = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' }
  return send('POST', '/targets', { type: 'platform-c', credentials })
}

async function anOpenImmoTarget(options: object = {}, protocol = 'ftp'): Promise<Target> {
  const contact = await send<{ id: string }>('POST', '/contacts', aContact())
  const credentials = {
    protocol,
    host: '127.0.0.1',
    port: ftpPort,
    username: 'muster',
    password: 'sandbox',
    providerNumber: 'KD-4711',
  }
  return send('POST', '/targets', { type: 'openimmo', credentials, options: { contactId: contact.id, ...options } })
}

let made = 0

function newProperty(prefix: string, overrides: Parameters<typeof aProperty>[0] = {}): Promise<Property> {
  const externalId = `${prefix}${++made}`
  return send('POST', '/properties', aProperty({ externalId, attachments: [], ...overrides }))
}

function newListing({ id: propertyId }: Property, { id: targetId }: Target): Promise<Listing> {
  return send('POST', '/listings', { propertyId, targetId })
}

async function published(target: Target, prefix: string): Promise<{ property: Property; listing: Listing }> {
  const property = await newProperty(prefix)
  const listing = await listingOnce(await newListing(property, target), { status: 'published' })
  return { property, listing }
}

function listingOnce({ id }: Listing, expected: Partial<Listing>): Promise<Listing> {
  return eventually(async () => {
    const listing = await send<Listing>('GET', `/listings/${id}`)
    expect(listing).toMatchObject(expected)
    return listing
  })
}

/** The advert is there a moment after the upload. */
function exposeOf({ externalId }: Property): Promise<string> {
  return eventually(async () => {
    for (const [, path = ''] of (await page(`${sandboxUrl}/openimmo`)).matchAll(/href="(\/openimmo\/[0-9a-f]{12})"/g)) {
      if ((await page(`${sandboxUrl}${path}`)).includes(`<code>${externalId}</code>`)) return `${sandboxUrl}${path}`
    }
    throw new Error('The advert is not there yet.')
  })
}

/** Fills the form in and sends it, as a browser does. Answers with the page that comes then. */
async function ask(expose: string, filledIn: Record<string, string>): Promise<string> {
  const form = new URLSearchParams({
    salutation: 'Frau',
    firstName: 'Zoë',
    email: 'zoe@example.org',
    phone: '+49 30 23125 007',
    message: 'Ist sie noch frei?\r\nGrüße & Küsse <3',
    ...filledIn,
  })
  form.append('wish', 'BESICHTIGUNG')
  form.append('wish', 'ANRUF')
  return (await fetch(`${expose}/contact`, { method: 'POST', body: form })).text()
}

/** What a request says of such a form, whichever portal sent it. */
function askedOf(target: Target, { property, listing }: Awaited<ReturnType<typeof published>>, lastName: string) {
  return {
    targetId: target.id,
    listingId: listing.id,
    propertyId: property.id,
    externalId: property.externalId,
    prospect: { salutation: 'female', firstName: 'Zoë', lastName, email: 'zoe@example.org', phone: '+49 30 23125 007' },
    message: 'Ist sie noch frei?\nGrüße & Küsse <3',
  }
}

/** All that were told about a prospect, once there is one. */
function requestsCreated(lastName: string): Promise<object[]> {
  return eventually(async () => {
    const events = await send<{ eventPayload: { prospect: { lastName: string } } }[]>(
      'GET',
      '/events?name=request.created',
    )
    const found = events
      .map(({ eventPayload }) => eventPayload)
      .filter(({ prospect }) => prospect.lastName === lastName)
    expect(found).not.toEqual([])
    return found
  })
}

async function page(address: string): Promise<string> {
  return (await fetch(address)).text()
}

async function send<Body>(method: string, path: string, body?: object): Promise<Body> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return (text === '' ? undefined : JSON.parse(text)) as Body
}
