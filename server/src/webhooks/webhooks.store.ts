import { type Message, messageOf, type PlainWebhook, type Webhook } from '@aushang/model'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { lockAccount } from '../accounts/accounts.store.ts'
import { lockLog } from '../events/events.store.ts'
import { hasWords } from '../http/list.ts'
import type { Db, Tx } from '../lib/database/db.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { isSameJson } from '../lib/same-json.ts'
import type { SealedColumn } from '../lib/reseal.ts'
import type { Secrets } from '../lib/secrets.ts'
import { giveUpDeliveries } from './give-up-deliveries.ts'
import { newSigningKey } from './sign.ts'

const webhooksMax = 100

interface WebhookRow {
  id: string
  version: number
  url: string
  events: Webhook['events']
  envelope: Webhook['envelope']
  description: string | null
  enabled: boolean
  signingKey: Buffer
  failingSince: Date | null
  disabledReason: DisabledReason | null
  createdAt: Date
  updatedAt: Date
}

const columns = sql`
  id, version, url, events, envelope, description, enabled, signing_key as "signingKey", failing_since as "failingSince",
  disabled_reason as "disabledReason", created_at as "createdAt", updated_at as "updatedAt"`

export type DisabledReason = NonNullable<Webhook['disabledReason']>

/** Why the service disabled a webhook, for a person to read. */
export function disabledMessage(reason: DisabledReason): Message {
  return messageOf({ key: reason === 'gone' ? 'webhookGone' : 'webhookFailing' })
}

/** Its message has no language yet. */
export interface RecordedWebhook extends Omit<Webhook, 'disabledMessage'> {
  disabledMessage?: Message
}

/** A webhook, its version, and its text. */
export interface StoredWebhook {
  version: number
  json: string
  webhook: RecordedWebhook
}

export async function createWebhook(
  tx: Tx,
  accountId: string,
  secrets: Secrets,
  draft: PlainWebhook,
): Promise<StoredWebhook> {
  const id = newId()
  const key = secrets.seal(signingKeyPlace(accountId, id), newSigningKey())
  const { url, events, envelope = 'current', description = null, enabled = true } = draft
  // One at a time, or two that are both the last would both be let in.
  await lockAccount(tx, accountId)
  const row = await tx.maybeOne<WebhookRow>(sql`
    insert into webhooks (account_id, id, url, events, envelope, description, enabled, signing_key)
    select ${accountId}, ${id}, ${url}, ${events}, ${envelope}, ${description}, ${enabled}, ${key}
    where (select count(*) from webhooks where account_id = ${accountId}) < ${webhooksMax}
    returning ${columns}`)
  if (row === null) {
    throw new ApiError('too_many_webhooks', { key: 'tooManyWebhooks', params: { max: webhooksMax } })
  }
  return webhookAsShown(secrets, accountId, row)
}

interface WebhookFilter {
  after?: string
  order?: 'asc' | 'desc'
  q?: string
  enabled?: boolean
}

/** There are at most a hundred of them, and their keys have to be opened. */
export async function listWebhooks(
  db: Db,
  accountId: string,
  secrets: Secrets,
  { after, order = 'asc', q, enabled }: WebhookFilter,
): Promise<RecordedWebhook[]> {
  const conditions: Sql[] = [
    sql`account_id = ${accountId}`,
    ...(after === undefined ? [] : [sql`id ${raw(order === 'asc' ? '>' : '<')} ${after}`]),
    ...(q === undefined ? [] : [hasWords(accountId, sql`concat_ws(' ', id, url, description)`, q)]),
    ...(enabled === undefined ? [] : [sql`enabled = ${enabled}`]),
  ]
  const rows = await db.many<WebhookRow>(sql`
    select ${columns} from webhooks where ${join(conditions, ' and ')} order by id ${raw(order)}`)
  return rows.map((row) => webhookAsShown(secrets, accountId, row).webhook)
}

export async function getWebhook(db: Db, accountId: string, secrets: Secrets, id: string): Promise<StoredWebhook> {
  const row = await db.maybeOne<WebhookRow>(sql`
    select ${columns} from webhooks where account_id = ${accountId} and id = ${id}`)
  if (row === null) throw notFound('webhook')
  return webhookAsShown(secrets, accountId, row)
}

/** What of it a client has set. */
export function draftOf({ url, events, envelope, description, enabled }: RecordedWebhook): PlainWebhook {
  return { url, events, envelope, ...(description && { description }), enabled }
}

/** Null when it has changed since it was read. To enable it is to forget why it was disabled. */
export async function updateWebhook(
  tx: Tx,
  accountId: string,
  secrets: Secrets,
  read: StoredWebhook,
  draft: PlainWebhook,
): Promise<StoredWebhook | null> {
  const { version, webhook } = read
  const { id } = webhook
  const { url, events, envelope = 'current', description = null, enabled = true } = draft
  if (isSameJson({ ...draft, envelope, enabled }, draftOf(webhook))) return read
  // An event that is being recorded must not come to wait behind a delivery that is given up here.
  if (!enabled) await lockLog(tx, accountId)
  const row = await tx.maybeOne<WebhookRow>(sql`
    update webhooks set
      url = ${url}, events = ${events}, envelope = ${envelope}, description = ${description}, enabled = ${enabled},
      failing_since = case when ${enabled} and not enabled then null else failing_since end,
      disabled_reason = case when ${enabled} then null else disabled_reason end,
      version = version + 1, updated_at = now()
    where account_id = ${accountId} and id = ${id} and version = ${version}
    returning ${columns}`)
  if (row === null) return null
  if (!enabled) await giveUpDeliveries(tx, accountId, id)
  return webhookAsShown(secrets, accountId, row)
}

/** The old key goes on signing beside the new one for a while, so that receivers can change over in peace. */
export async function rotateSigningKey(
  db: Db,
  accountId: string,
  secrets: Secrets,
  id: string,
  { overlapHours = 24 }: { overlapHours?: number },
): Promise<StoredWebhook> {
  const key = secrets.seal(signingKeyPlace(accountId, id), newSigningKey())
  const row = await db.maybeOne<WebhookRow>(sql`
    update webhooks set
      previous_signing_key = signing_key, previous_signing_key_until = now() + make_interval(hours => ${overlapHours}),
      signing_key = ${key},
      version = version + 1, updated_at = now()
    where account_id = ${accountId} and id = ${id}
    returning ${columns}`)
  if (row === null) throw notFound('webhook')
  return webhookAsShown(secrets, accountId, row)
}

export const sealedSigningKeys: SealedColumn[] = [
  {
    table: 'webhooks',
    column: 'signing_key',
    key: 'id',
    place: signingKeyPlace,
    forget: (tx, secrets, accountId, id) =>
      tx.run(sql`
        update webhooks set
          signing_key = ${secrets.seal(signingKeyPlace(accountId, id), newSigningKey())},
          version = version + 1, updated_at = now()
        where account_id = ${accountId} and id = ${id}`),
  },
  {
    table: 'webhooks',
    column: 'previous_signing_key',
    key: 'id',
    place: signingKeyPlace,
    forget: (tx, _, accountId, id) =>
      tx.run(sql`
        update webhooks set previous_signing_key = null, previous_signing_key_until = null
        where account_id = ${accountId} and id = ${id}`),
  },
]

export function signingKeyPlace(accountId: string, webhookId: string): string {
  return `signing key ${accountId} ${webhookId}`
}

function webhookAsShown(secrets: Secrets, accountId: string, row: WebhookRow): StoredWebhook {
  const { id, version, url, events, envelope, description, enabled, failingSince, disabledReason } = row
  const webhook = {
    id,
    url,
    events,
    envelope,
    ...(description !== null && { description }),
    enabled,
    signingKey: secrets.open(signingKeyPlace(accountId, id), row.signingKey),
    ...(failingSince && { failingSince: failingSince.toISOString() }),
    ...(disabledReason && { disabledReason, disabledMessage: disabledMessage(disabledReason) }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
  return { version, webhook, json: JSON.stringify(webhook) }
}

/** Of all accounts, for those who run the service. Those that were given up for it are not among them. */
export async function countFailingWebhooks(db: Db): Promise<{ count: number; oldestSeconds: number }> {
  return db.one(sql`
    select count(*)::int as count, coalesce(extract(epoch from now() - min(failing_since)), 0)::float8 as "oldestSeconds"
    from webhooks where failing_since is not null and enabled`)
}
