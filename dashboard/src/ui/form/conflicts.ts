import { type Draft, isSame, valueAt, withValueAt } from './draft.ts'

export interface Conflict {
  path: string
  mine: unknown
  theirs: unknown
}

/** A place that is what others come to, unless somebody has put something else there. */
export interface Computed {
  path: string
  valueOf: (draft: Draft) => unknown
}

/** What two people have changed since they both read the same, each to something else. */
export function conflictsOf(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  paths: string[],
  computed: Computed | undefined,
): Conflict[] {
  return paths.flatMap((path) => {
    if (path === computed?.path && isNobodysChoice(computed, base, mine, theirs)) return []
    const [was, one, other] = [base, mine, theirs].map((draft) => valueAt(draft, path))
    const isBoth = !isSame(was, one) && !isSame(was, other) && !isSame(one, other)
    return isBoth ? { path, mine: one, theirs: other } : []
  })
}

/** What has changed between two versions, by the places of a form. */
export function changedPaths(before: Draft, after: Draft, paths: string[]): string[] {
  return paths.filter((path) => !isSame(valueAt(before, path), valueAt(after, path)))
}

/** Their version, with what I changed in it; where both did, mine only in the places that I chose. */
export function merged(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  paths: string[],
  computed: Computed | undefined,
  keptMine: ReadonlySet<string>,
): Draft {
  const contested = new Set(conflictsOf(base, mine, theirs, paths, computed).map(({ path }) => path))
  const draft = changedPaths(base, mine, paths)
    .filter((path) => !contested.has(path) || keptMine.has(path))
    .reduce((draft, path) => withValueAt(draft, path, valueAt(mine, path)), theirs)
  if (computed === undefined || !isNobodysChoice(computed, base, mine, theirs)) return draft
  return withValueAt(draft, computed.path, computed.valueOf(draft))
}

/** Whether neither has put anything there that it does not come to by itself. */
export function isNobodysChoice({ path, valueOf }: Computed, base: Draft, mine: Draft, theirs: Draft): boolean {
  const isComputed = (draft: Draft) => isSame(valueAt(draft, path), valueOf(draft))
  const isChanged = (draft: Draft) => !isSame(valueAt(base, path), valueAt(draft, path))
  return isComputed(mine) && (isComputed(theirs) || (isChanged(mine) && !isChanged(theirs)))
}
