import type { SecondKind } from '@aushang/model'

export type MediaType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/gif'
  | 'image/tiff'
  | 'image/avif'
  | 'image/heic'
  | 'application/pdf'

/** What a file says it is by its first bytes. Names and headers are not asked: they are wrong too often. */
export function mediaTypeOf(bytes: Buffer): MediaType | null {
  const found = beginnings.find(([, offset, text]) => bytes.toString('latin1', offset, offset + text.length) === text)
  if (found !== undefined) return found[0]
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? heifTypeOf(bytes) : null
}

const beginnings: [type: MediaType, offset: number, text: string][] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/webp', 8, 'WEBPVP8'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/tiff', 0, 'II*\0'],
  ['image/tiff', 0, 'MM\0*'],
  ['application/pdf', 0, '%PDF-'],
]

const avifBrands = ['avif', 'avis']
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']

/** The brands of a HEIF file: the major one, and after its version the compatible ones. */
function heifTypeOf(bytes: Buffer): MediaType | null {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = [bytes.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4))
  if (brands.some((brand) => avifBrands.includes(brand))) return 'image/avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'image/heic' : null
}

/** HTML, of a file that is none of the types: its address leads to a login or an error page. */
export function isWebPage(bytes: Buffer): boolean {
  return /<(!doctype html|html|head|body)\b/i.test(bytes.toString('latin1', 0, 1024))
}

/**
 * What a picture or PDF is besides. Such files are made to pass a check as one kind and to be used as another; what cameras
 * put behind a picture (a film, a second picture) is none of these.
 */
export function secondKindOf(type: MediaType, bytes: Buffer): SecondKind | null {
  if (endsAsZip(bytes)) return 'archive'
  if (type === 'application/pdf') return null // may well speak of HTML
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  const edges = [bytes.subarray(0, edgeBytes), bytes.subarray(-edgeBytes)]
  return edges.some((edge) => markup.test(edge.toString('latin1'))) ? 'page' : null
}

// Between what describes a picture and what was put behind it are only its pixels.
const edgeBytes = 64 * 1024
const markup = /<(script|html|!doctype html|\?php)\b/i

/** Archives are read from their end: a record of 22 bytes, and a comment of the length that it states. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(22 + 0xffff))
  let at = tail.length
  while ((at = tail.lastIndexOf('PK\x05\x06', at - 1)) > 0) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}
