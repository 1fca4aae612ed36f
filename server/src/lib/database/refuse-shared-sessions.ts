import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { endClient, HostClient } from './hosts.ts'

// By the first of them a pooler is found out unless others take connections from it at the same moment.
const rounds = 3

/**
 * A pooler that hands out transactions, not sessions, loses what belongs to a session: prepared statements, LISTEN, time-outs, and locks,
 * which stay behind for others to wait for. It shows in which process of the database answers: to a session it is always the
 * same one, and no other session has it.
 */
export async function refuseSharedSessions(client: HostClient, options: pg.ClientConfig): Promise<void> {
  const other = new HostClient(client.url, options)
  other.on('error', () => {}) // the statement under way fails with it
  try {
    await other.connect()
    const own = await backendOf(client)
    for (let round = 0; round < rounds; round++) {
      // A pooler takes from its connections either the one that was used last, or one after the other.
      if ((await backendOf(client)) !== own || (await backendOf(other)) === own) throw shared()
      // While the other one has it, the pooler must find one that is free.
      await other.query('begin')
      if ((await backendOf(other)) === own || (await backendOf(client)) !== own) throw shared()
      await other.query('rollback')
    }
  } finally {
    await endClient(other)
  }
}

/** Without parameters: what is sent in several parts may get several processes. */
async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

function shared(): StartupError {
  return new StartupError(
    'DATABASE_URL leads to a pooler that hands out transactions or statements; Aushang needs sessions. Set the pooler to session mode (PgBouncer: pool_mode = session), or name the database itself in DATABASE_URL.',
  )
}
