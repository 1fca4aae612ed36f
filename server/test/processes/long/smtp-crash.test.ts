import { once } from 'node:events'
import sql from 'sql-template-tag'
import { describe, expect, test, vi } from 'vitest'
import { startCrashingWorker } from '../crashing.ts'
import { type Client, startApi } from '../../harness.ts'
import { aMailTarget, anInquiry, bringMails, type TestTarget } from '../../mails/mails.ts'
import { connectSmtp } from '../../mails/smtp-client.ts'
import { eventually, startTestWorker } from '../../work.ts'
import { startEntranceProcess } from '../smtp-entrance.ts'

vi.setConfig({ testTimeout: 120_000 })

const api = startApi()
const deliver = async (port: number, { address }: TestTarget) => (await connectSmtp(port)).deliver(address, anInquiry())
const everythingOf = async (client: Client) => ({
  mails: (await api.db.many(sql`select from mails where account_id = ${client.accountId}`)).length,
  requests: (await client.get('/requests')).body.length as number,
  events: (await client.get('/events')).body.length as number,
})
const onceEach = { mails: 1, requests: 1, events: 1 }

describe('an SMTP entrance that is killed', () => {
  test('after its 250 has lost nothing', async () => {
    const client = await api.account()
    const target = await aMailTarget(api, client)
    const entrance = await startEntranceProcess(api)

    const reply = await deliver(entrance.port, target)
    await entrance.kill()
    startTestWorker(api)

    expect(reply.code).toBe(250)
    await eventually(async () => expect(await everythingOf(client)).toEqual(onceEach))
  })

  test('between the end of a mail and its 250 has it once, when it is sent again', async () => {
    const client = await api.account()
    const target = await aMailTarget(api, client)
    const entrance = await startEntranceProcess(api)
    const held = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    // Whoever stores a mail now waits, so that the moment can be met.
    const holding = api.db.transaction(async (tx) => {
      await tx.run(sql`lock table mails in exclusive mode`)
      locked.resolve()
      await held.promise
    })
    await locked.promise

    const unanswered = deliver(entrance.port, target)
    await eventually(async () => {
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into mails%'`
      expect((await api.db.many(waiting)).length).toBeGreaterThan(0)
    })
    await entrance.kill()
    held.resolve()
    await holding
    const second = await startEntranceProcess(api)
    const again = await deliver(second.port, target)
    startTestWorker(api)

    expect((await unanswered).code).toBe(0)
    expect(again.code).toBe(250)
    await eventually(async () => expect(await everythingOf(client)).toEqual(onceEach))
    await second.kill()
  })

  test('while many mails come in keeps what it acknowledged, once', async () => {
    const client = await api.account()
    const target = await aMailTarget(api, client)
    const entrance = await startEntranceProcess(api)
    const acknowledged = new Set<string>()
    const send = async (port: number, email: string) => {
      const smtp = await connectSmtp(port)
      const reply = await smtp.deliver(target.address, anInquiry({ email }))
      if (reply.code === 250) acknowledged.add(email)
    }
    const emails = Array.from({ length: 40 }, (_, n) => `${n}@example.org`)

    const sending = Promise.allSettled(emails.map((email) => send(entrance.port, email)))
    await eventually(() => expect(acknowledged.size).toBeGreaterThan(0))
    await entrance.kill()
    await sending
    const acknowledgedByThen = acknowledged.size
    const kept = await api.db.many(sql`select from mails where account_id = ${client.accountId}`)
    const second = await startEntranceProcess(api)
    await Promise.all(emails.map((email) => send(second.port, email)))
    startTestWorker(api)

    expect(kept.length).toBeGreaterThanOrEqual(acknowledgedByThen)
    expect(acknowledged.size).toBe(40)
    await eventually(async () => expect(await everythingOf(client)).toEqual({ mails: 40, requests: 40, events: 40 }))
    await second.kill()
  })
})

describe('a worker that is killed while it reads mails', () => {
  test.for(['mails: claimed', 'mails: done', 'mails: before commit'])('at "%s" files each once', async (crashPoint) => {
    const client = await api.account()
    const target = await aMailTarget(api, client)
    const emails = Array.from({ length: 5 }, (_, n) => `${n}@example.org`)
    await bringMails(api, client, target, ...emails.map((email) => anInquiry({ email })))

    const [, signal] = await once(startCrashingWorker(api, crashPoint).child, 'exit')
    const before = await everythingOf(client)
    await api.db.run(sql`
      update mails set lease_until = now() - interval '1 ms'
      where account_id = ${client.accountId} and lease_until is not null`)
    startTestWorker(api)

    expect(signal).toBe('SIGKILL')
    expect(before).toEqual({ mails: 5, requests: 0, events: 0 })
    await eventually(async () => expect(await everythingOf(client)).toEqual({ mails: 5, requests: 5, events: 5 }))
  })
})
