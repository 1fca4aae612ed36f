import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, signIn } from '../../../test/platform-a/client.ts'
import { flat } from '../../../test/platform-a/documents.ts'
import { type Sandbox, startSandbox } from '../../index.ts'

let sandbox: Sandbox
let client: Client

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
  client = await signIn(sandbox.url)
})
afterAll(() => sandbox.stop())

const path = '/user/me/realestate'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('the daily report of an object has a figure for each day, and the same when it is asked again', async () => {
  await client.send('POST', path, { json: flat({ externalId: 'seen/1' }) })
  const ask = () => client.send('GET', `${path}/ext-seen%2F1/dailyreport?dateFrom=${daysAgo(3)}&dateTo=${daysAgo(1)}`)

  const { json } = await ask()

  expect(json.realEstateId).toBe('seen/1')
  expect(json.dailyReports.map(({ date }: { date: string }) => date)).toEqual([daysAgo(3), daysAgo(2), daysAgo(1)])
  expect(json.dailyReports[0]).toMatchObject({ exposeHits: expect.any(Number), emailContacts: expect.any(Number) })
  expect((await ask()).json).toEqual(json)
})

test('what is not there, and what are no days, is answered without a wrapper', async () => {
  const missing = await client.send('GET', `${path}/1/dailyreport?dateFrom=${daysAgo(3)}&dateTo=${daysAgo(1)}`)
  const { json } = await client.send('POST', path, { json: flat() })
  const id = json['common.messages'][0].message.id
  const backwards = await client.send('GET', `${path}/${id}/dailyreport?dateFrom=${daysAgo(1)}&dateTo=${daysAgo(3)}`)

  expect([missing.status, missing.json.messageCode]).toEqual([404, 'ERROR_RESOURCE_NOT_FOUND'])
  expect([backwards.status, backwards.json.messageCode]).toEqual([412, 'ERROR_COMMON_URL_PARAMETER_VALIDATION_FAILED'])
})
