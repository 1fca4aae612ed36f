import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type AccessObtained,
  defineConnector,
  type Outcome,
  type PortalSession,
  type Problem,
  type Unauthorized,
  type Unavailable,
} from '@aushang/connectors'
import { closed, messageOf, propertyTypes, type Target } from '@aushang/model'
import Type, { type Static } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Client, startApi, testSecrets } from '../../test/harness.ts'
import { listed, listingOnce } from '../../test/portal.ts'
import { hasten, startTestWorker } from '../../test/work.ts'
import { openLocks } from '../lib/background-work/locks.ts'
import { makePortals, type Portals } from '../portals/portals.ts'
import { openSession } from './open-session.ts'
import { getTargetRow } from './targets.store.ts'

/** The portal: gives access to those who know the word, and one is good until the next is given. */
let good = 0
let obtained = 0
let mood: 'well' | 'away' | 'refusing' = 'well'
/** What it says of each advert, in turn; the last for ever. */
let words: string[] = ['taken', 'online']
let whileObtaining = async (): Promise<void> => {}

const portal = createServer((request, response) => {
  const [, what = '', value = ''] = (request.url ?? '').split('/')
  if (what === 'access') return void give(response)
  if (value !== String(good)) return void response.writeHead(401).end()
  response.end(words.length > 1 ? words.shift() : words[0])
})

async function give(response: ServerResponse): Promise<void> {
  obtained += 1
  await whileObtaining()
  if (mood === 'away') return void response.destroy()
  if (mood === 'refusing') return void response.writeHead(400).end()
  good += 1
  response.end(String(good))
}

const Credentials = closed({ url: Type.String(), word: Type.String({ writeOnly: true }) })
type Session = PortalSession<object, Static<typeof Credentials>>

let url = ''
const expiring = defineConnector({
  type: 'expiring',
  name: { de: 'Ablaufend', en: 'Expiring' },
  description: {
    de: 'Ein Portal zum Testen, dessen Zugang abläuft und das später entscheidet.',
    en: 'A portal of a test, whose access expires and who decides later.',
  },
  propertyTypes,
  options: closed({}),
  optionWords: {},
  authorization: {
    kind: 'login',
    credentials: Credentials,
    credentialWords: { url: wordsOf('Adresse', 'Address'), word: wordsOf('Wort', 'Word') },
    async obtainAccess({ credentials, http }): Promise<AccessObtained | Unauthorized | Unavailable> {
      const answer = await http.send({ method: 'POST', url: `${credentials.url}/access` })
      if (answer.kind === 'failed') return { kind: 'unavailable', sentence: answer.sentence }
      if (answer.status !== 200) return { kind: 'unauthorized', sentence: { key: 'clientRefused' } }
      return { kind: 'obtained', access: answer.body.toString('utf8') }
    },
  },
  images: () => ({ edgeMax: 1, bytesMax: 1 }),
  attachmentCountMax: () => 0,
  check: () => ({ problems: [], warnings: [] }),
  documents: () => [],
  publish: (_publication, session) => tell(session),
  askOutcome: (_placement, session) => tell(session),
  withdraw: async () => ({ kind: 'withdrawn' }),
  checkLogin: async () => ({ kind: 'authorized' }),
})

async function tell(session: Session): Promise<Outcome> {
  let { access } = session
  for (let tries = 1; ; tries += 1) {
    const url = `${session.credentials.url}/advert/${String(access)}`
    const answer = await session.http.send({ method: 'POST', url })
    if (answer.kind === 'failed') return { kind: 'unavailable', sentence: answer.sentence }
    if (answer.status === 200) return outcomeOf(answer.body.toString('utf8'))
    const renewed = tries < 3 ? await session.renewAccess(access) : null
    if (renewed?.kind !== 'obtained') return renewed ?? { kind: 'unauthorized', sentence: { key: 'accessRevoked' } }
    access = renewed.access
  }
}

function wordsOf(de: string, en: string) {
  return { name: { de, en }, explanation: { de: `${de}.`, en: `${en}.` } }
}

function outcomeOf(word: string): Outcome {
  const message = messageOf({ key: 'portalPlacesRoughly' })
  const warnings: Problem[] = [{ path: '/fields/address', code: 'portal_remark', message }]
  switch (word) {
    case 'taken':
      return { kind: 'pending', portalId: '1', askAgainAfterMs: 50, warnings }
    case 'lost':
      return { kind: 'unavailable', sentence: { key: 'portalForgetful' }, isForgotten: true }
    default:
      return { kind: 'published', portalId: '1' }
  }
}

const api = startApi({ connectors: [expiring] })

beforeAll(async () => {
  portal.listen(0, '127.0.0.1')
  await once(portal, 'listening')
  url = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
})
beforeEach(() => {
  mood = 'well'
  words = ['taken', 'online']
  obtained = 0
  whileObtaining = async () => {}
})
afterAll(() => portal.close())

/** A target whose login works, and whose access is over. */
async function anExpiredTarget(): Promise<{ client: Client; target: Target }> {
  const client = await api.account()
  const { body: target } = await client.post('/targets', { type: 'expiring', credentials: { url, word: 'secret' } })
  expect((await client.post(`/targets/${target.id}/check`)).body).toEqual({ ok: true })
  good += 1
  return { client, target }
}

async function sessionOf(client: Client, target: Target): Promise<PortalSession> {
  const deps = { db: api.db, secrets: testSecrets, portals: api.portals }
  const row = await getTargetRow(api.db, client.accountId, target.id)
  return openSession(deps, row, { signal: new AbortController().signal })
}

/** What a process has of its own: its locks are of another connection. */
function portalsOfAnotherProcess(): Portals {
  const locks = openLocks(api.url, () => {})
  onTestFinished(() => locks.close())
  return makePortals({ connectors: [expiring], urls: {}, http: api.http, locks })
}

async function statusOf(client: Client, { id }: Target): Promise<string> {
  return (await client.get(`/targets/${id}`)).body.authorizationStatus
}

describe('access that expires', () => {
  test('is renewed once, however many are refused at the same time in several processes', async () => {
    startTestWorker(api)
    startTestWorker(api, { portals: portalsOfAnotherProcess() })
    const { client, target } = await anExpiredTarget()
    const before = await client.get(`/targets/${target.id}`)

    const all = await Promise.all(Array.from({ length: 24 }, (_, n) => listed(client, target, `MANY-${n}`)))

    for (const { listing } of all) await listingOnce(client, listing.id, { status: 'published' })
    expect(obtained).toBe(1)
    // Nothing has changed that a client could have changed or seen.
    expect((await client.get(`/targets/${target.id}`)).headers['etag']).toBe(before.headers['etag'])
  })

  test('is kept for whoever comes next, in any process', async () => {
    const { client, target } = await anExpiredTarget()
    const first = await (await sessionOf(client, target)).renewAccess(undefined)

    const next = await sessionOf(client, target)

    expect(first).toEqual({ kind: 'obtained', access: next.access })
    expect(obtained).toBe(1)
  })

  test('stays as it is while the portal is away', async () => {
    startTestWorker(api)
    const { client, target } = await anExpiredTarget()
    mood = 'away'
    const { listing } = await listed(client, target, 'AWAY-1')
    await listingOnce(client, listing.id, { failureCode: 'portal_unavailable' })
    expect(await statusOf(client, target)).toBe('authorized')

    mood = 'well'
    await hasten(api, client, 'listings')

    await listingOnce(client, listing.id, { status: 'published' })
  })

  test('is lost when the portal does not accept the login any more', async () => {
    const { client, target } = await anExpiredTarget()
    mood = 'refusing'
    // Not before: it may renew what has expired by itself.
    startTestWorker(api)

    const { listing } = await listed(client, target, 'REVOKED-1')

    await listingOnce(client, listing.id, { failureCode: 'unauthorized' })
    expect(await statusOf(client, target)).toBe('revoked')
  })

  test('of a login that has been replaced is given to nobody', async () => {
    const { client, target } = await anExpiredTarget()
    const session = await sessionOf(client, target)
    whileObtaining = async () => {
      await client.patch(`/targets/${target.id}`, { credentials: { word: 'another' } })
    }

    await session.renewAccess(session.access)

    expect((await sessionOf(client, target)).access).toBeUndefined()
  })
})

describe('a portal that decides later', () => {
  test('is asked until it has decided, and what it remarks is shown', async () => {
    startTestWorker(api)
    const { client, target } = await anExpiredTarget()
    words = ['taken', 'taken', 'online']

    const { listing } = await listed(client, target, 'LATER-1')

    const shown = await listingOnce(client, listing.id, { status: 'published', attempts: 3 })
    expect(shown.warnings?.filter(({ code }) => code === 'portal_remark')).toHaveLength(2)
  })

  test('gets again what it does not have any more', async () => {
    startTestWorker(api)
    const { client, target } = await anExpiredTarget()
    words = ['taken', 'lost', 'taken', 'online']

    const { listing } = await listed(client, target, 'LOST-1')
    await listingOnce(client, listing.id, { failureCode: 'portal_unavailable' })
    await hasten(api, client, 'listings')

    await listingOnce(client, listing.id, { status: 'published', attempts: 4 })
  })
})
