import { writeSync } from 'node:fs'
import { connectors } from '@aushang/connectors'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/lib/database/db.ts'
import { makeGuardedClient } from '../../src/lib/guarded/guarded-fetch.ts'
import { openLocks } from '../../src/lib/background-work/locks.ts'
import { makePortals } from '../../src/portals/portals.ts'
import { makeSecrets } from '../../src/lib/secrets.ts'
import { openWakes } from '../../src/lib/background-work/wake.ts'
import { makeMedia } from '../../src/media/media.ts'
import { openFolder } from '../../src/media/storage/storage-folder.ts'
import { startReaders } from '../../src/requests/reading/readers.ts'
import { startWorker } from '../../src/worker.ts'
import { silentTelemetry } from '../telemetry.ts'

/**
 * A worker in a process of its own, for tests that kill it: prints each point that it reaches, and is dead at the one it
 * is given. `crashing-worker.ts <database url> <media folder> [<crash point>]`, with the key of the secrets as SECRETS_KEY in hexadecimal.
 */
const [url = '', mediaFolder = '', endAt] = process.argv.slice(2)
const onError = (error: unknown) => void writeSync(2, `${String(error)}\n`)
const wakes = openWakes(url, onError)
const config = readConfig({ PLATFORM_A_SANDBOX_URL: process.env['PLATFORM_A_SANDBOX_URL'] })
const http = makeGuardedClient({ allow: config.OUTBOUND_ALLOW })

const db = openDatabase({ url, onWake: wakes.send })

startWorker({
  db,
  wakes,
  http,
  portals: makePortals({ connectors, urls: config.PORTAL_URLS, http, locks: openLocks(url, onError) }),
  secrets: makeSecrets(Buffer.from(process.env['SECRETS_KEY'] ?? '', 'hex')),
  media: makeMedia({ db, storage: openFolder(mediaFolder) }),
  publicUrl: 'https://aushang.example.org',
  requestsDomain: 'requests.example.org',
  readers: startReaders({ onError }),
  eventRetentionDays: 30,
  telemetry: silentTelemetry(),
  leaseSeconds: Number(process.env['LEASE_SECONDS'] ?? 60),
  onError,
  crashPoint(name) {
    writeSync(1, `${name}\n`)
    if (name === endAt) process.kill(process.pid, 'SIGKILL')
  },
})
