import type { ImageLimits } from '@aushang/connectors'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { decodeHeic } from './heic.ts'
import { framesMax, pixelsMax } from './limits.ts'
import type { MediaType } from './media-type.ts'
import { Refusal } from './refusal.ts'

// Several pictures at once, each by one thread, do more than several threads at one; no picture is read twice.
sharp.concurrency(1)
sharp.cache(false)

const secondsMax = 15
const qualities = [85, 75, 65, 50]

interface Picture {
  /** Of the upright picture. */
  width: number
  height: number
  /**
   * Upright, in sRGB, and without anything that a camera or an editor wrote beside the pixels. At less quality where the
   * bytes do not suffice, and then at a smaller size; of an animation the first frame.
   */
  jpeg(limits: ImageLimits): Promise<Buffer>
}

/** Throws a `Refusal` here, or when a JPEG is asked for: only then it shows whether the file is whole. */
export async function openPicture(type: MediaType, bytes: Buffer): Promise<Picture> {
  if (type === 'image/heic') {
    const { data, raw } = await decodeHeic(bytes)
    return { ...sizeOf(raw), jpeg: (limits) => jpegWithin(() => sharp(data, { raw }), limits) }
  }
  const head = await sharp(bytes, { limitInputPixels: false }).metadata().catch(damaged(type))
  refuseUnfit(type, head)
  const open = () => sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
  return { ...sizeOf(head.autoOrient), jpeg: (limits) => jpegWithin(open, limits).catch(damaged(type)) }
}

function refuseUnfit(type: MediaType, { format, compression, pages = 1, width, height }: Metadata): void {
  const isWhatItSays = type === 'image/avif' ? format === 'heif' && compression === 'av1' : type === `image/${format}`
  if (!isWhatItSays) throw new Refusal('attachment_unsupported', `The file begins like ${type}, but is something else.`)
  refusePixels(width * height, 'pixels')
  if (type === 'image/tiff') return // its pages are no frames
  if (pages > framesMax) {
    throw new Refusal('attachment_too_many_frames', `The picture has ${pages} frames; ${framesMax} is the most.`)
  }
  refusePixels(width * height * pages, 'pixels in all its frames')
}

async function jpegWithin(open: () => Sharp, { edgeMax, bytesMax }: ImageLimits): Promise<Buffer> {
  for (const quality of qualities) {
    const begun = performance.now()
    const jpeg = await open()
      .autoOrient()
      .resize(edgeMax, edgeMax, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality })
      .timeout({ seconds: secondsMax })
      .toBuffer()
      .catch(tooSlow(begun))
    if (jpeg.length <= bytesMax) return jpeg
  }
  return jpegWithin(open, { edgeMax: Math.ceil(edgeMax * 0.7), bytesMax })
}

function refusePixels(count: number, what: string): void {
  if (count <= pixelsMax) return
  const sentence = `The picture has ${millions(count)} ${what}; ${millions(pixelsMax)} is the most.`
  throw new Refusal('attachment_too_many_pixels', sentence)
}

function millions(count: number): string {
  return `${Math.round(count / 1_000_000)} million`
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height }
}

/** sharp says only in words that its time was up. */
function tooSlow(begun: number): (error: Error) => never {
  return (error) => {
    if (performance.now() - begun < secondsMax * 1000) throw error
    throw new Refusal('attachment_too_complex', `The picture takes more than ${secondsMax} seconds to read.`)
  }
}

function damaged(type: MediaType): (error: Error) => never {
  return (error) => {
    if (error instanceof Refusal) throw error
    throw new Refusal('attachment_corrupt', `The file begins like ${type}, but is cut off or damaged.`)
  }
}
