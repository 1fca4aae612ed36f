import type { Check, Connector, Problem } from '@aushang/connectors'
import {
  check,
  fits,
  isRecord,
  type Issue,
  type ListingCheckDraft,
  type Message,
  messageOf,
  namesIn,
  type Property,
  PropertyDraft,
  propertyExamples,
  propertyTypes,
} from '@aushang/model'
import { listContacts, readContact } from '../contacts/contacts.store.ts'
import type { Db } from '../lib/database/db.ts'
import { invalid } from '../lib/errors.ts'
import { threadTurns } from '../lib/slots/thread-turns.ts'
import { isNumberKnown, listTargetsWithNumber } from '../listings/listings.store.ts'
import { messageAbout } from '../portals/message-about.ts'
import type { Portals } from '../portals/portals.ts'
import type { AttachmentFailure } from '../properties/attachment-failure.ts'
import { numberUnchangeable, patchedValue } from '../properties/edit-property.ts'
import { findProperty, shownDraft } from '../properties/properties.store.ts'
import { findTargetRow, type TargetRow } from '../targets/targets.store.ts'
import { checkUnsent, findDefaultContact } from './publication.ts'

interface CheckDeps {
  db: Db
  portals: Portals
  requestsDomain: string
}

type Told<Fault extends { path: string; code: string }> = Pick<Fault, 'path' | 'code'> & { message: Message }

/** What is shown as `ListingCheck`; its messages have no language yet. */
interface RecordedCheck extends Check {
  ok: boolean
  issues?: Told<Issue>[]
  unchangeable?: Told<Issue>[]
  targets: (Check & { targetId: string; ok: boolean })[]
}

/** What portals would refuse of a property, stored or not. Nothing is sent, made or stored: it is asked while somebody types. */
export async function checkListing(
  deps: CheckDeps,
  accountId: string,
  draft: ListingCheckDraft,
): Promise<RecordedCheck> {
  const { db, portals } = deps
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
    ...(issues.length > 0 && { issues: issues.map(asShown) }),
    ...(read.fixed && { unchangeable: read.fixed.map(asShown) }),
    targets,
  }

  async function checkOn(targets: TargetRow[], property: Property, replaced: string[]) {
    const contactIds = targets.flatMap(({ contactId }) => property.contactId ?? contactId ?? [])
    const contacts = await listContacts(db, accountId, contactIds)
    const defaultContact = await findDefaultContact(deps, accountId)
    const ids = targets.map(({ id }) => id)
    const taken = await listTargetsWithNumber(db, accountId, property, ids)
    const found: RecordedCheck['targets'] = []
    await threadTurns.inTurns(accountId, targets, (target) => {
      const connector = portals.connectorOf(target.type)
      const { attachmentFailures } = read
      const unsent = { property, attachmentFailures }
      const { problems, warnings } = checkUnsent(connector, target, unsent, contacts, defaultContact)
      const ofNumber = taken.includes(target.id) ? [numberTaken(property, connector)] : []
      found.push(asFindings(target.id, { problems: [...ofNumber, ...problems], warnings }, replaced))
    })
    return found
  }
}

/** The portal would take it for the other one. */
function numberTaken({ externalId }: Property, connector: Connector): Problem {
  const message = messageAbout(connector, { key: 'portalKnowsNumberOfAnother', params: { externalId } })
  return { path: '/externalId', code: 'external_id_taken', message }
}

function asShown({ path, code, sentence }: Issue): Told<Issue> {
  return { path, code, message: messageOf(sentence) }
}

function asFindings(targetId: string, result: Check, replaced: string[]) {
  const own = ({ path }: { path: string }) => !isReplaced(path, replaced)
  const [problems, warnings] = [result.problems.filter(own), result.warnings.filter(own)]
  return { targetId, ok: problems.length === 0, problems, warnings }
}

interface ReadDraft {
  /** Null when nothing can be said of it. */
  property: Property | null
  /** Of the stored one, as long as its attachments are not others. */
  attachmentFailures: AttachmentFailure[]
  issues: Issue[]
  /** What of the stored one does not change any more, and why. */
  fixed?: Issue[]
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
  const { property, attachmentFailures } = current
  if (changes === undefined) return { property, attachmentFailures, issues: [], replaced: [] }
  const { value, issues } = patchedValue(property, changes)
  const fixed = (await isNumberKnown(db, accountId, property)) ? [numberUnchangeable(property.externalId)] : []
  const isRenumbered = isRecord(value) && value['externalId'] !== property.externalId
  return { ...asRead(value, [...issues, ...(isRenumbered ? fixed : [])], property), fixed }
}

function asRead(value: unknown, issues: Issue[], current?: Property): ReadDraft {
  if (issues.length === 0 && fits(PropertyDraft, value)) {
    return { property: shownDraft(value, current), attachmentFailures: [], issues: [], replaced: [] }
  }
  const completed = completeDraft(value, issues)
  if (completed === null) return { property: null, attachmentFailures: [], issues, replaced: [] }
  const { draft, replaced } = completed
  return { property: shownDraft(draft, current), attachmentFailures: [], issues, replaced }
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

/** The same of several portals, once. */
function distinct(all: Problem[]): Problem[] {
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
}

interface CompletedDraft {
  draft: PropertyDraft
  /** Where it is not what was sent: JSON pointers. */
  replaced: string[]
}

/**
 * A draft in which something is missing or wrong, with the example's values in those places: somebody is typing, and wants to know what
 * portals say about the rest. Null when it does not become a property that way.
 */
function completeDraft(draft: unknown, issues: Issue[]): CompletedDraft | null {
  if (!isRecord(draft)) return null
  const type = propertyTypes.find((each) => each === draft['type'])
  if (type === undefined) return null
  const completed: unknown = structuredClone(draft)
  const replaced = issues.map(({ path }) => path)
  for (const path of replaced) replaceAt(completed, propertyExamples[type], namesIn(path))
  return fits(PropertyDraft, completed) ? { draft: completed, replaced } : null
}

/** Whether a path lies where something was replaced. */
function isReplaced(path: string, replaced: string[]): boolean {
  return replaced.some((each) => path === each || path.startsWith(`${each}/`) || each.startsWith(`${path}/`))
}

/** What the example has in that place; nothing, if it has nothing there. */
function replaceAt(value: unknown, example: unknown, [name = '', ...rest]: string[]): void {
  if (!isRecord(value)) return
  const sample = isRecord(example) ? example[name] : undefined
  if (rest.length > 0 && isRecord(value[name])) return replaceAt(value[name], sample, rest)
  if (sample === undefined) delete value[name]
  else value[name] = structuredClone(sample)
}
