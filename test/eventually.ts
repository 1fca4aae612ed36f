import { vi } from 'vitest'

/** Things that happen in the background do so soon, but on a busy machine not at once. */
export function eventually<Result>(look: () => Result | Promise<Result>): Promise<Result> {
  const soon = vi.waitFor(look, { timeout: 500, interval: 20 })
  // Whoever goes on asking that often takes the processor from those who are to do it.
  return soon.catch(() => vi.waitFor(look, { timeout: 25_000, interval: 100 }))
}
