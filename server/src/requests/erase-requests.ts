import type { ErasureResult } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import { deleteNotesOfMails } from '../targets/target-notes.store.ts'
import { eraseRequestsFromEvents, rewriteRequestInEvents } from '../webhooks/record-events.ts'
import { takeAddressOut, takeAddressOutOfJson } from './searching/take-address-out.ts'

/**
 * Takes persons out of everything: the requests, the mails that told of them (whoever else is in them), events and recorded
 * answers. A mail that could not be read at first has told of the person too.
 */
export async function eraseRequests(tx: Tx, accountId: string, ids: string[]): Promise<ErasureResult> {
  await tx.many(
    sql`select id from requests where account_id = ${accountId} and id = any (${ids}) order by id for update`,
  )
  const erased = await tx.many<{ id: string; mailId: string; hash: Buffer }>(sql`
    delete from requests where account_id = ${accountId} and id = any (${ids}) returning id, mail_id as "mailId", hash`)
  if (erased.length === 0) return { requests: 0, mails: 0 }
  const mails = await eraseMailsWhere(
    tx,
    accountId,
    sql`id = any (${erased.map(({ mailId }) => mailId)})
      or repeats is not null and repeats && ${erased.map(({ hash }) => hash)}::bytea[]`,
  )
  await eraseRequestsFromEvents(
    tx,
    accountId,
    erased.map(({ id }) => id),
  )
  return { requests: erased.length, mails }
}

/** Takes an address that somebody mentions out of their request, and out of what was told about it. */
export async function eraseMention(tx: Tx, accountId: string, requestId: string, address: string): Promise<void> {
  const request = await tx.maybeOne<{
    details: string
    externalId: string | null
    mailedExternalId: string | null
  }>(sql`
    select details::text as details, external_id as "externalId", mailed_external_id as "mailedExternalId" from requests
    where account_id = ${accountId} and id = ${requestId} for update`)
  if (request === null) return
  const details = takeAddressOutOfJson(request.details, address)
  const externalId = request.externalId && takeAddressOut(request.externalId, address)
  const mailedExternalId = request.mailedExternalId && takeAddressOut(request.mailedExternalId, address)
  await tx.run(sql`
    update requests set details = ${details}::json, external_id = ${externalId}, mailed_external_id = ${mailedExternalId}
    where account_id = ${accountId} and id = ${requestId}`)
  await rewriteRequestInEvents(tx, accountId, requestId, (payload) => takeAddressOutOfJson(payload, address))
}

/** Returns how many of them had anything left. */
export async function eraseMails(tx: Tx, accountId: string, ids: string[]): Promise<number> {
  return eraseMailsWhere(tx, accountId, sql`id = any (${ids})`)
}

/** Whoever is reading one of them at the moment has lost it: nothing comes of what was read. */
async function eraseMailsWhere(tx: Tx, accountId: string, condition: Sql): Promise<number> {
  const mails = await tx.many<{ id: string }>(sql`
    select id from mails where account_id = ${accountId} and raw is not null and (${condition}) order by id for update`)
  const ids = mails.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.run(sql`
    update mails set raw = null, envelope_sender = '', report = null, repeats = null,
      due_at = null, lease_until = null, lease_token = null
    where account_id = ${accountId} and id = any (${ids})`)
  await deleteNotesOfMails(tx, accountId, ids)
  await eraseRequestsFromEvents(tx, accountId, ids)
  return ids.length
}
