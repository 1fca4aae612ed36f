import type { Comparison } from '@aushang/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api.ts'
import { one, refresh } from '../../queries.ts'
import { useAct } from '../../ui/use-act.tsx'
import { differenceViews, kinds } from './mends.ts'

const lookAgainMs = 1_000

export interface ComparisonView {
  comparison: Comparison | undefined
  /** Why nobody can say how it is. */
  error: Error | undefined
  isPending: boolean
}

/** The last comparison of a target, looked at again as long as something of it goes on. */
export function useComparison(targetId: string): ComparisonView {
  const client = useQueryClient()
  const { data, error, isPending } = useQuery({
    ...one('getComparison', targetId),
    refetchInterval: ({ state }) => (state.data !== undefined && isMoving(state.data) ? lookAgainMs : false),
  })
  const found = data && [data.endedAt, data.mending, data.mended, data.failed, openCount(data)].join(' ')
  useEffect(() => {
    if (found !== undefined) void refresh(client, 'listDifferences')
  }, [client, found])
  return { comparison: data, error: error ?? undefined, isPending }
}

export function isComparing({ status }: Comparison): boolean {
  return status === 'pending' || status === 'running'
}

export function openCount({ open }: Comparison): number {
  return kinds.reduce((sum, kind) => sum + open[kind], 0)
}

export function useCompare(targetId: string) {
  return useAct(() => api.compareTarget(targetId), { changes: differenceViews })
}

function isMoving(comparison: Comparison): boolean {
  return isComparing(comparison) || comparison.mending > 0
}
