import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { wordsIn } from '../dashboard/src/words/words.ts'

const src = fileURLToPath(new URL('../dashboard/src/', import.meta.url))

/** Words of the dashboard that no page says. Missing ones are found by the compiler. */
async function unusedWords(): Promise<string[]> {
  const names = (await readdir(src, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !/(^|\/)words[./]/.test(name),
  )
  const sources = (await Promise.all(names.map((name) => readFile(join(src, name), 'utf8')))).join('\n')
  const said = new Set(sources.match(/\bwords(?:\s*\.\s*\w+)+\[?/g)?.map((path) => path.replaceAll(/\s/g, '')))
  return pathsOf(wordsIn('de'), 'words').filter((path) => !isSaid(path, said))
}

function pathsOf(group: object, path: string): string[] {
  return Object.entries(group).flatMap(([name, word]) =>
    typeof word === 'object' && word !== null ? pathsOf(word as object, `${path}.${name}`) : [`${path}.${name}`],
  )
}

/** By its whole path; or its group is handed on as a whole, or looked up by a value: `words.connection[state]`. */
function isSaid(path: string, said: Set<string>): boolean {
  const parts = path.split('.')
  const beginnings = parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('.'))
  return beginnings.some((beginning) => said.has(beginning) || said.has(`${beginning}[`))
}

const unused = await unusedWords()
if (unused.length > 0) {
  console.error(`No page says these words: ${unused.join(', ')}`)
  process.exitCode = 1
}
