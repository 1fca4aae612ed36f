/** What was sent, as a person can read it: documents with their lines, files by their size. Never more than this many characters. */
const charactersMax = 20_000

export function readableBody(contentType: string, body: Buffer): string {
  if (body.length === 0) return ''
  const [, boundary] = /^multipart\/[^;]+;.*boundary="?([^";]+)"?/i.exec(contentType) ?? []
  const text = boundary === undefined ? documentText(contentType, body) : partsText(body, boundary)
  return text.length > charactersMax ? `${text.slice(0, charactersMax)}\n…` : text
}

function documentText(contentType: string, body: Buffer): string {
  if (/json/i.test(contentType)) return indentedJson(body.toString('utf8', 0, charactersMax))
  if (/xml/i.test(contentType)) return indentXml(body.toString('utf8', 0, charactersMax))
  if (/^(text\/|application\/x-www-form-urlencoded)/i.test(contentType)) return body.toString('utf8', 0, charactersMax)
  return `[${contentType || '?'}, ${body.length} Bytes]`
}

function partsText(body: Buffer, boundary: string): string {
  const parts: string[] = []
  const mark = `--${boundary}`
  for (let at = body.indexOf(mark); at !== -1 && parts.length < 10;) {
    const next = body.indexOf(mark, at + mark.length)
    if (next === -1) break
    const part = body.subarray(at + mark.length, next)
    const headEnd = part.indexOf('\r\n\r\n')
    const head = part.toString('utf8', 0, Math.max(headEnd, 0)).trim()
    const [, type = ''] = /^content-type:\s*(.*)$/im.exec(head) ?? []
    parts.push(`${head}\n\n${documentText(type, part.subarray(headEnd + 4, part.length - 2))}`)
    at = next
  }
  return parts.join('\n\n')
}

function indentedJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** A line for each element. What has only text in it stays on its line. */
export function indentXml(xml: string): string {
  let depth = 0
  return xml
    .replaceAll(/>\s*</g, '>\n<')
    .split('\n')
    .map((line) => {
      if (line.startsWith('</')) depth = Math.max(0, depth - 1)
      const indented = '  '.repeat(Math.min(depth, 20)) + line
      if (/^<[^/!?][^>]*[^/]>$|^<\w>$/.test(line)) depth++
      return indented
    })
    .join('\n')
}
