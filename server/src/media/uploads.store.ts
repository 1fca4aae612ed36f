import sql from 'sql-template-tag'
import type { Db } from '../lib/database/db.ts'
import { newId } from '../lib/ids.ts'
import type { StoredFile } from './files.store.ts'

export interface NewUpload {
  id: string
  createdAt: Date
}

export async function createUpload(db: Db, accountId: string, { hash }: StoredFile): Promise<NewUpload> {
  return db.one(sql`
    insert into uploads (account_id, id, file_hash) values (${accountId}, ${newId()}, ${hash})
    returning id, created_at as "createdAt"`)
}

/** The file of an upload, which from now on is not unused for another day; null when there is none in this account. */
export async function useUpload(db: Db, accountId: string, id: string): Promise<StoredFile | null> {
  return db.maybeOne(sql`
    update files set released_at = now() from uploads
    where uploads.account_id = ${accountId} and uploads.id = ${id}
      and files.account_id = uploads.account_id and files.hash = uploads.file_hash
    returning hash, content_type as "contentType", bytes, width, height, pages`)
}

export function uploadUrl(publicUrl: string, id: string): string {
  return `${publicUrl}/uploads/${id}`
}

/** The id in a URL that may be one of an upload. Not by its host, which the operator may change. */
export function uploadIdIn(url: string): string | null {
  return /\/uploads\/([0-9A-Za-z]{20})$/.exec(url)?.[1] ?? null
}
