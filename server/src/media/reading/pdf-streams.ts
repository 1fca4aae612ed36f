/** Something packed in a PDF, as far as its place and its dictionary can be told without a doubt. */
interface PackedStream {
  /** Without its strings, and with all names written out; null when a reader might see another one. */
  dictionary: string | null
  /** Where its data begin; null when readers differ in that. */
  begin: number | null
}

const windowChars = 64 * 1024
const blank = '[\\0\\t\\n\\f\\r ]'
const objectBegin = /^[^%]*\d[\0\t\f ]+\d+[\0\t\f ]*$/
const oneDictionary = new RegExp(`^${blank}*<<[^()%]*>>${blank}*$`)
// One that is not closed is matched too, and left as it is: else each bracket in it would be looked from anew.
const aString = /\((?:[^()\\]|\\[^])*(\)?)/g
const aHexString = new RegExp(`(?<!<)<(?!<)(?:[\\da-f]|${blank})*>`, 'gi')

export function* streamsIn(text: string): Generator<PackedStream> {
  let dataEnd = 0
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', at + 6)) {
    if (text.startsWith('end', at - 3)) continue
    const lineBreak = /[\0\t\f ]*(?:\r\n?|\n)/y
    lineBreak.lastIndex = at + 6
    const begin = lineBreak.test(text) ? lineBreak.lastIndex : null
    const headAt = Math.max(0, at - windowChars)
    const head = text.slice(headAt, at)
    if (mayEndDictionary(head)) {
      const dictionary = dataEnd === -1 ? null : readDictionary(head, dataEnd - headAt)
      if (dictionary !== null) dataEnd = text.indexOf('endstream', at)
      yield { dictionary, begin }
    } else if (begin !== null) {
      yield { dictionary: '', begin }
    }
  }
}

/** Any character of a name may be written as # and two digits. */
export function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}

/** A comment may stand between the dictionary and its data. */
function mayEndDictionary(head: string): boolean {
  let end = head.length
  while (end > 0 && '\0\t\n\f\r '.includes(head.charAt(end - 1))) end -= 1
  const lineAt = lineBegin(head, end)
  if (lineAt === 0 && head.length === windowChars) return true
  return head.endsWith('>>', end) || head.slice(lineAt, end).includes('%')
}

/**
 * Of the object that begins last. Where that is in truth within a comment or a string of another one, there is a % before it in
 * its line, a bracket too many after it, or one that is open since the data before it ended.
 */
function readDictionary(head: string, dataEnd: number): string | null {
  let at = head.lastIndexOf('obj')
  while (at > 0 && head.startsWith('end', at - 3)) at = head.lastIndexOf('obj', at - 1)
  if (at === -1 || !objectBegin.test(head.slice(lineBegin(head, at), at))) return null
  const between = head.slice(Math.max(0, dataEnd), Math.max(0, at))
  const [opened, closed] = [between.lastIndexOf('<'), between.lastIndexOf('>')]
  if (dataEnd > at || opened > closed || (dataEnd < 0 && closed === -1)) return null
  const plain = head
    .slice(at + 3)
    .replace(aString, (string, closing: string) => (closing === '' ? string : ' '))
    .replace(aHexString, ' ')
  return oneDictionary.test(plain) && isBalanced(plain) ? withoutEscapes(plain) : null
}

function isBalanced(text: string): boolean {
  const brackets = text.match(/<<|>>|[<>]/g) ?? []
  let depth = 0
  for (const [index, bracket] of brackets.entries()) {
    if (bracket.length === 1 || (depth === 0 && index > 0)) return false
    depth += bracket === '<<' ? 1 : -1
  }
  return depth === 0
}

function lineBegin(text: string, at: number): number {
  return Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1
}
