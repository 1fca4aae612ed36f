import type { ImageLimits, PreparedAttachment } from '@aushang/connectors'
import type { Property } from '@aushang/model'
import type { Db } from '../lib/database/db.ts'
import type { StoredFile } from '../media/files.store.ts'
import type { Media } from '../media/media.ts'
import { listAttachedFiles } from './attachments.store.ts'

/** The attachments that succeeded, in their order, as a portal takes them. What is missing for that is made now. */
export async function preparedAttachments(
  { db, media }: { db: Db; media: Media },
  accountId: string,
  property: Property,
  limits: ImageLimits,
): Promise<PreparedAttachment[]> {
  if (property.attachments.length === 0) return []
  const files = await listAttachedFiles(db, accountId, property.id)
  const prepared: PreparedAttachment[] = []
  for (const { id, status, title, isFloorPlan = false } of property.attachments) {
    const file = files.get(id)
    if (status !== 'succeeded' || file === undefined) continue
    prepared.push({ id, ...(title && { title }), isFloorPlan, ...(await asTaken(media, accountId, file, limits)) })
  }
  return prepared
}

async function asTaken(media: Media, accountId: string, file: StoredFile, limits: ImageLimits) {
  const { hash, bytes } = file
  if (file.contentType === 'application/pdf') {
    const open = () => media.open(accountId, hash)
    return { contentType: 'application/pdf' as const, bytes, checksum: hash, open }
  }
  const rendition = await media.rendition(accountId, hash, limits)
  const open = () => media.openRendition(accountId, rendition)
  return { contentType: 'image/jpeg' as const, bytes: rendition.bytes, checksum: rendition.hash, open }
}
