import { answerOf, type ChangeOptions, type Target } from '@aushang/sdk'
import type { Shown } from '../show-at-once.ts'

/** A target as it will be, wherever it is shown. */
export function showTarget(id: string, values: Partial<Target>): Shown {
  const change = (target: Target) => (target.id === id ? { ...target, ...values } : target)
  return { getTarget: change, listTargets: change }
}

/** The queries that show whether a portal lets us in. */
export const accessViews = ['getTarget', 'listTargets', 'getAttention'] as const

/** Changes it as it was read. What is shown before the service has said so was not, and is changed as it comes. */
export function asShown(target: Target): ChangeOptions {
  const { etag } = answerOf(target) ?? {}
  return etag === undefined ? {} : { ifMatch: etag }
}
