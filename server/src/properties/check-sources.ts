import { failureCatalogue, messageOf, type RecordedAttachment } from '@aushang/model'
import type { Database } from '../lib/database/db.ts'
import type { GuardedClient } from '../lib/guarded/guarded-fetch.ts'
import { makeSlots } from '../lib/slots/slots.ts'
import type { WorkResult } from '../lib/background-work/work.ts'
import { fetchFile, GivenUp } from '../media/fetch-file.ts'
import type { StoredFile } from '../media/files.store.ts'
import type { Media } from '../media/media.ts'
import { AddressRefusal, Refusal } from '../media/reading/refusal.ts'
import { uploadIdIn, uploadUrl, useUpload } from '../media/uploads.store.ts'
import { listSourceChecks, type SourceCheck, type RecordedSourceCheck, recordSourceCheck } from './attachments.store.ts'

// After this long, a property that has many attachments goes behind the others that are due.
const sliceMs = 10_000
// Fewer than an account may have: one property whose sources hang leaves something to its others.
const atOncePerProperty = 3

interface PropertyToCheck {
  accountId: string
  id: string
  attachments: RecordedAttachment[]
  /** When the client last named the attachments, and the time now, by the database's clock. */
  namedAt: string
  claimedAt: string
  /** What is tried in vain is not tried twice in a round. */
  round: string
  /** When to leave it at that, by performance.now(). */
  until: number
  /** The most that one file may take. */
  deadlineMs: number
}

export interface SourceDeps {
  db: Database
  http: GuardedClient
  media: Media
  /** Without a slash at its end. */
  publicUrl: string
}

/**
 * Looks what lies behind the addresses of a property's attachments, in order, for a while. What was found out about each
 * is recorded at once, and is not repeated, whatever happens to the worker or to the property.
 */
export function makeCheckSources(deps: SourceDeps): (property: PropertyToCheck) => Promise<WorkResult> {
  const { db, http, media, publicUrl } = deps
  // What is in hand lies in memory, and a source may be slow: however many accounts name such ones, others find a place, and
  // one such account leaves another as many as it would have alone.
  const inHand = makeSlots({ total: 12, perKey: 4, kept: 4 })

  return async ({ accountId, id: propertyId, attachments, namedAt, claimedAt, round, until, deadlineMs }) => {
    const earlier = await listSourceChecks(db, accountId, propertyId, namedAt)
    const left = attachments.filter(({ id }) => !earlier.get(id)?.isFresh && earlier.get(id)?.triedIn !== round)
    const endsAt = Math.min(performance.now() + sliceMs, until)
    let isAnyToComeBack = attachments.some(({ id }) => earlier.get(id)?.triedIn === round)
    let isGivenUp = false

    // A fault of ours with one is told when none is under way any more: somebody else may have the property then.
    const checking = Array.from({ length: atOncePerProperty }, () => checkNext().catch(giveUp))
    await Promise.allSettled(checking)
    await Promise.all(checking)
    if (left.length > 0) return { kind: 'more' }
    return { kind: isAnyToComeBack ? 'again' : 'done' }

    function giveUp(fault: unknown): never {
      isGivenUp = true
      throw fault
    }

    async function checkNext(): Promise<void> {
      while (!isGivenUp) {
        const waitMsMax = endsAt - performance.now()
        const attachment = waitMsMax > 0 ? left.shift() : undefined
        if (attachment === undefined) return
        const begun = await inHand.soon(accountId, waitMsMax, () => checkSource(attachment).then(() => true))
        if (begun === null) left.unshift(attachment)
      }
    }

    async function checkSource(attachment: RecordedAttachment): Promise<void> {
      const record = (check: SourceCheck, triedIn: string | null = null) =>
        recordSourceCheck(db, accountId, { ...check, propertyId, id: attachment.id, at: claimedAt, triedIn })
      try {
        const deadline = Math.min(deadlineMs, Math.max(until - performance.now(), 1))
        await record(await readSource(accountId, attachment.url, earlier.get(attachment.id), deadline))
      } catch (error) {
        if (error instanceof GivenUp) {
          isGivenUp = true
          left.unshift(attachment)
        } else if (error instanceof Refusal) {
          const isTemporary = failureCatalogue[error.code].isRetried
          isAnyToComeBack ||= isTemporary
          const failure = { ...nothing, failureCode: error.code, failureMessage: messageOf(error.sentence) }
          await record(failure, isTemporary ? round : null)
        } else {
          throw error
        }
      }
    }
  }

  async function readSource(
    accountId: string,
    url: string,
    earlier: RecordedSourceCheck | undefined,
    deadlineMs: number,
  ): Promise<SourceCheck> {
    const known = earlier?.fileHash ? earlier : undefined
    try {
      const upload = await uploadedFile(accountId, url)
      if (upload !== null) return { ...nothing, fileHash: upload.hash }
      const fetched = await fetchFile(http, accountId, url, known ?? nothing, deadlineMs)
      if (fetched === null) return known as SourceCheck // only what we know something about is asked for conditionally
      const { hash } = await media.storeFile(accountId, fetched.bytes)
      return { ...nothing, fileHash: hash, etag: fetched.etag, lastModified: fetched.lastModified }
    } catch (error) {
      // What was fetched once is not lost because its address has expired, or is down at the moment.
      if (known !== undefined && error instanceof AddressRefusal) return known
      throw error
    }
  }

  /** What the client has sent us needs not be fetched; null when it is none of that. */
  async function uploadedFile(accountId: string, url: string): Promise<StoredFile | null> {
    const id = uploadIdIn(url)
    const file = id === null ? null : await useUpload(db, accountId, id)
    if (file !== null || id === null || url !== uploadUrl(publicUrl, id)) return file
    throw new AddressRefusal('attachment_not_found', { key: 'uploadNotFound' })
  }
}

const nothing: SourceCheck = { fileHash: null, etag: null, lastModified: null, failureCode: null, failureMessage: null }
