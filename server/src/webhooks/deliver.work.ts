import type { EventName, Language, Webhook } from '@aushang/model'
import sql, { raw } from 'sql-template-tag'
import { lockLog } from '../events/events.store.ts'
import { makeCache } from '../lib/cache.ts'
import type { GuardedClient, OutgoingResult } from '../lib/guarded/guarded-fetch.ts'
import { time } from '../lib/database/json-sql.ts'
import type { Secrets } from '../lib/secrets.ts'
import type { Telemetry } from '../lib/telemetry/telemetry.ts'
import { claimColumns, type Settled, type Work, type WorkResult } from '../lib/background-work/work.ts'
import { startNextInOrder } from './deliveries.store.ts'
import { envelope } from './envelope.ts'
import { giveUpDeliveries } from './give-up-deliveries.ts'
import { type AnsweredRow, type DeliveryResult, forgetErased, recordAnswers } from './record-answers.ts'
import { reportDeliveries } from './report-deliveries.ts'
import { makeSigner, signatureHeaders, type Signer } from './sign.ts'
import { type AttemptOutcome, watchHealth } from './watch-health.ts'
import { signingKeyPlace } from './webhooks.store.ts'

const deadlineMs = 15_000
const bodyBytesMax = 16 * 1024
// A receiver that asks for more patience than this gets no more.
const retryAfterSecondsMax = 24 * 60 * 60
const signersMax = 1_000

interface DeliveryRow extends AnsweredRow {
  webhookId: string
  orderingKey: string | null
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
  /** As JSON. */
  eventTime: string
}

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
    threadMs: 0.5,
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

    settle: (settled) => recordAnswers(settled, deadlineMs / 1000),

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
}: Settled<DeliveryRow, DeliveryResult>): AttemptOutcome[] {
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
