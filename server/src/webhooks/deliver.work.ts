import { type DeliveryFailure, type EventName, type Language, messageOf, type Webhook } from '@aushang/model'
import sql, { raw } from 'sql-template-tag'
import { lockLog } from '../events/events.store.ts'
import { makeCache } from '../lib/cache.ts'
import type { Tx } from '../lib/database/db.ts'
import type { GuardedClient, OutgoingResult } from '../lib/guarded/guarded-fetch.ts'
import { storedJson, time } from '../lib/database/json-sql.ts'
import type { Secrets } from '../lib/secrets.ts'
import type { Telemetry } from '../lib/telemetry/telemetry.ts'
import {
  claimColumns,
  type Settled,
  type Settling,
  type Work,
  type WorkResult,
  type WorkRow,
} from '../lib/background-work/work.ts'
import { startNextInOrder } from './deliveries.store.ts'
import { deliveryFailureSentence } from './delivery-failure.ts'
import { envelope } from './envelope.ts'
import { giveUpDeliveries } from './give-up-deliveries.ts'
import { reportDeliveries } from './report-deliveries.ts'
import { makeSigner, signatureHeaders, type Signer } from './sign.ts'
import { type AttemptOutcome, watchHealth } from './watch-health.ts'
import { signingKeyPlace } from './webhooks.store.ts'

const deadlineMs = 15_000
const bodyBytesMax = 16 * 1024
// A receiver that asks for more patience than this gets no more.
const retryAfterSecondsMax = 24 * 60 * 60
const signersMax = 1_000
const headersWorthSeeing = ['content-type', 'location', 'retry-after', 'server', 'x-request-id']

interface DeliveryRow extends WorkRow {
  webhookId: string
  eventId: string
  orderingKey: string | null
  /** The request whose person the event tells about. */
  requestId: string | null
  url: string
  enabled: boolean
  isFailing: boolean
  envelope: Webhook['envelope']
  /** Of the account, as it is now. */
  language: Language
  /** Sealed, in hexadecimal. */
  signingKey: string
  /** Of the day after a rotation. */
  previousSigningKey: string | null
  eventName: EventName
  eventPayload: string
  /** As JSON. */
  eventTime: string
}

type DeliveryResult = WorkResult & { durationMs: number; outgoing: OutgoingResult | null }

/** Tells a webhook about an event: one signed POST for each attempt, each recorded before it is sent. */
export function deliverEvents({
  http,
  secrets,
  telemetry,
}: {
  http: GuardedClient
  secrets: Secrets
  telemetry: Telemetry
}): Work<DeliveryRow, DeliveryResult> {
  const openSigners = makeCache<Signer>({ countMax: signersMax })

  /** To open a key costs more than to sign with it; those of the last webhooks are kept open. */
  function signerOf({ accountId, webhookId }: DeliveryRow, sealed: string): Signer {
    const known = openSigners.get(sealed)
    if (known !== undefined) return known
    const key = secrets.open(signingKeyPlace(accountId, webhookId), Buffer.from(sealed, 'hex'))
    return openSigners.set(sealed, makeSigner(key))
  }

  return {
    table: 'deliveries',
    leaseSeconds: 60,
    concurrency: 675,
    concurrencyPerAccount: 225,
    claimMax: 75,
    retryAfterSeconds: [5, 60, 300, 1_800, 7_200, 18_000, 36_000, 86_400],
    claimEnding: claimWithAttempts,

    async run(row) {
      if (!row.enabled) return { kind: 'failed', durationMs: 0, outgoing: null }
      const body = envelope(row.envelope, row, row.language)
      // The old one first: a receiver that looks at no more than one signature still has the old key.
      const keys = row.previousSigningKey === null ? [row.signingKey] : [row.previousSigningKey, row.signingKey]
      const signers = keys.map((key) => signerOf(row, key))
      const started = performance.now()
      const outgoing = await http.send({
        accountId: row.accountId,
        method: 'POST',
        url: row.url,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Aushang',
          ...signatureHeaders(signers, row.eventId, body, Math.floor(Date.now() / 1000)),
        },
        body,
        deadlineMs,
        bodyBytesMax,
        longerBody: 'cut',
      })
      return { ...resultOf(outgoing), durationMs: Math.round(performance.now() - started), outgoing }
    },

    settle: recordAnswers,

    needsFinish: ({ row, verdict }) =>
      verdict !== 'done' || row.isFailing || row.orderingKey !== null || row.requestId !== null,

    async finish(tx, settled, accountId) {
      const ended = settled.flatMap(({ row: { accountId, webhookId, orderingKey }, verdict }) =>
        verdict === 'again' || verdict === 'more' || orderingKey === null
          ? []
          : [{ accountId, webhookId, orderingKey }],
      )
      const failed = settled.filter(({ verdict }) => verdict === 'again' || verdict === 'failed').map(({ row }) => row)
      if (ended.length + failed.length > 0) await lockLog(tx, accountId)
      await forgetErased(tx, settled)
      await watchHealth(tx, settled.flatMap(asAttemptOutcome))
      const disabled = new Set(settled.filter(({ row }) => !row.enabled).map(({ row }) => row.webhookId))
      for (const webhookId of disabled) await giveUpDeliveries(tx, accountId, webhookId)
      if (ended.length > 0) await startNextInOrder(tx, ended)
    },

    report: reportDeliveries(telemetry),
  }
}

function asAttemptOutcome({
  row: { accountId, webhookId, isFailing },
  result: { kind, outgoing },
}: SettledDelivery): AttemptOutcome[] {
  // That a webhook which is well is still well is not news; nor does it say anything of it that we gave up.
  if (outgoing === null || kind === 'more' || (kind === 'done' && !isFailing)) return []
  const isGone = outgoing.kind === 'answer' && outgoing.status === 410
  return [{ accountId, webhookId, outcome: kind === 'done' ? 'through' : isGone ? 'gone' : 'refused' }]
}

function resultOf(outgoing: OutgoingResult): WorkResult {
  if (outgoing.kind === 'failed') return { kind: outgoing.code === 'aborted' ? 'more' : 'again' }
  if (outgoing.status >= 200 && outgoing.status < 300) return { kind: 'done' }
  if (outgoing.status === 410) return { kind: 'failed' }
  return { kind: 'again', notBeforeSeconds: retryAfterSeconds(outgoing.headers['retry-after']) }
}

/** Seconds or a date; whatever else stands there is no wish. */
function retryAfterSeconds(header: string | undefined): number {
  if (header === undefined) return 0
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(seconds, 0), retryAfterSecondsMax)
}

/** The attempt is recorded by the very statement that claims the delivery: nothing is sent of which there is no record. */
const claimWithAttempts = sql`,
    attempts as (
      insert into delivery_attempts (account_id, delivery_id, id) select account_id, id, lease_token from claimed
    )
    select ${claimColumns},
      webhook_id as "webhookId", event_id as "eventId", claimed.ordering_key as "orderingKey",
      request_id as "requestId", url, enabled, failing_since is not null as "isFailing", envelope,
      (select language from accounts where accounts.id = claimed.account_id) as language,
      encode(signing_key, 'hex') as "signingKey",
      case when previous_signing_key_until > now() then encode(previous_signing_key, 'hex') end as "previousSigningKey",
      events.name as "eventName", payload as "eventPayload", ${raw(time('events.created_at'))} as "eventTime"
    from claimed
    -- Before the webhooks: a plan made without statistics would else look through all events of the account.
    join events on events.account_id = claimed.account_id and events.id = event_id
    join webhooks on webhooks.account_id = claimed.account_id and webhooks.id = webhook_id`

type SettledDelivery = Settled<DeliveryRow, DeliveryResult>

function recordAnswers(settled: SettledDelivery[]): Settling {
  const answers = settled.map(({ row, result }) => ({ row, ...shownAnswer(row, result) }))
  const recorded = sql`
    answers as (
      update delivery_attempts as attempt set
        duration_ms = answer.duration_ms, status_code = answer.status_code, response_headers = answer.headers::json,
        response_body = answer.body, failure_code = answer.failure_code, failure_message = answer.failure_message::json
      from unnest(
        ${answers.map(({ row }) => row.accountId)}::text[],
        ${answers.map(({ row }) => row.id)}::text[],
        ${answers.map(({ row }) => row.token)}::text[],
        ${answers.map(({ durationMs }) => durationMs)}::int[],
        ${answers.map(({ statusCode }) => statusCode)}::int[],
        ${answers.map(({ headers }) => headers)}::text[],
        ${answers.map(({ body }) => body)}::text[],
        ${answers.map(({ failureCode }) => failureCode)}::text[],
        ${answers.map(({ failureMessage }) => failureMessage)}::text[]
      ) as answer (account_id, delivery_id, id, duration_ms, status_code, headers, body, failure_code, failure_message)
      where attempt.account_id = answer.account_id and attempt.delivery_id = answer.delivery_id and attempt.id = answer.id
    )`
  return {
    with: recorded,
    set: sql`status = case settled.verdict when 'done' then 'succeeded' when 'failed' then 'failed' else 'pending' end`,
  }
}

/**
 * A receiver may repeat what it was told: when the person was erased after that, so is the answer. Until the commit, an
 * erasure that comes now waits, and then finds the answer.
 */
async function forgetErased(tx: Tx, settled: SettledDelivery[]): Promise<void> {
  const aboutPersons = settled.map(({ row }) => row).filter(({ requestId }) => requestId !== null)
  if (aboutPersons.length === 0) return
  const events = await tx.many<{ id: string; payload: string }>(sql`
    select id, payload from events
    where (account_id, id) in (
      select * from unnest(${aboutPersons.map(({ accountId }) => accountId)}::text[], ${aboutPersons.map(({ eventId }) => eventId)}::text[]))
    order by account_id, id for share`)
  const payloads = new Map(events.map(({ id, payload }) => [id, payload]))
  const erased = aboutPersons.filter((row) => payloads.get(row.eventId) !== row.eventPayload)
  if (erased.length === 0) return
  await tx.run(sql`
    update delivery_attempts set response_headers = null, response_body = null
    where (account_id, delivery_id, id) in (
      select * from unnest(
        ${erased.map(({ accountId }) => accountId)}::text[],
        ${erased.map(({ id }) => id)}::text[],
        ${erased.map(({ token }) => token)}::text[]))`)
}

interface ShownAnswer {
  durationMs: number
  statusCode: number | null
  /** As JSON. */
  headers: string | null
  body: string | null
  failureCode: DeliveryFailure | null
  /** As JSON. */
  failureMessage: string | null
}

function shownAnswer({ url }: DeliveryRow, { kind, durationMs, outgoing }: DeliveryResult): ShownAnswer {
  const failedWith = (failureCode: DeliveryFailure) => ({
    failureCode,
    failureMessage: storedJson(messageOf(deliveryFailureSentence(failureCode, url, deadlineMs / 1000))),
  })
  const nothing = { durationMs, statusCode: null, headers: null, body: null }
  if (outgoing === null) return { ...nothing, ...failedWith('webhook_disabled') }
  if (outgoing.kind === 'failed') return { ...nothing, ...failedWith(outgoing.code) }
  const { status, headers, body } = outgoing
  const seen = headersWorthSeeing.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, headers[name]?.slice(0, 500)]],
  )
  return {
    durationMs,
    statusCode: status,
    headers: JSON.stringify(Object.fromEntries(seen)),
    body: textOf(body, headers['content-type']),
    ...(kind === 'done' ? { failureCode: null, failureMessage: null } : failedWith('refused_by_receiver')),
  }
}

/** By the charset that it names, if there is one of that name. */
function textOf(body: Buffer, contentType = ''): string {
  const charset = /;\s*charset="?([\w.:-]+)/i.exec(contentType)?.[1]
  return decode(body, charset).replaceAll('\0', '\ufffd')
}

function decode(body: Buffer, charset: string | undefined): string {
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    return body.toString('utf8')
  }
}
