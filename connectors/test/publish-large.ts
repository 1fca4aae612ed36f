import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { PreparedAttachment } from '../src/contract.ts'
import { openImmo } from '../src/openimmo/index.ts'
import { aFilePortal } from './file-portal.ts'
import { aPublication } from './openimmo-publication.ts'

/** Publishes 150 pictures of 3.4 MB, as a process of its own whose memory is nobody else's. */
const pictureBytes = 3_400_000
const chunk = randomBytes(100_000)

const attachments = Array.from({ length: 150 }, (_, index): PreparedAttachment => ({
  id: `0TkW4rYx00pic${String(index).padStart(7, '0')}`,
  contentType: 'image/jpeg',
  isFloorPlan: false,
  bytes: pictureBytes,
  checksum: String(index).padStart(64, '0'),
  open: async () => Readable.from(Array.from({ length: pictureBytes / chunk.length }, () => Buffer.from(chunk))),
}))

const portal = aFilePortal(JSON.parse(process.argv[2] ?? '{}') as object)
const begun = performance.now()
const outcome = await openImmo.publish(aPublication({ attachments }), portal)
const seconds = (performance.now() - begun) / 1_000
portal.close()
process.stdout.write(JSON.stringify({ outcome, seconds, rssMegabytes: process.resourceUsage().maxRSS / 1_000 }))
