/** How often, or how large, for tests that are the surer the more they try: a few by `npm test`, all by `npm run test:all`. */
export function rounds({ few, all }: { few: number; all: number }): number {
  return process.env['TESTS'] === 'all' ? all : few
}

/** A part of many, spread over all of them: every `nth` by `npm test`, all by `npm run test:all`. */
export function sampled<Each>(all: Each[], nth: number): Each[] {
  return all.filter((_, index) => index % rounds({ few: nth, all: 1 }) === 0)
}
