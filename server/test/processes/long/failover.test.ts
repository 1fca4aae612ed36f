import { expect, test, vi } from 'vitest'
import { createAccount } from '../../../src/accounts/accounts.store.ts'
import { openDatabase } from '../../../src/lib/database/db.ts'
import { splitHosts } from '../../../src/lib/database/hosts.ts'
import { needing } from '../../../../test/needs.ts'
import { debianPostgres, query, startDebianPostgres } from '../../database/debian-postgres.ts'
import { aContact } from '../../harness.ts'
import { startRole } from '../role-process.ts'

vi.setConfig({ testTimeout: 120_000 })

test.for([
  ['postgres://a:b@one/c', ['postgres://a:b@one/c']],
  ['postgres://a:b@one:1,two:2/c?x=y', ['postgres://a:b@one:1/c?x=y', 'postgres://a:b@two:2/c?x=y']],
  ['postgres://one,two/c?target_session_attrs=read-write', ['postgres://one/c', 'postgres://two/c']],
] as const)('%s names %j', ([url, urls]) => {
  expect(splitHosts(url)).toEqual(urls)
})

test(
  'a service with two hosts in DATABASE_URL goes on at the other when the first has failed',
  needing(debianPostgres),
  async () => {
    const primary = await startDebianPostgres()
    const standby = await startDebianPostgres({ standbyOf: primary })
    // The standby stands first: it answers, but takes no writes.
    const url = `postgres://aushang@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/aushang?target_session_attrs=read-write`
    const service = await startRole('api,worker', { DATABASE_URL: url })
    const db = openDatabase({ url: primary.url, poolMax: 2 })
    const { apiKey } = await createAccount(db, 'Muster')
    await db.close()
    const createContact = async () => {
      const answer = await fetch(`${service.url}/contacts`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(aContact()),
      })
      return answer.status
    }
    expect(await createContact()).toBe(201)
    await vi.waitFor(async () => expect(await query(standby.url, 'select id from contacts')).toHaveLength(1), {
      timeout: 30_000,
    })

    await primary.stop('immediate')
    const whileAway = await createContact()
    await standby.tool('pg_ctl', 'promote', '-D', standby.folder, '-w')

    await vi.waitFor(async () => expect(await createContact()).toBe(201), { timeout: 30_000, interval: 200 })
    expect(whileAway).toBe(503)
    expect((await service.read('/readyz')).status).toBe(200)
    expect((await query(standby.url, 'select id from contacts')).length).toBe(2)
    await vi.waitFor(
      () => {
        const lines = service.log().map(({ msg }) => String(msg))
        expect(lines.filter((line) => line.startsWith('the database is away'))).toHaveLength(1)
        expect(lines.filter((line) => line === 'the database answers again')).toHaveLength(1)
      },
      { timeout: 30_000, interval: 100 },
    )
  },
)
