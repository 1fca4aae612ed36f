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
