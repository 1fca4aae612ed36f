import { makeSentinelPlan } from '../../failures/sentinel-plan.ts'
import type { Data } from '../schema/data.ts'
import { isRealEstateType, realEstateTypes } from '../schema/real-estate-types.ts'
import { allSteps, type Fault, sentinelsByWord, type Step } from './sentinels.ts'

export type FaultPlan = ReturnType<typeof makeFaultPlan>

/** What fails by its external id; `REJECT-` may name the field that is to blame. */
export function makeFaultPlan() {
  const plan = makeSentinelPlan(sentinelsByWord, allSteps)
  return {
    nextFault(userName: string, externalId: string, step: Step, type?: string, data?: Data): Fault | null {
      const isField = (word: string) => externalId.startsWith('REJECT-') && isFieldOf(word, type)
      const next = plan.next(userName, externalId, step, isField)
      if (next === null) return null
      return next.sentinel.fault({
        ...(data === undefined ? {} : { data }),
        ...(next.field === undefined ? {} : { field: next.field }),
      })
    },
  }
}

function isFieldOf(path: string, type: string | undefined): boolean {
  const [name = ''] = path.split('.')
  return type !== undefined && isRealEstateType(type) && realEstateTypes[type].some((field) => field.name === name)
}
