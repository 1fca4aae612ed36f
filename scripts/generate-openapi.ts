import { connectors } from '@aushang/connectors'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from '../server/src/app.ts'
import { openDatabase } from '../server/src/lib/database/db.ts'
import { makeGuardedClient } from '../server/src/lib/guarded/guarded-fetch.ts'
import { openLocks } from '../server/src/lib/background-work/locks.ts'
import { makePortals } from '../server/src/portals/portals.ts'
import { makeSecrets } from '../server/src/lib/secrets.ts'
import { makeMedia } from '../server/src/media/media.ts'
import { openFolder } from '../server/src/media/storage/storage-folder.ts'

let made: Promise<string> | undefined

/** Several files are made from it, and it is made once. */
export function openApiFile(): Promise<string> {
  return (made ??= makeOpenApi())
}

/** The document is made from the routes; none of them is called, so that the database need not be there. */
async function makeOpenApi(): Promise<string> {
  const url = 'postgres://nobody@127.0.0.1:1/none'
  const http = makeGuardedClient({ allow: [] })
  const db = openDatabase({ url })
  const app = await buildApp({
    db,
    secrets: makeSecrets(Buffer.alloc(32)),
    http,
    media: makeMedia({ db, storage: openFolder('never') }),
    publicUrl: 'http://localhost:8080',
    requestsDomain: 'localhost',
    portals: makePortals({ connectors, urls: {}, http, locks: openLocks(url, () => {}) }),
    rateLimitPerMinute: 1,
    mailQuota: { mailsMax: 1, bytesMax: 1, keptBytesMax: 1 },
    accountLimits: { mediaBytesMax: 1, mailBytesMax: 1, targetsMax: 1 },
    isReady: () => false,
    databaseWatch: { whyUnfit: async () => null },
    wakes: { onWake: () => {} },
    loggerInstance: pino({ level: 'silent' }),
    metrics: new Registry(),
  })
  const text = JSON.stringify(app.openApi, null, 2) + '\n'
  await app.close()
  return text
}
