import type { Check, Problem } from '@aushang/connectors'
import {
  check,
  type Contact,
  fits,
  type Issue,
  type Language,
  type ListingCheck,
  type ListingCheckDraft,
  type Property,
  PropertyDraft,
  renderSentence,
} from '@aushang/model'
import { readContact } from '../contacts/contacts.store.ts'
import type { Db } from '../lib/database/db.ts'
import { invalid } from '../lib/errors.ts'
import { listTargetsWithNumber } from '../listings/listings.store.ts'
import { findProperty, shownDraft } from '../properties/properties.store.ts'
import { patchedValue } from '../properties/edit-property.ts'
import type { Portals } from '../portals/portals.ts'
import { findTargetRow, type TargetRow } from '../targets/targets.store.ts'
import { completeDraft, isReplaced } from './complete-draft.ts'
import { checkBeforePublishing, placed } from './publication.ts'

interface CheckDeps {
  db: Db
  portals: Portals
}

/** What portals would refuse of a property, stored or not. Nothing is sent, made or stored: it is asked while somebody types. */
export async function checkListing(
  { db, portals }: CheckDeps,
  accountId: string,
  draft: ListingCheckDraft,
  language: Language,
): Promise<ListingCheck> {
  const targetIds = draft.targetIds ?? [draft.targetId ?? '']
  const found = await Promise.all(targetIds.map((id) => findTargetRow(db, accountId, id)))
  const read = await readDraft(db, accountId, draft, unknownTargets(draft, found))
  const known = found.filter((target) => target !== null)
  const targets = read.property === null ? [] : await checkOn(known, read.property, read.replaced)
  const problems = distinct(targets.flatMap((each) => each.problems))
  const warnings = distinct(targets.flatMap((each) => each.warnings))
  const issues = [...read.issues, ...(read.property === null ? [] : await unknownContact(db, accountId, read.property))]
  const ok = problems.length === 0 && issues.length === 0
  return {
    ok,
    problems,
    warnings,
    ...(issues.length > 0 && { issues: issues.map((issue) => asShown(issue, language)) }),
    targets,
  }

  async function checkOn(targets: TargetRow[], property: Property, replaced: string[]) {
    const contactIds = new Set(targets.flatMap(({ contactId }) => property.contactId ?? contactId ?? []))
    const contacts = new Map<string, Contact | null>()
    for (const id of contactIds) contacts.set(id, await readContact(db, accountId, id))
    const ids = targets.map(({ id }) => id)
    const taken = await listTargetsWithNumber(db, accountId, property, ids)
    return targets.map((target) => {
      const contact = contacts.get(property.contactId ?? target.contactId ?? '') ?? null
      const publication = { ...placed(property, contact, {}), attachments: [] }
      const { problems, warnings } = checkBeforePublishing(portals.connectorOf(target.type), target, publication)
      const ofNumber = taken.includes(target.id) ? [numberTaken(property, language)] : []
      return asFindings(target.id, { problems: [...ofNumber, ...problems], warnings }, replaced)
    })
  }
}

/** The portal would take it for the other one. */
function numberTaken({ externalId }: Property, language: Language): Problem {
  const message = renderSentence({ key: 'externalIdTaken', params: { externalId } }, language)
  return { path: '/externalId', code: 'duplicate_on_portal', message }
}

function asShown({ path, code, sentence }: Issue, language: Language) {
  return { path, code, message: renderSentence(sentence, language) }
}

function asFindings(targetId: string, result: Check, replaced: string[]) {
  const own = ({ path }: { path: string }) => !isReplaced(path, replaced)
  const [problems, warnings] = [result.problems.filter(own), result.warnings.filter(own)]
  return { targetId, ok: problems.length === 0, problems, warnings }
}

interface ReadDraft {
  /** Null when nothing can be said of it. */
  property: Property | null
  issues: Issue[]
  replaced: string[]
}

async function readDraft(
  db: Db,
  accountId: string,
  { propertyId, changes, property: sent }: ListingCheckDraft,
  earlierIssues: Issue[],
): Promise<ReadDraft> {
  if (propertyId === undefined) {
    if (earlierIssues.length > 0) throw invalid(earlierIssues)
    return asRead(sent, check(PropertyDraft, sent))
  }
  const current = await findProperty(db, accountId, propertyId)
  const sentence = { key: 'propertyUnknown', params: { member: 'propertyId' } } as const
  const unknown: Issue[] = current === null ? [{ path: '/propertyId', code: 'unknown_property', sentence }] : []
  if (current === null || earlierIssues.length > 0) throw invalid([...unknown, ...earlierIssues])
  if (changes === undefined) return { property: current, issues: [], replaced: [] }
  const { value, issues } = patchedValue(current, changes)
  return asRead(value, issues, current)
}

function asRead(value: unknown, issues: Issue[], current?: Property): ReadDraft {
  if (issues.length === 0 && fits(PropertyDraft, value)) {
    return { property: shownDraft(value, current), issues: [], replaced: [] }
  }
  const completed = completeDraft(value, issues)
  if (completed === null) return { property: null, issues, replaced: [] }
  return { property: shownDraft(completed.draft, current), issues, replaced: completed.replaced }
}

async function unknownContact(db: Db, accountId: string, { contactId }: Property): Promise<Issue[]> {
  if (contactId === undefined || (await readContact(db, accountId, contactId)) !== null) return []
  return [
    {
      path: '/contactId',
      code: 'unknown_contact',
      sentence: { key: 'contactUnknown', params: { member: 'contactId' } },
    },
  ]
}

function unknownTargets({ targetIds }: ListingCheckDraft, found: (TargetRow | null)[]): Issue[] {
  return found.flatMap((target, index): Issue[] => {
    const path = targetIds === undefined ? '/targetId' : `/targetIds/${index}`
    const member = targetIds === undefined ? 'targetId' : 'targetIds'
    if (target !== null) return []
    return [{ path, code: 'unknown_target', sentence: { key: 'targetUnknown', params: { member } } }]
  })
}

function distinct<Each extends { path: string; code: string; message: string }>(all: Each[]): Each[] {
  return [...new Map(all.map((each) => [`${each.path} ${each.code} ${each.message}`, each])).values()]
}
