import { renderSentence } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../../test/harness.ts'
import { aGif, aHeic, aJpeg, aPackedPdf, aPdf, aPdfBomb, aPngBomb, twoColours } from '../../../test/pictures.ts'
import { Refusal } from '../reading/refusal.ts'

const api = startApi()

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
