import type { Target } from '@aushang/sdk'
import type { Shown } from '../show-at-once.ts'

/** A target as it will be, wherever it is shown. */
export function showTarget(id: string, values: Partial<Target>): Shown {
  const change = (target: Target) => (target.id === id ? { ...target, ...values } : target)
  return { getTarget: change, listTargets: change }
}
