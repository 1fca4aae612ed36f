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
  const meant = nearestName(name, Object.keys(members)) ?? nameBelow(name, members)
  if (meant !== undefined) return { meant }
  const atTop = object === root ? undefined : sameName(name, Object.keys(membersOf(root)))
  return atTop === undefined ? {} : { meant: atTop, isAtTop: true }
}

/** Of these names, the one that means the same, or is written nearly so. */
export function nearestName(name: string, known: string[]): string | undefined {
  return sameName(name, known) ?? known.find((each) => isNear(each.toLowerCase(), name.toLowerCase()))
}

function sameName(name: string, known: string[]): string | undefined {
  const folded = foldName(name)
  if (folded === '') return undefined
  return known.find((each) => foldName(each) === folded) ?? membersMeantBy(name).find((each) => known.includes(each))
}

/** Objects below are looked through one by one: what lies less deep goes first. */
function nameBelow(name: string, members: Record<string, unknown>): string | undefined {
  const below = Object.entries(members).map(([member, schema]) => ({ member, inside: membersOf(schema) }))
  for (const { member, inside } of below) {
    const meant = sameName(name, Object.keys(inside))
    if (meant !== undefined) return `${member}.${meant}`
  }
  for (const { member, inside } of below) {
    const meant = nameBelow(name, inside)
    if (meant !== undefined) return `${member}.${meant}`
  }
  return undefined
}

function membersOf(schema: unknown): Record<string, unknown> {
  return (schema as { properties?: Record<string, unknown> } | undefined)?.properties ?? {}
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
