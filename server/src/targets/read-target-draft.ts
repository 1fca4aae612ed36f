import { type Connector, findConnector } from '@aushang/connectors'
import { check, fits, isRecord, type Issue, pointer, type Target, TargetDraft } from '@aushang/model'
import { findContact } from '../contacts/contacts.store.ts'
import type { Db } from '../lib/database/db.ts'
import { invalid } from '../lib/errors.ts'
import { mergePatch } from '../lib/merge-patch.ts'
import type { Portals } from '../portals/portals.ts'
import { type TargetValues, unknownContact } from './targets.store.ts'

/** What a new target is to be, checked against what its type wants. */
export async function readTargetDraft(
  db: Db,
  portals: Portals,
  accountId: string,
  draft: unknown,
): Promise<TargetValues & { connector: Connector }> {
  const values = await readValues(db, portals, accountId, draft)
  const { connector, credentials } = values
  if (connector.authorization.kind === 'login' && credentials === null) {
    const message = 'credentials is missing: this type of target has a login.'
    throw invalid([{ path: '/credentials', code: 'required', message }])
  }
  return values
}

/** The whole target as `PUT` means it, with the type it has. */
export function replacedTarget({ type }: Target, body: unknown): unknown {
  return isRecord(body) ? { type, ...body } : body
}

/** What a merge patch makes of the target. */
export function patchedTarget(target: Target, patch: unknown): unknown {
  const { type, name, options, redirectUrl, autoCollectRequests } = target
  return mergePatch({ type, name, options, autoCollectRequests, ...(redirectUrl && { redirectUrl }) }, patch)
}

export async function readChangedTarget(
  db: Db,
  portals: Portals,
  accountId: string,
  current: Target,
  draft: unknown,
): Promise<TargetValues> {
  if (isRecord(draft) && draft['type'] !== current.type) {
    const message = `type cannot be changed: it is ${JSON.stringify(current.type)}.`
    throw invalid([{ path: '/type', code: 'unchangeable', message }])
  }
  return readValues(db, portals, accountId, draft)
}

async function readValues(
  db: Db,
  { connectors }: Portals,
  accountId: string,
  draft: unknown,
): Promise<TargetValues & { connector: Connector }> {
  const issues = check(TargetDraft, draft)
  if (!isRecord(draft)) throw invalid(issues)
  const { type, credentials, options = {} } = draft
  const connector = findConnector(connectors, type)
  if (connector === null) {
    const known = connectors.map((each) => `"${each.type}"`).join(', ')
    if (issues.every(({ path }) => path !== '/type'))
      issues.push({ path: '/type', code: 'not_allowed', message: `type must be one of ${known}.` })
    throw invalid(issues)
  }
  const { authorization } = connector
  issues.push(...inside('options', check(connector.options, options)))
  if (credentials !== undefined && authorization.kind === 'login') {
    issues.push(...inside('credentials', check(authorization.credentials, credentials)))
  } else if (credentials !== undefined) {
    const message = 'credentials must be left out: a user grants access to this type of target on the portal.'
    issues.push({ path: '/credentials', code: 'not_allowed', message })
  }
  const contact = contactNamedIn(options, connector)
  if (contact !== null && (await findContact(db, accountId, contact.id)) === null)
    issues.push(unknownContact(contact.option))
  if (issues.length > 0 || !fits(TargetDraft, draft)) throw invalid(issues)
  return {
    connector,
    type: connector.type,
    name: draft.name ?? connector.name,
    options: draft.options ?? {},
    contact,
    redirectUrl: draft.redirectUrl ?? null,
    autoCollectRequests: draft.autoCollectRequests ?? false,
    credentials: draft.credentials ?? null,
  }
}

function contactNamedIn(options: unknown, { contactOption: option }: Connector): TargetValues['contact'] {
  if (option === undefined || !isRecord(options)) return null
  const id = options[option]
  return typeof id === 'string' ? { option, id } : null
}

function inside(member: string, issues: Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, path: pointer(member) + issue.path }))
}
