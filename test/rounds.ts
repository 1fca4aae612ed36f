/**
 * How often, or how large, for tests that are the surer the more they try: so that `npm test` takes minutes, it tries a few; all of
 * them with ROUNDS=all.
 */
export function rounds({ few, all }: { few: number; all: number }): number {
  return process.env['ROUNDS'] === 'all' ? all : few
}
