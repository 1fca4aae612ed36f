import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPicture } from './pictures.ts'

const edgeMax = 300

/** Noise, of which a JPEG can leave out little, in several passes, all of which have to be unpacked. */
function noise(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const
  return sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ progressive: true })
    .toBuffer()
}

/** What is made of it within so many bytes, and what that takes of a core. */
async function unpacked(jpeg: Buffer, bytesMax: number): Promise<{ bytes: number; cpuMs: number }> {
  const { unpack } = await openPicture('image/jpeg', jpeg, { edgeMax, bytesMax })
  const before = process.cpuUsage()
  const made = await unpack()
  const { user, system } = process.cpuUsage(before)
  return { bytes: made.jpeg.length, cpuMs: (user + system) / 1000 }
}

// Seven qualities and sizes do not fit here: if it were unpacked for each, it would take eight times as long.
test('a picture that has to be made smaller and smaller is unpacked twice, and not each time', async () => {
  const jpeg = await noise(2000, 1500)
  const { bytes: bytesAtOnce } = await unpacked(jpeg, 1_000_000)

  const once = await unpacked(jpeg, 1_000_000)
  const often = await unpacked(jpeg, Math.ceil(bytesAtOnce / 3.5))

  expect(often.bytes).toBeLessThanOrEqual(Math.ceil(bytesAtOnce / 3.5))
  expect(often.cpuMs).toBeLessThan(4 * once.cpuMs)
})
