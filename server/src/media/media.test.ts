import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { aGif, aHeic, aJpeg, aPdf, twoColours } from '../../test/pictures.ts'
import type { Rendition } from './files.store.ts'
import { makeMedia } from './media.ts'
import { defaultLimits, thumbnailLimits } from './reading/limits.ts'
import { openFolder } from './storage/storage-folder.ts'

const api = startApi()

async function bytesOf(accountId: string, rendition: Rendition): Promise<Buffer> {
  return Buffer.concat(
    await Array.fromAsync((await api.media.openRendition(accountId, rendition)) as AsyncIterable<Buffer>),
  )
}

/** What a portal would be sent. */
async function jpegOf(accountId: string, hash: string, limits = defaultLimits): Promise<Buffer> {
  return bytesOf(accountId, await api.media.rendition(accountId, hash, limits))
}

/** The colour at a place, given in hundredths of the width and the height. */
async function colourAt(jpeg: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'white'> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor((info.height * y) / 100) * info.width + Math.floor((info.width * x) / 100)) * info.channels
  const [red = 0, , blue = 0] = data.subarray(at, at + 3)
  return red > 200 && blue > 200 ? 'white' : red > blue ? 'red' : 'blue'
}

describe('a picture', () => {
  test.for([
    ['image/jpeg', () => aJpeg(640, 480)],
    ['image/jpeg', () => twoColours().jpeg({ progressive: true }).toBuffer()],
    ['image/jpeg', () => twoColours().toColourspace('cmyk').jpeg().toBuffer()],
    ['image/png', () => twoColours().png().toBuffer()],
    ['image/png', () => twoColours().toColourspace('rgb16').png().toBuffer()],
    ['image/png', () => twoColours().png({ palette: true, progressive: true }).toBuffer()],
    ['image/webp', () => twoColours().webp({ quality: 90 }).toBuffer()],
    ['image/avif', () => twoColours().avif().toBuffer()],
    ['image/gif', () => twoColours().gif().toBuffer()],
    ['image/tiff', () => twoColours().tiff().toBuffer()],
    ['image/heic', aHeic],
  ] as const)('comes in as %s, found by its content, and goes out as JPEG', async ([contentType, make]) => {
    const { accountId } = await api.account()
    const bytes = await make()

    const file = await api.media.storeFile(accountId, bytes)
    const jpeg = await jpegOf(accountId, file.hash)

    const edge = contentType === 'image/heic' ? { width: 64, height: 48 } : { width: 640, height: 480 }
    expect(file).toMatchObject({ contentType, bytes: bytes.length, ...edge })
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3, ...edge })
    expect([await colourAt(jpeg, 20, 20), await colourAt(jpeg, 80, 80)]).toEqual(['red', 'blue'])
  })

  test('is kept as it came', async () => {
    const { accountId } = await api.account()
    const bytes = await aJpeg()

    const { hash } = await api.media.storeFile(accountId, bytes)

    const kept = await Array.fromAsync((await api.media.open(accountId, hash)) as AsyncIterable<Buffer>)
    expect(Buffer.concat(kept).equals(bytes)).toBe(true)
  })

  test('is turned upright, and tells nobody where it was taken', async () => {
    const { accountId } = await api.account()
    const exif = { IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } }
    const lying = await sharp(await aJpeg(640, 480))
      .keepExif()
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(lying).metadata()).exif).toBeDefined()

    const file = await api.media.storeFile(accountId, lying)
    const jpeg = await jpegOf(accountId, file.hash)

    expect(file).toMatchObject({ width: 480, height: 640 })
    const { width, height, orientation, exif: left, icc, iptc, xmp } = await sharp(jpeg).metadata()
    expect({ width, height, orientation, left, icc, iptc, xmp }).toEqual({ width: 480, height: 640 })
    expect(jpeg.includes('Kamera') || jpeg.includes('Exif')).toBe(false)
    // A quarter turn to the right brings the upper left corner to the upper right.
    expect([await colourAt(jpeg, 80, 20), await colourAt(jpeg, 20, 20)]).toEqual(['red', 'blue'])
  })

  test('that can be seen through stands on white', async () => {
    const { accountId } = await api.account()
    const clear = { create: { width: 10, height: 10, channels: 4, background: '#00000000' } } as const
    const { hash } = await api.media.storeFile(accountId, await sharp(clear).png().toBuffer())

    expect(await colourAt(await jpegOf(accountId, hash), 50, 50)).toBe('white')
  })

  test('of an animation is its first frame', async () => {
    const { accountId } = await api.account()

    const file = await api.media.storeFile(accountId, aGif(12))

    expect(file).toMatchObject({ contentType: 'image/gif', width: 64, height: 64 })
  })

  test.for([
    [defaultLimits, 2000],
    [thumbnailLimits, 400],
    [{ edgeMax: 1000, bytesMax: 10_000_000 }, 1000],
    [{ edgeMax: 5000, bytesMax: 10_000_000 }, 2600], // it is never made larger
  ] as const)('is made to fit %o', async ([limits, width]) => {
    const { accountId } = await api.account()
    const { hash } = await api.media.storeFile(accountId, await aJpeg(2600, 1300))

    const jpeg = await jpegOf(accountId, hash, limits)

    expect(await sharp(jpeg).metadata()).toMatchObject({ width, height: width / 2 })
  })

  test('that is hard to compress is made smaller until it fits', async () => {
    const { accountId } = await api.account()
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const noisy = sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#888', noise } })
    const { hash } = await api.media.storeFile(accountId, await noisy.jpeg().toBuffer())

    const jpeg = await jpegOf(accountId, hash, { edgeMax: 1500, bytesMax: 100_000 })

    expect(jpeg.length).toBeLessThanOrEqual(100_000)
    expect((await sharp(jpeg).metadata()).width).toBeGreaterThan(200)
  })

  test('with a film behind it, as phones take it, goes out without the film', async () => {
    const { accountId } = await api.account()
    const film = '\0\0\0\x18ftypmp42 PK\x05\x06 and more'
    const moving = Buffer.concat([await aJpeg(), Buffer.from(film)])

    const file = await api.media.storeFile(accountId, moving)

    expect(file.contentType).toBe('image/jpeg')
    expect((await jpegOf(accountId, file.hash)).includes(film)).toBe(false)
  })

  test('of one account is not there for another', async () => {
    const [one, other] = [await api.account(), await api.account()]
    const { hash } = await api.media.storeFile(one.accountId, await aJpeg())

    await expect(api.media.open(other.accountId, hash)).rejects.toThrow('ENOENT')
    await expect(api.media.rendition(other.accountId, hash, thumbnailLimits)).rejects.toThrow('ENOENT')
  })
})

test('a picture is made in another size although the storage keeps two accounts waiting for as many as they may have', async () => {
  const storage = openFolder(await mkdtemp(join(tmpdir(), 'aushang-media-')))
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const slow = new Set<string>()
  const waiting: string[] = []
  const read: typeof storage.read = async (key) => {
    const accountId = key.split('/', 1)[0] ?? ''
    if (slow.has(accountId)) {
      waiting.push(accountId)
      await answer
    }
    return storage.read(key)
  }
  const media = makeMedia({ db: api.db, storage: { ...storage, read } })
  onTestFinished(() => media.close())
  const accounts = await Promise.all([api.account(), api.account(), api.account()])
  const [first = '', second = '', modest = ''] = accounts.map(({ accountId }) => accountId)
  const { hash } = await media.storeFile(first, await aJpeg())
  for (const accountId of [second, modest]) await media.storeFile(accountId, await aJpeg())
  slow.add(first).add(second)
  const sizes = [500, 501, 502, 503].map((edgeMax) => ({ ...thumbnailLimits, edgeMax }))

  const made = [first, second].flatMap((accountId) => sizes.map((size) => media.rendition(accountId, hash, size)))
  await expect.poll(() => waiting).toHaveLength(4)
  expect(await media.rendition(modest, hash, thumbnailLimits)).toMatchObject({ fileHash: hash })
  resolve()

  expect(await Promise.all(made)).toHaveLength(8)
})

describe('a document', () => {
  test('is a PDF with a count of pages', async () => {
    const { accountId } = await api.account()

    expect(await api.media.storeFile(accountId, await aPdf({ pages: 3 }))).toMatchObject({
      contentType: 'application/pdf',
      pages: 3,
    })
  })
})
