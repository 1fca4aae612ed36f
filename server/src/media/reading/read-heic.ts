// @ts-expect-error -- it brings no types; below is what is used of it
import libheif from 'libheif-js/wasm-bundle.js'
import { answerInputs } from '../../lib/apart-child.ts'
import { pixelsMax } from './limits.ts'

// A process of its own, see heic.ts: the file comes in; width, height (4 bytes each) and RGB pixels go out. A picture of
// more pixels than may be goes out without them; one that cannot be read ends it.
await answerInputs(async (file) => {
  const [image] = new libheif.HeifDecoder().decode(file) as HeifImage[]
  if (image === undefined) throw new Error('There is no picture in it.')
  const width = image.get_width()
  const height = image.get_height()
  const isTooLarge = width * height > pixelsMax
  const output = Buffer.alloc(8 + (isTooLarge ? 0 : width * height * 3))
  output.writeUInt32LE(width, 0)
  output.writeUInt32LE(height, 4)
  if (!isTooLarge) await writePixels(image, { width, height }, output.subarray(8))
  return output
})

interface HeifImage {
  get_width(): number
  get_height(): number
  display(into: { data: Uint8ClampedArray; width: number; height: number }, done: (shown: object | null) => void): void
}

async function writePixels(image: HeifImage, size: { width: number; height: number }, rgb: Buffer): Promise<void> {
  const rgba = new Uint8ClampedArray(size.width * size.height * 4)
  await new Promise<void>((resolve, reject) =>
    image.display({ data: rgba, ...size }, (shown) => (shown === null ? reject(new Error('damaged')) : resolve())),
  )
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0
    rgb[to + 1] = rgba[from + 1] ?? 0
    rgb[to + 2] = rgba[from + 2] ?? 0
  }
}
