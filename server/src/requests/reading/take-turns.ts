interface Turns {
  /** Whether it is heavy is asked when its turn may have come: meanwhile, that may have turned out. */
  within<Result>(key: string, isHeavy: () => boolean, work: (weight: Weight) => Promise<Result>): Promise<Result>
}

type Weight = 'light' | 'heavy'

/** Limits how much of each weight is under way at once: one of each key, and whoever was served last comes last. */
export function takeTurns(limits: Record<Weight, number>): Turns {
  interface Waiting {
    isHeavy: () => boolean
    begin: (weight: Weight) => void
  }
  /** By key, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>()
  const running = new Map<string, Weight>()

  const weightOf = ({ isHeavy }: Waiting): Weight => (isHeavy() ? 'heavy' : 'light')
  const hasRoom = (weight: Weight) => [...running.values()].filter((each) => each === weight).length < limits[weight]

  /** Not only the first: one that ends may make way for two, the next of its key and another of its weight. */
  function beginWaiting(): void {
    for (const [key, queue] of waiting) {
      const index = running.has(key) ? -1 : queue.findIndex((each) => hasRoom(weightOf(each)))
      const [next] = index === -1 ? [] : queue.splice(index, 1)
      if (next === undefined) continue
      waiting.delete(key)
      if (queue.length > 0) waiting.set(key, queue) // behind all others: a Map keeps the order in which its keys came
      const weight = weightOf(next)
      running.set(key, weight)
      next.begin(weight)
    }
  }

  return {
    async within(key, isHeavy, work) {
      const weight = await new Promise<Weight>((begin) => {
        const queue = waiting.get(key) ?? []
        queue.push({ isHeavy, begin })
        waiting.set(key, queue)
        beginWaiting()
      })
      return work(weight).finally(() => {
        running.delete(key)
        beginWaiting()
      })
    },
  }
}
