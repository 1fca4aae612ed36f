import { runApart } from '../../lib/run-apart.ts'
import { Refusal } from './refusal.ts'
import { tooManyPixels } from './too-many-pixels.ts'

interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: 3 }
}

/**
 * HEIC, as phones take it. The libvips that comes with sharp reads AVIF but not HEVC, for its patents; libheif as
 * WebAssembly does, a few times slower, and knows no limit on memory: it works where it can be killed.
 */
export async function decodeHeic(bytes: Buffer): Promise<Pixels> {
  const result = await runApart(new URL('read-heic.ts', import.meta.url), bytes, {
    secondsMax: 20,
    megabytesMax: 800,
  })
  if (result.kind === 'failed') throw damaged()
  if (result.kind !== 'done') throw new Refusal('attachment_too_complex', { key: 'fileTooComplex' })
  const width = result.output.readUInt32LE(0)
  const height = result.output.readUInt32LE(4)
  const data = result.output.subarray(8)
  if (data.length === 0) {
    throw tooManyPixels(width * height)
  }
  if (data.length !== width * height * 3) throw damaged()
  return { data, raw: { width, height, channels: 3 } }
}

function damaged(): Refusal {
  return new Refusal('attachment_corrupt', { key: 'pictureDamaged' })
}
