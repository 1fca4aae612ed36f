import type { TargetType } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { all } from './queries.ts'

/** What a type says of itself, undefined until it is there. */
export function useTargetType(type: string | undefined): TargetType | undefined {
  return useQuery(all('listTargetTypes')).data?.find((each) => each.type === type)
}
