import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openIntake } from '../../../src/requests/intake.ts'
import { startSmtp } from '../../../src/smtp.ts'
import { startApi, testMailQuota, testRequestsDomain } from '../../harness.ts'
import { silentTelemetry } from '../../telemetry.ts'
import { aMailTarget } from '../mails.ts'
import { connectSmtp } from '../smtp-client.ts'

const api = startApi()
const megabyte = 1_000_000
/** Of the mails that one network begins and never ends. */
const begunBytes = [...Array<number>(3).fill(18.8 * megabyte), ...Array<number>(30).fill(megabyte)]
const mails = 25

test('mails that one network begins and goes on with by a byte every three seconds hold up nobody else', async () => {
  const { port, stop } = await startSmtp({
    intake: openIntake({
      db: api.db,
      domain: testRequestsDomain,
      quota: testMailQuota,
      wake: () => {},
      telemetry: silentTelemetry(),
    }),
    host: '127.0.0.1',
    port: 0,
    domain: testRequestsDomain,
    proxies: ['127.0.0.1'],
    onError: () => {},
  })
  onTestFinished(() => stop(0))
  const connectFrom = async (address: string) => {
    const client = await connectSmtp(port)
    client.write(`PROXY TCP4 ${address} 127.0.0.1 50000 25\r\n`)
    return client
  }
  const [greedy, modest] = [await aMailTarget(api, await api.account()), await aMailTarget(api, await api.account())]
  const begun = await Promise.all(
    begunBytes.map(async (bytes) => {
      const client = await connectFrom('198.51.100.1')
      expect((await client.begin(greedy.address)).code).toBe(354)
      client.write(Buffer.alloc(bytes, 'x'))
      return client
    }),
  )
  const trickle = setInterval(() => begun.forEach((client) => client.write('x')), 3_000)
  onTestFinished(() => clearInterval(trickle))

  const codes: number[] = []
  for (let number = 0; number < mails; number += 1) {
    const client = await connectFrom('203.0.113.1')
    codes.push((await client.deliver(modest.address, `Subject: ${number}\r\n\r\nText`)).code)
    client.destroy()
    await sleep(400)
  }

  expect(codes).toEqual(Array(mails).fill(250))
})
