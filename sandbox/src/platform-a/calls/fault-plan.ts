import type { Data } from '../schema/data.ts'
import { isRealEstateType, realEstateTypes } from '../schema/real-estate-types.ts'
import { allSteps, type Fault, type Sentinel, sentinelsByWord, type Step } from './sentinels.ts'

export type FaultPlan = ReturnType<typeof makeFaultPlan>

/**
 * `SENTINEL-[STEP-][ONCE-|TIMESn-]…`: what an external id that begins like this makes happen. Anything else, also an
 * unknown word in that place, is an ordinary external id.
 */
export function makeFaultPlan() {
  const met = new Map<string, number>()

  return {
    nextFault(userName: string, externalId: string, step: Step, type?: string, data?: Data): Fault | null {
      const read = readSentinel(externalId, type)
      if (read === null || !read.steps.includes(step)) return null
      const key = `${userName} ${externalId}`
      const count = met.get(key) ?? 0
      if (count >= read.times) return null
      met.set(key, count + 1)
      return read.sentinel.fault({
        ...(data === undefined ? {} : { data }),
        ...(read.field === undefined ? {} : { field: read.field }),
      })
    },
  }
}

function readSentinel(externalId: string, type?: string) {
  const [word = '', ...words] = externalId.split('-')
  if (words.length === 0 || !Object.hasOwn(sentinelsByWord, word)) return null
  const sentinel = sentinelsByWord[word] as Sentinel
  let { steps, times } = sentinel
  let field: string | undefined
  for (const each of words.slice(0, -1)) {
    const [, count] = /^TIMES(\d{1,4})$/.exec(each) ?? []
    if (each === 'ONCE') times = 1
    else if (count !== undefined) times = Number(count)
    else if ((allSteps as string[]).includes(each)) steps = [each as Step]
    else if (word === 'REJECT' && isFieldOf(each, type)) field = each
    else break
  }
  return { sentinel, steps, times, field }
}

function isFieldOf(path: string, type: string | undefined): boolean {
  const [name = ''] = path.split('.')
  return type !== undefined && isRealEstateType(type) && realEstateTypes[type].some((field) => field.name === name)
}
