import type { AdvertRead, Problem, ReadContact, UnreadPart } from '@aushang/connectors'
import {
  check,
  ContactDraft,
  ExternalId,
  fits,
  isRecord,
  type Issue,
  messageOf,
  namesIn,
  PropertyDraft,
} from '@aushang/model'
import type { TSchema } from 'typebox'

type ReadDraft = { kind: 'draft'; draft: PropertyDraft; unread: UnreadPart[] } | { kind: 'unfit'; problems: Problem[] }

/** What was read of an advert as a property that we could store. What does not fit, and need not be there, is left out, and said. */
export function propertyDraftOf({ property, attachments, externalId, portalId }: AdvertRead): ReadDraft {
  const number = externalId ?? portalId
  const draft = {
    ...property,
    attachments: attachments.map(({ url, title, isFloorPlan }) => ({
      url,
      ...(title && { title }),
      ...(isFloorPlan && { isFloorPlan }),
    })),
    ...(fits(ExternalId, number) && { externalId: number }),
  }
  return fitDraft(draft)
}

/** What does not fit is left out, where it need not be there. */
export function fitDraft(draft: object): ReadDraft {
  const fitted = fitTo(PropertyDraft, draft)
  if ('issues' in fitted) return { kind: 'unfit', problems: fitted.issues.map(asProblem) }
  return { kind: 'draft', draft: fitted.value as PropertyDraft, unread: fitted.left }
}

/** Null when nobody could be asked there: a contact has a name and an address. */
export function contactDraftOf({ draft }: ReadContact): { draft: ContactDraft; unread: UnreadPart[] } | null {
  const fitted = fitTo(ContactDraft, draft)
  return 'issues' in fitted ? null : { draft: fitted.value as ContactDraft, unread: fitted.left }
}

const roundsMax = 10

/** Takes out what the schema does not take, as long as that is not what it wants. */
function fitTo(schema: TSchema, given: object): { value: object; left: UnreadPart[] } | { issues: Issue[] } {
  const value = structuredClone(given)
  const left: UnreadPart[] = []
  for (let round = 0; round < roundsMax; round++) {
    const issues = check(schema, value)
    if (issues.length === 0) return { value, left }
    const taken = issues.map((issue) => takeOut(value, issue)).filter((part) => part !== null)
    if (taken.length === 0) return { issues }
    left.push(...taken)
  }
  return { issues: check(schema, value) }
}

/** The member itself, or what it is missing in. Never `fields`, for it is what an advert is about. */
function takeOut(value: object, { path }: Issue): UnreadPart | null {
  const names = namesIn(path)
  for (let depth = names.length; depth > 0; depth--) {
    const parent = names.slice(0, depth - 1).reduce<unknown>(inside, value)
    const name = names[depth - 1] ?? ''
    if (depth === 1 && name === 'fields') return null
    if (Array.isArray(parent) && Number(name) < parent.length) {
      const [gone] = parent.splice(Number(name), 1) as unknown[]
      return partOf(path, gone)
    }
    if (isRecord(parent) && !Array.isArray(parent) && parent[name] !== undefined) {
      const gone = parent[name]
      delete parent[name]
      return partOf(path, gone)
    }
    // It is missing: what it is missing in is no use without it.
    if (depth <= 2) return null
  }
  return null
}

function inside(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)]
  return isRecord(value) ? value[name] : undefined
}

function partOf(path: string, gone: unknown): UnreadPart {
  const value = typeof gone === 'string' ? gone : JSON.stringify(gone)
  return { name: path, ...(value && { value: value.slice(0, 500) }) }
}

function asProblem({ path, code }: Issue): Problem {
  return {
    path,
    code: code === 'required' ? 'field_missing' : 'field_invalid',
    message: messageOf({ key: 'advertLacksField', params: { field: path } }),
  }
}
