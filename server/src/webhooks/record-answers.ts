import { type DeliveryFailure, messageOf, type Sentence } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Settled, Settling, WorkResult, WorkRow } from '../lib/background-work/work.ts'
import { secondsAhead } from '../lib/clock.ts'
import type { Tx } from '../lib/database/db.ts'
import { storedJson } from '../lib/database/json-sql.ts'
import { rowsOf } from '../lib/database/rows-of.ts'
import type { OutgoingAnswer, OutgoingResult } from '../lib/guarded/guarded-fetch.ts'

// Of each value; all of them together are 16 kB at the most.
const headerCharactersMax = 1_000

export type DeliveryResult = WorkResult & { durationMs: number; outgoing: OutgoingResult | null }

export interface AnsweredRow extends WorkRow {
  url: string
  eventId: string
  eventPayload: string
  /** The request whose person the event tells about. */
  requestId: string | null
}

type Answered = Settled<AnsweredRow, DeliveryResult>

/** What came back is written down by the statement that settles the deliveries. */
export function recordAnswers(settled: Answered[], deadlineSeconds: number): Settling {
  const answers = settled.map(({ row, result }) => ({ row, ...shownAnswer(row, result, deadlineSeconds) }))
  const recorded = sql`
    answers as (
      update delivery_attempts as attempt set
        duration_ms = answer.duration_ms, status_code = answer.status_code, response_headers = answer.headers::json,
        response_body = answer.body, failure_code = answer.failure_code, failure_message = answer.failure_message::json
      from ${rowsOf('answer', answers, {
        account_id: ['text', ({ row }) => row.accountId],
        delivery_id: ['text', ({ row }) => row.id],
        id: ['text', ({ row }) => row.token],
        duration_ms: ['int', ({ durationMs }) => durationMs],
        status_code: ['int', ({ statusCode }) => statusCode],
        headers: ['text', ({ headers }) => headers],
        body: ['text', ({ body }) => body],
        failure_code: ['text', ({ failureCode }) => failureCode],
        failure_message: ['text', ({ failureMessage }) => failureMessage],
      })}
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
export async function forgetErased(tx: Tx, settled: Answered[]): Promise<void> {
  const aboutPersons = settled.map(({ row }) => row).filter(({ requestId }) => requestId !== null)
  if (aboutPersons.length === 0) return
  const events = await tx.many<{ id: string; payload: string }>(sql`
    select id, payload from events
    where (account_id, id) in (
      select * from ${rowsOf('told', aboutPersons, {
        account_id: ['text', ({ accountId }) => accountId],
        event_id: ['text', ({ eventId }) => eventId],
      })})
    order by account_id, id for share`)
  const payloads = new Map(events.map(({ id, payload }) => [id, payload]))
  const erased = aboutPersons.filter((row) => payloads.get(row.eventId) !== row.eventPayload)
  if (erased.length === 0) return
  await tx.run(sql`
    update delivery_attempts set response_headers = null, response_body = null
    where (account_id, delivery_id, id) in (
      select * from ${rowsOf('erased', erased, {
        account_id: ['text', ({ accountId }) => accountId],
        delivery_id: ['text', ({ id }) => id],
        id: ['text', ({ token }) => token],
      })})`)
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

function shownAnswer(
  { url }: AnsweredRow,
  { kind, durationMs, outgoing }: DeliveryResult,
  deadlineSeconds: number,
): ShownAnswer {
  const failedWith = (failureCode: DeliveryFailure) => ({
    failureCode,
    failureMessage: storedJson(messageOf(deliveryFailureSentence(failureCode, url, deadlineSeconds))),
  })
  const nothing = { durationMs, statusCode: null, headers: null, body: null }
  if (outgoing === null) return { ...nothing, ...failedWith('webhook_disabled') }
  if (outgoing.kind === 'failed') return { ...nothing, ...failedWith(outgoing.code) }
  const { status, headers, body } = outgoing
  const seen = Object.entries(headers)
    // What it lets somebody in by is not for us, nor to be stored.
    .filter(([name]) => name !== 'set-cookie')
    .map(([name, value]) => [name, value.slice(0, headerCharactersMax)])
  return {
    durationMs,
    statusCode: status,
    headers: JSON.stringify(Object.fromEntries(seen)),
    body: textOf(body, headers['content-type']),
    ...(kind === 'done'
      ? { failureCode: null, failureMessage: null }
      : failedWith(isRefusedForClock(outgoing, durationMs) ? 'clock_off' : 'refused_by_receiver')),
  }
}

/** What we sign bears the time, and a receiver takes none that is far from its own. */
function isRefusedForClock({ status, headers }: OutgoingAnswer, durationMs: number): boolean {
  return [400, 401, 403].includes(status) && secondsAhead(headers, durationMs) !== 0
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

/** Why an attempt failed, for a person to read. Of the receiver, only its host is named. */
export function deliveryFailureSentence(code: DeliveryFailure, url: string, seconds: number): Sentence {
  const params = { host: URL.parse(url)?.host ?? url }
  switch (code) {
    case 'webhook_disabled':
      return { key: 'deliveryToDisabled' }
    case 'refused_by_receiver':
    case 'too_many_redirects':
      return { key: 'deliveryRefused' }
    case 'clock_off':
      return { key: 'deliveryRefusedForClock' }
    case 'blocked_address':
      return { key: 'receiverBlocked', params }
    case 'invalid_url':
    case 'invalid_request':
      return { key: 'receiverAddressUnusable', params }
    case 'dns_failed':
      return { key: 'receiverUnknown', params }
    case 'connection_refused':
    case 'connection_failed':
      return { key: 'receiverTakesNoConnection', params }
    case 'tls_failed':
      return { key: 'receiverInsecure', params }
    case 'timeout':
      return { key: 'receiverSilent', params: { ...params, seconds } }
    case 'connection_lost':
      return { key: 'receiverBrokeOff', params }
    case 'malformed_answer':
    case 'body_too_large':
      return { key: 'receiverUnintelligible', params }
    case 'aborted':
      return { key: 'attemptInterrupted' }
  }
}
