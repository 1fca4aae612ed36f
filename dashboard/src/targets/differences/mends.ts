import type { Client, Difference } from '@aushang/sdk'
import { api } from '../../api.ts'
import { listingViews } from '../../listings/use-listing-acts.ts'
import { sayFailed, useAct } from '../../ui/use-act.tsx'
import { useWords } from '../../words/language.ts'

export type Kind = Difference['kind']

/** What can be done about each kind, as `words.mends` calls it; what is nearest at hand comes first. */
export const mends = {
  missing: ['missing publish', 'missing forget'],
  deactivated: ['deactivated publish', 'deactivated takeDown', 'deactivated forget'],
  changed: ['changed adopt', 'changed publish', 'changed takeDown', 'changed forget'],
  unconfirmed: ['unconfirmed publish', 'unconfirmed takeDown', 'unconfirmed forget'],
  unwanted: ['unwanted takeDown', 'unwanted forget'],
  unknown: ['unknown adopt', 'unknown takeDown', 'unknown forget'],
} as const satisfies Record<Kind, readonly `${Kind} ${Action}`[]>

type Action = NonNullable<Difference['action']>
export type Mend = (typeof mends)[Kind][number]

/** In the order in which somebody has to care. */
export const kinds = Object.keys(mends) as Kind[]

/** Of a portal that cannot be read, nothing can be taken over. */
export function mendsOf(kind: Kind, canAdopt: boolean): readonly Mend[] {
  const all: readonly Mend[] = mends[kind]
  return canAdopt ? all : all.filter((mend) => actionOf(mend) !== 'adopt')
}

export function actionOf(mend: Mend): Action {
  return mend.slice(mend.indexOf(' ') + 1) as Action
}

/** Whether something goes by it that does not come back by itself. */
export function isLossy(mend: Mend): boolean {
  return actionOf(mend) === 'takeDown' || mend === 'missing forget'
}

/** The operations that show in what a portal differs. */
export const differenceViews: (keyof Client)[] = ['getComparison', 'listDifferences', 'listProperties', ...listingViews]

/** To one of them, or to all that are open of its kind. */
export function useMend(targetId: string, kind: Kind, one?: { id: string; wouldLose: boolean }) {
  const differenceId = one?.id
  const words = useWords()
  return useAct(
    (mend: Mend) => {
      const which = differenceId === undefined ? { kind } : { differenceIds: [differenceId] }
      const action = actionOf(mend)
      // What would be lost stands above the button.
      const acceptLosses = one?.wouldLose === true && action === 'adopt'
      return api.mendDifferences(targetId, { action, ...which, ...(acceptLosses && { acceptLosses }) })
    },
    {
      changes: differenceViews,
      shown: () => ({
        listDifferences: (each) =>
          each.targetId === targetId && (differenceId === undefined ? isOpenOf(each, kind) : each.id === differenceId)
            ? { ...each, status: 'mending' }
            : each,
      }),
      done: ({ total, refused }) => {
        if (refused.length > 0) sayFailed(new Error(words.differences.tooLate), words.ui.close)
        return total > 0 ? words.differences.begun(total) : undefined
      },
    },
  )
}

function isOpenOf(difference: Difference, kind: Kind): boolean {
  return difference.kind === kind && difference.status === 'open'
}
