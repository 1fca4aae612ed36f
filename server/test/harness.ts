import { type Connector, connectors } from '@aushang/connectors'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ContactDraft,
  type Language,
  type PropertyDraft,
  propertyExamples,
  type PropertyType,
} from '@aushang/model'
import { type Sandbox, startSandbox } from '@aushang/sandbox'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createAccount } from '../src/accounts/accounts.store.ts'
import { type AppOptions, buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { type Database, openDatabase } from '../src/lib/database/db.ts'
import { type GuardedClient, makeGuardedClient } from '../src/lib/guarded/guarded-fetch.ts'
import { openLocks } from '../src/lib/background-work/locks.ts'
import { makePortals, type Portals } from '../src/portals/portals.ts'
import { makeSecrets } from '../src/lib/secrets.ts'
import { openWakes, type Wakes } from '../src/lib/background-work/wake.ts'
import { makeMedia, type Media } from '../src/media/media.ts'
import { openFolder } from '../src/media/storage/storage-folder.ts'
import { type Readers, startReaders } from '../src/requests/reading/readers.ts'
import { cloneDatabase } from './database/database.ts'
import { expectDocumented } from './documented.ts'
import { watchRefusals } from './refusals.ts'

export const testSecrets = makeSecrets(Buffer.alloc(32, 7))

export const testMailQuota = { mailsMax: 100_000, bytesMax: 1e9, keptBytesMax: 1e10 }
export const testAccountLimits = { mediaBytesMax: 1e10, mailBytesMax: 1e10, targetsMax: 100_000 }

export const testPublicUrl = 'https://aushang.example.org'
export const testRequestsDomain = 'requests.example.org'

/** What Platform A's sandbox takes for a program that it knows. */
export const testConsumer = { key: 'sandbox-key', secret: 'sandbox-secret' }

const loopback = readConfig({}).OUTBOUND_ALLOW

export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into any body, and says what it expects there
  body: any
  text: string
}

type Headers = Record<string, string>

/** The API as one account sees it. */
export interface Client {
  accountId: string
  apiKey: string
  get(path: string, headers?: Headers): Promise<Answer>
  post(path: string, body?: unknown, headers?: Headers): Promise<Answer>
  put(path: string, body?: unknown, headers?: Headers): Promise<Answer>
  patch(path: string, body?: unknown, headers?: Headers): Promise<Answer>
  delete(path: string, headers?: Headers): Promise<Answer>
  /** Any request, sent as it stands. */
  send(request: InjectOptions): Promise<Answer>
}

export interface Api {
  db: Database
  url: string
  app: Awaited<ReturnType<typeof buildApp>>
  wakes: Wakes
  http: GuardedClient
  portals: Portals
  /** The portals to publish on. */
  sandbox: Sandbox
  media: Media
  mediaFolder: string
  readers: Readers
  /** A new account with a client of its own. */
  account(name?: string, language?: Language): Promise<Client>
  /** A request without a key. */
  send(request: InjectOptions): Promise<Answer>
}

/**
 * The whole API on a database of its own, for the tests of one file. Every answer is held against openapi.json. Connectors
 * that are given are known besides all others. With patience, no request is refused because the machine is slow to let go of a lock.
 */
export function startApi({
  connectors: ownConnectors = [],
  patienceMs,
  ...options
}: Partial<AppOptions> & { connectors?: Connector[]; patienceMs?: number } = {}): Api {
  const api = {} as Api
  const refusals = watchRefusals()
  afterEach(() => refusals.expectAllSeen())
  const ends = new AsyncDisposableStack()

  beforeAll(async () => {
    const database = await cloneDatabase()
    ends.defer(database.drop)
    const wakes = openWakes(database.url, () => {})
    const db = openDatabase({ url: database.url, onWake: wakes.send, ...(patienceMs !== undefined && { patienceMs }) })
    ends.defer(db.close)
    const http = makeGuardedClient({ allow: loopback })
    ends.defer(http.close)
    const locks = openLocks(database.url, () => {})
    ends.defer(locks.close)
    const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
    ends.defer(sandbox.stop)
    const { PORTAL_URLS: urls } = readConfig(sandboxSettings(sandbox))
    const portals = makePortals({ connectors: [...connectors, ...ownConnectors], urls, http, locks })
    ends.defer(portals.close)
    const mediaFolder = await mkdtemp(join(tmpdir(), 'aushang-media-'))
    ends.defer(() => rm(mediaFolder, { recursive: true }))
    const { mediaBytesMax: bytesMax } = options.accountLimits ?? testAccountLimits
    const media = makeMedia({ db, storage: openFolder(mediaFolder), bytesMax })
    const readers = startReaders({ onError: () => {} })
    ends.defer(readers.close)
    const app = await buildApp({
      db,
      secrets: testSecrets,
      http,
      requestsDomain: testRequestsDomain,
      portals,
      media,
      publicUrl: testPublicUrl,
      inboundSecret: 'the-inbound-secret-of-the-tests',
      rateLimitPerMinute: 1_000_000,
      mailQuota: testMailQuota,
      accountLimits: testAccountLimits,
      isReady: () => true,
      databaseWatch: { whyUnfit: async () => null },
      wakes,
      trustedProxies: loopback,
      loggerInstance: pino({ level: 'silent' }),
      metrics: new Registry(),
      ...options,
    })
    ends.defer(() => {
      // Closing waits a minute for a connection over which nothing was asked yet.
      app.server.closeAllConnections()
      return app.close()
    })
    const send = async (request: InjectOptions): Promise<Answer> => {
      const response = await app.inject(request)
      const text = response.body
      const isJson = String(response.headers['content-type']).startsWith('application/json')
      const answer = {
        status: response.statusCode,
        headers: response.headers as Answer['headers'],
        body: isJson && text !== '' ? JSON.parse(text) : undefined,
        text,
      }
      expect(response.headers, 'what every answer tells the browser').toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
      })
      expectDocumented(app, request, answer)
      return refusals.watch(answer, `${request.method} ${JSON.stringify(request.url)}`)
    }
    Object.assign(api, {
      db,
      wakes,
      http,
      portals,
      sandbox,
      media,
      mediaFolder,
      readers,
      url: database.url,
      app,
      send,
      account: (name = 'Muster', language: Language = 'en') => newClient(api, name, language),
    })
  })

  // Each of them, also when one fails, or not all were begun.
  afterAll(() => ends.disposeAsync())
  return api
}

/** The settings that lead every connector there whose portal is ours. */
function sandboxSettings({ url: sandboxUrl }: Sandbox): Record<string, string> {
  const ours = connectors.flatMap(({ url }) => (url?.default === 'sandbox' ? [url.setting] : []))
  return Object.fromEntries(ours.map((setting) => [setting, sandboxUrl]))
}

async function newClient(api: Api, name: string, language: Language): Promise<Client> {
  const { id, apiKey } = await createAccount(api.db, name, language)
  const send = ({ headers, ...request }: InjectOptions) =>
    api.send({ ...request, headers: { authorization: `Bearer ${apiKey}`, ...headers } })
  const withBody =
    (method: 'POST' | 'PUT' | 'PATCH') =>
    (url: string, body?: unknown, headers: Headers = {}) =>
      send({ method, url, headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify(body) })
  return {
    accountId: id,
    apiKey,
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    delete: (url, headers = {}) => send({ method: 'DELETE', url, headers }),
  }
}

/** A property that is in order; a test names only what matters to it. */
export function aProperty(
  overrides: { fields?: object } & Partial<Omit<PropertyDraft, 'fields' | 'type'>> = {},
  type: PropertyType = 'apartmentRent',
): PropertyDraft {
  const { fields, ...rest } = propertyExamples[type]
  return { ...rest, ...overrides, fields: { ...fields, ...overrides.fields } } as PropertyDraft
}

export function aContact(overrides: Partial<ContactDraft> = {}): ContactDraft {
  return { firstName: 'Anna', lastName: 'Muster', email: 'anna.muster@example.org', ...overrides }
}
