import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startApi, testSecrets } from '../../test/harness.ts'
import { newTarget } from '../../test/portal.ts'
import { startReceiver } from '../../test/receiver.ts'
import { openSession, workInSession } from './open-session.ts'
import { getTargetRow } from './targets.store.ts'

const api = startApi()
const deps = () => ({ db: api.db, secrets: testSecrets, portals: api.portals })

/** Two who looked the target up at different times, so that each has its own row. */
async function twoSessions() {
  const client = await api.account()
  const target = await newTarget(client)
  const open = async () => {
    const row = await getTargetRow(api.db, client.accountId, target.id)
    const { signal } = new AbortController()
    return openSession(deps(), row, { signal })
  }
  const facts = async () => (await getTargetRow(api.db, client.accountId, target.id)).facts
  return { accountId: client.accountId, first: await open(), second: await open(), facts }
}

test('what one session finds out about a portal does not push out what another has found out', async () => {
  const { first, second, facts } = await twoSessions()

  await first.rememberFact('host key', 'SHA256:seen first')
  await second.rememberFact('renaming', 'refused')
  await second.rememberFact('host key', 'SHA256:seen later')

  expect(await facts()).toEqual({ 'host key': 'SHA256:seen first', renaming: 'refused' })
})

test('what was found out with an earlier login is not remembered', async () => {
  const { accountId, first, facts } = await twoSessions()
  await api.db.run(sql`update targets set facts = '{}', version = version + 1 where account_id = ${accountId}`)

  await first.rememberFact('host key', 'SHA256:of the other server')

  expect(await facts()).toEqual({})
})

describe('work in a session', () => {
  async function newRow() {
    const client = await api.account()
    const { id } = await newTarget(client)
    return getTargetRow(api.db, client.accountId, id)
  }

  function newLease() {
    const lost = new AbortController()
    let isHeld = true
    return {
      signal: lost.signal,
      isHeld: () => isHeld,
      waitAside: <Result>(wait: () => Promise<Result>) => wait(),
      runOut: () => void (isHeld = false),
    }
  }

  test('makes no call once its lease has run out', async () => {
    const receiver = await startReceiver()
    const lease = newLease()

    const answers = await workInSession(deps(), await newRow(), { lease, deadlineMs: 60_000 }, async ({ http }) => {
      const call = () => http.send({ method: 'POST', url: receiver.url, body: 'the advert' })
      const before = await call()
      lease.runOut()
      return [before, await call()]
    })

    expect(answers).toMatchObject([{ kind: 'answer' }, { kind: 'failed', code: 'aborted' }])
    expect(receiver.requests).toHaveLength(1)
  })

  test('ends at its deadline, which does not count how long it waited for its turn', async () => {
    const row = await newRow()
    const options = { lease: newLease(), deadlineMs: 500 }
    const { promise: isTaken, resolve: take } = Promise.withResolvers<void>()
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>()
    const other = workInSession(deps(), row, { ...options, deadlineMs: 60_000 }, (session) =>
      session.runAlone(() => (take(), isFree)),
    )
    await isTaken
    setTimeout(free, 1_000)

    const wasAborted = await workInSession(deps(), row, options, async (session) => {
      const atItsTurn = await session.runAlone(async () => session.signal.aborted)
      await new Promise((resolve) => session.signal.addEventListener('abort', resolve))
      return { atItsTurn }
    })

    await other
    expect(wasAborted).toEqual({ atItsTurn: false })
  })
})
