import type { Exchange } from './portals.ts'

/** What somebody waits for a turn with. */
interface Errand {
  item: unknown
  /** Whether it is still ours to do. */
  isHeld(): boolean
}

/** What came of a turn: for each errand that is done, and what was said to the portal for all of them. */
interface Served {
  results: ReadonlyMap<Errand, unknown>
  exchanges: Exchange[]
}

interface Turn {
  errands: Errand[]
  served: Promise<Served>
}

interface TurnOptions {
  /** Waits for the turn, and has it served then. */
  inTurn(serve: () => Promise<Served>): Promise<Served>
  /** What came of each item, in their order. */
  work(items: unknown[]): Promise<{ results: unknown[]; exchanges: Exchange[] }>
}

const errandsMax = 50

/** Lets those who wait for the same turn be served in one: by the first of them, with all who have come until it begins. */
export function makeSharedTurns() {
  const awaited = new Map<string, Turn>()

  return {
    /** Waits with those who wait already; undefined where nobody does. */
    join(name: string, errand: Errand): Promise<Served> | undefined {
      const turn = awaited.get(name)
      if (turn === undefined || turn.errands.length === errandsMax) return undefined
      turn.errands.push(errand)
      return turn.served
    },
    /** Serves those who have joined when the turn begins; if it fails, none of their errands is done. */
    async lead(name: string, mine: Errand, { inTurn, work }: TurnOptions): Promise<Served> {
      const { promise, resolve } = Promise.withResolvers<Served>()
      const turn = { errands: [mine], served: promise }
      awaited.set(name, turn)
      const begin = () => {
        if (awaited.get(name) === turn) awaited.delete(name)
        return turn.errands.filter((errand) => errand === mine || errand.isHeld())
      }
      let served: Served = { results: new Map(), exchanges: [] }
      try {
        served = await inTurn(async () => {
          const errands = begin()
          const { results, exchanges } = await work(errands.map(({ item }) => item))
          return { results: new Map(errands.map((errand, index) => [errand, results[index]])), exchanges }
        })
        return served
      } finally {
        begin()
        resolve(served)
      }
    },
  }
}
