import { useCallback, useRef, useState } from 'react'
import { pairsMax } from './bulk-plan.ts'

export interface Selection {
  ids: ReadonlySet<string>
  toggle(id: string): void
  /** As far as they can be sent at once. */
  add(ids: string[]): void
  remove(ids: string[]): void
  clear(): void
}

/** The properties that something is to be done with together. How they stand, the service knows. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const current = useRef(ids)
  current.current = ids
  const toggle = useCallback((id: string) => {
    const next = new Set(current.current)
    if (!next.delete(id)) next.add(id)
    setIds(next)
  }, [])
  const add = useCallback((more: string[]) => setIds(new Set([...current.current, ...more].slice(0, pairsMax))), [])
  const remove = useCallback(
    (some: string[]) => setIds(new Set([...current.current].filter((id) => !some.includes(id)))),
    [],
  )
  const clear = useCallback(() => setIds(new Set()), [])
  return { ids, toggle, add, remove, clear }
}
