import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderSentence } from '@aushang/model'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { aGif, aHeic, aJpeg, aPackedPdf, aPdf, aPdfBomb, aPngBomb, twoColours } from '../../test/pictures.ts'
import type { Rendition } from './files.store.ts'
import { makeMedia } from './media.ts'
import { defaultLimits, thumbnailLimits } from './reading/limits.ts'
import { Refusal } from './reading/refusal.ts'
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

const aScript = '<< /S /JavaScript /JS (app.alert(1)) >>'

// Something that pdf.js does not count among the scripts of a document.
const aLink = `/X << /Type /Annot /Subtype /Link /A ${aScript} >>`
const twoFilters = '[/ASCIIHexDecode /FlateDecode]'

describe('a PDF that does more than to be looked at is refused', () => {
  test.for<[what: string, file: () => Buffer | Promise<Buffer>, sentence: string]>([
    ['a script when it is opened', () => aPdf({ catalog: `/OpenAction ${aScript}` }), 'a script'],
    ['a script by name', () => aPdf({ catalog: `/Names << /JavaScript << /Names [(a) ${aScript}] >> >>` }), 'a script'],
    ['a script for a page', () => aPdf({ more: `<< /Type /Annot /AA << /E ${aScript} >> >>` }), 'a script'],
    ['an escaped name', () => aPdf({ catalog: '/OpenAction << /S /J#61vaScr#69pt /JS (1) >>' }), 'a script'],
    ['a name escaped whole', () => aPdf({ more: '<< /S /#4C#61#75#6e#63#68 >>' }), 'a command'],
    ['a program', () => aPdf({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' }), 'a command that starts'],
    ['another file', () => aPdf({ more: '<< /Type /EmbeddedFile /Length 0 >>' }), 'another file.'],
    ['a form with scripts', () => aPdf({ catalog: '/AcroForm << /XFA [(a) 9 0 R] >>' }), 'a form with scripts'],
    ['a film', () => aPdf({ more: '<< /Type /Annot /Subtype /RichMedia >>' }), 'a film'],
    ['a script in a stream of objects', () => aPackedPdf({ catalog: `/OpenAction ${aScript}` }), 'a script'],
    ['a program in one', () => aPackedPdf({ catalog: '/OpenAction << /S /L#61unch /F (a) >>' }), 'a command'],
    [
      'a program behind a wrong checksum',
      () =>
        aPackedPdf({ catalog: '/OpenAction << /S /Launch >>', wrap: (packed) => packed.fill(0, packed.length - 4) }),
      'a command',
    ],
    [
      'a program behind two filters',
      () =>
        aPackedPdf({
          catalog: '/OpenAction << /S /Launch >>',
          filter: '[/ASCIIHexDecode /FlateDecode]',
          wrap: (packed) => Buffer.from(`${packed.toString('hex')}>`),
        }),
      'parts that cannot be checked',
    ],
    [
      'a link to a script, and a blank before its data',
      () => aPackedPdf({ catalog: aLink, keyword: 'stream \n' }),
      'a script',
    ],
  ])('%s', async ([, make, sentence]) => {
    const { accountId } = await api.account()
    const pdf = await make()

    const refusal = await api.media.storeFile(accountId, pdf).catch((error: unknown) => error)

    expect(refusal).toMatchObject({
      code: 'attachment_unsupported',
      sentence: { key: 'pdfIsActive' },
    })
    expect(wordsOf(refusal)).toContain(`The PDF contains ${sentence}`)
  })

  test.for<[what: string, options: Parameters<typeof aPackedPdf>[0]]>([
    ['a comment that looks like the begin of data', { filter: `%stream\n${twoFilters}` }],
    ['a string that looks like another object', { filter: `/X (\n1 0 obj << %)\n/Filter ${twoFilters}` }],
    ['a number that looks like another object', { filter: `${twoFilters} /X <\n1 0 obj << /X <</X 1>>` }],
    ['a long comment', { filter: `${twoFilters} %${'x'.repeat(70_000)}\n` }],
    ['a long comment after the dictionary', { filter: twoFilters, keyword: `%${'x'.repeat(70_000)}\nstream\n` }],
    ['filters that stand elsewhere', { filter: '6 0 R', more: twoFilters }],
    ['filters by their short names', { filter: '[/AHx /Fl]' }],
    ['filters by a short key', { filter: `/FlateDecode /F ${twoFilters}` }],
    ['a blank before its data', { filter: twoFilters, keyword: 'stream \n' }],
  ])('a script behind %s', async ([, options]) => {
    const { accountId } = await api.account()
    const wrap = (packed: Buffer) => Buffer.from(`${packed.toString('hex')}>`)
    const pdf = aPackedPdf({ catalog: aLink, wrap, ...options })

    await expect(api.media.storeFile(accountId, pdf)).rejects.toMatchObject({
      code: 'attachment_unsupported',
      sentence: { key: 'pdfIsActive', params: { content: 'packed' } },
    })
  })

  test.for<[what: string, file: () => Buffer | Promise<Buffer>]>([
    ['packed', () => aPackedPdf()],
    ['packed by a list of one filter', () => aPackedPdf({ filter: '[ /FlateDecode ]', keyword: 'stream\r\n' })],
    ['packed beside strings', () => aPackedPdf({ filter: '/FlateDecode /X [(a \\) b) <41 42>]' })],
    ['linked', () => aPdf({ catalog: '/OpenAction [3 0 R /Fit]', more: '<< /S /URI /URI (https://example.org) >>' })],
    ['about scripts', () => aPdf({ more: '(JavaScript and Launch, XFA 1, /JavaScripts)' })],
    ['with a form', () => aPdf({ catalog: '/AcroForm << /Fields [] >>' })],
  ])('but not one that is %s', async ([, make]) => {
    const { accountId } = await api.account()

    expect(await api.media.storeFile(accountId, await make())).toMatchObject({ contentType: 'application/pdf' })
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

describe('what cannot be an attachment is refused', () => {
  test.for<[what: string, file: () => Buffer | Promise<Buffer>, code: string, sentence: string]>([
    ['nothing', () => Buffer.alloc(0), 'attachment_empty', 'The file is empty.'],
    ['HTML', () => Buffer.from('<!doctype html><title>Gone</title>'), 'attachment_is_web_page', 'is a web page'],
    ['HTML after a comment', () => Buffer.from('\n<!-- a > b -->\n<HTML>'), 'attachment_is_web_page', 'is a web page'],
    ['SVG with scripts', () => Buffer.from(svg), 'attachment_unsupported', 'neither a picture'],
    [
      'SVG after an XML head',
      () => Buffer.from(`<?xml version="1.0"?>${svg}`),
      'attachment_unsupported',
      'neither a picture',
    ],
    ['half a JPEG', async () => half(await aJpeg()), 'attachment_corrupt', 'The picture is damaged or incomplete.'],
    [
      'half a PNG',
      async () => half(await twoColours().png().toBuffer()),
      'attachment_corrupt',
      'The picture is damaged',
    ],
    [
      'half a WebP',
      async () => half(await twoColours().webp().toBuffer()),
      'attachment_corrupt',
      'The picture is damaged',
    ],
    [
      'half a TIFF',
      async () => half(await twoColours().tiff().toBuffer()),
      'attachment_corrupt',
      'The picture is damaged',
    ],
    [
      'half an AVIF',
      async () => half(await twoColours().avif().toBuffer()),
      'attachment_corrupt',
      'The picture is damaged',
    ],
    ['half a HEIC', async () => half(await aHeic()), 'attachment_corrupt', 'The picture is damaged or incomplete.'],
    ['half a PDF', async () => half(await aPdf()), 'attachment_corrupt', 'The PDF is damaged, incomplete'],
    ['a PNG bomb', () => aPngBomb(), 'attachment_too_many_pixels', 'has 3,600 million pixels; 50 million is the most.'],
    ['a GIF of 200 frames', () => aGif(200), 'attachment_too_many_frames', 'has 200 frames; 100 is the most.'],
    [
      'a GIF of many pixels',
      () => aGif(60, 1000),
      'attachment_too_many_pixels',
      'has 60 million pixels in all its frames',
    ],
    ['a PDF bomb', () => aPdfBomb(), 'attachment_too_complex', 'takes too long or too much memory'],
    ['an encrypted PDF', () => aPdf({ isEncrypted: true }), 'attachment_encrypted', 'The PDF is protected'],
    ['a PDF header alone', () => Buffer.from('%PDF-1.7\n%%EOF'), 'attachment_corrupt', 'The PDF is damaged'],
    [
      'a JPEG header before HTML',
      () => Buffer.from('\xff\xd8\xff<html>', 'latin1'),
      'attachment_polyglot',
      'is also a web page or a program',
    ],
    [
      'a GIF that is a script',
      async () => Buffer.concat([await twoColours().gif().toBuffer(), Buffer.from(script)]),
      'attachment_polyglot',
      'The file is also a web page or a program.',
    ],
    [
      'a JPEG that is a PDF',
      async () => withComment(await aJpeg(), '%PDF-1.7'),
      'attachment_polyglot',
      'is also a PDF.',
    ],
    [
      'a JPEG that is PHP',
      async () => withComment(await aJpeg(), '<?php phpinfo();'),
      'attachment_polyglot',
      'is also a web page or a program.',
    ],
    [
      'a PNG that is an archive',
      async () => Buffer.concat([await twoColours().png().toBuffer(), emptyZip]),
      'attachment_polyglot',
      'is also a ZIP archive.',
    ],
    [
      'a PDF that is an archive',
      async () => Buffer.concat([await aPdf(), emptyZip]),
      'attachment_polyglot',
      'is also a ZIP archive.',
    ],
    ['16 MB and a byte', () => Buffer.alloc(16 * 1024 * 1024 + 1, 1), 'attachment_too_large', 'larger than 16 MB.'],
  ])('%s', async ([, make, code, sentence]) => {
    const { accountId } = await api.account()

    const refusal = await Promise.resolve(make())
      .then((bytes) => api.media.storeFile(accountId, bytes))
      .catch((error: unknown) => error)

    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code })
    expect(wordsOf(refusal)).toContain(sentence)
  })

  test('but a picture with a film behind it, as phones take it, is a picture, and goes out without the film', async () => {
    const { accountId } = await api.account()
    const film = '\0\0\0\x18ftypmp42 PK\x05\x06 and more'
    const moving = Buffer.concat([await aJpeg(), Buffer.from(film)])

    const file = await api.media.storeFile(accountId, moving)

    expect(file.contentType).toBe('image/jpeg')
    expect((await jpegOf(accountId, file.hash)).includes(film)).toBe(false)
  })
})

const script = '/*<script>alert(1)</script>*/'
const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])

function withComment(jpeg: Buffer, text: string): Buffer {
  const segment = Buffer.from(`\xff\xfe\0\0${text}`, 'latin1')
  segment.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2))
}

function wordsOf(refusal: unknown): string {
  return refusal instanceof Refusal ? renderSentence(refusal.sentence, 'en') : ''
}
