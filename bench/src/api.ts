import sql from 'sql-template-tag'
import { request } from 'undici'
import type { Database } from '../../server/src/lib/database/db.ts'
import { allowAccess } from './sandbox.ts'
import type { Service } from './service.ts'

export const consumer = { key: 'sandbox-key', secret: 'sandbox-secret' }

type Caller = Pick<Service, 'port' | 'apiKey'>

export async function call<Answer>({ port, apiKey }: Caller, method: string, path: string, body?: object) {
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    method: method as 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode}`)
  return (await answer.body.json()) as Answer
}

/** A target on the sandbox, to which its user has granted access. */
export async function connectTarget(service: Service, user = 'ours'): Promise<string> {
  const target = await createTarget(service)
  await target.allowAccess(user)
  return target.id
}

/** A target on the sandbox that waits for its user to grant access. */
export async function createTarget(
  service: Service,
): Promise<{ id: string; allowAccess: (user: string) => Promise<void> }> {
  await call(service, 'PUT', '/account/credentials/platform-a-24-sandbox', consumer)
  const type = 'platform-a-24-sandbox'
  const target = await call<{ id: string; authorizationUrl: string }>(service, 'POST', '/targets', { type })
  return {
    id: target.id,
    async allowAccess(user) {
      const away = await fetch(target.authorizationUrl.replace('localhost', '127.0.0.1'), { redirect: 'manual' })
      const back = await allowAccess(away.headers.get('location') ?? '', user)
      await fetch(back.replace('localhost', '127.0.0.1'))
    },
  }
}

export async function inParallel(
  concurrency: number,
  total: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < total) await work(next++)
    }),
  )
}

/** How many events the log of the account has. */
export async function lastPosition(db: Database, accountId: string): Promise<number> {
  const row = await db.maybeOne<{ last: number }>(sql`
    select last_position as last from event_logs where account_id = ${accountId}`)
  return row?.last ?? 0
}
