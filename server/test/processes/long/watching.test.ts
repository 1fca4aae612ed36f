import { readFile } from 'node:fs/promises'
import type { Listing, Property, Target } from '@aushang/model'
import { startSandbox } from '@aushang/sandbox'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAccount } from '../../../src/accounts/accounts.store.ts'
import { openDatabase } from '../../../src/lib/database/db.ts'
import { cloneDatabase } from '../../database/database.ts'
import { freePorts } from '../../../../test/free-ports.ts'
import { aProperty, testConsumer, testRequestsDomain } from '../../harness.ts'
import { anInquiry } from '../../mails/mails.ts'
import { connectSmtp } from '../../mails/smtp-client.ts'
import { startReceiver } from '../../receiver.ts'
import { startRole } from '../role-process.ts'

vi.setConfig({ testTimeout: 120_000 })

const listings = 100
/** The sandbox is down for objects whose number begins like that. */
const down = 10

/** The value of a figure, by its name and labels as they stand there. */
function figure(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? Number.NaN : Number(line.slice(name.length))
}

async function startInstallation() {
  const database = await cloneDatabase()
  const db = openDatabase({ url: database.url })
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await sandbox.stop()
    await db.close()
    await database.drop()
  })
  const [httpPort = 0] = await freePorts(1)
  const settings = {
    DATABASE_URL: database.url,
    PLATFORM_A_SANDBOX_URL: sandbox.url,
    REQUESTS_DOMAIN: testRequestsDomain,
    HTTP_PORT: String(httpPort),
    OUTBOUND_ALLOW: 'loopback',
  }
  const api = await startRole('api', settings)
  const worker = await startRole('worker', settings)
  const smtp = await startRole('smtp', settings)
  const { apiKey } = await createAccount(db, 'Muster')
  const send = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const answer = await fetch(api.url + path, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.status).toBeLessThan(300)
    return (await answer.json()) as Body
  }
  return { api, worker, smtp, send }
}

async function connectTarget(send: Awaited<ReturnType<typeof startInstallation>>['send']): Promise<Target> {
  await send('PUT', '/account/credentials/platform-a-24-sandbox', testConsumer)
  const target = await send<Target>('POST', '/targets', { type: 'platform-a-24-sandbox' })
  const away = await fetch(target.authorizationUrl ?? '', { redirect: 'manual' })
  const page = new URL(away.headers.get('location') ?? '')
  const form = { oauth_token: page.searchParams.get('oauth_token') ?? '', user: 'agency', decision: 'allow' }
  const back = await fetch(`${page.origin}${page.pathname}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  expect((await fetch(back.headers.get('location') ?? '')).status).toBe(200)
  return send('GET', `/targets/${target.id}`)
}

test('every role tells how it is while 100 listings go out, a portal is down and a webhook fails', async () => {
  const { api, worker, smtp, send } = await startInstallation()
  const target = await connectTarget(send)
  await send('POST', '/targets', { type: 'platform-a-24-sandbox' }) // its user never comes
  const well = await startReceiver()
  const failing = await startReceiver(500)
  for (const { url } of [well, failing]) await send('POST', '/webhooks', { url, events: ['publication.succeeded'] })

  const text = 'Dieser Satz steht in keinem Log.'
  const publish = async (index: number) => {
    const { externalId: _example, ...draft } = aProperty({ attachments: [], fields: { description: text } })
    const externalId = `${index < down ? 'DOWN-' : 'WATCH-'}${index}`
    const { id: propertyId } = await send<Property>('POST', '/properties', { ...draft, externalId })
    await send<Listing>('POST', '/listings', { propertyId, targetId: target.id })
  }
  await Promise.all(Array.from({ length: listings }, (_, index) => publish(index)))
  const client = await connectSmtp(smtp.smtpPort())
  expect((await client.deliver(`${target.emailId}@${testRequestsDomain}`, anInquiry())).code).toBe(250)

  const published = 'aushang_publications_total{target_type="platform-a-24-sandbox",outcome="published"}'
  await vi.waitFor(
    async () => {
      const { text: figures } = await worker.read('/metrics')
      expect(figure(figures, published)).toBe(listings - down)
      expect(figure(figures, 'aushang_deliveries_total{outcome="succeeded"}')).toBe(listings - down)
      expect(figure(figures, 'aushang_mails_read_total{outcome="inquiries"}')).toBe(1)
      // A try is counted before it is settled what becomes of its webhook, and each role reads that out of the database
      // when it pleases.
      for (const { read } of [api, worker, smtp])
        expect(figure((await read('/metrics')).text, 'aushang_webhooks_failing')).toBe(1)
    },
    { timeout: 60_000, interval: 100 },
  )

  const roles = { api, worker, smtp }
  const scraped = new Map<string, string>()
  for (const [name, role] of Object.entries(roles)) {
    const answers = [await role.read('/healthz'), await role.read('/readyz?at=1'), await role.read('/metrics')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    scraped.set(name, answers[2]?.text ?? '')
  }
  const [ofApi = '', ofWorker = '', ofSmtp = ''] = scraped.values()
  expect(figure(ofWorker, published.replace('published', 'unavailable'))).toBeGreaterThanOrEqual(down)
  expect(figure(ofWorker, 'aushang_deliveries_total{outcome="retried"}')).toBeGreaterThan(0)
  expect(
    figure(ofWorker, 'aushang_work_duration_seconds_count{kind="listings",outcome="again"}'),
  ).toBeGreaterThanOrEqual(down)
  expect(figure(ofSmtp, 'aushang_mails_taken_total{entrance="smtp"}')).toBe(1)
  for (const figures of [ofApi, ofWorker, ofSmtp]) {
    expect(figure(figures, 'aushang_work_due{kind="listings"}')).toBeGreaterThanOrEqual(0)
    expect(figure(figures, 'aushang_webhooks_failing')).toBe(1)
    expect(
      figure(figures, 'aushang_targets_without_access{target_type="platform-a-24-sandbox",status="pending"}'),
    ).toBe(1)
    expect(figure(figures, 'aushang_database_connections{pool="requests",state="max"}')).toBe(10)
  }
  for (const { url } of Object.values(roles)) expect((await fetch(`${url}/nothing`)).status).toBe(404)

  const lines = worker.log()
  const said = (msg: string, outcome: string) =>
    lines.filter((line) => line['msg'] === msg && line['outcome'] === outcome)
  expect(said('publication', 'published')).toHaveLength(listings - down)
  expect(said('publication', 'unavailable')[0]).toMatchObject({
    accountId: expect.any(String),
    listingId: expect.any(String),
    targetId: target.id,
    targetType: 'platform-a-24-sandbox',
    failureCode: 'portal_unavailable',
    ms: expect.any(Number),
  })
  expect(said('delivery', 'succeeded')).toHaveLength(listings - down)
  expect(said('delivery', 'retried')[0]).toMatchObject({ status: 500, attempt: 1, webhookId: expect.any(String) })
  expect(said('mail read', 'inquiries')).toMatchObject([{ targetId: target.id, inquiries: 1 }])
  expect(smtp.log().filter(({ msg }) => msg === 'mail taken')).toMatchObject([
    { targetId: target.id, outcome: 'stored' },
  ])
  expect(JSON.stringify([...lines, ...api.log(), ...smtp.log()])).not.toMatch(/steht in keinem Log|whsec_|example\.org/)

  const known = [...scraped.values()].join('\n')
  const files = [
    'ops/prometheus/alerts.yml',
    'ops/prometheus/alerts.test.yml',
    'ops/grafana/aushang.json',
    'docs/operations.md',
  ]
  for (const file of files) {
    const wanted = await readFile(new URL(`../../../../${file}`, import.meta.url), 'utf8')
    const names = new Set(wanted.match(/\b(?:aushang|http_request|process|nodejs)_[a-z0-9_]+/g))
    expect(names.size).toBeGreaterThan(5)
    expect([...names].filter((name) => !known.includes(`${name}{`) && !known.includes(`${name} `))).toEqual([])
  }
  expect((await Promise.all(Object.values(roles).map((role) => role.stop()))).map(({ code }) => code)).toEqual([
    0, 0, 0,
  ])
})
