import type { Request } from '@aushang/sdk'

/** What a person is called, as far as the portal told; else the address. */
export function nameOf({ title, firstName, lastName, company, email }: Request['prospect']): string {
  const name = [title, firstName, lastName].filter(Boolean).join(' ')
  return name || company || email || ''
}

export function mailLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
}
