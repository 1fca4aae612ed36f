import type { ImageLimits } from '@aushang/connectors'
import type { Metadata } from 'sharp'
import type { MediaType } from './media-type.ts'

// The decoder and the encoder themselves, and the rows that are on their way through them.
const baseMegabytes = 60
// The pixels of what is made: as they leave the pipeline, as they are handed over, and as they are encoded.
const bytesPerPixelMade = 9

type PictureHead = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'>

/**
 * How much memory it takes to make a JPEG of a picture, at its peak. What a format must have whole before its first row comes
 * out was measured with pictures of 50 million pixels, but for HEIC; the figures lie a little above what was seen.
 */
export function megabytesToUnpack(type: MediaType, head: PictureHead, { edgeMax }: ImageLimits): number {
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
