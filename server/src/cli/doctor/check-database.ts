import sql from 'sql-template-tag'
import type { Config } from '../../config.ts'
import { connectionsMax, connectionsMaxOfAll } from '../../connections-max.ts'
import { openDatabase } from '../../lib/database/db.ts'
import { refuseOtherVersion } from '../../lib/database/migrate.ts'
import { hasSecretsKey, openSecrets, refuseOtherSecretsKey } from '../../lib/secrets-key.ts'
import { listenAddresses } from '../../listen-addresses.ts'
import { findDatabase } from '../with-database.ts'
import { doesServiceAnswer } from './check-ports.ts'
import { type Finding, messageOf } from './finding.ts'

/** Whether it answers, is ours, opens with our key, and lets enough of us in. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const about = 'database'
  try {
    const { url, stop } = await findDatabase(config)
    try {
      await refuseOtherVersion(url)
      const db = openDatabase({ url, poolMax: 2 })
      try {
        if (!hasSecretsKey(config)) {
          return [
            { verdict: 'bad', about: 'secrets key', says: 'there is none: set SECRETS_KEY as the service has it' },
          ]
        }
        await refuseOtherSecretsKey(db, await openSecrets(config))
        const { version, allowed } = await db.one<{ version: string; allowed: number }>(sql`
          select current_setting('server_version') as version,
            current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
              - coalesce(current_setting('reserved_connections', true)::int, 0) as allowed`)
        const ofThis = connectionsMax(config)
        const ofRunning = await connectionsMaxOfAll(db)
        const needed = (await doesServiceAnswer(listenAddresses(config))) ? ofRunning : ofRunning + ofThis
        const says = `PostgreSQL ${version}, up to date; all processes that run and this one (up to ${ofThis}) take up to ${needed} of ${allowed} connections`
        return [{ verdict: needed > allowed ? 'bad' : 'ok', about, says }]
      } finally {
        await db.close()
      }
    } finally {
      await stop()
    }
  } catch (error) {
    return [{ verdict: 'bad', about, says: messageOf(error) }]
  }
}
