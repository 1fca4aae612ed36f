import { startOpenImmoPortal } from '@aushang/sandbox'
import type { Target } from '@aushang/model'
import sql from 'sql-template-tag'
import { expect, onTestFinished, test } from 'vitest'
import { silentServers } from '../../../../connectors/test/silent-servers.ts'
import { type Client, startApi } from '../../harness.ts'
import { eventually, startTestWorker } from '../../work.ts'
import { expectGoodNeighbours } from '../neighbours.ts'

const api = startApi()

async function newTarget(client: Client, credentials: object): Promise<Target> {
  const answer = await client.post('/targets', { type: 'openimmo', credentials })
  expect(answer.status).toBe(201)
  return answer.body
}

test('servers that are silent hold up the login checks of nobody else', { timeout: 60_000 }, async (context) => {
  startTestWorker(api)
  const portal = await startOpenImmoPortal({ host: '127.0.0.1', ftpPort: 0, sftpPort: 0 })
  onTestFinished(() => portal.close())
  const { ftpPort: port } = portal
  const login = {
    protocol: 'ftp',
    host: '127.0.0.1',
    port,
    username: 'modest',
    password: 'sandbox',
    providerNumber: '1',
  }
  const silent = await Promise.all([
    silentServers['sftp: never speaks'](),
    silentServers['sftp: stops after its banner'](),
    silentServers['sftp: stops after the login'](),
    silentServers['ftp: stops after the user name'](),
  ])
  const client = await api.account()
  const others = await Promise.all(['a', 'b', 'c'].map((name) => api.account(name)))

  await expectGoodNeighbours(context, {
    times: 10,
    async modest() {
      const { id } = await newTarget(client, login)
      await eventually(async () => {
        expect((await client.get(`/targets/${id}`)).body).toMatchObject({ authorizationStatus: 'authorized' })
      })
    },
    async greedy() {
      for (const other of others) {
        await Promise.all(Array.from({ length: 20 }, (_, each) => newTarget(other, silent[each % 4] ?? {})))
      }
      await eventually(async () => {
        const held = await api.db.many(sql`select from targets where lease_until > now()`)
        expect(held.length).toBeGreaterThan(4)
      })
      return async () => {}
    },
  })
})
