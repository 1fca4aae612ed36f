import { AushangError } from '@aushang/sdk'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { one } from './queries.ts'

/**
 * For the loader of a route: what its page cannot be drawn without. What is not there, or not ours, becomes the page that says so.
 */
export async function need<Data, Error, Key extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  try {
    return await queries.ensureQueryData(query)
  } catch (error) {
    throw error instanceof AushangError && error.status === 404 ? notFound() : error
  }
}

/** For the loader of a page on which something is made: who may only look is led back to the list. */
export async function needMember(queries: QueryClient, list: string): Promise<void> {
  const { user } = await need(queries, one('getSession'))
  if (user.role === 'reader') throw redirect({ to: list })
}
