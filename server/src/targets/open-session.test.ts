import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startApi, testSecrets } from '../../test/harness.ts'
import { newTarget } from '../../test/portal.ts'
import { openSession } from './open-session.ts'
import { getTargetRow } from './targets.store.ts'

const api = startApi()

/** Two who looked the target up at different times, so that each has its own row. */
async function twoSessions() {
  const client = await api.account()
  const target = await newTarget(client)
  const open = async () => {
    const row = await getTargetRow(api.db, client.accountId, target.id)
    const { signal } = new AbortController()
    return openSession({ db: api.db, secrets: testSecrets, portals: api.portals }, row, { signal })
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
