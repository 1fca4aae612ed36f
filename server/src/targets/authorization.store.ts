import { type FailureCode, type Message, messageOf, type Sentence } from '@aushang/model'
import type { Connector, Said } from '@aushang/connectors'
import sql, { empty } from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { storedJson, storedText } from '../lib/database/json-sql.ts'
import type { SealedColumn } from '../lib/reseal.ts'
import type { Secrets } from '../lib/secrets.ts'
import { messageAbout } from '../portals/message-about.ts'
import { recordEvents } from '../webhooks/record-events.ts'
import {
  accessPlace,
  credentialsPlace,
  handshakePlace,
  newToken,
  type TargetRow,
  targetRowColumns,
  type TargetVersion,
} from './targets.store.ts'

/** Whoever has the token may connect the target, so no account is asked for. */
export async function findTargetByToken(db: Db, token: string): Promise<TargetRow | null> {
  if (token.includes('\0')) return null // which no text of the database has
  return db.maybeOne(sql`
    select ${targetRowColumns} from targets where authorization_token = ${token} and authorization_status <> 'authorized'`)
}

export async function storeHandshake(db: Db, { accountId, id }: TargetRow, secrets: Secrets, handshake: unknown) {
  await db.run(sql`
    update targets set handshake = ${secrets.seal(handshakePlace(accountId, id), JSON.stringify(handshake))}
    where account_id = ${accountId} and id = ${id}`)
}

export function openHandshake(secrets: Secrets, { accountId, id, handshake }: TargetRow): unknown {
  return handshake === null ? null : JSON.parse(secrets.open(handshakePlace(accountId, id), handshake))
}

/**
 * The portal accepts us; the target becomes due, for its listings go on then (see `maintainTargets`). `credentials` are what the
 * user brought; without, it is said of the target as it was read, and of no other login.
 */
export async function authorizeTarget(
  tx: Tx,
  target: TargetVersion,
  secrets: Secrets,
  credentials?: unknown,
): Promise<void> {
  const { accountId, id, version } = target
  const sealed =
    credentials === undefined ? null : secrets.seal(credentialsPlace(accountId, id), JSON.stringify(credentials))
  await tx.run(sql`
    update targets set
      authorization_status = 'authorized', handshake = null, failure_code = null,
      authorization_token = case when authorization_token is null then null else ${newToken()} end,
      failure_message = null, portal_message = null, credentials = coalesce(${sealed}, credentials), quiet_until = null,
      due_at = now(), failures = 0, version = version + 1, updated_at = now()
    where account_id = ${accountId} and id = ${id} ${sealed === null ? sql`and version = ${version}` : empty}`)
  tx.wake('targets')
}

/** Why a target has no access, as it is shown and told. */
export interface AccessLost {
  failureCode: FailureCode
  failureMessage: Message
  portalMessage?: string
}

/** Why nothing is tried as long as a target has none. */
export function accessAwaited(connector: Connector): AccessLost {
  return { failureCode: 'unauthorized', failureMessage: messageAbout(connector, { key: 'targetAwaitsAccess' }) }
}

const wordsMax = 500

/** With the portal's own words: of an access there is no list of attempts in which they could stand. */
export function accessLost(
  { code = 'unauthorized', sentence, said }: { code?: FailureCode; sentence: Sentence; said?: Said },
  failureCode: FailureCode = code,
): AccessLost {
  const words = storedText(said?.words, wordsMax)?.trim() ?? ''
  return { failureCode, failureMessage: messageOf(sentence), ...(words !== '' && { portalMessage: words }) }
}

/**
 * The portal does not accept us (any more): nothing is sent there until the user has acted. That is told once, however many
 * find out; true for the first one. Who finds out another reason later has it shown. Who was refused with a login that has been
 * replaced meanwhile has found out nothing.
 */
export async function deauthorizeTarget(tx: Tx, target: TargetVersion, lost: AccessLost): Promise<boolean> {
  const { accountId, id, version } = target
  const { failureCode, failureMessage, portalMessage } = lost
  const changed = await tx.maybeOne<{ status: 'failed' | 'revoked' }>(sql`
    update targets set
      authorization_status = case authorization_status when 'authorized' then 'revoked' else 'failed' end,
      handshake = null, failure_code = ${failureCode}, failure_message = ${storedJson(failureMessage)},
      portal_message = ${portalMessage ?? null},
      version = version + 1, updated_at = now()
    where account_id = ${accountId} and id = ${id} and version = ${version}
      and authorization_status in ('pending', 'authorized')
    returning authorization_status as status`)
  if (changed === null) {
    await replaceReason(tx, target, lost)
    return false
  }
  await recordEvents(tx, accountId, [
    {
      name: 'target.unauthorized',
      payload: {
        targetId: id,
        authorizationStatus: changed.status,
        failureCode,
        failureMessage,
        ...(portalMessage !== undefined && { portalMessage }),
      },
    },
  ])
  return true
}

/** Of a target that has no access already. The same reason once more makes no new version. */
async function replaceReason(
  tx: Tx,
  { accountId, id, version }: TargetVersion,
  { failureCode, failureMessage, portalMessage }: AccessLost,
): Promise<void> {
  const message = storedJson(failureMessage)
  const words = portalMessage ?? null
  await tx.run(sql`
    update targets set
      failure_code = ${failureCode}, failure_message = ${message}, portal_message = ${words},
      version = version + 1, updated_at = now()
    where account_id = ${accountId} and id = ${id} and version = ${version}
      and authorization_status in ('failed', 'revoked')
      and (failure_code, failure_message::text, portal_message)
        is distinct from (${failureCode}::text, ${message}::text, ${words}::text)`)
}

export const sealedTargetColumns: SealedColumn[] = [
  {
    table: 'targets',
    column: 'handshake',
    key: 'id',
    place: handshakePlace,
    forget: (tx, _, accountId, id) =>
      tx.run(sql`update targets set handshake = null where account_id = ${accountId} and id = ${id}`),
  },
  { table: 'targets', column: 'credentials', key: 'id', place: credentialsPlace, forget: forgetCredentials },
  {
    table: 'targets',
    column: 'access',
    key: 'id',
    place: accessPlace,
    forget: (tx, _, accountId, id) =>
      tx.run(sql`update targets set access = null where account_id = ${accountId} and id = ${id}`),
  },
]

/** Its user has to bring them once more, as after the portal has taken them back. */
async function forgetCredentials(tx: Tx, _: Secrets, accountId: string, id: string): Promise<void> {
  const target = await tx.one<TargetVersion>(sql`
    update targets set credentials = null where account_id = ${accountId} and id = ${id}
    returning account_id as "accountId", id, version`)
  await deauthorizeTarget(tx, target, accessLost({ sentence: { key: 'accessDataLost' } }))
}
