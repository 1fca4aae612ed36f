/** What a form is filled in to: a resource as the service takes it, or on its way there. Places in it are JSON pointers. */
export type Draft = Readonly<Record<string, unknown>>

export function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function valueAt(draft: unknown, path: string): unknown {
  return partsOf(path).reduce<unknown>((value, name) => (isDraft(value) ? value[name] : undefined), draft)
}

/** Undefined takes the member away, and whatever is empty then. */
export function withValueAt(draft: Draft, path: string, value: unknown): Draft {
  const [name = '', ...rest] = partsOf(path)
  const { [name]: before, ...others } = draft
  const inside = rest.length === 0 ? value : withValueAt(isDraft(before) ? before : {}, pathOf(rest), value)
  if (inside === undefined || (isDraft(inside) && Object.keys(inside).length === 0)) return others
  return { ...draft, [name]: inside }
}

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]))
  }
  if (!isDraft(one) || !isDraft(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}

/** The JSON merge patch (RFC 7396) that makes the one out of the other. */
export function mergePatchBetween(before: Draft, after: Draft): Draft {
  const patch: Record<string, unknown> = {}
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[name], after[name]]
    if (isSame(old, now)) continue
    patch[name] = now === undefined ? null : isDraft(old) && isDraft(now) ? mergePatchBetween(old, now) : now
  }
  return patch
}

/** Of what a form asks for, what a resource has. */
export function draftOf(resource: object, paths: string[]): Draft {
  return paths.reduce<Draft>((draft, path) => withValueAt(draft, path, valueAt(resource, path)), {})
}

function partsOf(path: string): string[] {
  return path.split('/').slice(1)
}

function pathOf(parts: string[]): string {
  return `/${parts.join('/')}`
}
