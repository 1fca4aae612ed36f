import { loadavg } from 'node:os'
import pg from 'pg'
import { createProperties } from './create-properties.ts'
import { growth } from './growth.ts'
import { listProperties } from './list-properties.ts'
import { mails } from './mails.ts'
import { writeClaims } from './performance-page.ts'
import { processAttachments } from './process-attachments.ts'
import { publishListings } from './publish-listings.ts'
import { startSandboxProcess } from './sandbox.ts'
import { scaling } from './scaling.ts'
import { type Service, startService } from './service.ts'
import { wakeUps } from './wake-ups.ts'
import { webhooks } from './webhooks.ts'
import { work } from './work.ts'

/**
 * Every claim about speed, beside what it is measured against, in one run; `docs/performance.md` says what came of it.
 * `npm run bench create` runs one of them.
 */
const benches = {
  create: createProperties,
  list: listProperties,
  work,
  webhooks,
  attachments: processAttachments,
  mails,
  publish: publishListings,
  'wake-ups': wakeUps,
  scaling,
  growth,
}

const wanted = process.argv.slice(2)
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const [load = 0] = loadavg()
  const sandbox = await startSandboxProcess()
  const service = await startService({ PLATFORM_A_SANDBOX_URL: sandbox.url })
  try {
    const claims = await bench(service, sandbox)
    for (const { what, measured, anchor } of claims) {
      console.log(`${name}: ${what}: ${measured}${anchor && ` (${anchor})`}`)
    }
    await writeClaims(Object.keys(benches), name, claims, { postgres: await postgresVersion(service), load })
  } finally {
    await service.stop()
    sandbox.stop()
  }
}

async function postgresVersion({ databaseUrl }: Service): Promise<string> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  return rows[0]?.server_version ?? ''
}
