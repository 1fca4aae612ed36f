import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../lib/database/db.ts'
import { refuseOtherVersion } from '../lib/database/migrate.ts'
import { findEmbeddedPostgres, hasEmbeddedPostgres, startEmbeddedPostgres } from '../lib/embedded-postgres/start.ts'
import { StartupError } from '../lib/startup-error.ts'

/** The database of the service, whether that runs or not; one that the service has made, as it is. */
export async function withDatabase<Result>(
  config: Config,
  work: (db: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  const { url, stop } = await findDatabase(config)
  try {
    await refuseOtherVersion(url)
    // To delete an account may take long, and whoever gave the command may break it off.
    const db = openDatabase({ url, poolMax: 2, answerMs: 0 })
    try {
      return await work(db, config)
    } finally {
      await db.close()
    }
  } finally {
    await stop()
  }
}

export async function findDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const stop = async () => {}
  const found = DATABASE_URL ?? (await findEmbeddedPostgres(DATA_DIR))
  if (found !== null) return { url: found, stop }
  if (!hasEmbeddedPostgres(DATA_DIR)) {
    throw new StartupError(
      `There is no database in ${DATA_DIR} yet: "aushang start" makes one there. If you have one elsewhere, set DATA_DIR or DATABASE_URL as the service has it.`,
    )
  }
  try {
    return await startEmbeddedPostgres({ dataDir: DATA_DIR })
  } catch (error) {
    // A service that was just starting has it by now.
    const started = await findEmbeddedPostgres(DATA_DIR)
    if (started === null) throw error
    return { url: started, stop }
  }
}
