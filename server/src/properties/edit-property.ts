import {
  check,
  isRecord,
  type Issue,
  type Property,
  PropertyDraft,
  PropertyReplacement,
  withoutReadOnly,
} from '@aushang/model'
import { checkedAs } from '../http/checked-as.ts'
import { mergePatch } from '../lib/merge-patch.ts'

/** The whole property as `PUT` means it: checked like a new one, with the type and number it has. */
export function replacedDraft(current: Property, body: unknown): PropertyDraft {
  return checked(current, body, settable(body))
}

/** What a merge patch makes of the property. */
export function patchedDraft(current: Property, patch: unknown): PropertyDraft {
  return checked(current, patch, mergePatch(settable(current), settable(patch)))
}

/** The same, whether it is one or not: with every fault of it. */
export function patchedValue(current: Property, patch: unknown): { value: unknown; issues: Issue[] } {
  const { value, issues } = whole(current, patch, mergePatch(settable(current), settable(patch)))
  return { value, issues: [...issues, ...check(PropertyDraft, value)] }
}

function settable(property: unknown): unknown {
  return withoutReadOnly(PropertyReplacement, property)
}

function checked(current: Property, body: unknown, draft: unknown): PropertyDraft {
  const { value, issues } = whole(current, body, draft)
  return checkedAs(PropertyDraft, value, issues)
}

function whole({ type, externalId }: Property, body: unknown, draft: unknown): { value: unknown; issues: Issue[] } {
  const value = isRecord(draft) ? { ...draft, type, externalId } : draft
  return { value, issues: changedForever(body, { type, externalId }) }
}

function changedForever(body: unknown, fixed: { type: string; externalId: string }): Issue[] {
  if (!isRecord(body)) return []
  return Object.entries(fixed)
    .filter(([name, value]) => name in body && body[name] !== value)
    .map(([name, value]) => ({
      path: `/${name}`,
      code: 'unchangeable',
      message: `${name} cannot be changed: it is ${JSON.stringify(value)}.`,
    }))
}
