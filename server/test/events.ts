import sql from 'sql-template-tag'
import type { Api, Client } from './harness.ts'

/** The payloads of all that were told under this name, the oldest first. */
export async function eventsOf(api: Api, { accountId }: Client, name: string): Promise<Record<string, unknown>[]> {
  const rows = await api.db.many<{ payload: string }>(sql`
    select payload from events where account_id = ${accountId} and position > 0 and name = ${name} order by position`)
  return rows.map(({ payload }) => JSON.parse(payload) as Record<string, unknown>)
}
