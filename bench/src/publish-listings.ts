import { type Connector, connectors, findConnector, type PortalSession, type Publication } from '@aushang/connectors'
import type { Property } from '@aushang/model'
import sql from 'sql-template-tag'
import { Agent, request } from 'undici'
import { type Database, openDatabase } from '../../server/src/lib/database/db.ts'
import { makeSharedTurns } from '../../server/src/portals/shared-turns.ts'
import { call, connectTarget, consumer, createTarget, inParallel } from './api.ts'
import { untilAllOnline, untilNoneDue } from './backlog.ts'
import { type Claim, ms, times } from './claims.ts'
import { median, percentile } from './figures.ts'
import { aPropertyOf } from './sample.ts'
import { allowAccess, type SandboxProcess } from './sandbox.ts'
import type { Service } from './service.ts'

const rounds = 5
const perRound = 500
const concurrency = 16
const edits = 200
const counted = 50

/**
 * Publishes to the sandbox through the service, and makes the calls bare: the connector over undici, with nothing stored; by
 * turns, for the machine may be busier at one time than at another. Bare, each advert is created and put online by a call of its own; and
 * once more with those that wait for their turn put online together, as the service does it. Then edits, one after the other: from
 * `PATCH` until the portal has received it.
 */
export async function publishListings(service: Service, sandbox: SandboxProcess): Promise<Claim[]> {
  const db = openDatabase({ url: service.databaseUrl })
  const targetId = await connectTarget(service)
  const properties = await createProperties(service, db)
  const publishBare = await openBare(sandbox, 'bare')
  const publishTogether = await openBare(sandbox, 'bare-together')

  const bareMs: number[] = []
  const togetherMs: number[] = []
  const oursMs: number[] = []
  const waitingMs: number[] = []
  let sent = 0
  for (let round = 0; round < rounds; round++) {
    const ofRound = properties.slice(round * perRound, (round + 1) * perRound)
    bareMs.push(await publishBare(ofRound))
    togetherMs.push(await publishTogether(ofRound))
    const before = await service.statements()
    oursMs.push(await publishAll(service, db, targetId, ofRound))
    sent += (await service.statements()) - before
    waitingMs.push(await publishWaiting(service, db, ofRound, `round-${round}`))
  }
  const ratio = (tookMs: number[], besideMs: number[]) =>
    times(median(tookMs.map((each, round) => each / (besideMs[round] ?? 0))))
  const comparedToBare = (tookMs: number[]) =>
    `${ms(median(tookMs) / perRound)} each: ${ratio(tookMs, bareMs)} (${ratio(tookMs, togetherMs)})`
  const bare =
    `two calls to the portal for each, bare, with nothing stored: ${ms(median(bareMs) / perRound)} each ` +
    `(with several put online by one call: ${ms(median(togetherMs) / perRound)})`
  const latencies = await editOneByOne(service, sandbox, properties.slice(0, edits))
  const calls = await countCalls(service, db, sandbox, targetId)
  await db.close()
  return [
    {
      what: `${perRound} new listings, ${concurrency} at once, from their \`POST\` until they are online (medians of ${rounds} rounds)`,
      measured: comparedToBare(oursMs),
      anchor: bare,
    },
    {
      what: `their publication alone: ${perRound} listings that wait for their portal, from its user's consent until they are online`,
      measured: comparedToBare(waitingMs),
      anchor: bare,
    },
    {
      what: 'statements for each of them, with the beginnings and ends of transactions, and all that the service sends besides',
      measured: (sent / (rounds * perRound)).toFixed(1),
      anchor: '',
    },
    {
      what: `from \`PATCH\` until the portal has received it, on an idle service (${edits} edits)`,
      measured: `p50 ${ms(percentile(latencies, 0.5))}, p99 ${ms(percentile(latencies, 0.99))}`,
      anchor: '',
    },
    { what: 'calls to the portal', measured: calls, anchor: '' },
  ]
}

/** What the portal would bill: for new listings that show one contact, for a changed price of each, and for a change of the contact. */
async function countCalls(service: Service, db: Database, sandbox: SandboxProcess, targetId: string): Promise<string> {
  const now = () => performance.timeOrigin + performance.now()
  const person = { lastName: 'Muster', email: 'anna@example.org' }
  const contact = await call<{ id: string }>(service, 'POST', '/contacts', person)
  const ids: string[] = []
  const begunAt = now()
  await inParallel(concurrency, counted, async (index) => {
    const draft = { ...aPropertyOf(2_000), externalId: `CALLS-${index}`, contactId: contact.id }
    const { id } = await call<Property>(service, 'POST', '/properties', draft)
    await call(service, 'POST', '/listings', { propertyId: id, targetId })
    ids.push(id)
  })
  await untilPublished(db)
  const created = await callsSince(sandbox, begunAt)
  const editedAt = now()
  for (const id of ids) await call(service, 'PATCH', `/properties/${id}`, { fields: { baseRent: 1234 } })
  await untilPublished(db)
  const edited = await callsSince(sandbox, editedAt)
  const since = now()
  await call(service, 'PATCH', `/contacts/${contact.id}`, { lastName: 'Beispiel' })
  await untilPublished(db)
  return (
    `${(created / counted).toFixed(2)} for a new listing (${counted} show one contact), ${(edited / counted).toFixed(2)} for a changed price, ` +
    `${await callsSince(sandbox, since)} for a change of the contact that all of them show`
  )
}

async function untilPublished(db: Database): Promise<void> {
  for (const table of ['properties', 'contacts', 'listings', 'shown_contacts']) {
    await untilNoneDue(db, table)
  }
}

async function callsSince(sandbox: SandboxProcess, sinceMs: number): Promise<number> {
  const answer = await fetch(`${sandbox.url}/platform-a/log?limit=10000&sinceMs=${sinceMs}`)
  return ((await answer.json()) as { requests: object[] }).requests.length
}

async function createProperties(service: Service, db: Database): Promise<Property[]> {
  const properties: Property[] = []
  await inParallel(concurrency, rounds * perRound, async (index) => {
    const draft = { ...aPropertyOf(2_000), externalId: `BENCH-${index}` }
    properties.push(await call<Property>(service, 'POST', '/properties', draft))
  })
  await untilNoneDue(db, 'properties')
  return properties
}

async function publishAll(service: Service, db: Database, targetId: string, properties: Property[]): Promise<number> {
  const started = performance.now()
  await inParallel(concurrency, properties.length, async (index) => {
    await call(service, 'POST', '/listings', { propertyId: properties[index]?.id, targetId })
  })
  await untilNoneDue(db, 'listings')
  const tookMs = performance.now() - started
  const { online } = await db.one<{ online: number }>(sql`
    select count(*)::int as online from listings
    where account_id = ${service.accountId} and property_id = any (${properties.map(({ id }) => id)})
      and published_version = wanted_version`)
  if (online !== properties.length) throw new Error(`Only ${online} of ${properties.length} listings were published.`)
  return tookMs
}

/** How long listings take that were made before the portal was connected. */
async function publishWaiting(service: Service, db: Database, properties: Property[], user: string): Promise<number> {
  const target = await createTarget(service)
  await inParallel(concurrency, properties.length, async (index) => {
    await call(service, 'POST', '/listings', { propertyId: properties[index]?.id, targetId: target.id })
  })
  await untilNoneDue(db, 'listings')
  const started = performance.now()
  await target.allowAccess(user)
  await untilAllOnline(db, service.accountId, target.id)
  return performance.now() - started
}

/** Resolves with what makes the calls, and says how long they took. */
async function openBare(
  sandbox: SandboxProcess,
  user: 'bare' | 'bare-together',
): Promise<(properties: Property[]) => Promise<number>> {
  const connector = findConnector(connectors, 'platform-a-24-sandbox')
  if (connector?.authorization.kind !== 'oauth') throw new Error('The sandbox is connected by a user.')
  const session = bareSession(sandbox.url, new Agent({ connections: concurrency }))
  if (user === 'bare-together') session.runTogether = servingTogether(session)
  const begun = await connector.authorization.begin('http://127.0.0.1:1/back', session)
  if (begun.kind !== 'redirect') throw new Error(begun.sentence.key)
  const back = new URL(await allowAccess(begun.url, user))
  const granted = await connector.authorization.complete(
    Object.fromEntries(back.searchParams),
    begun.handshake,
    session,
  )
  if (granted.kind !== 'authorized') throw new Error(granted.sentence.key)
  session.credentials = granted.credentials

  return async (properties) => {
    const started = performance.now()
    await inParallel(concurrency, properties.length, (index) =>
      publishOne(connector, properties[index] as Property, session),
    )
    return performance.now() - started
  }
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
    access: undefined,
    renewAccess: () => Promise.reject(new Error('nobody asks for it')),
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
    runTogether(item, work) {
      return this.runAlone(async () => (await work([item]))[0])
    },
    keepConnection: (open) => open(),
    rememberFact: async () => {},
  }
}

/** As the service does it (`server/src/portals/portals.ts`), but for what it tells of each call. */
function servingTogether({ runAlone }: PortalSession): PortalSession['runTogether'] {
  const turns = makeSharedTurns()
  return async (item, work) => {
    const mine = { item, isHeld: () => true }
    const { results } = await (turns.join('', mine) ??
      turns.lead('', mine, {
        inTurn: runAlone,
        work: async (items) => ({ results: await work(items as (typeof item)[]), exchanges: [] }),
      }))
    return results.get(mine) as Awaited<ReturnType<typeof work>>[number]
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
