import { fits, isRecord, type Issue, namesIn, PropertyDraft, propertyExamples, propertyTypes } from '@aushang/model'

interface CompletedDraft {
  draft: PropertyDraft
  /** Where it is not what was sent: JSON pointers. */
  replaced: string[]
}

/**
 * A draft in which something is missing or wrong, with the example's values in those places: somebody is typing, and wants to know what
 * portals say about the rest. Null when it does not become a property that way.
 */
export function completeDraft(draft: unknown, issues: Issue[]): CompletedDraft | null {
  if (!isRecord(draft)) return null
  const type = propertyTypes.find((each) => each === draft['type'])
  if (type === undefined) return null
  const completed: unknown = structuredClone(draft)
  const replaced = issues.map(({ path }) => path)
  for (const path of replaced) replaceAt(completed, propertyExamples[type], namesIn(path))
  return fits(PropertyDraft, completed) ? { draft: completed, replaced } : null
}

/** Whether a path lies where something was replaced. */
export function isReplaced(path: string, replaced: string[]): boolean {
  return replaced.some((each) => path === each || path.startsWith(`${each}/`) || each.startsWith(`${path}/`))
}

/** What the example has in that place; nothing, if it has nothing there. */
function replaceAt(value: unknown, example: unknown, [name = '', ...rest]: string[]): void {
  if (!isRecord(value)) return
  const sample = isRecord(example) ? example[name] : undefined
  if (rest.length > 0 && isRecord(value[name])) return replaceAt(value[name], sample, rest)
  if (sample === undefined) delete value[name]
  else value[name] = structuredClone(sample)
}
