import type { Config } from '../../config.ts'
import { wrongClock } from '../../lib/clock.ts'
import { openDatabase } from '../../lib/database/db.ts'
import { lookAtDatabase } from '../../lib/telemetry/watch-database.ts'
import { findDatabase } from '../with-database.ts'
import type { Finding } from './finding.ts'

/** Whether the clock of this machine is that of the database; what portals say of it stands beside each of them. */
export async function checkClock(config: Config): Promise<Finding[]> {
  const about = 'clock'
  try {
    const { url, stop } = await findDatabase(config)
    const db = openDatabase({ url, poolMax: 1 })
    try {
      const { clockOffSeconds } = await lookAtDatabase(db)
      return clockOffSeconds === 0
        ? [{ verdict: 'ok', about, says: 'agrees with that of the database' }]
        : [{ verdict: 'bad', about, says: `by that of the database, ${wrongClock(clockOffSeconds)}` }]
    } finally {
      await db.close()
      await stop()
    }
  } catch {
    return [] // What is the matter with the database is said of it.
  }
}
