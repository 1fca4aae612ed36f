import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findEmbeddedPostgres, hasEmbeddedPostgres, startEmbeddedPostgres } from '@aushang/server/embedded-postgres'
import { makeFolder } from '@aushang/server/make-folder'
import { StartupError } from '@aushang/server/startup-error'
import type { KnownWebhook } from './agency/webhooks.ts'

/** What a demo knows of itself over a restart, and over `kill -9`. */
interface DemoNotes {
  seed: string
  /** From when on it has been there: the week before it is told from here. */
  startedAt: string
  inboundSecret: string
  apiKey?: string
  /** What the receiver verifies by: deliveries reach it before anything else does after a restart. */
  webhooks?: readonly KnownWebhook[]
  /** The mails of the week have been brought in: they come once. */
  hasMails?: true
  /** Everything has been brought in; what comes now is everyday life. */
  isFilled?: true
}

export interface DemoFolder {
  path: string
  notes: DemoNotes
  /** Kept before it is answered. */
  note(more: Partial<DemoNotes>): Promise<void>
}

const notesName = 'demo.json'

/** The folder of the demo in the one of the service. A fresh one takes the place of the old; another seed wants that, too. */
export async function openDemoFolder(path: string, seed: string | undefined, isFresh: boolean): Promise<DemoFolder> {
  const file = join(path, notesName)
  await refuseOtherFolder(path, file)
  if (isFresh) await throwAway(path)
  await makeFolder(path, 0o700)
  const known = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as DemoNotes) : null
  if (known !== null && seed !== undefined && seed !== known.seed) {
    throw new StartupError(
      `The demo in ${path} was made with the seed ${known.seed}. With --fresh, another one is made.`,
    )
  }
  const folder: DemoFolder = {
    path,
    notes: known ?? {
      seed: seed ?? 'aushang',
      startedAt: new Date().toISOString(),
      inboundSecret: randomBytes(24).toString('base64url'),
    },
    async note(more) {
      Object.assign(folder.notes, more)
      await writeFile(`${file}.new`, JSON.stringify(folder.notes, null, 2), { mode: 0o600 })
      await rename(`${file}.new`, file)
    },
  }
  await folder.note({})
  return folder
}

/** Where the service of the demo keeps its data. */
export function dataDirOf(path: string): string {
  return join(path, 'data')
}

/** The database of a demo that was killed still runs. That of one that runs is another's, and taking it is refused. */
async function throwAway(path: string): Promise<void> {
  const dataDir = dataDirOf(path)
  if (hasEmbeddedPostgres(dataDir) && (await findEmbeddedPostgres(dataDir)) !== null) {
    const left = await startEmbeddedPostgres({ dataDir })
    await left.stop()
  }
  await rm(path, { recursive: true, force: true, maxRetries: 5 })
}

/** It is going to be thrown away some day: nothing else may be in it. */
async function refuseOtherFolder(path: string, file: string): Promise<void> {
  if (existsSync(file) || !existsSync(path) || (await readdir(path)).length === 0) return
  throw new StartupError(`${path} is there already, and no demo made it: set DATA_DIR to another folder.`)
}
