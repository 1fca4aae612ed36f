import type { Target } from '@aushang/model'
import { type OpenImmoPortal, startOpenImmoPortal } from '@aushang/sandbox'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Client } from './harness.ts'

/** A portal that takes files, for the tests of one file. */
export function startPortalOfFiles() {
  let portal: OpenImmoPortal
  beforeAll(async () => {
    portal = await startOpenImmoPortal({ host: '127.0.0.1', ftpPort: 0, sftpPort: 0 })
  })
  afterAll(() => portal.close())

  const login = (protocol: 'ftp' | 'sftp' = 'ftp', username = 'muster') => ({
    protocol,
    host: '127.0.0.1',
    port: protocol === 'ftp' ? portal.ftpPort : portal.sftpPort,
    username,
    password: 'sandbox',
    providerNumber: 'KD-4711',
  })
  return {
    login,
    adverts: (number: string) => portal.adverts().filter((advert) => advert.number === number),
  }
}

export async function newOpenImmoTarget(client: Client, credentials: object, options: object = {}): Promise<Target> {
  const answer = await client.post('/targets', { type: 'openimmo', credentials, options })
  expect(answer.status).toBe(201)
  return answer.body
}

export async function aContactOf(client: Client): Promise<string> {
  const contact = { firstName: 'Anna', lastName: 'Muster', email: 'anna@example.org' }
  return (await client.post('/contacts', contact)).body.id
}
