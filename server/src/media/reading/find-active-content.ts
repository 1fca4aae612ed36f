import { constants, createInflateRaw } from 'node:zlib'

/**
 * What a PDF would do, or bring along, besides being looked at: portals show it to strangers. Looked for are the names that no such
 * thing can do without, in the file itself and in everything that is packed in it, wherever a reader may look for its objects; a
 * reader that mends files finds more than the table at the end of the file names.
 */
export async function findActiveContent(file: Buffer): Promise<string | null> {
  const found = findNames(file.toString('latin1'))
  if (found !== null) return found
  for (const { head, begin } of streamsIn(file)) {
    const holdsObjects = /\/(ObjStm|First)\b/.test(head)
    if (holdsObjects && oddlyPacked.test(head)) return unreadable
    const inside = await findInFlate(file.subarray(begin))
    if (inside === damaged ? holdsObjects : inside !== null) return inside === damaged ? unreadable : inside
  }
  return null
}

const damaged = Symbol('damaged')
const unreadable = 'objects packed in a way that cannot be checked'
const names: [name: RegExp, what: string][] = [
  [/\/JavaScript(?![\w-])/, 'a script'],
  [/\/Rendition(?![\w-])/, 'a film or sound that may run a script'],
  [/\/XFA\s*[[\d(]/, 'a form with scripts'],
  [/\/RichMedia/, 'a film or a program'],
  [/\/Launch(?![\w-])/, 'a command that starts a program'],
  [/\/EmbeddedFiles?(?![\w-])/, 'another file inside'],
]
const oddlyPacked = /\/(ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt|Predictor)\b/
// A name of which every character is escaped, and what may follow it.
const nameLengthMax = 64
const pieceBytes = 64 * 1024

function findNames(text: string): string | null {
  const plain = withoutEscapes(text)
  return names.find(([name]) => name.test(plain))?.[1] ?? null
}

/** Any character of a name may be written as # and two digits. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}

/** Where packed data begins, and what stands between it and the data before it. */
function* streamsIn(file: Buffer): Generator<{ head: string; begin: number }> {
  let from = 0
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    let begin = at + 6
    if (file[begin] === 0x0d) begin += 1
    if (file[begin] === 0x0a) begin += 1
    if (begin === at + 6 || file.toString('latin1', at - 3, at) === 'end') continue
    const head = file.toString('latin1', Math.max(from, at - pieceBytes), at)
    yield { head: withoutEscapes(head), begin }
    from = begin
  }
}

/** Unpacks piece by piece, for it may be large. What is not packed like that holds nothing that a reader would find. */
async function findInFlate(packed: Buffer): Promise<string | typeof damaged | null> {
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
