import { access, constants } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import sql from 'sql-template-tag'
import type { Config } from '../../config.ts'
import { connectionsMax, connectionsMaxOfAll } from '../../connections-max.ts'
import { wrongClock } from '../../lib/clock.ts'
import { openDatabase } from '../../lib/database/db.ts'
import { refuseOtherVersion } from '../../lib/database/migrate.ts'
import { existingFolder, readDisk } from '../../lib/disk.ts'
import { openMailer } from '../../lib/mailer.ts'
import { hasSecretsKey, openSecrets, refuseOtherSecretsKey } from '../../lib/secrets-key.ts'
import { StartupError } from '../../lib/startup-error.ts'
import { lookAtDatabase } from '../../lib/telemetry/watch-database.ts'
import { listenAddresses } from '../../listen-addresses.ts'
import { openStorage } from '../../media/storage/open-storage.ts'
import { readCertificate } from '../../smtp.ts'
import { exposureWarnings } from '../../warn-of-exposure.ts'
import { findDatabase } from '../with-database.ts'
import { checkDns, checkOutgoing } from './check-network.ts'
import { checkPorts, doesServiceAnswer } from './check-ports.ts'
import { type Finding, messageOf } from './finding.ts'

/** Everything that a look from outside can tell, in the order in which one would ask. */
export async function examine(readConfig: () => Config): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return [{ verdict: 'bad', about: 'configuration', says: error.message.replace(/\n\s*/g, ' ') }]
  }
  const warnings = exposureWarnings(config)
  return [
    ...(warnings.length === 0
      ? [{ verdict: 'ok' as const, about: 'configuration', says: `in order; runs ${[...config.RUN].join(', ')}` }]
      : warnings.map((says) => ({ verdict: 'warn' as const, about: 'configuration', says }))),
    ...(await checkDatabase(config)),
    ...(await checkClock(config)),
    ...(await checkDisk(config)),
    ...(await checkStorage(config)),
    ...(await checkPorts(config)),
    ...(await checkDns(config)),
    ...(await checkCertificate(config)),
    ...(await checkOutgoingMail(config)),
    ...(await checkOutgoing(config)),
  ]
}

/** Whether the clock of this machine is that of the database; what portals say of it stands beside each of them. */
async function checkClock(config: Config): Promise<Finding[]> {
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

/** Whether it answers, is ours, opens with our key, and lets enough of us in. */
async function checkDatabase(config: Config): Promise<Finding[]> {
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

const gigabyte = 1024 ** 3
const freeMin = gigabyte
// PostgreSQL writes its log in files of 16 MB, and stops when it cannot.
const freeAtAllMin = gigabyte / 10

/** Whether there is room, and whether we may write there. */
async function checkDisk({ DATA_DIR }: Config): Promise<Finding[]> {
  const folders = [...new Set([resolve(DATA_DIR), tmpdir()])]
  return Promise.all(
    folders.map(async (folder): Promise<Finding> => {
      const about = `disk ${folder}`
      try {
        await access(existingFolder(folder), constants.W_OK)
        const { freeBytes: free } = await readDisk(folder)
        if (free < freeAtAllMin)
          return { verdict: 'bad', about, says: `${Math.floor(free / 1024 ** 2)} MB free: make room` }
        return { verdict: free < freeMin ? 'warn' : 'ok', about, says: `${(free / gigabyte).toFixed(1)} GB free` }
      } catch (error) {
        return { verdict: 'bad', about, says: messageOf(error) }
      }
    }),
  )
}

/** Of a folder, the disk says enough. */
async function checkStorage(config: Config): Promise<Finding[]> {
  if (config.MEDIA_URL === undefined) return []
  const about = 'storage'
  try {
    const storage = await openStorage(config)
    await storage.removeFolder('doctor/nothing')
    await storage.close()
    return [{ verdict: 'ok', about, says: 'the bucket answers' }]
  } catch (error) {
    return [{ verdict: 'bad', about, says: messageOf(error) }]
  }
}

/** Whether the entrance for mails can show it. */
async function checkCertificate({ RUN, SMTP_TLS_CERT, SMTP_TLS_KEY }: Config): Promise<Finding[]> {
  if (!RUN.has('smtp') || SMTP_TLS_CERT === undefined || SMTP_TLS_KEY === undefined) return []
  const reading = readCertificate({ certFile: SMTP_TLS_CERT, keyFile: SMTP_TLS_KEY })
  return [await findingOf(`certificate ${SMTP_TLS_CERT}`, 'it can be used', reading)]
}

/** Whether the server that is to send mails lets us in. */
async function checkOutgoingMail({ RUN, OUTGOING_MAIL_URL, OUTGOING_MAIL_FROM }: Config): Promise<Finding[]> {
  if (!RUN.has('api') || OUTGOING_MAIL_URL === undefined || OUTGOING_MAIL_FROM === undefined) return []
  const mailer = openMailer(OUTGOING_MAIL_URL, OUTGOING_MAIL_FROM)
  const finding = await findingOf(
    `outgoing mail by ${new URL(OUTGOING_MAIL_URL).host}`,
    'the server answers',
    mailer.verify(),
  )
  mailer.close()
  return [finding]
}

function findingOf(about: string, says: string, trying: Promise<unknown>): Promise<Finding> {
  return trying.then(
    (): Finding => ({ verdict: 'ok', about, says }),
    (error: unknown): Finding => ({ verdict: 'bad', about, says: messageOf(error) }),
  )
}
