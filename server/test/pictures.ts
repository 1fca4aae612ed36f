import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp, { type Sharp } from 'sharp'

/** A blue picture, its upper left quarter red: which way is up can be seen. */
export function twoColours(width = 640, height = 480): Sharp {
  const red = { create: { width: width / 2, height: height / 2, channels: 3, background: '#c03020' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#2050c0' } }).composite([
    { input: red, left: 0, top: 0 },
  ])
}

export const aJpeg = (width?: number, height?: number) => twoColours(width, height).jpeg({ quality: 90 }).toBuffer()

/** Made with libheif's heif-enc: sharp reads and writes no HEVC. */
export const aHeic = () => readFile(new URL('fixtures/two-colours.heic', import.meta.url))

export async function aPdf({ pages = 2, isEncrypted = false } = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < pages; page++) pdf.addPage([200, 300])
  if (isEncrypted) pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  return Buffer.from(await pdf.save())
}

/** An animation of so many frames, each of a single pixel on a wide screen: a few bytes that unpack to very many. */
export function aGif(frames: number, edge = 64): Buffer {
  const screen = Buffer.alloc(13)
  screen.write('GIF89a', 'latin1')
  screen.writeUInt16LE(edge, 6)
  screen.writeUInt16LE(edge, 8)
  screen[10] = 0x80 // two colours follow
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex')
  const all = Array.from({ length: frames }, () => frame)
  return Buffer.concat([screen, Buffer.from('000000ffffff', 'hex'), ...all, Buffer.from(';')])
}

/** A PNG that is all there and unpacks to some 450 MB. */
export function aPngBomb(edge = 60_000): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge, 0)
  head.writeUInt32BE(edge, 4)
  head[8] = 1 // a bit for a pixel, in grey
  const rows = deflateSync(Buffer.alloc((Math.ceil(edge / 8) + 1) * edge), { level: 1 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PDF of a few hundred kilobytes whose table of objects unpacks to half a gigabyte. */
export function aPdfBomb(megabytes = 500): Buffer {
  const stream = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '), { level: 1 })
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [] >>\nendobj\n' +
        `3 0 obj\n<< /Type /ObjStm /N 1 /First 10 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n'),
  ])
}
