import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { StartupError } from '../../lib/startup-error.ts'
import type { Storage } from './storage.ts'

interface S3Options {
  bucket: string
  /** Empty, or with a slash at its end. */
  prefix: string
  region: string
  /** Of a store that is not Amazon's. */
  endpoint: string | undefined
  /** Without them, the SDK looks where it always looks: a role of the machine, a profile. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined
}

/** Any store that speaks S3. An object appears when all of it has arrived, or not at all. */
export async function openS3({ bucket, prefix, region, endpoint, credentials }: S3Options): Promise<Storage> {
  const s3 = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Not every store knows the checksums that the SDK would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key })

  async function exists(key: string): Promise<boolean> {
    try {
      await s3.send(new HeadObjectCommand(place(key)))
      return true
    } catch (error) {
      if (statusOf(error) === 404) return false
      throw error
    }
  }

  async function get(key: string) {
    const { Body } = await s3.send(new GetObjectCommand(place(key)))
    if (Body === undefined) throw new Error(`The storage answered without ${key}.`)
    return Body
  }

  await s3.send(new HeadBucketCommand({ Bucket: bucket })).catch((cause: unknown) => {
    // A store that is down at the moment is no reason not to start; one that refuses us is.
    const status = statusOf(cause)
    if (status === undefined || status >= 500) return
    throw new StartupError(`MEDIA_URL: the storage answers ${status} for the bucket ${bucket}.`, { cause })
  })

  async function removeFolder(folder: string): Promise<void> {
    const { Contents = [], IsTruncated } = await s3.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${folder}/` }),
    )
    for (const { Key } of Contents) await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key }))
    if (IsTruncated) await removeFolder(folder)
  }

  return {
    async put(key, bytes) {
      if (!(await exists(key))) await s3.send(new PutObjectCommand({ ...place(key), Body: bytes }))
    },
    read: async (key) => Buffer.from(await (await get(key)).transformToByteArray()),
    open: async (key) => (await get(key)) as Readable,
    removeFolder,
    sweep: async () => {},
    close: async () => s3.destroy(),
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}
