import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { closeFileToOthers } from './close-to-others.ts'
import type { Db } from './database/db.ts'
import type { Secrets } from './secrets.ts'
import { StartupError } from './startup-error.ts'

/** The key given, or the one kept in the data folder, or a new one that is kept there from now on. */
export async function readSecretsKey(given: string | undefined, dataDir: string): Promise<Buffer> {
  if (given !== undefined) return Buffer.from(given, 'hex')
  const file = join(dataDir, 'secrets.key')
  const kept = await readOrMakeKey(dataDir, file).catch((cause: Error) => {
    throw new StartupError(
      `The folder ${dataDir} cannot be written to (${cause.message}). Set DATA_DIR or SECRETS_KEY.`,
      { cause },
    )
  })
  if (!/^[0-9a-f]{64}\n?$/.test(kept)) {
    throw new StartupError(`${file} does not hold a secrets key of 64 hexadecimal digits.`)
  }
  return Buffer.from(kept.trim(), 'hex')
}

/** Two processes that start together must end with the same key: the first link wins, and it is never half written. */
async function readOrMakeKey(dataDir: string, file: string): Promise<string> {
  await closeFileToOthers(file)
  const kept = await readIfThere(file)
  if (kept !== null) return kept
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(dataDir, { recursive: true })
  await writeFile(draft, randomBytes(32).toString('hex') + '\n', { mode: 0o600, flush: true })
  await link(draft, file).catch(ignore('EEXIST'))
  await rm(draft)
  return readFile(file, 'utf8')
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(ignore('ENOENT'))
}

function ignore(code: string) {
  return (error: NodeJS.ErrnoException): null => {
    if (error.code === code) return null
    throw error
  }
}

/** A process with another key could neither read what was stored nor store what others can read. */
export async function refuseOtherSecretsKey(db: Db, secrets: Secrets): Promise<void> {
  await db.run(
    sql`insert into secrets_key_check (sealed) values (${secrets.seal('check', 'aushang')}) on conflict do nothing`,
  )
  const { sealed } = await db.one<{ sealed: Buffer }>(sql`select sealed from secrets_key_check`)
  try {
    secrets.open('check', sealed)
  } catch (cause) {
    throw new StartupError(
      'SECRETS_KEY is not the one this database was written with. Give every process the same one.',
      { cause },
    )
  }
}
