/** Which inquiries are listed, as the address says it. */
export interface RequestSearch {
  q?: string
  matched?: false
  read?: false
}

export function readRequestSearch(search: Record<string, unknown>): RequestSearch {
  return {
    ...(typeof search['q'] === 'string' && { q: search['q'] }),
    ...(search['matched'] === false && { matched: false }),
    ...(search['read'] === false && { read: false }),
  }
}
