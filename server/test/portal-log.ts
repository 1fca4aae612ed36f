import type { Api } from './harness.ts'

/** A call as a portal of the sandbox has noted it. */
interface LoggedCall {
  method: string
  path: string
  status: number
  receivedAtMs: number
  user: string | null
  externalIds: string[]
  note: string | null
}

interface LogQuery {
  portal?: 'platform-a' | 'platform-c'
  externalId?: string
  sinceMs?: number
  user?: string
}

/** What a portal was sent: all of it, or about one number, since a moment, in the name of one user. */
export async function callsOnPortal(
  { sandbox }: Pick<Api, 'sandbox'>,
  { portal = 'platform-a', externalId, sinceMs, user }: LogQuery = {},
): Promise<LoggedCall[]> {
  const query = new URLSearchParams({
    limit: '20000',
    ...(externalId !== undefined && { externalId }),
    ...(sinceMs !== undefined && { sinceMs: String(sinceMs) }),
  })
  const response = await fetch(`${sandbox.url}/${portal}/log?${query.toString()}`)
  const { requests } = (await response.json()) as { requests: LoggedCall[] }
  return requests.filter((call) => user === undefined || call.user === user)
}
