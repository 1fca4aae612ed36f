import type { FailureCode, Message } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { storedJson } from '../lib/database/json-sql.ts'
import type { Validators } from '../media/fetch-file.ts'
import type { StoredFile } from '../media/files.store.ts'
import type { FileKey } from '../media/sweep-files.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

/** What was found behind the address of an attachment: a file, or why there is none. */
export interface SourceCheck extends Validators {
  fileHash: string | null
  failureCode: FailureCode | null
  /** Text, if it is from before there were languages. */
  failureMessage: Message | string | null
}

export interface RecordedSourceCheck extends SourceCheck {
  id: string
  /** Whether it began after the client last named the attachments, and decided something. */
  isFresh: boolean
  triedIn: string | null
}

export async function listSourceChecks(
  db: Db,
  accountId: string,
  propertyId: string,
  namedAt: string,
): Promise<Map<string, RecordedSourceCheck>> {
  const checks = await db.many<RecordedSourceCheck>(sql`
    select id, file_hash as "fileHash", etag, last_modified as "lastModified", failure_code as "failureCode",
      failure_message as "failureMessage", tried_in as "triedIn",
      coalesce(checked_at >= ${namedAt}::timestamptz, false) as "isFresh"
    from attachments where account_id = ${accountId} and property_id = ${propertyId}`)
  return new Map(checks.map((check) => [check.id, check]))
}

interface NewSourceCheck extends SourceCheck {
  propertyId: string
  id: string
  /** When it began. */
  at: string
  /** The round, of one that is to be tried again in the next; null when it decided something. */
  triedIn: string | null
}

/** A check that began before the one on record comes too late; so does one of a property that is gone. */
export async function recordSourceCheck(db: Db, accountId: string, check: NewSourceCheck): Promise<void> {
  const { propertyId, id, fileHash, etag, lastModified, failureCode, failureMessage, at, triedIn } = check
  await db.run(sql`
    insert into attachments as known (account_id, property_id, id, file_hash, etag, last_modified, failure_code,
      failure_message, checked_at, tried_in)
    select account_id, id, ${id}, ${fileHash}, ${etag}, ${lastModified}, ${failureCode}, ${storedJson(failureMessage ?? undefined)}::json,
      ${triedIn === null ? at : null}::timestamptz, ${triedIn}
    from properties where account_id = ${accountId} and id = ${propertyId} for key share
    on conflict (account_id, property_id, id) do update set
      file_hash = excluded.file_hash, etag = excluded.etag, last_modified = excluded.last_modified,
      failure_code = excluded.failure_code, failure_message = excluded.failure_message,
      checked_at = excluded.checked_at, tried_in = excluded.tried_in
    where known.checked_at is null or known.checked_at < ${at}::timestamptz`)
}

/** What is known about an attachment, and about the file that it is. */
export interface AttachmentFacts {
  accountId: string
  propertyId: string
  id: string
  isDecided: boolean
  failureCode: FailureCode | null
  failureMessage: Message | string | null
  contentType: string | null
  bytes: number | null
  width: number | null
  height: number | null
  pages: number | null
}

interface WithAttachments {
  accountId: string
  id: string
  version: number
  attachments: unknown[]
}

export async function listAttachmentFacts(db: Db, properties: WithAttachments[]): Promise<AttachmentFacts[]> {
  // One that has none may have had some.
  const some = properties.filter(({ attachments, version }) => attachments.length > 0 || version > 1)
  if (some.length === 0) return []
  return db.many(sql`
    select attachments.account_id as "accountId", attachments.property_id as "propertyId", attachments.id, checked_at is not null as "isDecided",
      failure_code as "failureCode", failure_message as "failureMessage",
      content_type as "contentType", bytes, width, height, pages
    from ${wanted(some)}
    join attachments on attachments.account_id = wanted.account_id and attachments.property_id = wanted.property_id
    left join files on files.account_id = attachments.account_id and files.hash = attachments.file_hash`)
}

/** The files of a property, by attachment. */
export async function listAttachedFiles(
  db: Db,
  accountId: string,
  propertyId: string,
): Promise<Map<string, StoredFile>> {
  const rows = await db.many<StoredFile & { id: string }>(sql`
    select attachments.id, hash, content_type as "contentType", bytes, width, height, pages
    from attachments
    join files on files.account_id = attachments.account_id and files.hash = attachments.file_hash
    where attachments.account_id = ${accountId} and property_id = ${propertyId}`)
  return new Map(rows.map(({ id, ...file }) => [id, file]))
}

/** Of the file behind an attachment, if that is a picture. */
export async function findPictureHash(
  db: Db,
  accountId: string,
  propertyId: string,
  id: string,
): Promise<string | null> {
  const found = await db.maybeOne<{ hash: string }>(sql`
    select hash from attachments
    join files on files.account_id = attachments.account_id and files.hash = attachments.file_hash
    where attachments.account_id = ${accountId} and property_id = ${propertyId} and attachments.id = ${id}
      and content_type like 'image/%'`)
  return found?.hash ?? null
}

/** Of these files, those that an attachment refers to. */
export async function findUsedFiles(tx: Tx, files: FileKey[]): Promise<FileKey[]> {
  return tx.many(sql`
    select account_id as "accountId", hash
    from ${rowsOf('file', files, {
      account_id: ['text', ({ accountId }) => accountId],
      hash: ['text', ({ hash }) => hash],
    })}
    where exists (
      select from attachments where attachments.file_hash = file.hash and attachments.account_id = file.account_id)`)
}

/** What was tried in vain so far has failed, unless the property was edited meanwhile: then it is tried anew. */
export async function giveUpAttachments(tx: Tx, properties: WithAttachments[]): Promise<void> {
  await tx.run(sql`
    update attachments set checked_at = now(), tried_in = null
    from ${wanted(properties)}
    join properties on properties.account_id = wanted.account_id and properties.id = wanted.property_id
      and properties.version = wanted.version
    where attachments.account_id = wanted.account_id and attachments.property_id = wanted.property_id
      and checked_at is null`)
}

/** Their property has them no longer. */
export async function deleteAttachments(tx: Tx, found: AttachmentFacts[]): Promise<void> {
  await tx.run(sql`
    delete from attachments where (account_id, property_id, id) in (
      select * from ${rowsOf('found', found, {
        account_id: ['text', ({ accountId }) => accountId],
        property_id: ['text', ({ propertyId }) => propertyId],
        id: ['text', ({ id }) => id],
      })})`)
}

function wanted(properties: WithAttachments[]): Sql {
  return rowsOf('wanted', properties, {
    account_id: ['text', ({ accountId }) => accountId],
    property_id: ['text', ({ id }) => id],
    version: ['int', ({ version }) => version],
  })
}
