import { pixelsMax } from './limits.ts'
import { Refusal } from './refusal.ts'

/** In one picture, or in all the frames of an animation. */
export function tooManyPixels(pixels: number, inFrames = false): Refusal {
  const params = { megapixels: Math.round(pixels / 1e6), megapixelsMax: pixelsMax / 1e6, inFrames }
  return new Refusal('attachment_too_many_pixels', { key: 'pictureTooLarge', params })
}
