import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setImmediate as letOthers } from 'node:timers/promises'
import type { ImageLimits } from '@aushang/connectors'
import { attachmentBytesMax } from '@aushang/model'
import { lockUsage } from '../accounts/usage.store.ts'
import type { Database } from '../lib/database/db.ts'
import { StorageUnavailable } from '../lib/errors.ts'
import { shareWork } from '../lib/slots/share-work.ts'
import { makeSlots } from '../lib/slots/slots.ts'
import { addFile, addRendition, findFile, findRendition, type Rendition, type StoredFile } from './files.store.ts'
import { defaultLimits } from './reading/limits.ts'
import { isWebPage, type MediaType, mediaTypeOf, secondKindOf } from './reading/media-type.ts'
import { pdfMegabytesMax, readPdf } from './reading/pdf.ts'
import { openPicture } from './reading/pictures.ts'
import { Refusal } from './reading/refusal.ts'
import { makeUnpacking } from './reading/unpacking.ts'
import type { Storage } from './storage/storage.ts'
import { type FindUsedFiles, sweepFiles } from './sweep-files.ts'

/** The files of accounts, each as it came, and what was made of them. */
export interface Media {
  /** Checks a file and keeps it. What is there already is not made again. Throws a `Refusal`. */
  storeFile(accountId: string, bytes: Buffer): Promise<StoredFile>
  /** A picture as JPEG within limits: made when first asked for. */
  rendition(accountId: string, hash: string, limits: ImageLimits): Promise<Rendition>
  open(accountId: string, hash: string): Promise<Readable>
  openRendition(accountId: string, rendition: Rendition): Promise<Readable>
  /** Deletes some of what nobody has used for a day. Returns 0 when there is nothing more to do. */
  sweep(findUsedFiles: FindUsedFiles): Promise<number>
  close(): Promise<void>
}

interface MediaOptions {
  db: Database
  storage: Storage
  /** What an account may store. */
  bytesMax?: number
}

export function makeMedia({ db, storage: given, bytesMax = Infinity }: MediaOptions): Media {
  const storage = tellTrouble(given)
  const unpacking = makeUnpacking()
  // What waits to be unpacked again lies in memory.
  const inHand = makeSlots({ total: 6, perKey: 3, kept: 2 })
  const shareStoring = shareWork<StoredFile>()
  const shareMaking = shareWork<Rendition>()

  const fileKey = (accountId: string, hash: string) => `${accountId}/${hash}/${hash}`
  const renditionKey = (accountId: string, { fileHash, hash }: Rendition) => `${accountId}/${fileHash}/${hash}`

  async function isComplete(accountId: string, { hash, contentType }: StoredFile): Promise<boolean> {
    if (contentType === 'application/pdf') return true
    return (await findRendition(db, accountId, hash, defaultLimits)) !== null
  }

  async function keepRendition(accountId: string, fileHash: string, limits: ImageLimits, jpeg: Buffer) {
    const rendition = { fileHash, ...limits, hash: await sha256(jpeg), bytes: jpeg.length }
    await storage.put(renditionKey(accountId, rendition), jpeg)
    await addRendition(db, accountId, rendition)
    return rendition
  }

  async function storeFile(accountId: string, hash: string, bytes: Buffer): Promise<StoredFile> {
    const known = await findFile(db, accountId, hash)
    if (known !== null && (await isComplete(accountId, known))) {
      await addFile(db, accountId, known)
      await storage.put(fileKey(accountId, hash), bytes)
      return known
    }
    const { jpeg, ...facts } = await unpack(accountId, bytes, defaultLimits)
    const file = { hash, ...facts }
    await (known === null ? addWithinLimit(accountId, file) : addFile(db, accountId, file))
    await Promise.all([
      storage.put(fileKey(accountId, hash), bytes),
      jpeg === null ? null : keepRendition(accountId, hash, defaultLimits, jpeg),
    ])
    return file
  }

  async function addWithinLimit(accountId: string, file: StoredFile): Promise<void> {
    await db.transaction(async (tx) => {
      const { mediaBytes } = await lockUsage(tx, accountId)
      if (mediaBytes + file.bytes > bytesMax) {
        const params = { usedBytes: mediaBytes, bytesMax }
        throw new Refusal('attachment_no_room', { key: 'accountStorageFull', params })
      }
      await addFile(tx, accountId, file)
    })
  }

  async function findOrMakeRendition(accountId: string, hash: string, limits: ImageLimits): Promise<Rendition> {
    const known = await findRendition(db, accountId, hash, limits)
    if (known !== null) return known
    const source = await sourceKey(accountId, hash, limits)
    const { jpeg } = await inHand.within(accountId, async () => unpack(accountId, await storage.read(source), limits))
    if (jpeg === null) throw new Error('A document has no rendition.')
    return keepRendition(accountId, hash, limits, jpeg)
  }

  /** What is much smaller is made from the JPEG that is there, which shows no difference: originals take far more to unpack. */
  async function sourceKey(accountId: string, hash: string, { edgeMax }: ImageLimits): Promise<string> {
    const file = await findFile(db, accountId, hash)
    const edge = Math.max(file?.width ?? 0, file?.height ?? 0)
    const isMuchSmaller = 2 * edgeMax <= Math.min(edge, defaultLimits.edgeMax)
    const made = isMuchSmaller ? await findRendition(db, accountId, hash, defaultLimits) : null
    return made === null ? fileKey(accountId, hash) : renditionKey(accountId, made)
  }

  async function unpack(accountId: string, bytes: Buffer, limits: ImageLimits): Promise<Examined> {
    const { contentType, megabytes, read } = await examine(bytes, limits)
    const found = await unpacking.within(accountId, megabytes, read)
    return { contentType, bytes: bytes.length, ...found }
  }

  return {
    async storeFile(accountId, bytes) {
      const hash = await sha256(bytes)
      return shareStoring(`${accountId}/${hash}`, () => storeFile(accountId, hash, bytes))
    },
    rendition(accountId, hash, limits) {
      const name = `${accountId}/${hash}/${limits.edgeMax}/${limits.bytesMax}`
      return shareMaking(name, () => findOrMakeRendition(accountId, hash, limits))
    },

    open: (accountId, hash) => storage.open(fileKey(accountId, hash)),
    openRendition: (accountId, rendition) => storage.open(renditionKey(accountId, rendition)),
    async sweep(findUsedFiles) {
      await storage.sweep()
      return sweepFiles({ db, storage }, findUsedFiles)
    },
    close: storage.close,
  }
}

interface ExaminedHead {
  contentType: MediaType
  megabytes: number
  read(): Promise<Omit<Examined, 'contentType' | 'bytes'>>
}

interface Examined extends Omit<StoredFile, 'hash'> {
  /** Of a picture, within the limits. */
  jpeg: Buffer | null
}

/** What a file is by its head, and how the rest of it is read, which takes so much memory. */
async function examine(bytes: Buffer, limits: ImageLimits): Promise<ExaminedHead> {
  if (bytes.length === 0) throw new Refusal('attachment_empty', { key: 'fileEmpty' })
  if (bytes.length > attachmentBytesMax) throw tooLarge()
  const contentType = mediaTypeOf(bytes)
  if (contentType === null) {
    if (isWebPage(bytes)) throw new Refusal('attachment_is_web_page', { key: 'fileIsWebPage' })
    throw new Refusal('attachment_unsupported', { key: 'fileUnsupported' })
  }
  const kind = secondKindOf(contentType, bytes)
  if (kind !== null) throw new Refusal('attachment_polyglot', { key: 'fileHasSecondKind', params: { kind } })
  if (contentType === 'application/pdf') {
    const read = async () => ({ ...(await readPdf(bytes)), jpeg: null })
    return { contentType, megabytes: pdfMegabytesMax, read }
  }
  const { megabytes, unpack } = await openPicture(contentType, bytes, limits)
  return { contentType, megabytes, read: unpack }
}

export function tooLarge(): Refusal {
  return new Refusal('attachment_too_large', { key: 'attachmentTooLarge', params: { bytesMax: attachmentBytesMax } })
}

// A file of 16 MB takes 12 ms: others come by in between.
const hashedBytes = 1024 * 1024

async function sha256(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256')
  for (let from = 0; from < bytes.length; from += hashedBytes) {
    if (from > 0) await letOthers()
    hash.update(bytes.subarray(from, from + hashedBytes))
  }
  return hash.digest('hex')
}

/** The same storage, whose trouble is known for what it is: "connect ECONNREFUSED" alone could be anybody's. */
function tellTrouble(storage: Storage): Storage {
  return {
    ...storage,
    put: (key, bytes) => storage.put(key, bytes).catch(tell),
    read: (key) => storage.read(key).catch(tell),
    open: (key) => storage.open(key).catch(tell),
    removeFolder: (folder) => storage.removeFolder(folder).catch(tell),
    sweep: () => storage.sweep().catch(tell),
  }
}

function tell(cause: Error): never {
  // That something is missing which should be there does not pass.
  if (('code' in cause && cause.code === 'ENOENT') || cause.name === 'NoSuchKey') throw cause
  throw new StorageUnavailable(`The storage of pictures and documents does not do what it should: ${cause.message}`, {
    cause,
  })
}
