import { isRecord, propertyTypes } from '@aushang/model'
import { type Sandbox, startSandbox } from '@aushang/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractSuite } from '../../test/contract-suite.ts'
import { type FaultyFront, outcomesOfHttpFaults, silenceMs, startFaultyFront } from '../../test/faulty-front.ts'
import { realisticProperties, realisticPublication } from '../../test/realistic.ts'
import { patienceMs, refuseAccess, testSession, type TestSession } from '../../test/session.ts'
import { attachment, fullContact, fullPublication, minimalPublication } from '../../test/publications.ts'
import type { Connector, Outcome, Problem, Publication } from '../contract.ts'
import { advertOf } from './document/advert.ts'
import { listOf, membersOf } from './offer-api/answers.ts'
import type { Element } from './document/xml.ts'
import { platformASandbox } from './index.ts'
import { openOfferApi } from './offer-api/offer-api.ts'
import type { Token } from './signing/keys.ts'

const consumer = { key: 'sandbox-key', secret: 'sandbox-secret' }
const callback = 'https://aushang.example.org/callback?target=t1'

contractSuite('Platform A, on its sandbox,', {
  async start() {
    const { sandbox, front, connector, session, url, stop } = await startEverything()
    const stranger = testSession({ url, consumer, credentials: { token: 'nobody-knows-me', secret: 'nor-my-secret' } })
    const { token, secret } = session.credentials as Token
    return {
      connector,
      session,
      stranger,
      secrets: [consumer.secret, token, secret],
      adverts: async () => published(await ask(sandbox.url, session, '/user/me/realestate?pagesize=100')),
      script: front.script,
      stop,
    }
  },
  faults: outcomesOfHttpFaults,
})

describe('Platform A, on its sandbox,', () => {
  let at: Awaited<ReturnType<typeof startEverything>>

  beforeAll(async () => {
    at = await startEverything()
  })

  afterAll(() => at.stop())

  test.for(propertyTypes)('shows a full %s as it was sent', async (type) => {
    const publication = fullPublication(type, { externalId: `FULL/${type}`, attachments: [] })

    const outcome = await publish(publication)

    const path = `/user/me/realestate/${portalIdOf(outcome)}?usenewenergysourceenev2014values=true`
    const [shown] = Object.values((await ask(at.sandbox.url, at.session, path)) as object)
    expect(differences(advertOf(publication), shown)).toEqual([])
  })

  test.for(Object.keys(realisticProperties))(
    'shows %s as it was sent, and it is read as it was written',
    async (name) => {
      const publication = realisticPublication(name, name.slice(0, 50))
      expect(at.connector.check(publication, {}).problems).toEqual([])

      const outcome = await publish(publication)

      const path = `/user/me/realestate/${portalIdOf(outcome)}?usenewenergysourceenev2014values=true`
      const [shown] = Object.values((await ask(at.sandbox.url, at.session, path)) as object)
      expect(differences(advertOf(publication), shown)).toEqual([])
    },
  )

  test('shows the contact as it was sent, without blanks around the postcode', async () => {
    const contact = { ...fullContact, address: { ...fullContact.address, postalCode: ' 10115 ' } }
    const publication = fullPublication('houseRent', { externalId: 'CONTACT', contact, attachments: [], links: [] })

    await publish(publication)

    const path = `/user/me/contact/ext-${publication.contact?.id}`
    expect(await ask(at.sandbox.url, at.session, path)).toMatchObject({
      'common.realtorContactDetail': {
        email: 'anna.muster@example.org',
        lastname: 'Muster & Söhne',
        phoneNumber: '+49 30 23125000',
        cellPhoneNumber: '+49 171 3920000',
        faxNumber: '+49 30 23125009',
        portraitUrl: 'https://example.org/team/anna.jpg?size=1&v=2',
        officeHours: 'Mo–Fr 9–17 Uhr & nach Absprache',
        company: 'Muster Immobilien "Süd"',
        homepageUrl: 'https://example.org/?a=1&b=2',
        title: 'Dr.',
        address: { street: 'Musterstraße', houseNumber: '12', postcode: '10115', city: 'Berlin' },
      },
    })
  })

  test.for([true, false])(
    'keeps attachments in step, and is sent only what changed (remembered: %s)',
    async (isRemembering) => {
      const [first, second, plan, document] = [
        picture('1', 'Wohnzimmer'),
        picture('2', 'Küche'),
        picture('3', 'Grundriss', true),
        attachment({ title: 'Expose', content: '%PDF-1.4\n%%EOF', contentType: 'application/pdf' }),
      ] as const
      const renamed = { ...second, title: 'Essküche' }
      const links = [{ title: 'Rundgang', url: 'https://example.org/rundgang?id=1&b=2' }]
      const steps: [string, (typeof first)[], typeof links, number][] = [
        ['new', [first, second, plan, document], links, 5],
        ['as it was', [first, second, plan, document], links, 0],
        ['another title picture', [second, first, plan, document], links, 1],
        ['one less', [second, plan, document], links, 1],
        ['another title', [renamed, plan, document], links, 1],
        ['a new one first', [picture('4', 'Balkon'), renamed, plan, document], links, 2],
        ['no link', [renamed, plan], [], 3],
      ]
      let portalId = ''
      let remembered: unknown

      for (const [name, attachments, links, writes] of steps) {
        const publication = fullPublication('apartmentRent', {
          externalId: `PICS-${isRemembering}`,
          contact: null,
          attachments,
          links,
          placement: { portalId: portalId || null, remembered: isRemembering ? remembered : undefined },
        })
        at.session.sent.length = 0

        const outcome = await at.connector.publish(publication, at.session)

        portalId = portalIdOf(outcome)
        remembered = outcome.remembered
        const about = at.session.sent.filter(({ url }) => url.includes('/attachment'))
        const sent = about.filter(({ method }) => method !== 'GET')
        expect([name, about.length - sent.length]).toEqual([name, isRemembering || name === 'new' ? 0 : 1])
        const shown = await attached(portalId)
        expect([name, shown.map(({ title }) => title)]).toEqual([
          name,
          [...attachments, ...links].map(({ title }) => title),
        ])
        expect([name, shown.filter(({ titlePicture }) => titlePicture === 'true').map(({ title }) => title)]).toEqual([
          name,
          [attachments[0]?.title],
        ])
        expect([name, sent.length]).toEqual([name, writes])
      }
    },
  )

  test('is deactivated and comes back under its number', async () => {
    const publication = minimalPublication('plotBuy', { externalId: 'BACK-1' })
    const first = await publish(publication)
    const placement = { ...publication.placement, portalId: portalIdOf(first), remembered: first.remembered }

    await at.connector.withdraw(placement, at.session)
    const hidden = await stateOf('BACK-1')
    const again = await publish(publication)
    const shown = await stateOf('BACK-1')

    expect([hidden, shown]).toEqual(['INACTIVE', 'ACTIVE'])
    expect(portalIdOf(again)).toBe(portalIdOf(first))
  })

  test('is not switched on again by an edit when an agent has switched it off', async () => {
    const publication = minimalPublication('plotBuy', { externalId: 'OFF-1' })
    const { remembered, portalId = null } = await publish(publication)
    await tell(at.sandbox.url, at.session, 'DELETE', `/publish/${portalId}_10000`)
    const fields = { purchasePrice: 1 }

    const edited = minimalPublication('plotBuy', { externalId: 'OFF-1', fields, placement: { portalId, remembered } })
    const outcome = await publish(edited)

    expect(outcome.kind).toBe('published')
    expect(await stateOf('OFF-1')).toBe('INACTIVE')
  })

  test.for([
    ['REJECT-baseRent-1', { kind: 'rejected', problems: [{ path: '/fields/baseRent', code: 'field_invalid' }] }],
    ['REJECT-1', { kind: 'rejected', problems: [{ path: '/fields/title', code: 'field_invalid' }] }],
    ['QUOTA-1', { kind: 'rejected', problems: [{ path: '', code: 'quota_exhausted' }] }],
    ['DUPLICATE-1', { kind: 'published' }],
    ['FORBIDDEN-1', { kind: 'rejected', problems: [{ path: '', code: 'rejected_by_portal' }] }],
    ['LIMIT-1', { kind: 'unavailable', retryAfterMs: 1_000 }],
    ['DOWN-1', { kind: 'unavailable' }],
    ['ERROR-1', { kind: 'unavailable' }],
    ['OKERROR-1', { kind: 'unavailable' }],
    ['HTML-1', { kind: 'unknown' }],
    ['GARBAGE-1', { kind: 'unknown' }],
    ['TIMEOUT-1', { kind: 'unknown' }],
    ['LOST-1', { kind: 'unknown' }],
    ['LOST-PUBLISH-1', { kind: 'unavailable', portalId: expect.stringMatching(/^\d+$/) }],
    ['REVOKED-1', { kind: 'unauthorized' }],
  ] as const)('does with %s what it says', async ([externalId, expected]) => {
    const credentials = await authorize(at.url)
    const publication = fullPublication('apartmentRent', { externalId, contact: null, attachments: [], links: [] })
    const timeoutMs = externalId === 'TIMEOUT-1' ? silenceMs : patienceMs
    const session = testSession({ url: at.url, consumer, credentials }, timeoutMs)

    const outcome = await at.connector.publish(publication, session)

    expect(outcome).toMatchObject(expected)
    expect(outcome.said?.reference ?? '').toMatch(/^$|^[0-9a-f-]{36}$/)
  })

  test('is sent the very documents that a preview shows', async () => {
    const publication = fullPublication('houseBuy', {
      externalId: 'PREVIEW',
      contact: { ...fullContact, id: '0TkW4rYx00preview00z' },
      attachments: [picture('1', 'Wohnzimmer')],
    })
    at.session.sent.length = 0

    await publish(publication)

    const sent = at.session.sent.map(({ body = '' }) => body.toString())
    for (const { part, body } of at.connector.documents(publication, {})) {
      expect([part, sent.some((text) => text.includes(body))]).toEqual([part, true])
    }
  })

  test('takes every energy certificate that our check lets pass', async () => {
    let portalId: string | null = null
    const taken: string[] = []

    for (const certificate of everyCertificate()) {
      const placement = { portalId }
      const fields = { constructionYear: 1990, ...certificate }
      const publication = minimalPublication('houseRent', { externalId: 'ENERGY', fields, placement })
      if (at.connector.check(publication, {}).problems.length > 0) continue
      portalId = portalIdOf(await at.connector.publish(publication, at.session))
      taken.push(JSON.stringify(certificate))
    }

    expect(taken.length).toBeGreaterThan(70)
  })

  test.for<[string, object]>([
    ['no street', { address: { streetNumber: '1', postalCode: '10115', city: 'Berlin' } }],
    ['no number', { address: { street: 'Musterstraße', postalCode: '10115', city: 'Berlin' } }],
    ['no room', { numberOfRooms: 0.5 }],
    ['a title without a visible character', { title: '\u0001' }],
    ['a long note', { description: 'ä'.repeat(3000) }],
    ['two faults', { numberOfRooms: 0.5, locationDescription: 'ä'.repeat(3000) }],
    ['a country without its region', { address: { postalCode: '1', city: 'Wien', country: 'AT' } }],
  ])('refuses %s in the words of our check', async ([, fields]) => {
    const publication = fullPublication('apartmentBuy', { externalId: 'BAD', contact: null, attachments: [], fields })

    const { problems } = at.connector.check(publication, {})
    const outcome = await at.connector.publish(publication, at.session)

    expect(outcome.kind).toBe('rejected')
    expect(pointed(outcome.kind === 'rejected' ? outcome.problems : [])).toEqual(pointed(problems))
  })

  test('brings back what somebody deleted there', async () => {
    const publication = fullPublication('apartmentRent', { externalId: 'GONE-1', attachments: [] })
    const first = portalIdOf(await publish(publication))

    const placement = { ...publication.placement, portalId: first }
    const second = portalIdOf(await publish({ ...publication, placement }))

    expect(second).not.toBe(first)
  })

  test('is refused by its user', async () => {
    const { authorization } = at.connector
    if (authorization.kind !== 'oauth') throw new Error('it is authorized by OAuth')
    const begun = await authorization.begin(callback, testSession({ url: at.url, consumer }))
    if (begun.kind !== 'redirect') throw new Error(begun.sentence.key)

    const query = await decide(begun.url, 'deny')
    const completed = await authorization.complete(query, begun.handshake, testSession({ url: at.url, consumer }))

    expect(completed.kind).toBe('unauthorized')
  })

  test('asks for credentials that it knows', async () => {
    const { authorization } = at.connector
    if (authorization.kind !== 'oauth') throw new Error('it is authorized by OAuth')

    const begun = await authorization.begin(
      callback,
      testSession({ url: at.url, consumer: { key: 'sandbox-key', secret: 'wrong-secret' } }),
    )

    expect(begun.kind).toBe('unauthorized')
    expect(JSON.stringify(begun)).not.toContain('wrong-secret')
  })

  async function stateOf(externalId: string): Promise<unknown> {
    const advert = await ask(at.sandbox.url, at.session, `/user/me/realestate/ext-${externalId}`)
    return membersOf(Object.values(advert as object), 'realEstateState')[0]
  }

  /** As the service does: the contact first. */
  async function publish(publication: Publication): Promise<Outcome> {
    const { contact } = publication
    if (contact !== null) await at.connector.updateContact?.({ contact, remembered: null }, at.session)
    return at.connector.publish(publication, at.session)
  }

  async function attached(portalId: string) {
    const json = await ask(at.sandbox.url, at.session, `/user/me/realestate/${portalId}/attachment`)
    return membersOf(json, 'common.attachments').flatMap((wrapper) => membersOf(wrapper, 'attachment')) as Record<
      string,
      string
    >[]
  }
})

async function startEverything(): Promise<{
  sandbox: Sandbox
  front: FaultyFront
  connector: Connector
  url: string
  session: TestSession
  stop(): Promise<void>
}> {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, rateLimitPerMinute: 100_000 })
  const front = await startFaultyFront(sandbox.url)
  const { url } = front
  const credentials = await authorize(url)
  const session = testSession({ url, consumer, credentials }, front.timeoutMs)
  const stop = async () => {
    await front.stop()
    await sandbox.stop()
  }
  return { sandbox, front, connector: platformASandbox, url, session, stop }
}

/** As a user does in the browser: follows the address, and clicks. */
async function authorize(url: string): Promise<unknown> {
  const { authorization } = platformASandbox
  if (authorization.kind !== 'oauth') throw new Error('it is authorized by OAuth')
  const begun = await authorization.begin(callback, testSession({ url, consumer }))
  if (begun.kind !== 'redirect') throw new Error(begun.sentence.key)
  const completed = await authorization.complete(
    await decide(begun.url, 'allow'),
    begun.handshake,
    testSession({ url, consumer }),
  )
  if (completed.kind !== 'authorized') throw new Error(completed.sentence.key)
  return completed.credentials
}

async function decide(address: string, decision: string): Promise<Record<string, string>> {
  const { origin, pathname, searchParams } = new URL(address)
  const form = new URLSearchParams({ oauth_token: searchParams.get('oauth_token') ?? '', decision, user: 'demo' })
  const response = await fetch(origin + pathname, { method: 'POST', body: form, redirect: 'manual' })
  return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)
}

/** Past the front, so that faults do not keep a test from looking. */
async function ask(url: string, session: TestSession, path: string): Promise<unknown> {
  return tell(url, session, 'GET', path)
}

async function tell(url: string, session: TestSession, method: 'GET' | 'DELETE', path: string): Promise<unknown> {
  const credentials = session.credentials as Token
  const looker = {
    ...testSession(),
    url,
    consumer,
    credentials,
    access: undefined,
    renewAccess: refuseAccess,
    options: {},
  }
  return (await openOfferApi(looker).send({ method, path })).json
}

function published(list: unknown): { externalId: string; title: string }[] {
  const elements = membersOf(
    membersOf(membersOf(list, 'realestates.realEstates'), 'realEstateList'),
    'realEstateElement',
  )
  return (elements as { externalId: string; title: string; realEstateState: string }[]).filter(
    ({ realEstateState }) => realEstateState === 'ACTIVE',
  )
}

function everyCertificate(): object[] {
  const choices = <Value>(name: string, ...values: (Value | undefined)[]) =>
    values.map((value) => (value === undefined ? {} : { [name]: value }))
  const certificates = combined(
    [
      { type: 'need', energyNeed: 88.8 },
      { type: 'consumption', energyConsumption: 0.01 },
    ],
    [{ energySource: 'bioenergy' }],
    choices('prior2014', undefined, true, false),
    choices('issuedOn', undefined, '2014-04-30'),
    choices('energyClass', undefined, 'A+'),
    choices('warmWaterIncluded', undefined, true, false),
  )
  return combined(choices('energyCertificateStatus', undefined, 'present', 'notYetAvailable', 'notRequired'), [
    {},
    ...certificates.map((residentialEnergyCertificate) => ({ residentialEnergyCertificate })),
  ])
}

function combined(...lists: object[][]): object[] {
  return lists.reduce((all, list) => all.flatMap((one) => list.map((other) => ({ ...one, ...other }))), [{}])
}

function pointed(problems: Problem[]): string[] {
  return problems.map(({ path, code }) => `${path} ${code}`).toSorted()
}

function portalIdOf(outcome: Outcome): string {
  if (outcome.kind !== 'published') throw new Error(`not published: ${JSON.stringify(outcome)}`)
  return outcome.portalId
}

function picture(content: string, title: string, isFloorPlan = false) {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(content), Buffer.from([0xff, 0xd9])])
  return attachment({ title, content: bytes, isFloorPlan })
}

/** Every element that was sent, and is shown otherwise. The order of lists is the portal's own. */
function differences({ content = [] }: Element, shown: unknown): string[] {
  if (typeof content === 'string') return []
  return content.flatMap((field) => {
    const values = membersOf(shown, field.name)
    if (field.attributes !== undefined) {
      const [value] = values
      return isRecord(value) && value['@externalId'] === field.attributes['externalId'] ? [] : [field.name]
    }
    if (typeof field.content === 'object') return differences(field, values)
    if (field.content === undefined) return []
    const same = listOf(values).some((value) => isSameValue(field.content as string, value))
    return same ? [] : [`${field.name}: ${field.content} → ${JSON.stringify(values)}`]
  })
}

function isSameValue(sent: string, shown: unknown): boolean {
  return typeof shown === 'number' ? Number(sent) === shown : sent === String(shown)
}
