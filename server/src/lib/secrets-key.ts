import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { closeFileToOthers } from './close-to-others.ts'
import type { Database, Tx } from './database/db.ts'
import { makeFolder } from './make-folder.ts'
import { makeSecrets, type Secrets } from './secrets.ts'
import { StartupError } from './startup-error.ts'

interface SecretsSettings {
  SECRETS_KEY?: string
  SECRETS_KEY_OLD?: string
  DATA_DIR: string
}

export async function openSecrets(settings: SecretsSettings): Promise<Secrets> {
  const { SECRETS_KEY, DATA_DIR } = settings
  const secrets = makeSecrets(await readSecretsKey(SECRETS_KEY, DATA_DIR), oldKeysOf(settings))
  return SECRETS_KEY === undefined ? { ...secrets, keyFile: keyFileIn(DATA_DIR) } : secrets
}

/** What can be opened is opened; no key is made to do so. */
export async function openSecretsToLook(settings: SecretsSettings): Promise<Secrets> {
  return hasSecretsKey(settings) ? openSecrets(settings) : makeSecrets(randomBytes(32), oldKeysOf(settings))
}

function oldKeysOf({ SECRETS_KEY_OLD = '' }: SecretsSettings): Buffer[] {
  return SECRETS_KEY_OLD === '' ? [] : SECRETS_KEY_OLD.split(',').map((key) => Buffer.from(key.trim(), 'hex'))
}

/** Whether there is a key, without making one. */
export function hasSecretsKey({ SECRETS_KEY, DATA_DIR }: SecretsSettings): boolean {
  return SECRETS_KEY !== undefined || existsSync(keyFileIn(DATA_DIR))
}

/**
 * The key, which is made only where nothing was written with another one: a lost file is not made anew. Whoever makes the file does so
 * before it writes into the database.
 */
export async function openSecretsOf(db: Database, settings: SecretsSettings): Promise<Secrets> {
  const isWritten = (await db.many(sql`select from secrets_key_check`)).length > 0
  if (isWritten && !hasSecretsKey(settings)) {
    throw new StartupError(
      `${keyFileIn(settings.DATA_DIR)} is missing, SECRETS_KEY is not set, and this database was written with a key: put the file back, or set SECRETS_KEY as it was. ${ifLost}`,
    )
  }
  const secrets = await openSecrets(settings)
  await refuseOtherSecretsKey(db, secrets)
  return secrets
}

function keyFileIn(dataDir: string): string {
  return join(dataDir, 'secrets.key')
}

/** The key given, or the one kept in the data folder, or a new one that is kept there from now on. */
async function readSecretsKey(given: string | undefined, dataDir: string): Promise<Buffer> {
  if (given !== undefined) return Buffer.from(given, 'hex')
  const file = keyFileIn(dataDir)
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
  await makeFolder(dataDir)
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

interface KeyCheck {
  prefix: Buffer
  sealed: Buffer
}

/** A process with another key could neither read what was stored nor store what others can read. */
export async function refuseOtherSecretsKey(db: Database, secrets: Secrets): Promise<void> {
  await db.transaction(async (tx) => {
    // One at a time: of two that come first, with different keys, one is refused.
    await tx.run(sql`lock table secrets_key_check in share row exclusive mode`)
    const checks = await tx.many<KeyCheck>(sql`select prefix, sealed from secrets_key_check`)
    const unopened = checks.filter(({ sealed }) => !isOpened(secrets, sealed))
    if (unopened.length > 0)
      throw new StartupError(unopened.length === checks.length ? otherKey(secrets) : keyMissing(secrets))
    await addKeyCheck(tx, secrets)
  })
}

async function addKeyCheck(tx: Tx, secrets: Secrets): Promise<void> {
  await tx.run(sql`
    insert into secrets_key_check (prefix, sealed) values (${secrets.prefix}, ${secrets.seal('check', 'aushang')})
    on conflict do nothing`)
}

function otherKey({ keyFile }: Secrets): string {
  const other = 'is not the one this database was written with'
  const what =
    keyFile === undefined ? `SECRETS_KEY ${other}.` : `The key in ${keyFile} ${other}, and SECRETS_KEY is not set.`
  return `${what} Give every process the same one. ${ifLost}`
}

function keyMissing({ keyFile }: Secrets): string {
  const current = keyFile === undefined ? 'SECRETS_KEY' : `the one in ${keyFile}`
  return (
    `Some secrets in the database are sealed with a key that is neither ${current} nor one of SECRETS_KEY_OLD. ` +
    'Give all of them, and leave out an old one only after "aushang secrets reseal". ' +
    ifLost
  )
}

const ifLost = 'If it is lost for good, "aushang secrets forget" says what goes with it, and how to go on.'

function isOpened(secrets: Secrets, sealed: Buffer): boolean {
  try {
    return secrets.open('check', sealed) === 'aushang'
  } catch {
    return false
  }
}

/** Nothing is sealed with another key any more. */
export async function keepOnlyKey(tx: Tx, secrets: Secrets): Promise<void> {
  await tx.run(sql`delete from secrets_key_check where prefix <> ${secrets.prefix}`)
  await addKeyCheck(tx, secrets)
}
