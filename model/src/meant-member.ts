import type { TSchema } from 'typebox'
import { foldName, membersMeantBy } from './synonyms.ts'

interface MeantMember {
  /** Its name, with those of the objects it lies in below this one, such as `address.postalCode`. */
  meant?: string
  /** It does not belong into this object, but into the one around all. */
  isAtTop?: boolean
}

/** The member that was probably meant by one that this object does not have. */
export function findMeantMember(name: string, { object, root }: { object: unknown; root: TSchema }): MeantMember {
  const members = membersOf(object)
  const folded = foldName(name)
  const meant = nearest(name, members) ?? nameBelow(folded, members)
  if (meant !== undefined) return { meant }
  const atTop = object === root ? undefined : sameName(folded, membersOf(root))
  return atTop === undefined ? {} : { meant: atTop, isAtTop: true }
}

/** Of these names, the one that means the same, or is written nearly so. */
export function nearestName(name: string, known: string[]): string | undefined {
  return nearest(name, withFolded(known))
}

/** The members of an object, as they are compared. */
interface Members {
  names: readonly string[]
  byFolded: ReadonlyMap<string, string>
  /** Those that have members themselves. */
  objects: readonly { member: string; inside: Members }[]
}

function nearest(name: string, known: Omit<Members, 'objects'>): string | undefined {
  const same = sameName(foldName(name), known)
  if (same !== undefined) return same
  const lower = name.toLowerCase()
  return known.names.find((each) => isNear(each.toLowerCase(), lower))
}

function sameName(folded: string, { names, byFolded }: Omit<Members, 'objects'>): string | undefined {
  if (folded === '') return undefined
  return byFolded.get(folded) ?? membersMeantBy(folded).find((each) => names.includes(each))
}

/** Objects below are looked through one by one: what lies less deep goes first. */
function nameBelow(folded: string, { objects }: Members): string | undefined {
  for (const { member, inside } of objects) {
    const meant = sameName(folded, inside)
    if (meant !== undefined) return `${member}.${meant}`
  }
  for (const { member, inside } of objects) {
    const meant = nameBelow(folded, inside)
    if (meant !== undefined) return `${member}.${meant}`
  }
  return undefined
}

// Made once: a body may name hundreds of members that nobody knows, and each is compared with all of ours.
const membersBySchema = new WeakMap<object, Members>()

function membersOf(schema: unknown): Members {
  const properties = (schema as { properties?: Record<string, unknown> } | undefined)?.properties
  if (properties === undefined) return { names: [], byFolded: new Map(), objects: [] }
  const known = membersBySchema.get(properties)
  if (known !== undefined) return known
  const objects = Object.entries(properties)
    .map(([member, inner]) => ({ member, inside: membersOf(inner) }))
    .filter(({ inside }) => inside.names.length > 0)
  const members = { ...withFolded(Object.keys(properties)), objects }
  membersBySchema.set(properties, members)
  return members
}

function withFolded(names: string[]): Omit<Members, 'objects'> {
  // Of two that are the same so, the first counts.
  return { names, byFolded: new Map(names.toReversed().map((name) => [foldName(name), name])) }
}

/** True when one letter added, dropped, changed or swapped with its neighbour makes one out of the other. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const restA = a.slice(start)
  const restB = b.slice(start)
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  )
}
