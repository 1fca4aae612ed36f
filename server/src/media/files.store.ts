import type { ImageLimits } from '@aushang/connectors'
import sql from 'sql-template-tag'
import type { Database, Db } from '../lib/database/db.ts'
import type { MediaType } from './reading/media-type.ts'

export interface StoredFile {
  hash: string
  contentType: MediaType
  bytes: number
  /** Of a picture, upright. */
  width?: number | null
  height?: number | null
  /** Of a document. */
  pages?: number | null
}

export interface Rendition extends ImageLimits {
  fileHash: string
  hash: string
  bytes: number
}

export async function findFile(db: Db, accountId: string, hash: string): Promise<StoredFile | null> {
  return db.maybeOne(sql`
    select hash, content_type as "contentType", bytes, width, height, pages from files
    where account_id = ${accountId} and hash = ${hash}`)
}

/** Committed before its bytes are stored: nothing lies in the storage of which there is no record. */
export async function addFile(db: Db, accountId: string, file: StoredFile): Promise<void> {
  const { hash, contentType, bytes, width, height, pages } = file
  await db.run(sql`
    insert into files (account_id, hash, content_type, bytes, width, height, pages)
    values (${accountId}, ${hash}, ${contentType}, ${bytes}, ${width ?? null}, ${height ?? null}, ${pages ?? null})
    on conflict (account_id, hash) do update set released_at = now()`)
}

export async function findRendition(
  db: Db,
  accountId: string,
  fileHash: string,
  { edgeMax, bytesMax }: ImageLimits,
): Promise<Rendition | null> {
  return db.maybeOne(sql`
    select file_hash as "fileHash", edge_max as "edgeMax", bytes_max as "bytesMax", hash, bytes from renditions
    where account_id = ${accountId} and file_hash = ${fileHash} and edge_max = ${edgeMax} and bytes_max = ${bytesMax}`)
}

/** Committed after its bytes are stored: they lie in the folder of their file, and go with it. */
export async function addRendition(db: Db, accountId: string, rendition: Rendition): Promise<void> {
  const { fileHash, edgeMax, bytesMax, hash, bytes } = rendition
  await db.run(sql`
    insert into renditions (account_id, file_hash, edge_max, bytes_max, hash, bytes)
    values (${accountId}, ${fileHash}, ${edgeMax}, ${bytesMax}, ${hash}, ${bytes})
    on conflict do nothing`)
}

/** Of all accounts. It looks at every file, and gives up after a while, which counts as that the database was away. */
export async function sumMediaBytes(db: Database): Promise<{ originals: number; renditions: number }> {
  return db.transaction(async (tx) => {
    await tx.run(sql`set local statement_timeout = '2s'`)
    return tx.one(sql`
      select
        (select coalesce(sum(bytes), 0)::bigint from files) as originals,
        (select coalesce(sum(bytes), 0)::bigint from renditions) as renditions`)
  })
}
