/** What was found of one thing. `warn`: it works, and somebody should look at it. */
export interface Finding {
  verdict: 'ok' | 'warn' | 'bad'
  about: string
  says: string
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
