import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A map that is there again after a restart. What `get` returns is changed only by `set`. */
interface Table<T> {
  get(key: string): T | undefined
  set(key: string, row: T): void
  delete(key: string): void
  values(): Iterable<T>
  readonly size: number
}

interface Journal {
  table<T>(name: string): Table<T>
  close(): void
}

type Line = [table: string, key: string, row?: unknown]

/**
 * Every change is one line at the end of a file, written before the request is answered, so that a killed sandbox
 * forgets nothing it has promised. The file is written anew, without what is over, at each start.
 * Without a folder everything is in memory only.
 */
export function openJournal(folder: string | undefined): Journal {
  const tables = new Map<string, Map<string, unknown>>()
  const mapOf = (name: string) => tables.get(name) ?? tables.set(name, new Map()).get(name)!
  let file: number | null = null

  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true })
    const path = join(folder, 'journal.jsonl')
    for (const [name, key, row] of existsSync(path) ? readLines(path) : []) {
      if (row === undefined) mapOf(name).delete(key)
      else mapOf(name).set(key, row)
    }
    const lines = [...tables].flatMap(([name, rows]) => [...rows].map(([key, row]) => lineOf([name, key, row])))
    writeFileSync(`${path}.new`, lines.join(''))
    renameSync(`${path}.new`, path)
    file = openSync(path, 'a')
  }

  const write = (line: Line) => {
    if (file !== null) writeSync(file, lineOf(line))
  }

  return {
    table<T>(name: string): Table<T> {
      const rows = mapOf(name) as Map<string, T>
      return {
        get: (key) => rows.get(key),
        set(key, row) {
          rows.set(key, row)
          write([name, key, row])
        },
        delete(key) {
          if (rows.delete(key)) write([name, key])
        },
        values: () => rows.values(),
        get size() {
          return rows.size
        },
      }
    },
    close() {
      if (file !== null) closeSync(file)
      file = null
    },
  }
}

function lineOf(line: Line): string {
  return `${JSON.stringify(line)}\n`
}

function readLines(path: string): Line[] {
  const lines: Line[] = []
  for (const text of readFileSync(path, 'utf8').split('\n')) {
    try {
      if (text !== '') lines.push(JSON.parse(text) as Line)
    } catch {
      // The last line of a killed sandbox can be half a line; its request was never answered.
    }
  }
  return lines
}
