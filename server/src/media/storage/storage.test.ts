import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error -- it brings no types
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
let folder: string
let s3Url: (bucket?: string) => string
let stopS3: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aushang-storage-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pictures' }],
    // It knows the key; of a bucket's path it signs all but the slash at its end, which the SDK sends.
    allowMismatchedSignatures: true,
  })
  const { port } = (await server.run()) as AddressInfo
  s3Url = (bucket = 'pictures') => `s3://${bucket}/aushang/media?endpoint=http://127.0.0.1:${port}&region=eu-central-1`
  stopS3 = () => server.close()
})

afterAll(async () => {
  await stopS3()
  await rm(folder, { recursive: true })
})

const open: Record<string, () => Promise<Storage>> = {
  'the file system': () => openStorage({ DATA_DIR: folder }),
  'a store that speaks S3': () => openStorage({ DATA_DIR: folder, MEDIA_URL: s3Url(), ...credentials }),
}

describe.for(Object.keys(open))('%s', (name) => {
  const bytes = Buffer.from([0, 1, 2, 255, ...Buffer.alloc(100_000, 'x')])

  test('gives back what was put, whole and as a stream', async () => {
    const storage = await open[name]!()

    await storage.put('account/one/file', bytes)

    expect((await storage.read('account/one/file')).equals(bytes)).toBe(true)
    const streamed = await Array.fromAsync((await storage.open('account/one/file')) as AsyncIterable<Buffer>)
    expect(Buffer.concat(streamed).equals(bytes)).toBe(true)
    await storage.close()
  })

  test('takes the same again, also from many at once', async () => {
    const storage = await open[name]!()

    await Promise.all(Array.from({ length: 5 }, () => storage.put('account/two/file', bytes)))
    await storage.put('account/two/file', bytes)

    expect((await storage.read('account/two/file')).equals(bytes)).toBe(true)
    await storage.close()
  })

  test('removes a folder, just that, and also one that is not there', async () => {
    const storage = await open[name]!()
    for (const key of ['a/x/1', 'a/x/2', 'a/xy/1', 'b/x/1']) await storage.put(key, bytes)

    await storage.removeFolder('a/x')
    await storage.removeFolder('a/never')

    for (const key of ['a/x/1', 'a/x/2']) {
      await expect(storage.read(key)).rejects.toThrow(/ENOENT|does not exist/)
      await expect(storage.open(key)).rejects.toThrow(/ENOENT|does not exist/)
    }
    for (const key of ['a/xy/1', 'b/x/1']) expect((await storage.read(key)).length).toBe(bytes.length)
    await storage.close()
  })
})

test('on the file system, nobody but its owner can read it, nor what lay there before', async () => {
  const dataDir = join(folder, 'closed')
  const [before, after] = [join(dataDir, 'media/a/old'), join(dataDir, 'media/a/new')]
  await mkdir(before, { recursive: true, mode: 0o755 })
  await writeFile(join(before, 'file'), 'picture', { mode: 0o644 })

  const storage = await openStorage({ DATA_DIR: dataDir })
  await storage.put('a/new/file', Buffer.from('picture'))

  const modes = await Promise.all(
    [join(dataDir, 'media'), before, join(before, 'file'), after, join(after, 'file')].map(async (path) =>
      ((await stat(path)).mode & 0o777).toString(8),
    ),
  )
  expect(modes).toEqual(['700', '700', '600', '700', '600'])
})

test('what a killed process left half written on the file system goes after an hour', async () => {
  const storage = await openStorage({ DATA_DIR: folder })
  const unfinished = join(folder, 'media/unfinished')
  await mkdir(unfinished, { recursive: true })
  await writeFile(join(unfinished, 'old'), 'half')
  await writeFile(join(unfinished, 'new'), 'half')
  await utimes(join(unfinished, 'old'), new Date(), new Date(Date.now() - 2 * 60 * 60_000))

  await storage.sweep()

  expect(await readdir(unfinished)).toEqual(['new'])
})

test.for([
  ['a bucket that is not there', () => s3Url('nowhere'), credentials],
  ['an unknown key', () => s3Url(), { ...credentials, AWS_ACCESS_KEY_ID: 'nobody' }],
] as const)('%s is said at the start', async ([, url, keys]) => {
  await expect(openStorage({ DATA_DIR: folder, MEDIA_URL: url(), ...keys })).rejects.toThrow(
    /^MEDIA_URL: the storage answers 40\d/,
  )
})
