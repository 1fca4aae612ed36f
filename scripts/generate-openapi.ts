import { connectors } from '@aushang/connectors'
import { pino } from 'pino'
import { buildApp } from '../server/src/app.ts'
import { openDatabase } from '../server/src/lib/database/db.ts'
import { makeGuardedClient } from '../server/src/lib/guarded/guarded-fetch.ts'
import { openLocks } from '../server/src/lib/background-work/locks.ts'
import { makePortals } from '../server/src/portals/portals.ts'
import { makeSecrets } from '../server/src/lib/secrets.ts'
import { makeMedia } from '../server/src/media/media.ts'
import { openFolder } from '../server/src/media/storage/storage-folder.ts'

/** The document is made from the routes; none of them is called, so that the database need not be there. */
export async function openApiFile(): Promise<string> {
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
    mailQuota: { mailsMax: 1, bytesMax: 1 },
    isReady: () => false,
    wakes: { onWake: () => {} },
    loggerInstance: pino({ level: 'silent' }),
  })
  const text = JSON.stringify(app.openApi, null, 2) + '\n'
  await app.close()
  return text
}
