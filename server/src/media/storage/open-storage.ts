import { join } from 'node:path'
import { closeFolderToOthers } from '../../lib/close-to-others.ts'
import type { Storage } from './storage.ts'
import { openFolder } from './storage-folder.ts'

interface StorageSettings {
  DATA_DIR: string
  MEDIA_URL?: string | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
  AWS_SESSION_TOKEN?: string | undefined
}

export async function openStorage(settings: StorageSettings): Promise<Storage> {
  if (settings.MEDIA_URL === undefined) {
    const folder = join(settings.DATA_DIR, 'media')
    await closeFolderToOthers(folder)
    return openFolder(folder)
  }
  const { openS3 } = await import('./storage-s3.ts') // the SDK is large
  const { hostname, pathname, searchParams } = new URL(settings.MEDIA_URL)
  const folder = pathname.replace(/^\/+|(?<!\/)\/+$/g, '')
  return openS3({
    bucket: hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    region: searchParams.get('region') ?? 'us-east-1',
    endpoint: searchParams.get('endpoint') ?? undefined,
    credentials: credentialsIn(settings),
  })
}

function credentialsIn({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN }: StorageSettings) {
  if (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined) return undefined
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN !== undefined && { sessionToken: AWS_SESSION_TOKEN }),
  }
}
