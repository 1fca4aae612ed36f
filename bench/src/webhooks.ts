import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Agent, request } from 'undici'
import { type Database, openDatabase } from '../../server/src/lib/database/db.ts'
import { openWakes } from '../../server/src/lib/background-work/wake.ts'
import { recordEvents } from '../../server/src/webhooks/record-events.ts'
import { untilNoneDue } from './backlog.ts'
import { type Claim, percent } from './claims.ts'
import { median } from './figures.ts'
import type { Service } from './service.ts'

const events = 30_000
const concurrency = 50
const rounds = 3

/** Webhook deliveries of a running service beside a bare loop of undici POSTs to the same receiver, turn by turn. */
export async function webhooks(service: Service): Promise<Claim[]> {
  const receiver = spawn(process.execPath, [fileURLToPath(new URL('receiver.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve) =>
    receiver.stdout.once('data', (data: Buffer) => resolve(String(data).trim())),
  )
  const url = `http://127.0.0.1:${port}/hook`
  const wakes = openWakes(service.databaseUrl, console.error)
  const db = openDatabase({ url: service.databaseUrl, onWake: wakes.send })
  await createWebhook(service, url)

  // Both become faster until their code is compiled; that is not counted.
  await measureBare(url)
  await measureDeliveries(db, service.accountId)

  const ratios: number[] = []
  const bares: number[] = []
  for (let round = 0; round < rounds; round++) {
    const bare = await measureBare(url)
    const delivered = await measureDeliveries(db, service.accountId)
    ratios.push(delivered / bare)
    bares.push(bare)
    console.log(
      `  ${delivered.toFixed(0)} deliveries/s, bare undici ${bare.toFixed(0)}/s: ${((delivered / bare) * 100).toFixed(0)} %`,
    )
  }
  await db.close()
  await wakes.close()
  receiver.kill()
  return [
    {
      what: 'deliveries of events: each claimed, its attempt recorded before it is sent, signed, its answer stored',
      measured: percent(median(ratios)),
      anchor: `bare undici, ${median(bares).toFixed(0)} POSTs/s to the same receiver (medians of ${rounds} rounds of ${events}, ${concurrency} concurrent)`,
    },
  ]
}

async function createWebhook({ port, apiKey }: Service, url: string): Promise<void> {
  const { statusCode } = await request(`http://127.0.0.1:${port}/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, events: ['publication.succeeded'] }),
  })
  if (statusCode !== 201) throw new Error(`POST /webhooks answered ${statusCode}`)
}

const payload = {
  listingId: '0TkW4rYx00bC4dE6fG8h',
  propertyId: '0TkW4rYx00qL7mN9pR2s',
  targetId: '0TkW4rYx00tU1vW3xY5z',
  type: 'set',
  operation: 'create',
} as const

async function measureBare(url: string): Promise<number> {
  const agent = new Agent({ connections: concurrency })
  const body = JSON.stringify({
    eventId: '0TkW4rYx00jK6lM8nP0q',
    eventName: 'publication.succeeded',
    eventPayload: payload,
    eventTime: new Date(),
  })
  let left = events
  const started = performance.now()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) {
        const answer = await request(url, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
          dispatcher: agent,
        })
        await answer.body.text()
      }
    }),
  )
  const tookMs = performance.now() - started
  await agent.close()
  return (events / tookMs) * 1000
}

/** From the commit that makes them all due until the last one is settled. */
async function measureDeliveries(db: Database, accountId: string): Promise<number> {
  const batch = Array.from({ length: 1_000 }, () => ({
    name: 'publication.succeeded' as const,
    payload,
  }))
  await db.transaction(async (tx) => {
    for (let recorded = 0; recorded < events; recorded += batch.length) await recordEvents(tx, accountId, batch)
  })
  const started = performance.now()
  await untilNoneDue(db, 'deliveries')
  return (events / (performance.now() - started)) * 1000
}
