import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { aProperty, type Client, startApi } from '../../test/harness.ts'
import { aJpeg } from '../../test/pictures.ts'
import { startSource } from '../../test/source.ts'
import { processed, startTestWorker } from '../../test/work.ts'
import { findUsedFiles } from '../properties/attachments.store.ts'
import { makeMedia } from './media.ts'
import { defaultLimits } from './reading/limits.ts'
import { openFolder } from './storage/storage-folder.ts'

const api = startApi()

const folders = ({ accountId }: Client) => readdir(join(api.mediaFolder, accountId)).catch(() => [])

const letDaysPass = (days: number) =>
  api.db.run(
    sql`update files set released_at = released_at - make_interval(days => ${days}) where released_at is not null`,
  )

/** Of an account of their own, in the order in which nobody had them any more; a day ago and more. */
async function releasedFiles(count: number): Promise<{ client: Client; hashes: string[] }> {
  const client = await api.account()
  const hashes: string[] = []
  for (let number = 0; number < count; number++) {
    const { hash } = await api.media.storeFile(client.accountId, await aJpeg(40 + 2 * number, 40))
    hashes.push(hash)
    await api.db.run(sql`
      update files set released_at = now() - interval '2 days' + make_interval(secs => ${number}) where hash = ${hash}`)
  }
  return { client, hashes }
}

async function sweep(): Promise<void> {
  while ((await api.media.sweep(findUsedFiles)) > 0);
}

describe('a file', () => {
  test('that no attachment has goes after a day, with all that was made of it', async () => {
    const client = await api.account()
    const upload = await client.send({
      method: 'POST',
      url: '/uploads',
      headers: { 'content-type': 'image/jpeg' },
      payload: await aJpeg(),
    })
    const path = new URL(upload.body.url).pathname

    await sweep()
    const before = await folders(client)
    await letDaysPass(1)
    await sweep()

    expect(before).toHaveLength(1)
    expect(await folders(client)).toEqual([])
    expect((await client.get(path)).status).toBe(404)
  })

  test('that an attachment has stays, until a day after the attachment is gone', async () => {
    const client = await api.account()
    const source = await startSource({ '/1': await aJpeg() })
    startTestWorker(api)
    const { body } = await client.post('/properties', aProperty({ attachments: [{ url: `${source.url}/1` }] }))
    await processed(client, body.id)

    await letDaysPass(2)
    await sweep()
    const used = await folders(client)
    await client.delete(`/properties/${body.id}`)
    await sweep()
    const justReleased = await folders(client)
    await letDaysPass(2)
    await sweep()

    expect([used.length, justReleased.length]).toEqual([1, 1])
    expect(await folders(client)).toEqual([])
  })

  test('that was half deleted is whole when it comes again', async () => {
    const { accountId } = await api.account()
    const bytes = await aJpeg()
    const storage = openFolder(api.mediaFolder)
    const broken = {
      ...storage,
      async removeFolder(folder: string) {
        await storage.removeFolder(folder)
        throw new Error('the process ends here')
      },
    }
    await api.media.storeFile(accountId, bytes)
    await letDaysPass(2)
    await expect(makeMedia({ db: api.db, storage: broken }).sweep(findUsedFiles)).rejects.toThrow('ends here')

    const { hash } = await api.media.storeFile(accountId, bytes)

    const rendition = await api.media.rendition(accountId, hash, defaultLimits)
    const jpeg = Buffer.concat(await Array.fromAsync(await api.media.openRendition(accountId, rendition)))
    expect(jpeg).toHaveLength(rendition.bytes)
  })

  test('that another process is deleting is left to it, and holds up none behind it', async () => {
    const { client, hashes } = await releasedFiles(61)
    const held = hashes.slice(0, 60) // more than are looked at in one go

    const counts = await api.db.transaction(async (tx) => {
      await tx.run(sql`select from files where hash = any (${held}) for update`)
      return [await api.media.sweep(findUsedFiles), await api.media.sweep(findUsedFiles)]
    })

    expect(counts).toEqual([1, 0])
    expect(new Set(await folders(client))).toEqual(new Set(held))
    await sweep()
    expect(await folders(client)).toEqual([])
  })

  test('that cannot be deleted is told of, and tried again after a day; the others go', async () => {
    const { client, hashes } = await releasedFiles(3)
    const [stuck = ''] = hashes
    const storage = openFolder(api.mediaFolder)
    const broken = {
      ...storage,
      removeFolder: (folder: string) =>
        folder.endsWith(stuck) ? Promise.reject(new Error('not permitted')) : storage.removeFolder(folder),
    }
    const media = makeMedia({ db: api.db, storage: broken })

    await expect(media.sweep(findUsedFiles)).rejects.toThrow('not permitted')
    const afterwards = await media.sweep(findUsedFiles)
    const left = await folders(client)
    await letDaysPass(1)
    await sweep()

    expect([afterwards, left]).toEqual([0, [stuck]])
    expect(await folders(client)).toEqual([])
  })

  test('that comes again while it is being deleted is there in the end', async () => {
    const { accountId } = await api.account()
    const bytes = await aJpeg()
    const { hash } = await api.media.storeFile(accountId, bytes)
    await letDaysPass(2)

    await Promise.all([sweep(), api.media.storeFile(accountId, bytes), sweep(), api.media.storeFile(accountId, bytes)])

    const kept = await Array.fromAsync((await api.media.open(accountId, hash)) as AsyncIterable<Buffer>)
    expect(Buffer.concat(kept).equals(bytes)).toBe(true)
  })
})
