import { check, isRecord, type Issue, type Property, PropertyDraft } from '@aushang/model'
import { invalid } from '../lib/errors.ts'
import { mergePatch } from '../lib/merge-patch.ts'

/** The whole property as `PUT` means it: checked like a new one, with the type and number it has. */
export function replacedDraft(current: Property, body: unknown): PropertyDraft {
  const { type, externalId } = current
  const draft = isRecord(body) ? { ...body, type, externalId } : body
  return checked(draft, changedForever(body, { type, externalId }))
}

/** What a merge patch makes of the property. */
export function patchedDraft(current: Property, patch: unknown): PropertyDraft {
  const { type, externalId, contactId, fields, links } = current
  const attachments = current.attachments.map(({ url, type, title, isFloorPlan }) => ({
    url,
    ...(type && { type }),
    ...(title && { title }),
    ...(isFloorPlan !== undefined && { isFloorPlan }),
  }))
  const draft = { type, externalId, ...(contactId && { contactId }), fields, attachments, ...(links && { links }) }
  const merged = mergePatch(draft, patch)
  const whole = isRecord(merged) ? { ...merged, type, externalId } : merged
  return checked(whole, changedForever(patch, { type, externalId }))
}

function checked(draft: unknown, earlier: Issue[]): PropertyDraft {
  const issues = [...earlier, ...check(PropertyDraft, draft)]
  if (issues.length > 0) throw invalid(issues)
  return draft as PropertyDraft
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
