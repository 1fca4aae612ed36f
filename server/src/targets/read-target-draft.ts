import { type Connector, findConnector } from '@aushang/connectors'
import {
  check,
  closed,
  fits,
  isRecord,
  type Issue,
  type Language,
  pointer,
  type Target,
  TargetDraft,
} from '@aushang/model'
import type { TSchema } from 'typebox'
import { findContact } from '../contacts/contacts.store.ts'
import type { Db } from '../lib/database/db.ts'
import { invalid } from '../lib/errors.ts'
import { mergePatch } from '../lib/merge-patch.ts'
import type { Portals } from '../portals/portals.ts'
import { editedCredentials, explainMissingSecrets, hasSecrets, shownCredentials } from './change-credentials.ts'
import { isSameJson } from '../lib/same-json.ts'
import { type TargetValues, unknownContact } from './targets.store.ts'

interface ReadDeps {
  db: Db
  portals: Portals
}

/** What a new target is to be, checked against what its type wants. */
export async function readTargetDraft(
  deps: ReadDeps,
  accountId: string,
  draft: unknown,
  language: Language,
): Promise<TargetValues & { connector: Connector }> {
  const { credentials, ...values } = await readValues(deps, accountId, draft, language)
  const { authorization } = values.connector
  if (authorization.kind !== 'login') return { ...values, credentials: null }
  if (credentials === null) {
    throw invalid([{ path: '/credentials', code: 'required', sentence: { key: 'credentialsMissing' } }])
  }
  const shown = shownCredentials(authorization, credentials)
  return { ...values, credentials: { whole: credentials, shown, isOtherLogin: true } }
}

/** A target as it is before it is edited. */
interface EditedTarget {
  shown: Target
  /** The login as it is stored, whole. */
  login: unknown
}

/** What an edit makes of a target: a merge patch, or else the whole, with the type that it has. */
export async function readChangedTarget(
  deps: ReadDeps,
  accountId: string,
  { shown, login }: EditedTarget,
  sent: unknown,
  { isPatch, language }: { isPatch: boolean; language: Language },
): Promise<TargetValues> {
  const { authorization, options } = deps.portals.connectorOf(shown.type)
  const edited = isPatch ? patchedTarget(options, shown, sent) : isRecord(sent) ? { type: shown.type, ...sent } : sent
  if (isRecord(edited) && edited['type'] !== shown.type) {
    const params = { member: 'type', value: JSON.stringify(shown.type) }
    throw invalid([{ path: '/type', code: 'unchangeable', sentence: { key: 'valueUnchangeable', params } }])
  }
  if (authorization.kind !== 'login' || !isRecord(edited) || !isRecord(sent) || edited['credentials'] === undefined) {
    return { ...(await readValues(deps, accountId, edited, language)), credentials: null }
  }
  const credentials = editedCredentials(authorization, login, sent['credentials'], isPatch)
  const values = await readValues(deps, accountId, { ...edited, credentials }, language, (issues) =>
    explainMissingSecrets(authorization, login, credentials, issues),
  )
  const whole = values.credentials
  const isOtherLogin = hasSecrets(authorization, sent['credentials'])
  // Whoever gives again what was refused has asked the portal: a host key that has changed is taken then.
  const isAskedAgain = isOtherLogin && ['failed', 'revoked'].includes(shown.authorizationStatus)
  if (whole === null || (isSameJson(whole, login) && !isAskedAgain)) return { ...values, credentials: null }
  return { ...values, credentials: { whole, shown: shownCredentials(authorization, whole), isOtherLogin } }
}

function patchedTarget(optionsSchema: TSchema, target: Target, patch: unknown): unknown {
  const { type, name, options, redirectUrl, autoCollectRequests, republishMissing } = target
  const current = { type, name, options, autoCollectRequests, republishMissing, ...(redirectUrl && { redirectUrl }) }
  return mergePatch(closed({ ...TargetDraft.properties, options: optionsSchema }), current, patch)
}

async function readValues(
  { db, portals: { connectors } }: ReadDeps,
  accountId: string,
  draft: unknown,
  language: Language,
  explained: (issues: Issue[]) => Issue[] = (issues) => issues,
): Promise<Omit<TargetValues, 'credentials'> & { connector: Connector; credentials: object | null }> {
  const issues = check(TargetDraft, draft)
  if (!isRecord(draft)) throw invalid(issues)
  const { type, credentials, options = {} } = draft
  const connector = findConnector(connectors, type)
  if (connector === null) {
    const params = { member: 'type', allowed: connectors.map((each) => `"${each.type}"`) }
    if (issues.every(({ path }) => path !== '/type'))
      issues.push({ path: '/type', code: 'not_allowed', sentence: { key: 'valueNotAllowed', params } })
    throw invalid(issues)
  }
  const { authorization } = connector
  issues.push(...inside('options', check(connector.options, options)))
  if (credentials !== undefined && authorization.kind === 'login') {
    issues.push(...inside('credentials', check(authorization.credentials, credentials)))
  } else if (credentials !== undefined) {
    issues.push({ path: '/credentials', code: 'not_allowed', sentence: { key: 'credentialsNotTaken' } })
  }
  const contact = contactNamedIn(options, connector)
  if (contact !== null && (await findContact(db, accountId, contact.id)) === null)
    issues.push(unknownContact(contact.option))
  if (issues.length > 0 || !fits(TargetDraft, draft)) throw invalid(explained(issues))
  return {
    connector,
    type: connector.type,
    name: draft.name ?? connector.name[language],
    options: draft.options ?? {},
    contact,
    redirectUrl: draft.redirectUrl ?? null,
    autoCollectRequests: draft.autoCollectRequests ?? false,
    republishMissing: draft.republishMissing ?? false,
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
