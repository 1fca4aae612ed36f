import { type Connector, connectors, findConnector, type PortalSession, type Publication } from '@aushang/connectors'
import type { Property } from '@aushang/model'
import sql, { raw } from 'sql-template-tag'
import { Agent, request } from 'undici'
import { type Database, openDatabase } from '../../server/src/lib/database/db.ts'
import { percentile } from './figures.ts'
import { aPropertyOf } from './sample.ts'
import { allowAccess, type SandboxProcess } from './sandbox.ts'
import type { Service } from './service.ts'

const count = 2_000
const concurrency = 16
const edits = 200
const counted = 50
const consumer = { key: 'sandbox-key', secret: 'sandbox-secret' }

/**
 * Publishes to the sandbox through the service, and makes the very same calls bare: the connector over undici, with
 * nothing stored. Then edits, one after the other: from `PATCH` until the portal has received it.
 */
export async function publishListings(service: Service, sandbox: SandboxProcess): Promise<void> {
  const db = openDatabase({ url: service.databaseUrl })
  const targetId = await connectTarget(service)
  const properties = await createProperties(service, db)

  const bareMs = await publishBare(sandbox, properties)
  const oursMs = await publishAll(service, db, targetId, properties)
  const beyondMs = (oursMs - bareMs) / count
  console.log(
    `publish: ${count} listings in ${(oursMs / 1000).toFixed(1)} s (${(oursMs / count).toFixed(2)} ms each), the same calls bare ` +
      `${(bareMs / 1000).toFixed(1)} s (${(bareMs / count).toFixed(2)} ms each): ${(beyondMs / 1000).toFixed(5)} s per listing beyond them ` +
      `(${concurrency} at once, publish calls one at a time; sandbox, database and service share the cores)`,
  )

  const latencies = await editOneByOne(service, sandbox, properties.slice(0, edits))
  console.log(
    `  from PATCH to the portal's receipt, idle: p50 ${percentile(latencies, 0.5).toFixed(0)} ms, p99 ${percentile(latencies, 0.99).toFixed(0)} ms (${edits} edits)`,
  )
  await countCalls(service, db, sandbox, targetId)
  await db.close()
}

/** What the portal would bill: for new listings that show one contact, for a changed price of each, and for a change of the contact. */
async function countCalls(service: Service, db: Database, sandbox: SandboxProcess, targetId: string): Promise<void> {
  const contact = (await call(service, 'POST', '/contacts', { lastName: 'Muster', email: 'anna@example.org' })) as {
    id: string
  }
  const ids: string[] = []
  await inParallel(counted, async (index) => {
    const draft = { ...aPropertyOf(2_000), externalId: `CALLS-${index}`, contactId: contact.id }
    const { id } = (await call(service, 'POST', '/properties', draft)) as Property
    await call(service, 'POST', '/listings', { propertyId: id, targetId })
    ids.push(id)
  })
  await untilPublished(db)
  const created = await callsMade(db, ids)
  for (const id of ids) await call(service, 'PATCH', `/properties/${id}`, { fields: { baseRent: 1234 } })
  await untilPublished(db)
  const edited = (await callsMade(db, ids)) - created
  const since = performance.timeOrigin + performance.now()
  await call(service, 'PATCH', `/contacts/${contact.id}`, { lastName: 'Beispiel' })
  await untilPublished(db)
  console.log(
    `  calls: ${(created / counted).toFixed(2)} for a new listing (${counted} show one contact), ${(edited / counted).toFixed(2)} for a changed price, ` +
      `${await callsSince(sandbox, since)} for a change of the contact that all of them show`,
  )
}

async function untilPublished(db: Database): Promise<void> {
  for (const table of ['properties', 'contacts', 'listings', 'shown_contacts']) {
    await untilNone(db, sql`select from ${raw(table)} where due_at is not null`)
  }
}

async function callsMade(db: Database, propertyIds: string[]): Promise<number> {
  const { calls } = await db.one<{ calls: number }>(sql`
    select sum(attempt.calls)::int as calls from listing_attempts as attempt
    join listings as listing on listing.account_id = attempt.account_id and listing.id = attempt.listing_id
    where listing.property_id = any (${propertyIds})`)
  return calls
}

async function callsSince(sandbox: SandboxProcess, sinceMs: number): Promise<number> {
  const answer = await fetch(`${sandbox.url}/platform-a/log?limit=10000&sinceMs=${sinceMs}`)
  return ((await answer.json()) as { requests: object[] }).requests.length
}

async function call(service: Service, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await request(`http://127.0.0.1:${service.port}${path}`, {
    method: method as 'POST',
    headers: { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode}`)
  return answer.body.json()
}

async function connectTarget(service: Service): Promise<string> {
  await call(service, 'PUT', '/account/credentials/platform-a-24-sandbox', consumer)
  const target = (await call(service, 'POST', '/targets', { type: 'platform-a-24-sandbox' })) as {
    id: string
    authorizationUrl: string
  }
  const away = await fetch(target.authorizationUrl.replace('localhost', '127.0.0.1'), { redirect: 'manual' })
  const back = await allowAccess(away.headers.get('location') ?? '', 'ours')
  await fetch(back.replace('localhost', '127.0.0.1'))
  return target.id
}

async function createProperties(service: Service, db: Database): Promise<Property[]> {
  const properties: Property[] = []
  await inParallel(count, async (index) => {
    const draft = { ...aPropertyOf(2_000), externalId: `BENCH-${index}` }
    properties.push((await call(service, 'POST', '/properties', draft)) as Property)
  })
  await untilNone(db, sql`select from properties where due_at is not null`)
  return properties
}

async function publishAll(service: Service, db: Database, targetId: string, properties: Property[]): Promise<number> {
  const started = performance.now()
  await inParallel(count, async (index) => {
    await call(service, 'POST', '/listings', { propertyId: properties[index]?.id, targetId })
  })
  await untilNone(db, sql`select from listings where due_at is not null`)
  const tookMs = performance.now() - started
  const { online } = await db.one<{ online: number }>(sql`
    select count(*)::int as online from listings where account_id = ${service.accountId} and published_version = wanted_version`)
  if (online !== count) throw new Error(`Only ${online} of ${count} listings were published.`)
  return tookMs
}

async function publishBare(sandbox: SandboxProcess, properties: Property[]): Promise<number> {
  const connector = findConnector(connectors, 'platform-a-24-sandbox')
  if (connector?.authorization.kind !== 'oauth') throw new Error('The sandbox is connected by a user.')
  const agent = new Agent({ connections: concurrency })
  const session = bareSession(sandbox.url, agent)
  const begun = await connector.authorization.begin('http://127.0.0.1:1/back', session)
  if (begun.kind !== 'redirect') throw new Error(begun.sentence.key)
  const back = new URL(await allowAccess(begun.url, 'bare'))
  const granted = await connector.authorization.complete(
    Object.fromEntries(back.searchParams),
    begun.handshake,
    session,
  )
  if (granted.kind !== 'authorized') throw new Error(granted.sentence.key)
  session.credentials = granted.credentials

  const started = performance.now()
  await inParallel(count, (index) => publishOne(connector, properties[index] as Property, session))
  const tookMs = performance.now() - started
  await agent.close()
  return tookMs
}

async function publishOne(connector: Connector, property: Property, session: PortalSession): Promise<void> {
  const { id: propertyId, externalId, type: propertyType } = property
  const placement = { listingId: '', propertyId, externalId, propertyType, portalId: null, isUnsure: false }
  const publication: Publication = { property, contact: null, attachments: [], placement }
  const outcome = await connector.publish(publication, session)
  if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
}

function bareSession(url: string, dispatcher: Agent): PortalSession {
  let last: Promise<unknown> = Promise.resolve()
  return {
    url,
    consumer,
    credentials: null,
    refreshCredentials: () => Promise.reject(new Error('nobody asks for it')),
    options: {},
    facts: {},
    signal: new AbortController().signal,
    http: {
      async send({ method, url, headers = {}, body }) {
        const answer = await request(url, { method, headers, ...(body && { body }), dispatcher })
        const bytes = Buffer.from(await answer.body.arrayBuffer())
        return {
          kind: 'answer',
          status: answer.statusCode,
          headers: answer.headers as Record<string, string>,
          body: bytes,
        }
      },
    },
    resolveHost: async (host) => host,
    announceTransfer: async () => {},
    runAlone(work) {
      const mine = last.then(work)
      last = mine
      return mine
    },
    keepConnection: (open) => open(),
    rememberFact: async () => {},
  }
}

async function editOneByOne(service: Service, sandbox: SandboxProcess, properties: Property[]): Promise<number[]> {
  const latencies: number[] = []
  for (const { id, externalId } of properties) {
    const sentAt = performance.timeOrigin + performance.now()
    await call(service, 'PATCH', `/properties/${id}`, { fields: { baseRent: 1234 } })
    latencies.push((await receivedAt(sandbox, externalId)) - sentAt)
  }
  return latencies
}

/** When the portal received the edit, by its own log. */
async function receivedAt(sandbox: SandboxProcess, externalId: string): Promise<number> {
  for (;;) {
    const answer = await fetch(`${sandbox.url}/platform-a/log?externalId=${externalId}`)
    const { requests } = (await answer.json()) as { requests: { method: string; receivedAtMs: number }[] }
    const edit = requests.find(({ method }) => method === 'PUT')
    if (edit !== undefined) return edit.receivedAtMs
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function inParallel(total: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < total) await work(next++)
    }),
  )
}

async function untilNone(db: Database, rows: ReturnType<typeof sql>): Promise<void> {
  for (;;) {
    const { left } = await db.one<{ left: boolean }>(sql`select exists (${rows}) as left`)
    if (!left) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
