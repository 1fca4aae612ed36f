import { answerOf, AushangError, type Client, type List } from '@aushang/sdk'
import {
  infiniteQueryOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  replaceEqualDeep,
} from '@tanstack/react-query'
import { api } from './api.ts'

/** The operations that answer with one thing, and those that answer with a list. */
type One = {
  [Name in keyof Client]: Client[Name] extends (...given: never[]) => Promise<unknown> ? Name : never
}[keyof Client]
type Many = {
  [Name in keyof Client]: Client[Name] extends (...given: never[]) => List<unknown> ? Name : never
}[keyof Client]

type Given<Name extends keyof Client> = Parameters<Client[Name]>
type Answer<Name extends One> = Awaited<ReturnType<Client[Name]>>
type Item<Name extends Many> = ReturnType<Client[Name]> extends List<infer T> ? T : never

/** A query is named by its operation: `useQuery(one('getProperty', id))`. */
export function one<Name extends One>(name: Name, ...given: Given<Name>) {
  return queryOptions({
    queryKey: [name, ...given],
    queryFn: ({ signal }) => call(name, given, signal) as Promise<Answer<Name>>,
    // A copy of an answer would not know its version: it is the same as before, or it is the new one.
    structuralSharing: (before, now) =>
      typeof before === 'object' && before !== null && answerOf(before) && replaceEqualDeep(before, now) === before
        ? before
        : now,
  })
}

/** The whole of a list that is short by nature, such as `all('listTargets')`. */
export function all<Name extends Many>(name: Name, ...given: Given<Name>) {
  return queryOptions({
    queryKey: [name, 'all', ...given],
    queryFn: ({ signal }) => (call(name, given, signal) as List<Item<Name>>).all(),
  })
}

/** The beginning of a list: `limit` of it. */
export function first<Name extends Many>(name: Name, ...given: Given<Name>) {
  return queryOptions({
    queryKey: [name, 'first', ...given],
    queryFn: ({ signal }) => (call(name, given, signal) as List<Item<Name>>).page(),
  })
}

/** A list, page by page, for `useInfiniteQuery`. */
export function pages<Name extends Many>(name: Name, ...given: Given<Name>) {
  return infiniteQueryOptions({
    queryKey: [name, 'pages', ...given],
    queryFn: ({ signal, pageParam }) => (call(name, given, signal, pageParam) as List<Item<Name>>).page(),
    initialPageParam: {},
    getNextPageParam: (page) => page.next,
  })
}

/** Queries are repeated by TanStack Query, which shows meanwhile what it has; the client need not. */
function call(name: keyof Client, given: unknown[], signal: AbortSignal, more: object = {}): unknown {
  const last = given.at(-1)
  const hasOptions = typeof last === 'object'
  const options = { ...(hasOptions ? last : {}), ...more, signal, retries: 0 }
  const method = api[name] as (...all: unknown[]) => unknown
  return method(...(hasOptions ? given.slice(0, -1) : given), options)
}

/** Whether the same call may well succeed later: the service is away, asks for patience, or cannot be reached. */
export function isPassing(error: unknown): boolean {
  return error instanceof AushangError && (error.status === undefined || error.status === 429 || error.status >= 500)
}

/** Whether the session that opened the API is over. A password that is wrong is answered with 401, too. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof AushangError && ['session_ended', 'missing_api_key'].includes(error.code)
}

export function makeQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A page that met with an outage mends itself when the service is back.
        retry: (_count, error) => isPassing(error),
        retryDelay: (count, error) =>
          (error instanceof AushangError && error.retryAfterMs) || Math.min(1_000 * 2 ** count, 15_000),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** What a change of a resource makes stale, by the operations that show it. */
export async function refresh(client: QueryClient, ...names: (keyof Client)[]): Promise<void> {
  await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })))
}
