import type { Login } from '@aushang/connectors'
import { isRecord, type Issue } from '@aushang/model'
import type { TSchema } from 'typebox'
import { mergePatch } from '../lib/merge-patch.ts'
import { isSameJson } from '../lib/same-json.ts'

/** The part of a login that may be shown: what its schema names and does not call secret, not even in part. */
export function shownCredentials({ credentials: schema }: Login, credentials: object): object {
  return membersOf(
    credentials,
    namesIn(schema, (member) => !isSecret(member)),
  )
}

/**
 * The login after an edit, whole: as `patch` it is a merge patch; otherwise it is what is given, and the secrets stay that
 * nobody can read and write back. Secrets are not taken along to where they were not meant for: whoever may edit a target could have
 * them sent to a server of their own.
 */
export function editedCredentials(login: Login, stored: unknown, given: unknown, isPatch: boolean): unknown {
  if (!isRecord(given) || !isRecord(stored)) return given
  const secrets = membersOf(stored, secretNamesOf(login))
  const shown = shownCredentials(login, stored)
  const edited = isPatch
    ? mergePatch(login.credentials, { ...shown, ...secrets }, given)
    : { ...(hasSecrets(login, given) ? {} : secrets), ...given }
  if (!isRecord(edited) || isSentAlike(login, stored, edited)) return edited
  return isPatch ? mergePatch(login.credentials, shown, given) : given
}

/** Says why a secret is missing that is stored, and was not taken along. */
export function explainMissingSecrets(login: Login, stored: unknown, edited: unknown, issues: Issue[]): Issue[] {
  if (!isRecord(stored) || !isRecord(edited) || isSentAlike(login, stored, edited)) return issues
  return issues.map((issue) => {
    const secret = secretNamesOf(login).find((name) => issue.path === `/credentials/${name}`)
    if (issue.code !== 'required' || secret === undefined) return issue
    const params = { member: secret, changed: [...sentTo(login)] }
    return { ...issue, sentence: { key: 'secretNotTakenAlong', params } }
  })
}

function isSentAlike(login: Login, stored: object, edited: object): boolean {
  return isSameJson(membersOf(stored, sentTo(login)), membersOf(edited, sentTo(login)))
}

function sentTo(login: Login): readonly string[] {
  return login.sentTo ?? namesIn(login.credentials, (member) => !isSecret(member))
}

/** Whether secrets are given, be they the same, and not only what is beside them. */
export function hasSecrets(login: Login, given: unknown): boolean {
  return isRecord(given) && secretNamesOf(login).some((name) => Object.hasOwn(given, name))
}

function secretNamesOf({ credentials }: Login): string[] {
  return namesIn(credentials, isSecret)
}

function isSecret(schema: TSchema): boolean {
  return JSON.stringify(schema).includes('"writeOnly":true')
}

function namesIn(schema: TSchema, isWanted: (member: TSchema) => boolean): string[] {
  const { properties = {} } = schema as { properties?: Record<string, TSchema> }
  return Object.entries(properties).flatMap(([name, member]) => (isWanted(member) ? [name] : []))
}

function membersOf(value: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
}
