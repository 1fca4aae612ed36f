/** How often an external id fails that begins with a certain word, and in which steps, unless it says so itself. */
interface Sentinel<Step> {
  steps: Step[]
  times: number
}

/**
 * `SENTINEL-[STEP-][ONCE-|TIMESn-]…`: what an external id that begins like this makes happen. Anything else, also an
 * unknown word in that place, is an ordinary external id.
 */
export function makeSentinelPlan<Step extends string, Own extends Sentinel<Step>>(
  sentinelsByWord: Record<string, Own>,
  allSteps: Step[],
) {
  const met = new Map<string, number>()
  return {
    /** Counts it, too. `isField`: which words may stand between the others, for a portal that knows such. */
    next(userName: string, externalId: string, step: Step, isField: (word: string) => boolean = () => false) {
      const read = readSentinel(externalId, isField)
      if (read === null || !read.steps.includes(step)) return null
      const key = `${userName} ${externalId}`
      const count = met.get(key) ?? 0
      if (count >= read.times) return null
      met.set(key, count + 1)
      return read
    },
  }

  function readSentinel(externalId: string, isField: (word: string) => boolean) {
    const [first = '', ...words] = externalId.split('-')
    const sentinel = words.length > 0 && Object.hasOwn(sentinelsByWord, first) ? sentinelsByWord[first] : undefined
    if (sentinel === undefined) return null
    let { steps, times } = sentinel
    let field: string | undefined
    for (const word of words.slice(0, -1)) {
      const [, count] = /^TIMES(\d{1,4})$/.exec(word) ?? []
      const step = allSteps.find((each) => each === word)
      if (word === 'ONCE') times = 1
      else if (count !== undefined) times = Number(count)
      else if (step !== undefined) steps = [step]
      else if (isField(word)) field = word
      else break
    }
    return { sentinel, steps, times, field }
  }
}
