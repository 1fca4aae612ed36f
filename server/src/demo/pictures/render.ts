import sharp from 'sharp'

// Enough for a portal's largest view, and drawn in half a second.
const [width, height] = [1280, 960]
const raw = { width, height, channels: 3 } as const
let grain: Promise<Buffer> | undefined

/** A drawing as a photograph would come: with a little grain, and darker towards the corners. */
export async function renderPhoto(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  grain ??= makeGrain()
  const vignette = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <radialGradient id="v" cx="50%" cy="50%" r="72%"><stop offset=".3" stop-opacity="0"/><stop offset=".7" stop-opacity=".05"/><stop offset="1" stop-opacity=".2"/></radialGradient>
    </defs><rect width="100%" height="100%" fill="url(#v)"/></svg>`
  const photo = await sharp(sized(svg))
    .flatten({ background: '#fff' })
    .composite([{ input: Buffer.from(vignette) }, { input: await grain, raw, blend: 'soft-light' }])
    .jpeg({ quality: 84, mozjpeg: false })
    .toBuffer()
  return new Uint8Array(photo)
}

function sized(svg: string): Buffer {
  return Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${height}" `))
}

/** A drawing as it is, for plans and papers. */
export async function renderSheet(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer())
}

async function makeGrain(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const
  return sharp({ create: { ...raw, background: '#808080', noise } })
    .blur(0.6)
    .raw()
    .toBuffer()
}
