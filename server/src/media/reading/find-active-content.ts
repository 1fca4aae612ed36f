import { constants, createInflateRaw } from 'node:zlib'
import type { ActiveContent } from '@aushang/model'
import { streamsIn, withoutEscapes } from './pdf-streams.ts'

/**
 * What a PDF would do, or bring along, besides being looked at: portals show it to strangers. Looked for are the names that no such
 * thing can do without, in the file itself and in everything that is packed in it, wherever a reader may look for its objects; a
 * reader that mends files finds more than the table at the end of the file names.
 */
export async function findActiveContent(file: Buffer): Promise<ActiveContent | null> {
  const text = file.toString('latin1')
  const found = findNames(text)
  if (found !== null) return found
  const hasPackedObjects = holdsObjects(withoutEscapes(text))
  for (const { dictionary, begin } of streamsIn(text)) {
    const isHolder = dictionary === null ? hasPackedObjects : holdsObjects(dictionary)
    if (isHolder && (dictionary === null || begin === null || isOddlyPacked(dictionary))) return unreadable
    const inside = begin === null ? null : await findInFlate(file.subarray(begin))
    if (inside === damaged ? isHolder : inside !== null) return inside === damaged ? unreadable : inside
  }
  return null
}

const damaged = Symbol('damaged')
const unreadable: ActiveContent = 'packed'
const names: [name: RegExp, what: ActiveContent][] = [
  [/\/JavaScript(?![\w-])/, 'script'],
  [/\/Rendition(?![\w-])/, 'media'],
  [/\/XFA\s*[[\d(]/, 'form'],
  [/\/RichMedia/, 'program'],
  [/\/Launch(?![\w-])/, 'command'],
  [/\/EmbeddedFiles?(?![\w-])/, 'file'],
]
// Readers know the short names as well.
const plainFilter = /\/Filter[\0\s]*(?:\/FlateDecode|\[[\0\s]*\/FlateDecode[\0\s]*\])(?=[\0\s/>])/
const anyFilter = /\/(F?Filter|F|F?DecodeParms|DP)(?![^\0\s/<>[\]()])/
// A name of which every character is escaped, and what may follow it.
const nameLengthMax = 64
const pieceBytes = 64 * 1024

function findNames(text: string): ActiveContent | null {
  const plain = withoutEscapes(text)
  return names.find(([name]) => name.test(plain))?.[1] ?? null
}

/** Readers go by the table of the file, and mind the type no more than they have to. */
function holdsObjects(dictionary: string): boolean {
  return /\/(ObjStm|First)\b/.test(dictionary)
}

/** By another filter than the usual one, by more than that, or by one that stands elsewhere. */
function isOddlyPacked(dictionary: string): boolean {
  return anyFilter.test(dictionary.replace(plainFilter, ' '))
}

/** Unpacks piece by piece, for it may be large. What is not packed like that holds nothing that a reader would find. */
async function findInFlate(packed: Buffer): Promise<ActiveContent | typeof damaged | null> {
  const [method = 0, flags = 0] = packed
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 !== 0) return null
  // Readers do not mind a wrong checksum at the end, or none.
  const inflate = createInflateRaw({ chunkSize: pieceBytes, finishFlush: constants.Z_SYNC_FLUSH })
  inflate.on('error', () => {}) // the loop is told as well
  inflate.end(packed.subarray(2))
  let last = ''
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      const text = last + chunk.toString('latin1')
      const found = findNames(text)
      if (found !== null) return found
      last = text.slice(-nameLengthMax)
    }
    return null
  } catch {
    return damaged
  } finally {
    inflate.destroy()
  }
}
