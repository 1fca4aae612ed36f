import type { ImageLimits } from '@aushang/connectors'
import sharp, { type Metadata, type Raw, type Sharp } from 'sharp'
import { decodeHeic } from './heic.ts'
import { framesMax, pixelsMax } from './limits.ts'
import type { MediaType } from './media-type.ts'
import { Refusal } from './refusal.ts'

// Several pictures at once, each by one thread, do more than several threads at one; no picture is read twice.
sharp.concurrency(1)
sharp.cache(false)

const secondsMax = 15
const qualities = [85, 75, 65, 50]

/** Pixels: upright, in sRGB, without anything that a camera or an editor wrote beside them. */
export interface Pixels {
  data: Buffer
  raw: Raw
}

export interface Picture {
  /** Of the upright picture. */
  width: number
  height: number
  /** At most so large; of an animation its first frame. */
  pixels(edgeMax: number): Promise<Pixels>
}

/** Throws a `Refusal` here, or when the pixels are asked for: only then it shows whether the file is whole. */
export async function openPicture(type: MediaType, bytes: Buffer): Promise<Picture> {
  if (type === 'image/heic') {
    const whole = await decodeHeic(bytes)
    return { ...sizeOf(whole.raw), pixels: (edgeMax) => shrink(raw(whole), edgeMax) }
  }
  const head = await sharp(bytes, { limitInputPixels: false }).metadata().catch(damaged(type))
  refuseUnfit(type, head)
  const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
  return { ...sizeOf(head.autoOrient), pixels: (edgeMax) => shrink(picture, edgeMax).catch(damaged(type)) }
}

function refuseUnfit(type: MediaType, { format, compression, pages = 1, width, height }: Metadata): void {
  const isWhatItSays = type === 'image/avif' ? format === 'heif' && compression === 'av1' : type === `image/${format}`
  if (!isWhatItSays) throw new Refusal('attachment_unsupported', `The file begins like ${type}, but is something else.`)
  refuseTooMany(width * height, 'pixels', pixelsMax)
  if (type === 'image/tiff') return // its pages are no frames
  refuseTooMany(pages, 'frames', framesMax)
  refuseTooMany(width * height * pages, 'pixels in all its frames', pixelsMax)
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height }
}

/** As a JPEG within the limits: at less quality where the bytes do not suffice, and then at a smaller size. */
export async function jpegOf(pixels: Pixels, { edgeMax, bytesMax }: ImageLimits): Promise<Buffer> {
  const { width, height } = pixels.raw
  const fitting = Math.max(width, height) > edgeMax ? await shrink(raw(pixels), edgeMax) : pixels
  let smallest: Buffer
  for (const quality of qualities) {
    smallest = await raw(fitting).jpeg({ quality }).toBuffer()
    if (smallest.length <= bytesMax) return smallest
  }
  const edge = Math.max(fitting.raw.width, fitting.raw.height)
  return jpegOf(fitting, { edgeMax: Math.max(1, Math.floor(edge * 0.7)), bytesMax })
}

function raw({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw })
}

async function shrink(picture: Sharp, edgeMax: number): Promise<Pixels> {
  const { data, info } = await picture
    .autoOrient()
    .resize(edgeMax, edgeMax, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .timeout({ seconds: secondsMax })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

function refuseTooMany(count: number, what: string, max: number): void {
  if (count <= max) return
  throw new Refusal('attachment_too_large', `The picture has ${words(count)} ${what}; ${words(max)} is the most.`)
}

function words(count: number): string {
  return count >= 1_000_000 ? `${Math.round(count / 1_000_000)} million` : String(count)
}

function damaged(type: MediaType): (cause: unknown) => never {
  return () => {
    throw new Refusal('attachment_corrupt', `The file begins like ${type}, but is cut off or damaged.`)
  }
}
