import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A piece of code in a document. */
export interface CodeBlock {
  /** What stands behind the backticks, such as `ts` or `sh needs a user`. */
  info: string
  code: string
  /** The last heading above it. */
  heading: string
}

/** The fenced code of a document of this repository, in its order. */
export async function codeBlocks(document: string): Promise<CodeBlock[]> {
  const text = await readFile(fileURLToPath(new URL(`../${document}`, import.meta.url)), 'utf8')
  const blocks: CodeBlock[] = []
  let heading = ''
  let open: { info: string; lines: string[] } | undefined
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (open) blocks.push({ info: open.info, code: `${open.lines.join('\n')}\n`, heading })
      open = open ? undefined : { info: line.slice(3).trim(), lines: [] }
    } else if (open) open.lines.push(line)
    else if (line.startsWith('#')) heading = line.replace(/^#+ */, '')
  }
  return blocks
}
