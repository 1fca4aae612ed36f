import { propertyTypes } from '@aushang/model'
import { type Sandbox, startSandbox } from '@aushang/sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { rounds } from '../../../test/rounds.ts'
import { contractSuite } from '../../test/contract-suite.ts'
import { outcomesOfHttpFaults, startFaultyFront } from '../../test/faulty-front.ts'
import { attachment, fullPublication, minimalPublication, placed } from '../../test/publications.ts'
import { randomPublications } from '../../test/random-publications.ts'
import { startScriptedServer } from '../../test/scripted-server.ts'
import { testSession, type TestSession } from '../../test/session.ts'
import type {
  AccessObtained,
  Outcome,
  Publication,
  Published,
  Unauthorized,
  Unavailable,
  Withdrawal,
} from '../contract.ts'
import { platformC } from './index.ts'
import type { Token } from './login.ts'

const leastPublication = (...given: Parameters<typeof minimalPublication>) => placed(minimalPublication(...given))

const login = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' }

contractSuite('Platform C, on its sandbox,', {
  async start() {
    const { sandbox, front, session, stop } = await startEverything()
    const stranger = sessionAt(front, { ...login, clientSecret: 'nobody-knows-me' })
    return {
      connector: platformC,
      session,
      stranger,
      secrets: [login.clientSecret, tokenOf(session).accessToken],
      adverts: () => shownOn(sandbox),
      script: front.script,
      stop,
    }
  },
  faults: outcomesOfHttpFaults,
  least: { fields: { address: leastPublication('apartmentRent').property.fields.address } },
})

describe('Platform C, on its sandbox,', () => {
  let at: Awaited<ReturnType<typeof startEverything>>

  beforeAll(async () => {
    at = await startEverything()
  })

  afterAll(() => at.stop())

  const randomCount = rounds({ few: 15, all: 200 })
  test.for(propertyTypes)(`takes ${randomCount} random %s`, async (type) => {
    for (const [index, publication] of randomPublications(type, randomCount).map(placed).entries()) {
      const externalId = `RANDOM-${type}-${index}`
      const numbered = {
        ...publication,
        property: { ...publication.property, externalId },
        placement: { ...publication.placement, externalId },
      }
      expect(platformC.check(numbered, {}).problems).toEqual([])

      expect(await platformC.publish(numbered, at.session)).toMatchObject({ kind: 'pending' })
    }
  })

  test('shows pictures in their order, and is sent only those that are new', async () => {
    const [first, second, plan] = [
      attachment({ title: 'Wohnzimmer', content: '1' }),
      attachment({ title: 'Küche', content: '2' }),
      attachment({ title: 'Grundriss', content: '3', isFloorPlan: true }),
    ] as const
    const uploads = () => at.session.sent.filter(({ method, url }) => method === 'PUT' && url.includes('/uploads/'))
    const externalId = 'PICTURES'
    const publication = fullPublication('apartmentRent', { externalId, attachments: [first, second, plan] })
    at.session.sent.length = 0

    const published = await settled(publication)
    const afterFirst = uploads().length
    const edited = fullPublication('apartmentRent', {
      externalId,
      attachments: [second, first, attachment({ title: 'Bad', content: '4' })],
      placement: { portalId: published.portalId ?? null, remembered: published.remembered },
    })
    const { publicUrl = '' } = (await settled(edited)) as Published

    expect([afterFirst, uploads().length]).toEqual([3, 4])
    expect(await captions(publicUrl)).toEqual(['Küche', 'Wohnzimmer', 'Bad'])
  })

  test('keeps the pictures of an advert that was adopted, also one that we could not fetch, and is sent none of them', async () => {
    const externalId = 'ADOPTED'
    const theirs = [attachment({ title: 'Blick', content: '5' }), attachment({ title: 'Flur', content: '6' })]
    const published = await settled(fullPublication('apartmentRent', { externalId, attachments: theirs }))
    const read = await platformC.readAdvert?.({ externalId }, at.session)
    if (read?.kind !== 'read') throw new Error(read?.kind)
    const fetched = theirs.map(({ title = '' }) => attachment({ title, content: `fetched ${title}` }))
    const edited = (remembered: unknown): Publication => {
      const placement = { portalId: published.portalId ?? null, remembered }
      const publication = fullPublication('apartmentRent', { externalId, attachments: fetched, placement })
      const attachments = publication.property.attachments.map((each, index) => ({
        ...each,
        url: read.attachments[index]?.url ?? '',
      }))
      const property = { ...publication.property, attachments }
      return { ...publication, property, attachments: fetched.slice(1) }
    }
    at.session.sent.length = 0

    const { publicUrl = '', remembered } = (await settled(edited(read.remembered))) as Published
    const again = await settled(edited(remembered))
    const forgotten = await settled(edited(null))

    expect([again.kind, forgotten.kind]).toEqual(['published', 'published'])
    expect(at.session.sent.filter(({ url }) => /medias|uploads/.test(url))).toEqual([])
    expect(await captions(publicUrl)).toEqual(['Flur', 'Blick'])
  })

  test('gets another address for a file whose first is outdated, and gives up on one that always is', async () => {
    const withFile = (externalId: string) => fullPublication('plotBuy', { externalId, attachments: [attachment()] })

    expect(await settled(withFile('EXPIRED-1'))).toMatchObject({ kind: 'published' })
    expect(await platformC.publish(withFile('EXPIRED-TIMES9-2'), at.session)).toMatchObject({
      kind: 'unavailable',
      said: { status: 403, words: 'Request has expired' },
    })
  })

  describe('with uploads that take their time', () => {
    afterEach(() => void vi.useRealTimers())

    /** The clock of both moves on by so much with each upload: while the file is on its way, or once it is there. */
    function slowSession(seconds: number, { isLateThere = false, times = Infinity } = {}): TestSession {
      vi.useFakeTimers({ toFake: ['Date'] })
      let left = times
      const passTime = () => void (left-- > 0 && vi.setSystemTime(Date.now() + seconds * 1_000))
      const send: TestSession['http']['send'] = async (request) => {
        if (!request.url.includes('/uploads/')) return at.session.http.send(request)
        if (isLateThere) passTime()
        const answer = await at.session.http.send(request)
        if (!isLateThere) passTime()
        return answer
      }
      return { ...at.session, http: { ...at.session.http, send } }
    }

    const withFiles = (externalId: string, count: number) =>
      fullPublication('plotBuy', {
        externalId,
        attachments: Array.from({ length: count }, (_, n) =>
          attachment({ title: `Bild ${n}`, content: externalId + n }),
        ),
      })
    const writes = () =>
      at.session.sent
        .filter(({ url, method }) => method !== 'GET' && /listings|uploads/.test(url))
        .map(({ url, method }) => (url.includes('/uploads/') ? 'file' : method))

    test('hangs the first files on the advert before the minute of the first is over, and loses none', async () => {
      at.session.sent.length = 0

      const { publicUrl = '' } = (await settled(withFiles('MANY', 5), slowSession(20))) as Published

      expect(writes()).toEqual(['file', 'file', 'POST', 'file', 'file', 'PUT', 'file', 'PUT'])
      expect(await captions(publicUrl)).toEqual(['Bild 0', 'Bild 1', 'Bild 2', 'Bild 3', 'Bild 4'])
    })

    test('sends a file again that was there too late to be named', async () => {
      at.session.sent.length = 0

      const { publicUrl = '' } = (await settled(withFiles('LATE', 1), slowSession(61, { times: 1 }))) as Published

      expect(writes()).toEqual(['file', 'POST', 'file', 'POST'])
      expect(await captions(publicUrl)).toEqual(['Bild 0'])
    })

    test('asks for another address when the first ran out on the way', async () => {
      at.session.sent.length = 0
      const session = slowSession(61, { isLateThere: true, times: 1 })

      expect(await settled(withFiles('OUT', 1), session)).toMatchObject({ kind: 'published' })
      expect(writes()).toEqual(['file', 'file', 'POST'])
    })

    test.for([
      [true, 'portalInTrouble'],
      [false, 'portalForgetful'],
    ] as const)('gives up for now on a file that never gets there in time: %s', async ([isLateThere, key]) => {
      const outcome = await platformC.publish(withFiles(`SLOWLY ${key}`, 1), slowSession(61, { isLateThere }))

      expect(outcome).toMatchObject({ kind: 'unavailable', sentence: { key } })
    })
  })

  test('points at our own fields in all of ten reasons', async () => {
    const outcome = await platformC.publish(fullPublication('apartmentRent', { externalId: 'TEN-1' }), at.session)

    if (outcome.kind !== 'rejected') throw new Error(outcome.kind)
    expect(outcome.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/fields/title field_invalid',
      '/fields/description field_invalid',
      '/fields/address/city field_invalid',
      '/fields/address/streetNumber field_invalid',
      '/fields/baseRent field_invalid',
      '/fields/livingArea field_invalid',
      '/fields/numberOfRooms field_invalid',
      '/fields/residentialEnergyCertificate/energyConsumption field_invalid',
      '/contactId field_invalid',
      ' rejected_by_portal',
    ])
    expect(outcome.problems.every(({ portalMessage }) => portalMessage !== undefined)).toBe(true)
  })

  test('refuses later, with reasons that point at our own fields', async () => {
    expect(await settled(fullPublication('houseBuy', { externalId: 'LATER-1' }))).toMatchObject({
      kind: 'rejected',
      problems: [
        { path: '/fields/address/street', code: 'field_invalid' },
        { path: '/fields/commission', code: 'field_invalid' },
      ],
    })
  })

  test('has a fault of its own: the advert is sent again', async () => {
    const publication = leastPublication('plotRent', { externalId: 'BROKEN-1' })

    const failed = await settled(publication)

    expect(failed).toMatchObject({ kind: 'unavailable', isForgotten: true })
    expect(await settled(publication)).toMatchObject({ kind: 'published' })
  })

  test.for(['NEVER-1', 'ODD-1'])('is asked for a day about %s, and no longer', async (externalId) => {
    const publication = leastPublication('plotRent', { externalId })
    const taken = await platformC.publish(publication, at.session)
    const { portalId = '', remembered } = taken
    const ask = (hours: number) => {
      const pendingSince = new Date(Date.now() - hours * 3_600_000).toISOString()
      const placement = { ...publication.placement, portalId, remembered: { ...(remembered as object), pendingSince } }
      return platformC.askOutcome?.(placement, at.session)
    }

    expect(await ask(0)).toMatchObject({ kind: 'pending', askAgainAfterMs: 1_000 })
    expect(await ask(23)).toMatchObject({ kind: 'pending', askAgainAfterMs: 1_800_000 })
    expect(await ask(24)).toMatchObject({ kind: 'rejected', problems: [{ path: '', code: 'report_missing' }] })
  })

  test('remarks that it knows the place only roughly', async () => {
    const address = { street: 'Am Hang', streetNumber: 'o. Nr.', postalCode: '10115', city: 'Berlin' }
    const publication = leastPublication('plotBuy', { externalId: 'ROUGH', fields: { address } })

    const outcome = await platformC.publish(publication, at.session)

    expect(outcome.warnings).toMatchObject([{ path: '/fields/address', code: 'portal_remark' }])
  })

  test('says that it does not take an advert down', async () => {
    const publication = leastPublication('plotBuy', { externalId: 'KEEP-1' })
    const { portalId = '' } = await settled(publication)

    const outcome = await withdrawn({ ...publication.placement, portalId })

    expect(outcome).toMatchObject({ kind: 'rejected', problems: [{ path: '', code: 'rejected_by_portal' }] })
  })

  test('says that the quota is exhausted, with the portal’s own words', async () => {
    const publication = leastPublication('plotBuy', { externalId: 'QUOTA-1' })

    expect(await platformC.publish(publication, at.session)).toMatchObject({
      kind: 'rejected',
      problems: [{ path: '', code: 'quota_exhausted', portalMessage: 'No listing is left in your plan.' }],
    })
  })

  test('publishes an advert also where a file could not be read, and remarks it', async () => {
    const publication = fullPublication('plotBuy', { externalId: 'BLURRED-1', attachments: [attachment()] })

    const outcome = await settled(publication)

    expect(outcome).toMatchObject({ kind: 'published', remembered: null, warnings: [{ code: 'portal_remark' }] })
  })

  test('sends again what the portal has lost while it received it', async () => {
    const publication = leastPublication('plotRent', { externalId: 'UNRECEIVED-1' })

    expect(await settled(publication)).toMatchObject({ kind: 'unavailable', isForgotten: true })
    expect(await settled(publication)).toMatchObject({ kind: 'published' })
  })

  describe('its access', () => {
    test('is one token for many calls, of the adverts and of others', async () => {
      at.session.sent.length = 0

      await settled(leastPublication('plotBuy', { externalId: 'ONE-1' }))
      await settled(leastPublication('plotBuy', { externalId: 'TWO-1' }))

      expect(at.session.sent.filter(({ url }) => url.endsWith('/oauth/token'))).toEqual([])
    })

    test('is renewed before its end, and when the portal does not accept it any more', async () => {
      const session = sessionAt(at.sandbox, login, at.session.access)
      const first = tokenOf(session)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(first.expiresAt) - 60_000 })
      onTestFinished(() => void vi.useRealTimers())

      expect(await platformC.checkLogin(session)).toMatchObject({ kind: 'authorized' })
      const second = tokenOf(session)
      session.access = { ...second, accessToken: 'over' }
      expect(await platformC.checkLogin(session)).toMatchObject({ kind: 'authorized' })

      expect(new Set([first, second, tokenOf(session)].map(({ accessToken }) => accessToken)).size).toBe(3)
      expect(session.sent.map(({ url }) => new URL(url).pathname)).toEqual([
        '/oauth/token',
        '/clim/v1/listings',
        '/clim/v1/listings',
        '/oauth/token',
        '/clim/v1/listings',
      ])
    })

    test('is refused to a wrong secret, in words that a person can act on', async () => {
      expect(await platformC.checkLogin(sessionAt(at.sandbox, { ...login, clientSecret: 'x' }))).toMatchObject({
        kind: 'unauthorized',
        sentence: { key: 'clientRefused' },
        said: { status: 401 },
      })
    })

    test.for([
      ['a portal that is away', 'reset'],
      ['a gateway', { status: 502, body: '<h1>Bad Gateway</h1>' }],
      ['another audience', { status: 403, body: { error: 'access_denied' } }],
      ['an answer without a token', { status: 200, body: {} }],
      ['a page for people', { status: 200, body: '<h1>Wartung</h1>' }],
    ] as const)('is not lost by %s', async ([, reaction]) => {
      const server = await startScriptedServer(() => reaction)
      onTestFinished(() => server.stop())

      expect(await platformC.checkLogin(sessionAt(server, login))).toMatchObject({ kind: 'unavailable' })
    })

    test('and each call say who calls, as software, tool and system', async () => {
      const session = sessionAt(at.sandbox, login)

      await platformC.checkLogin(session)

      expect(session.sent.map(({ headers = {} }) => headers['user-agent'])).toEqual(
        session.sent.map(() => expect.stringMatching(/^[^/\s]+\/[^/\s]+ [^/\s]+\/[^/\s]+ [^/\s]+\/[^/\s]+$/)),
      )
    })
  })

  async function settled(publication: Publication, session = at.session): Promise<Outcome> {
    let outcome: Outcome = await platformC.publish(publication, session)
    let { placement } = publication
    while (outcome.kind === 'pending') {
      placement = { ...placement, portalId: outcome.portalId, remembered: outcome.remembered ?? placement.remembered }
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (vi.isFakeTimers()) vi.setSystemTime(Date.now() + 100)
      outcome = (await platformC.askOutcome?.(placement, at.session)) ?? outcome
    }
    return outcome
  }

  async function withdrawn(first: Publication['placement']): Promise<Withdrawal> {
    let placement = first
    let outcome = await platformC.withdraw(placement, at.session)
    while (outcome.kind === 'pending') {
      placement = { ...placement, remembered: outcome.remembered ?? placement.remembered }
      await new Promise((resolve) => setTimeout(resolve, 100))
      outcome = await platformC.withdraw(placement, at.session)
    }
    return outcome
  }

  async function captions(url: string): Promise<string[]> {
    const page = await (await fetch(url)).text()
    return [...page.matchAll(/<figcaption><span>([^<]*)<\/span>/g)].map(([, caption = '']) => caption)
  }
})

async function startEverything() {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
  const front = await startFaultyFront(sandbox.url)
  const session = sessionAt(front, login)
  const opened = await session.renewAccess(undefined)
  if (opened.kind !== 'obtained') throw new Error(`no access: ${JSON.stringify(opened)}`)
  const stop = async () => {
    await front.stop()
    await sandbox.stop()
  }
  return { sandbox, front, session, stop }
}

interface Place {
  url: string
  timeoutMs?(): number
}

/** Renews access as the service does, but for what keeps others from doing it at the same time. */
function sessionAt({ url, timeoutMs }: Place, credentials: object, access?: unknown): TestSession {
  const session = testSession({ url, credentials, access }, timeoutMs)
  const { authorization } = platformC
  return Object.assign(session, {
    async renewAccess(): Promise<AccessObtained | Unauthorized | Unavailable> {
      if (authorization.kind !== 'login' || authorization.obtainAccess === undefined) throw new Error('it has access')
      const outcome = await authorization.obtainAccess(session)
      if (outcome.kind === 'obtained') session.access = outcome.access
      return outcome
    },
  })
}

function tokenOf({ access }: TestSession): Token {
  return access as Token
}

/** What the world sees: the pages of the portal. */
async function shownOn({ url }: Sandbox): Promise<{ externalId: string; title: string }[]> {
  const found: { externalId: string; title: string }[] = []
  for (let number = 1, isMore = true; isMore; number += 1) {
    const page = await (await fetch(`${url}/platform-c?page=${number}`)).text()
    for (const [, path = ''] of page.matchAll(/<h2><a href="(\/platform-c\/expose\/\d+)"/g)) {
      const advert = await (await fetch(url + path)).text()
      const [, title = ''] = /<h1>([^<]*)<\/h1>/.exec(advert) ?? []
      const [, externalId = ''] = [...advert.matchAll(/<code>([^<]*)<\/code><\/span>/g)].at(-1) ?? []
      found.push({ externalId: decoded(externalId), title: decoded(title) })
    }
    isMore = page.includes(`page=${number + 1}"`)
  }
  return found
}

function decoded(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
