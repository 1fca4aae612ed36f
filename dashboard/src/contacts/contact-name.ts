import type { Contact } from '@aushang/sdk'

/** As one says it: `Dr. Anna Muster`. */
export function contactName({ title, firstName, lastName }: Contact): string {
  return [title, firstName, lastName].filter(Boolean).join(' ')
}
