import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Things by their key, in the order in which they came. What is set is kept at once. */
export interface Collection<Item> {
  get(key: string): Item | undefined
  set(key: string, item: Item): void
  delete(key: string): void
  all(): Iterable<Item>
  size(): number
}

export interface Store {
  collection<Item>(name: string): Collection<Item>
  files: Files
  close(): void
}

export interface Files {
  get(key: string): Buffer | undefined
  put(key: string, bytes: Buffer): void
  delete(key: string): void
}

/** In a file of the folder, as SQLite keeps it over a kill; without a folder, for as long as it is open. */
export function openStore(folder: string | undefined): Store {
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true })
    // From the time when this portal had another interface: nothing there can be shown any more.
    for (const ending of ['', '-wal', '-shm']) rmSync(join(folder, `portal.sqlite${ending}`), { force: true })
  }
  const database = new DatabaseSync(folder === undefined ? ':memory:' : join(folder, 'listings.sqlite'))
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists items (place integer primary key, name text, key text, item text, unique (name, key));
    create table if not exists files (key text primary key, bytes blob);`)
  const read = database.prepare('select key, item from items where name = ? order by place')
  const write = database.prepare(`
    insert into items (name, key, item) values (?, ?, ?) on conflict (name, key) do update set item = excluded.item`)
  const remove = database.prepare('delete from items where name = ? and key = ?')
  const readFile = database.prepare('select bytes from files where key = ?')
  const writeFile = database.prepare('insert or replace into files (key, bytes) values (?, ?)')
  const removeFile = database.prepare('delete from files where key = ?')

  return {
    collection<Item>(name: string): Collection<Item> {
      const items = new Map(read.all(name).map(({ key, item }) => [String(key), JSON.parse(String(item)) as Item]))
      return {
        get: (key) => items.get(key),
        set(key, item) {
          items.set(key, item)
          write.run(name, key, JSON.stringify(item))
        },
        delete(key) {
          items.delete(key)
          remove.run(name, key)
        },
        all: () => items.values(),
        size: () => items.size,
      }
    },
    files: {
      get(key) {
        const bytes = readFile.get(key)?.['bytes']
        return bytes instanceof Uint8Array ? Buffer.from(bytes) : undefined
      },
      put: (key, bytes) => void writeFile.run(key, bytes),
      delete: (key) => void removeFile.run(key),
    },
    close() {
      if (database.isOpen) database.close()
    },
  }
}
