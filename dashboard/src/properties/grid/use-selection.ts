import type { PropertyOverview } from '@aushang/sdk'
import { useCallback, useRef, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  properties: PropertyOverview[]
  toggle(property: PropertyOverview): void
  selectAll(properties: PropertyOverview[]): void
}

/** The properties that something is to be done with together. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PropertyOverview>>(new Map())
  const current = useRef(chosen)
  current.current = chosen
  const toggle = useCallback((property: PropertyOverview) => {
    const next = new Map(current.current)
    if (!next.delete(property.id)) next.set(property.id, property)
    setChosen(next)
  }, [])
  const selectAll = useCallback(
    (properties: PropertyOverview[]) => setChosen(new Map(properties.map((each) => [each.id, each]))),
    [],
  )
  return { ids: new Set(chosen.keys()), properties: [...chosen.values()], toggle, selectAll }
}
