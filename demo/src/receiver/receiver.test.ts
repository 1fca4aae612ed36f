import { afterEach, expect, test } from 'vitest'
import { makeSigner, newSigningKey, signatureHeaders } from '../../../server/src/webhooks/sign.ts'
import { type Receiver, startReceiver } from './receiver.ts'

const links = { dashboardUrl: 'http://localhost:1', sandboxUrl: 'http://localhost:2' }
const webhook = { path: '/hooks/website', signingKey: newSigningKey() }
let receiver: Receiver

afterEach(() => receiver.stop())

async function start(webhooks?: (typeof webhook)[]): Promise<void> {
  receiver = await startReceiver({ host: '127.0.0.1', port: 0, webhooks, links })
}

async function deliver(path: string, signingKey = webhook.signingKey): Promise<number> {
  const body = JSON.stringify({ eventName: 'publication.succeeded', eventPayload: {} })
  const headers = signatureHeaders([makeSigner(signingKey)], 'event', body, Math.floor(Date.now() / 1000))
  return (await fetch(receiver.url + path, { method: 'POST', headers, body })).status
}

/** What the page is told first: all that has been judged. */
async function firstArrival(): Promise<Record<string, unknown>> {
  const stream = await fetch(`${receiver.url}/stream`)
  const { value } = (await stream.body?.getReader().read()) ?? {}
  return JSON.parse(
    Buffer.from(value ?? [])
      .toString('utf8')
      .replace('data: ', '')
      .split('\n')[0] ?? '',
  ) as Record<string, unknown>
}

test('a delivery that comes before the keys are known is to come again, and is no wrong one', async () => {
  await start()

  const early = await deliver(webhook.path)
  receiver.know([webhook])
  const again = await deliver(webhook.path)

  expect([early, again]).toEqual([503, 200])
  expect(await firstArrival()).toMatchObject({ number: 1, attempt: 1, signature: 'right', status: 200 })
})

test('the keys of before are known from the first moment on', async () => {
  await start([webhook])

  expect(await deliver(webhook.path)).toBe(200)
})

test('a wrong signature is refused, and a webhook that is none of the demo is not found', async () => {
  await start()
  receiver.know([webhook, { ...webhook, path: '/hooks/altsystem' }])

  const answers = [
    await deliver(webhook.path, newSigningKey()),
    await deliver('/hooks/altsystem'),
    await deliver('/hooks/other'),
  ]

  expect(answers).toEqual([401, 401, 404])
})

test('the page leads to the other places of the demo', async () => {
  await start()

  const page = await (await fetch(receiver.url)).text()

  expect(page).toContain(`href="${links.dashboardUrl}"`)
  expect(page).toContain(`href="${links.sandboxUrl}"`)
})
