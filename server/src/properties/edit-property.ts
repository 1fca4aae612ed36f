import {
  aheadRules,
  check,
  draftSchemaOf,
  EditedProperty,
  isRecord,
  type Issue,
  type PropertyDraft,
  PropertyReplacement,
  type RecordedProperty,
  withoutReadOnly,
} from '@aushang/model'
import { checkedAs } from '../http/checked-as.ts'
import { mergePatch } from '../lib/merge-patch.ts'

/** The whole property as `PUT` means it: checked like a new one, with the type it has, and its number unless it names another. */
export function replacedDraft(current: RecordedProperty, body: unknown): PropertyDraft {
  return checked(current, body, settable(body))
}

/** What a merge patch makes of the property. */
export function patchedDraft(current: RecordedProperty, patch: unknown): PropertyDraft {
  return checked(current, patch, patched(current, patch))
}

/** The same, whether it is one or not: with every fault of it. */
export function patchedValue(current: RecordedProperty, patch: unknown): { value: unknown; issues: Issue[] } {
  const { value, issues } = whole(current, patch, patched(current, patch))
  return { value, issues: [...issues, ...check(EditedProperty, value)] }
}

function patched(current: RecordedProperty, patch: unknown): unknown {
  return mergePatch(draftSchemaOf(current.type), settable(current), settable(patch))
}

function settable(property: unknown): unknown {
  return withoutReadOnly(PropertyReplacement, property)
}

function checked(current: RecordedProperty, body: unknown, draft: unknown): PropertyDraft {
  const { value, issues } = whole(current, body, draft)
  return checkedAs(EditedProperty, value, issues)
}

function whole(current: RecordedProperty, body: unknown, draft: unknown): { value: unknown; issues: Issue[] } {
  const { type, externalId } = current
  const named = isRecord(body) && 'externalId' in body ? body : { externalId }
  const value = isRecord(draft) ? { ...draft, type, externalId: named['externalId'] } : draft
  return { value, issues: [...changedType(body, type), ...newlyPast(current, value)] }
}

/** Days that are past, and were not before. */
function newlyPast(current: RecordedProperty, value: unknown): Issue[] {
  const known = new Set(aheadRules(current).map((issue) => JSON.stringify(issue)))
  return aheadRules(value).filter((issue) => !known.has(JSON.stringify(issue)))
}

function changedType(body: unknown, type: string): Issue[] {
  if (!isRecord(body) || !('type' in body) || body['type'] === type) return []
  const params = { member: 'type', value: JSON.stringify(type) }
  return [{ path: '/type', code: 'unchangeable', sentence: { key: 'valueUnchangeable', params } }]
}

/** Of an edit that gives another number to a property that portals know by the one it has. */
export function numberUnchangeable(value: string): Issue {
  const sentence = { key: 'numberUnchangeable', params: { member: 'externalId', value } } as const
  return { path: '/externalId', code: 'unchangeable', sentence }
}
