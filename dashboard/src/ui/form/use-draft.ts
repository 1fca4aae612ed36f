import { useCallback, useState } from 'react'
import { type Draft, isSame, withValueAt } from './draft.ts'

interface State {
  base: Draft
  draft: Draft
}

/** What is being filled in, and what it was before. */
export function useDraft(initial: Draft) {
  const [{ base, draft }, setState] = useState<State>({ base: initial, draft: initial })
  const edit = useCallback(
    (make: (draft: Draft) => Draft) => setState((state) => ({ ...state, draft: make(state.draft) })),
    [],
  )
  const set = useCallback((path: string, value: unknown) => edit((draft) => withValueAt(draft, path, value)), [edit])
  /** Begins from another version, with what has been filled in upon it. */
  const rebase = useCallback(
    (next: Draft, make: (draft: Draft) => Draft = () => next) =>
      setState(({ draft }) => ({ base: next, draft: make(draft) })),
    [],
  )
  return { base, draft, isDirty: !isSame(base, draft), edit, set, rebase }
}
