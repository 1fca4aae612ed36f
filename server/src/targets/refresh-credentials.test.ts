import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  defineConnector,
  type Granted,
  type Outcome,
  type PortalSession,
  type Problem,
  type Unauthorized,
  type Unavailable,
} from '@aushang/connectors'
import { closed, messageOf, propertyTypes, type Target } from '@aushang/model'
import Type, { type Static } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Client, startApi, testPublicUrl, testSecrets } from '../../test/harness.ts'
import { listed, listingOnce } from '../../test/portal.ts'
import { hasten, startTestWorker } from '../../test/work.ts'
import { openLocks } from '../lib/background-work/locks.ts'
import { makePortals, type Portals } from '../portals/portals.ts'
import { openSession } from './open-session.ts'
import { getTargetRow, readCredentials, replaceCredentials } from './targets.store.ts'

/** The portal: what it gives is good for one refresh, and a token of it for as long as `good` has it. */
let given = 0
let good: string | null = null
let refreshes: string[] = []
let mood: 'well' | 'away' = 'well'
/** What it says of each advert, in turn; the last for ever. */
let words: string[] = ['taken', 'online']
let whileRefreshing = async (): Promise<void> => {}

const portal = createServer((request, response) => {
  const [, what = '', value = ''] = (request.url ?? '').split('/')
  if (what === 'refresh') return void refresh(value, response)
  if (value !== good) return void response.writeHead(401).end()
  response.end(words.length > 1 ? words.shift() : words[0])
})

async function refresh(used: string, response: ServerResponse): Promise<void> {
  refreshes.push(used)
  await whileRefreshing()
  if (mood === 'away') return void response.destroy()
  if (used !== String(given)) return void response.writeHead(400).end('invalid_grant')
  good = String(++given)
  response.end(good)
}

const Credentials = closed({ url: Type.String(), number: Type.String() })
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
    kind: 'oauth',
    credentials: Credentials,
    handshake: closed({}),
    begin: async () => ({ kind: 'redirect', url: `${url}/consent`, handshake: {} }),
    complete: async () => ({ kind: 'authorized', credentials: { url, number: String(given) } }),
    async refresh({ credentials, http }): Promise<Granted<Static<typeof Credentials>> | Unauthorized | Unavailable> {
      const answer = await http.send({ method: 'POST', url: `${credentials.url}/refresh/${credentials.number}` })
      if (answer.kind === 'failed') return { kind: 'unavailable', sentence: answer.sentence }
      if (answer.status !== 200) return { kind: 'unauthorized', sentence: { key: 'accessRevoked' } }
      return { kind: 'authorized', credentials: { ...credentials, number: answer.body.toString('utf8') } }
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
  let { credentials } = session
  for (let tries = 1; ; tries += 1) {
    const answer = await session.http.send({ method: 'POST', url: `${credentials.url}/advert/${credentials.number}` })
    if (answer.kind === 'failed') return { kind: 'unavailable', sentence: answer.sentence }
    if (answer.status === 200) return outcomeOf(answer.body.toString('utf8'))
    const refreshed = tries < 3 ? await session.refreshCredentials(credentials) : null
    if (refreshed?.kind !== 'authorized') {
      return refreshed ?? { kind: 'unauthorized', sentence: { key: 'accessRevoked' } }
    }
    credentials = refreshed.credentials
  }
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
  refreshes = []
  whileRefreshing = async () => {}
})
afterAll(() => portal.close())

/** A target whose access has expired since it was granted. */
async function anExpiredTarget(): Promise<{ client: Client; target: Target }> {
  const client = await api.account()
  const { body: target } = await client.post('/targets', { type: 'expiring' })
  const path = target.authorizationUrl.replace(testPublicUrl, '')
  await api.send({ url: path })
  await api.send({ url: `${path}/callback` })
  good = null
  return { client, target }
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
  test('is refreshed once, however many are refused at the same time in several processes', async () => {
    startTestWorker(api)
    startTestWorker(api, { portals: portalsOfAnotherProcess() })
    const { client, target } = await anExpiredTarget()
    const before = await client.get(`/targets/${target.id}`)

    const all = await Promise.all(Array.from({ length: 24 }, (_, n) => listed(client, target, `MANY-${n}`)))

    for (const { listing } of all) await listingOnce(client, listing.id, { status: 'published' })
    expect(refreshes).toHaveLength(1)
    // Nothing has changed that a client could have changed or seen.
    expect((await client.get(`/targets/${target.id}`)).headers['etag']).toBe(before.headers['etag'])
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
    expect(new Set(refreshes).size).toBe(1)
  })

  test('is lost when the portal refuses the refresh', async () => {
    const { client, target } = await anExpiredTarget()
    given += 1
    // Not before: it may renew what has expired by itself.
    startTestWorker(api)

    const { listing } = await listed(client, target, 'REVOKED-1')

    await listingOnce(client, listing.id, { failureCode: 'unauthorized' })
    expect(await statusOf(client, target)).toBe('revoked')
  })

  test('is not lost when somebody else has used up what was refused', async () => {
    const { client, target } = await anExpiredTarget()
    const row = await getTargetRow(api.db, client.accountId, target.id)
    const deps = { db: api.db, secrets: testSecrets, portals: api.portals }
    const session = openSession(deps, row, { signal: new AbortController().signal })
    // As when a lock is lost: another one refreshes at the same time.
    whileRefreshing = async () => {
      whileRefreshing = async () => {}
      good = String(++given)
      const stored = await readCredentials(api.db, testSecrets, row)
      if (stored === null) throw new Error('there are credentials')
      await replaceCredentials(api.db, testSecrets, row, { before: stored.sealed, after: { url, number: good } })
    }

    const refreshed = await session.refreshCredentials(session.credentials)

    expect(refreshed).toEqual({ kind: 'authorized', credentials: { url, number: good } })
    expect(await statusOf(client, target)).toBe('authorized')
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
