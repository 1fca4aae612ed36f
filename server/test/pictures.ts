import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A blue picture, its upper left quarter red: which way is up can be seen. */
export function twoColours(width = 640, height = 480): Sharp {
  const red = { create: { width: width / 2, height: height / 2, channels: 3, background: '#c03020' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#2050c0' } }).composite([
    { input: red, left: 0, top: 0 },
  ])
}

export const aJpeg = (width?: number, height?: number) => twoColours(width, height).jpeg({ quality: 90 }).toBuffer()

/** Its pixels come in several passes, all of which lie in memory until the last. */
export const aJpegHardToUnpack = (width: number, height: number) =>
  twoColours(width, height).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()

/** Made with libheif's heif-enc: sharp reads and writes no HEVC. */
export const aHeic = () => readFile(new URL('fixtures/two-colours.heic', import.meta.url))

/** The encrypted one was made with pdf-lib: it wants the password "secret". */
export async function aPdf({ pages = 2, isEncrypted = false, catalog = '', more = '' } = {}): Promise<Buffer> {
  if (isEncrypted) return readFile(new URL('fixtures/encrypted.pdf', import.meta.url))
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] >>'
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`,
    ...kids.map(() => page),
    ...(more === '' ? [] : [more]),
  ]
  let text = '%PDF-1.7\n'
  let table = '0000000000 65535 f \n'
  for (const [index, object] of objects.entries()) {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n${table}${trailer}`)
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

/** A PDF of a few megabytes whose only page lies in a stream of objects that unpacks to half a gigabyte. */
export function aPdfBomb(megabytes = 500): Buffer {
  return aPackedPdf({ blanks: megabytes * 1024 * 1024 })
}

/** A PDF whose objects lie in a stream of them, before so many blanks. */
export function aPackedPdf({
  catalog = '',
  blanks = 0,
  filter = '/FlateDecode',
  keyword = 'stream\n',
  more = 'null',
  wrap = (packed: Buffer) => packed,
} = {}) {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
  ].map((object) => object.padEnd(200))
  const places = Buffer.from('1 0 2 200 3 400 ')
  const unpacked = Buffer.concat([places, Buffer.from(objects.join('')), Buffer.alloc(blanks, ' ')])
  const packed = wrap(deflateSync(unpacked, { level: 1 }))
  const begin = '%PDF-1.7\n'
  const holder = streamObject(4, `/Type /ObjStm /N 3 /First ${places.length} /Filter ${filter}`, packed, keyword)
  const another = Buffer.from(`6 0 obj\n${more}\nendobj\n`)
  const anotherAt = begin.length + holder.length
  const tableAt = anotherAt + another.length
  // For each object a kind (2: in a stream of objects), a place and an index.
  const rows = [
    [0, 0, 255],
    [2, 4, 0],
    [2, 4, 1],
    [2, 4, 2],
    [1, begin.length, 0],
    [1, tableAt, 0],
    [1, anotherAt, 0],
  ] as const
  const table = Buffer.concat(rows.map(([kind, place, index]) => tableRow(kind, place, index)))
  return Buffer.concat([
    Buffer.from(begin),
    holder,
    another,
    streamObject(5, '/Type /XRef /Size 7 /W [1 4 1] /Root 1 0 R', table),
    Buffer.from(`startxref\n${tableAt}\n%%EOF\n`),
  ])
}

function streamObject(number: number, entries: string, bytes: Buffer, keyword = 'stream\n'): Buffer {
  const head = `${number} 0 obj\n<< ${entries} /Length ${bytes.length} >>\n${keyword}`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream\nendobj\n')])
}

function tableRow(kind: number, place: number, index: number): Buffer {
  const row = Buffer.alloc(6)
  row[0] = kind
  row.writeUInt32BE(place, 1)
  row[5] = index
  return row
}
