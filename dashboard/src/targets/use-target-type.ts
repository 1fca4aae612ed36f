import type { TargetType } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { all } from '../queries.ts'
import { useWords } from '../words/language.ts'

/** What a type says of itself, undefined until it is there. */
export function useTargetType(type: string | undefined): TargetType | undefined {
  return useQuery(all('listTargetTypes')).data?.find((each) => each.type === type)
}

/** The service describes its types in English; those that we know have words of ours. */
export function useTypeDescription(): (type: TargetType) => string {
  const words = useWords()
  const known: Record<string, string | undefined> = words.targetTypes
  return ({ type, description }) => known[type] ?? description
}
