import { AushangError } from '@aushang/sdk'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'

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
