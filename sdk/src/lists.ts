/** A list of the API: nothing is asked before it is read. */
export interface List<T> extends AsyncIterable<T> {
  /** All of them, page by page. */
  all(): Promise<T[]>
  /** One page: `limit` of them, from `after` on. */
  page(): Promise<Page<T>>
}

export interface Page<T> {
  items: T[]
  /** What to ask for to get the next page, such as `listProperties({ ...query, ...page.next })`; undefined on the last. */
  next?: { after: string }
}

/** Without a `limit`, the service would answer with everything at once. */
export const pageSize = 200

type FetchPage<T> = (after?: string) => Promise<Page<T>>

export function makeList<T>(fetchPage: FetchPage<T>): List<T> {
  return {
    page: () => fetchPage(),
    async all() {
      const items: T[] = []
      for await (const item of walkPages(fetchPage)) items.push(item)
      return items
    },
    [Symbol.asyncIterator]: () => walkPages(fetchPage),
  }
}

export function makePage<T>(items: T[], linkHeader: string | null): Page<T> {
  // Of the address, only the place in the list is taken: a client may reach the service by another name.
  const address = /<([^>]*)>;\s*rel="next"/.exec(linkHeader ?? '')?.[1]
  const after = address && new URL(address, 'http://localhost').searchParams.get('after')
  return after ? { items, next: { after } } : { items }
}

async function* walkPages<T>(fetchPage: FetchPage<T>): AsyncGenerator<T, void> {
  let page = await fetchPage()
  yield* page.items
  while (page.next) {
    page = await fetchPage(page.next.after)
    yield* page.items
  }
}
