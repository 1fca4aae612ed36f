import { createProperties } from './create-properties.ts'
import { listProperties } from './list-properties.ts'
import { mails } from './mails.ts'
import { processAttachments } from './process-attachments.ts'
import { publishListings } from './publish-listings.ts'
import { startSandboxProcess } from './sandbox.ts'
import { startService } from './service.ts'
import { webhooks } from './webhooks.ts'
import { work } from './work.ts'

/** Every claim about speed, beside what it is measured against, in one run. `npm run bench create` runs one of them. */
const benches = {
  create: createProperties,
  list: listProperties,
  work,
  webhooks,
  attachments: processAttachments,
  mails,
  publish: publishListings,
}

const wanted = process.argv.slice(2)
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const sandbox = await startSandboxProcess()
  const service = await startService({ PLATFORM_A_SANDBOX_URL: sandbox.url })
  try {
    await bench(service, sandbox)
  } finally {
    await service.stop()
    sandbox.stop()
  }
}
