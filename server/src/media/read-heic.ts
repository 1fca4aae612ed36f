import { readFileSync, writeSync } from 'node:fs'
// @ts-expect-error -- it brings no types; below is what is used of it
import libheif from 'libheif-js/wasm-bundle.js'
import { pixelsMax } from './limits.ts'

// A process of its own, see heic.ts: the file comes in; width, height (4 bytes each) and RGB pixels go out. A picture of
// more pixels than may be goes out without them; one that cannot be read ends it.
const [image] = new libheif.HeifDecoder().decode(readFileSync(0)) as HeifImage[]
if (image === undefined) throw new Error('There is no picture in it.')
const width = image.get_width()
const height = image.get_height()
const head = Buffer.alloc(8)
head.writeUInt32LE(width, 0)
head.writeUInt32LE(height, 4)
writeWhole(head)

if (width * height <= pixelsMax) {
  const rgba = new Uint8ClampedArray(width * height * 4)
  await new Promise<void>((resolve, reject) =>
    image.display({ data: rgba, width, height }, (shown) =>
      shown === null ? reject(new Error('damaged')) : resolve(),
    ),
  )
  const rgb = Buffer.allocUnsafe(width * height * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0
    rgb[to + 1] = rgba[from + 1] ?? 0
    rgb[to + 2] = rgba[from + 2] ?? 0
  }
  writeWhole(rgb)
}

interface HeifImage {
  get_width(): number
  get_height(): number
  display(into: { data: Uint8ClampedArray; width: number; height: number }, done: (shown: object | null) => void): void
}

function writeWhole(bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(1, bytes, written)
}
