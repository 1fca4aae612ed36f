import { type Draft, isSame, valueAt, withValueAt } from './draft.ts'

export interface Conflict {
  path: string
  mine: unknown
  theirs: unknown
}

/** What two people have changed since they both read the same, each to something else. */
export function conflictsOf(base: Draft, mine: Draft, theirs: Draft, paths: string[]): Conflict[] {
  return paths.flatMap((path) => {
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
export function merged(base: Draft, mine: Draft, theirs: Draft, paths: string[], keptMine: ReadonlySet<string>): Draft {
  const contested = new Set(conflictsOf(base, mine, theirs, paths).map(({ path }) => path))
  return changedPaths(base, mine, paths)
    .filter((path) => !contested.has(path) || keptMine.has(path))
    .reduce((draft, path) => withValueAt(draft, path, valueAt(mine, path)), theirs)
}
