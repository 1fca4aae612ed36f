import type { ImageLimits } from '@aushang/connectors'
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { decodeHeic } from './heic.ts'
import { framesMax, pixelsMax } from './limits.ts'
import type { MediaType } from './media-type.ts'
import { Refusal } from './refusal.ts'
import { tooManyPixels } from './too-many-pixels.ts'

// Several pictures at once, each by one thread, do more than several threads at one; no picture is read twice.
sharp.concurrency(1)
sharp.cache(false)

const secondsMax = 15
const qualities = [85, 75, 65, 50]
// What is so many times too large does not fit at any quality.
const hopelessTimes = 4

interface Picture {
  /** What it takes to unpack it. */
  megabytes: number
  /** Throws a `Refusal`: only now it shows whether the file is whole. */
  unpack(): Promise<UnpackedPicture>
}

interface UnpackedPicture {
  /** Of the upright picture. */
  width: number
  height: number
  /**
   * Upright, in sRGB, and without anything that a camera or an editor wrote beside the pixels. At less quality where the
   * bytes do not suffice, and then at a smaller size; of an animation the first frame.
   */
  jpeg: Buffer
}

/** Looks at the head of a picture, of which a JPEG within the limits is wanted. Throws a `Refusal`. */
export async function openPicture(type: MediaType, bytes: Buffer, limits: ImageLimits): Promise<Picture> {
  if (type === 'image/heic') return openHeic(bytes, limits)
  const head = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwDamaged)
  refuseUnfit(type, head)
  const open = () => sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
  const unpack = async () => ({ ...sizeOf(head.autoOrient), jpeg: await jpegWithin(open, limits) })
  return { megabytes: megabytesToUnpack(type, head, limits), unpack: () => unpack().catch(throwDamaged) }
}

async function openHeic(bytes: Buffer, limits: ImageLimits): Promise<Picture> {
  // What sharp cannot make out may still be read: it is taken for as large as it may be.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => largestHeic)
  refusePixels(head.width * head.height)
  const unpack = async () => {
    const { data, raw } = await decodeHeic(bytes)
    return { ...sizeOf(raw), jpeg: await jpegWithin(() => sharp(data, { raw }), limits) }
  }
  return { megabytes: megabytesToUnpack('image/heic', head, limits), unpack }
}

const largestHeic = {
  width: pixelsMax / 5_000,
  height: 5_000,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
} as const

function refuseUnfit(type: MediaType, { format, compression, pages = 1, width, height }: Metadata): void {
  const isWhatItSays = type === 'image/avif' ? format === 'heif' && compression === 'av1' : type === `image/${format}`
  if (!isWhatItSays) throw new Refusal('attachment_unsupported', { key: 'fileIsSomethingElse' })
  refusePixels(width * height)
  if (type === 'image/tiff') return // its pages are no frames
  if (pages > framesMax) {
    const params = { frames: pages, framesMax }
    throw new Refusal('attachment_too_many_frames', { key: 'pictureHasTooManyFrames', params })
  }
  refusePixels(width * height * pages, { inFrames: true })
}

/**
 * Nearly every picture fits at once: its pixels go from the decoder to the encoder, and never lie anywhere. One that does not is
 * unpacked a second time, and all else is made from these pixels.
 */
async function jpegWithin(open: () => Sharp, { edgeMax, bytesMax }: ImageLimits): Promise<Buffer> {
  const begun = performance.now()
  const first = await upright(open(), edgeMax).jpeg({ quality: qualities[0] }).toBuffer().catch(tooSlow(begun))
  if (first.length <= bytesMax) return first
  const original = await pixelsOf(open(), edgeMax)
  let pixels = original
  for (let edge = edgeMax; ; edge = Math.ceil(edge * 0.7)) {
    if (edge < Math.max(pixels.info.width, pixels.info.height)) pixels = await pixelsOf(asRaw(original), edge)
    else if (edge < edgeMax) continue // it is that small already
    for (const quality of qualities) {
      const jpeg = await asRaw(pixels).jpeg({ quality }).toBuffer()
      if (jpeg.length <= bytesMax) return jpeg
      if (jpeg.length > hopelessTimes * bytesMax) break
    }
  }
}

interface Pixels {
  data: Buffer
  info: OutputInfo
}

async function pixelsOf(picture: Sharp, edgeMax: number): Promise<Pixels> {
  const begun = performance.now()
  return upright(picture, edgeMax).raw().toBuffer({ resolveWithObject: true }).catch(tooSlow(begun))
}

/** In sRGB, on white, and no larger than that. */
function upright(picture: Sharp, edgeMax: number): Sharp {
  return picture
    .autoOrient()
    .resize(edgeMax, edgeMax, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .timeout({ seconds: secondsMax })
}

function asRaw({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

function refusePixels(count: number, { inFrames = false } = {}): void {
  if (count > pixelsMax) throw tooManyPixels(count, inFrames)
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height }
}

/** sharp says only in words that its time was up. */
function tooSlow(begun: number): (error: Error) => never {
  return (error) => {
    if (performance.now() - begun < secondsMax * 1000) throw error
    throw new Refusal('attachment_too_complex', { key: 'fileTooComplex' })
  }
}

function throwDamaged(error: Error): never {
  throw error instanceof Refusal ? error : new Refusal('attachment_corrupt', { key: 'pictureDamaged' })
}

// The decoder and the encoder themselves, and the rows that are on their way through them.
const baseMegabytes = 60
// The pixels of what is made: as they leave the pipeline, as they are handed over, and as they are encoded.
const bytesPerPixelMade = 9

type PictureHead = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'>

/**
 * How much memory it takes to make a JPEG of a picture, at its peak. What a format must have whole before its first row comes
 * out was measured with pictures of 50 million pixels, but for HEIC; the figures lie a little above what was seen.
 */
function megabytesToUnpack(type: MediaType, head: PictureHead, { edgeMax }: ImageLimits): number {
  const { width, height } = head
  const pixels = (width * height) / 1e6
  const scale = Math.min(1, edgeMax / Math.max(width, height))
  const pixelsMade = pixels * scale ** 2
  const unpacked = pixels * bytesPerPixel(type, head)
  return Math.ceil(baseMegabytes + Math.max(unpacked, pixelsMade * bytesPerPixelMade) + pixelsMade)
}

function bytesPerPixel(type: MediaType, { channels, depth, isProgressive }: PictureHead): number {
  const bytesPerSample = depth === 'uchar' || depth === 'char' ? 1 : depth === 'ushort' || depth === 'short' ? 2 : 8
  switch (type) {
    case 'image/jpeg':
      return isProgressive ? channels * 2 : 0
    case 'image/png':
      return channels * bytesPerSample * (isProgressive ? 1 : 0.25)
    case 'image/tiff': // which may be one single tile
      return channels * bytesPerSample
    case 'image/webp':
    case 'image/gif':
      return 5
    case 'image/avif':
      return bytesPerSample === 1 ? 17 : 26
    default: // HEIC, in the other process, which is killed beyond 800 MB, and in this one: reckoned, not measured
      return 17
  }
}
