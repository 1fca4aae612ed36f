import type { User } from '@aushang/sdk'
import { useWords } from '../words/language.ts'

const roles = ['owner', 'member', 'reader'] as const

export function useRoleChoice(): { value: User['role']; label: string }[] {
  const words = useWords()
  return roles.map((value) => ({ value, label: words.roles[value] }))
}

/** The least that there is, where it is none of ours. */
export function asRole(value: string | null): User['role'] {
  return roles.find((role) => role === value) ?? 'reader'
}
