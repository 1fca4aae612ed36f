import {
  type AuthorizationStatus,
  type FailureCode,
  type Issue,
  type Message,
  pointer,
  type Sentence,
} from '@aushang/model'
import pg from 'pg'
import sql, { empty, type Sql } from 'sql-template-tag'
import { openConsumerCredentials } from '../accounts/consumer-credentials.store.ts'
import { violatedConstraint } from '../lib/database/database-errors.ts'
import type { Db, Tx } from '../lib/database/db.ts'
import { ApiError, invalid, notFound } from '../lib/errors.ts'
import { gatherReads } from '../lib/database/gather-reads.ts'
import { newId, randomText } from '../lib/ids.ts'
import { type Document, json, jsonText, time, value } from '../lib/database/json-sql.ts'
import { isSameJson } from '../lib/same-json.ts'
import type { Secrets } from '../lib/secrets.ts'
import { targetNotesJson } from './target-notes.store.ts'

/** Where this installation is reached: it stands in what a target shows. */
export interface Addresses {
  publicUrl: string
  requestsDomain: string
  /** For a reader: whoever has the link may connect the portal. */
  hidesAuthorizationUrl?: boolean
}

export function targetJson({ publicUrl, requestsDomain, hidesAuthorizationUrl }: Addresses): Sql {
  const at = pg.escapeLiteral(`@${requestsDomain}`)
  const authorizations = pg.escapeLiteral(`${publicUrl}/authorizations/`)
  return jsonText({
    id: value('id'),
    type: value('type'),
    name: value('name'),
    credentials: json('shown_credentials'),
    options: json('options'),
    redirectUrl: value('redirect_url'),
    autoCollectRequests: value('auto_collect_requests'),
    republishMissing: value('republish_missing'),
    emailId: value('email_id'),
    emailAddress: value(`email_id || ${at}`),
    authorizationStatus: value('authorization_status'),
    ...(!hidesAuthorizationUrl && {
      authorizationUrl: value(
        `case when authorization_status <> 'authorized' then ${authorizations} || authorization_token end`,
      ),
    }),
    failureCode: value('failure_code'),
    failureMessage: json('failure_message'),
    portalMessage: value('portal_message'),
    sync: `case when is_sync_wanted then '{"status":"pending"}' else sync::text end`,
    notes: targetNotesJson,
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
  })
}

export const targetColumns = (addresses: Addresses) => sql`id, version, ${targetJson(addresses)} as json`

/** What is stored of a target, checked already. */
export interface TargetValues {
  type: string
  name: string
  options: object
  /** Which of the options names a contact, and which contact; null when none does. */
  contact: { option: string; id: string } | null
  redirectUrl: string | null
  autoCollectRequests: boolean
  republishMissing: boolean
  /** Null: those that are stored stay. */
  credentials: NewCredentials | null
}

interface NewCredentials {
  whole: object
  /** What is not secret of them. */
  shown: object
  /** Whether it is another login, or the same and something beside it: then what is known of the portal stays known. */
  isOtherLogin: boolean
}

/** With a login, the portal is asked whether it works; without, the user is awaited. */
export async function createTarget(
  tx: Tx,
  accountId: string,
  { secrets, ...addresses }: Addresses & { secrets: Secrets },
  { type, name, options, contact, redirectUrl, autoCollectRequests, republishMissing, credentials }: TargetValues,
): Promise<Document> {
  const id = newId()
  const sealed = credentials && secrets.seal(credentialsPlace(accountId, id), JSON.stringify(credentials.whole))
  if (sealed !== null) tx.wake('targets')
  const stored = tx.one<Document>(sql`
    insert into targets (
      account_id, id, type, name, email_id, options, contact_id, redirect_url, auto_collect_requests, republish_missing,
      credentials, shown_credentials, authorization_token, due_at)
    values (
      ${accountId}, ${id}, ${type}, ${name}, ${newEmailId()}, ${JSON.stringify(options)}, ${contact?.id ?? null},
      ${redirectUrl}, ${autoCollectRequests}, ${republishMissing}, ${sealed}, ${credentials && JSON.stringify(credentials.shown)},
      ${sealed === null ? newToken() : null}, ${sealed === null ? null : sql`now()`})
    returning ${targetColumns(addresses)}`)
  return stored.catch(throwUnknownContact(contact))
}

export async function getTarget(db: Db, accountId: string, addresses: Addresses, id: string): Promise<Document> {
  const target = await db.maybeOne<Document>(sql`
    select ${targetColumns(addresses)} from targets where account_id = ${accountId} and id = ${id}`)
  if (target === null) throw notFound('target')
  return target
}

/** Whether these are the values that it has. */
export function isSameTarget(target: TargetRow, values: TargetValues): boolean {
  const { name, options, redirectUrl, autoCollectRequests, republishMissing, credentials } = values
  if (credentials !== null || autoCollectRequests !== target.autoCollectRequests) return false
  if (republishMissing !== target.republishMissing) return false
  return name === target.name && redirectUrl === target.redirectUrl && isSameJson(options, target.options)
}

/** Null when it has changed since `version`. New credentials are checked with the portal. */
export async function updateTarget(
  tx: Tx,
  accountId: string,
  { secrets, ...addresses }: Addresses & { secrets: Secrets },
  { id, version }: { id: string; version: number },
  { name, options, contact, redirectUrl, autoCollectRequests, republishMissing, credentials }: TargetValues,
): Promise<Document | null> {
  const login =
    credentials &&
    newLogin(secrets.seal(credentialsPlace(accountId, id), JSON.stringify(credentials.whole)), credentials)
  if (login !== null) tx.wake('targets')
  const stored = tx.maybeOne<Document>(sql`
    update targets set
      name = ${name}, options = ${JSON.stringify(options)}, contact_id = ${contact?.id ?? null},
      redirect_url = ${redirectUrl}, auto_collect_requests = ${autoCollectRequests},
      republish_missing = ${republishMissing}, ${login ?? empty}
      version = version + 1, updated_at = now()
    where account_id = ${accountId} and id = ${id} and version = ${version}
    returning ${targetColumns(addresses)}`)
  return stored.catch(throwUnknownContact(contact))
}

function newLogin(sealed: Buffer, { shown, isOtherLogin }: NewCredentials): Sql {
  return sql`
    credentials = ${sealed}, access = null, shown_credentials = ${JSON.stringify(shown)}, ${isOtherLogin ? sql`facts = '{}',` : empty}
    authorization_status = 'pending', failure_code = null, failure_message = null, portal_message = null,
    due_at = now(), failures = 0,`
}

/** It was there when the options were checked. */
const throwUnknownContact = (contact: TargetValues['contact']) => (error: unknown) => {
  if (contact === null || violatedConstraint(error) !== 'targets_contact') throw error
  throw invalid([unknownContact(contact.option)])
}

export function unknownContact(option: string): Issue {
  const sentence: Sentence = { key: 'contactUnknown', params: { member: option } }
  return { path: pointer('options', option), code: 'unknown_contact', sentence }
}

/** False when it has changed since `version`. */
export async function deleteTarget(
  db: Db,
  accountId: string,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  try {
    const deleted = await db.run(sql`
      delete from targets where account_id = ${accountId} and id = ${id} and version = ${version}`)
    return deleted === 1
  } catch (error) {
    if (violatedConstraint(error) !== 'listings_target') throw error
    throw new ApiError('target_has_listings', { key: 'targetHasListings' })
  }
}

/** A target as those need it who speak to its portal. */
export interface TargetRow {
  accountId: string
  id: string
  version: number
  type: string
  name: string
  options: object
  /** The contact that is shown where a property has none. */
  contactId: string | null
  redirectUrl: string | null
  emailId: string
  autoCollectRequests: boolean
  republishMissing: boolean
  authorizationStatus: AuthorizationStatus
  credentials: Buffer | null
  /** Of the account with the portal, for portals that want such. */
  consumer: Buffer | null
  /** What the login was exchanged for, for portals that have it so. */
  access: Buffer | null
  handshake: Buffer | null
  facts: Record<string, string>
  /** If that is still to come. */
  quietUntil: Date | null
  isSyncWanted: boolean
  /** Of the full transfer that is wanted; null where that was before we noted it. */
  syncAskedAt: string | null
  /** Why the portal does not accept us, if it does not. */
  failureCode: FailureCode | null
  failureMessage: Message | string | null
  portalMessage: string | null
}

export const targetRowColumns = sql`
  account_id as "accountId", id, version, type, name, options, contact_id as "contactId", redirect_url as "redirectUrl",
  email_id as "emailId", auto_collect_requests as "autoCollectRequests", republish_missing as "republishMissing",
  authorization_status as "authorizationStatus", credentials, access, handshake, facts,
  case when quiet_until > now() then quiet_until end as "quietUntil",
  is_sync_wanted as "isSyncWanted", sync ->> 'askedAt' as "syncAskedAt",
  failure_code as "failureCode", failure_message as "failureMessage", portal_message as "portalMessage",
  (select sealed from account_credentials as consumer
    where consumer.account_id = targets.account_id and consumer.type = targets.type) as consumer`

export async function getTargetRow(db: Db, accountId: string, id: string): Promise<TargetRow> {
  const target = await findTargetRow(db, accountId, id)
  if (target === null) throw notFound('target')
  return target
}

export const findTargetRow = gatherReads<TargetRow>(async (db, wanted) => {
  const rows = await db.many<TargetRow>(sql`
    select ${targetRowColumns}
    from ${wanted} join targets using (account_id, id)`)
  return rows.map((row) => ({ accountId: row.accountId, id: row.id, row }))
})

/** Where its portal is to send inquiries by itself, if that is asked for. */
export function inquiryEmailOf(
  target: Pick<TargetRow, 'emailId' | 'autoCollectRequests'>,
  requestsDomain: string,
): string | undefined {
  return target.autoCollectRequests ? emailAddressOf(target, requestsDomain) : undefined
}

export function emailAddressOf({ emailId }: Pick<TargetRow, 'emailId'>, requestsDomain: string): string {
  return `${emailId}@${requestsDomain}`
}

/** What is known under this name stays, and so does all else; what was found out about an earlier login is not kept. */
export async function storeTargetFact(
  db: Db,
  { accountId, id, version }: TargetRow,
  name: string,
  value: string,
): Promise<void> {
  await db.run(sql`
    update targets set facts = (jsonb_build_object(${name}::text, ${value}::text) || facts::jsonb)::json
    where account_id = ${accountId} and id = ${id} and version = ${version}`)
}

/** The portal asked for it: nobody speaks to it before then. */
export async function backOffTarget(db: Db, accountId: string, id: string, forMs: number): Promise<void> {
  await db.run(sql`
    update targets set quiet_until = greatest(quiet_until, now() + make_interval(secs => ${forMs / 1000}))
    where account_id = ${accountId} and id = ${id}`)
}

/** An advert was taken down there. Whoever finds the portal full at this moment waits to hear of it: see `lockFreedPlace`. */
export async function recordFreedPlace(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.run(sql`
    update targets set place_freed_at = clock_timestamp() where account_id = ${accountId} and id = ${id}`)
}

/** When that was last; nobody takes one down before the transaction has ended. */
export async function lockFreedPlace(tx: Tx, accountId: string, id: string): Promise<Date | null> {
  const target = await tx.maybeOne<{ at: Date | null }>(sql`
    select place_freed_at as at from targets where account_id = ${accountId} and id = ${id} for share`)
  return target?.at ?? null
}

export type TargetVersion = Pick<TargetRow, 'accountId' | 'id' | 'version'>

/** It has been changed since it was read: whoever looked at it has to look again. */
export async function recheckIfChanged(tx: Tx, { accountId, id, version }: TargetVersion): Promise<boolean> {
  const changed = await tx.run(sql`
    update targets set due_at = now(), failures = 0
    where account_id = ${accountId} and id = ${id} and version <> ${version}`)
  if (changed > 0) tx.wake('targets')
  return changed > 0
}

export function openConsumer(secrets: Secrets, { accountId, type, consumer }: TargetRow): unknown {
  return consumer === null ? null : openConsumerCredentials(secrets, accountId, type, consumer)
}

export function openCredentials(secrets: Secrets, { accountId, id, credentials }: TargetRow): unknown {
  return credentials === null ? null : JSON.parse(secrets.open(credentialsPlace(accountId, id), credentials))
}

export function openAccess(
  secrets: Secrets,
  { accountId, id, access }: Pick<TargetRow, 'accountId' | 'id' | 'access'>,
): unknown {
  return access === null ? undefined : JSON.parse(secrets.open(accessPlace(accountId, id), access))
}

type TargetLogin = Pick<TargetRow, 'accountId' | 'id' | 'credentials'>

/** As it lies there at this moment, for this login; undefined when there is none. */
export async function readAccess(
  db: Db,
  secrets: Secrets,
  { accountId, id, credentials }: TargetLogin,
): Promise<unknown> {
  const target = await db.maybeOne<{ access: Buffer | null }>(sql`
    select access from targets where account_id = ${accountId} and id = ${id} and credentials = ${credentials}`)
  return target === null ? undefined : openAccess(secrets, { accountId, id, ...target })
}

/** No change of the target that anybody sees: its version stays. What another login was given meanwhile stays, too. */
export async function storeAccess(
  db: Db,
  secrets: Secrets,
  { accountId, id, credentials }: TargetLogin,
  access: unknown,
): Promise<void> {
  const sealed = secrets.seal(accessPlace(accountId, id), JSON.stringify(access))
  await db.run(sql`
    update targets set access = ${sealed}
    where account_id = ${accountId} and id = ${id} and credentials = ${credentials}`)
}

export const credentialsPlace = (accountId: string, id: string) => `target credentials ${accountId} ${id}`
export const accessPlace = (accountId: string, id: string) => `target access ${accountId} ${id}`
export const handshakePlace = (accountId: string, id: string) => `target authorization ${accountId} ${id}`

export function newToken(): string {
  return randomText(32)
}

function newEmailId(): string {
  return randomText(20, '0123456789abcdefghijklmnopqrstuvwxyz')
}

/** Of all accounts, for those who run the service. */
export async function countTargetsWithoutAccess(
  db: Db,
): Promise<{ type: string; status: AuthorizationStatus; count: number }[]> {
  return db.many(sql`
    select type, authorization_status as status, count(*)::int as count from (
      select type, authorization_status from targets where authorization_status <> 'authorized' limit 10000
    ) as found
    group by type, authorization_status`)
}
