import type { Client } from '@aushang/sdk'
import type { Config } from '@aushang/server/config'
import { bringContacts } from './agency/contacts.ts'
import { estates } from './agency/estates.ts'
import { liveOn } from './agency/everyday.ts'
import { giveUpListing, publishProperties } from './agency/listings.ts'
import { bringWeekOfMails, readOlderRequests } from './agency/mails.ts'
import { bringFiles, bringProperties } from './agency/properties.ts'
import { connectTargets } from './agency/targets.ts'
import { bringWebhooks } from './agency/webhooks.ts'
import type { DemoFolder } from './folder.ts'
import type { Receiver } from './receiver/receiver.ts'
import type { DemoTerminal } from './start-demo.ts'

interface Filling {
  api: Client
  config: Config
  folder: DemoFolder
  receiver: Receiver
  signal: AbortSignal
  terminal: DemoTerminal
  /** Of what goes on once everything is there, and goes on after it. */
  onFailure(error: unknown): void
}

/** Brings in whatever is missing of the agency, what is seen first before what takes long, and then has it live on. */
export async function fillDemo(filling: Filling): Promise<void> {
  const { api, config, folder, receiver, signal, onFailure } = filling
  const { words, print } = filling.terminal
  const { seed, startedAt, inboundSecret, hasMails, isFilled } = folder.notes
  const baseUrl = config.PUBLIC_URL
  const contacts = await bringContacts(api)
  const portals = { ftpPort: config.SANDBOX_FTP_PORT, sftpPort: config.SANDBOX_SFTP_PORT }
  const targets = await connectTargets(api, portals, contacts[0]?.id ?? '')
  const webhooks = await bringWebhooks(api, receiver.url)
  receiver.know(webhooks)
  await folder.note({ webhooks })
  const until = new Date(startedAt)
  const all = await bringProperties(api, isFilled ? [] : estates, contacts, seed, until)
  receiver.call(
    new Map([
      ...all.map(({ estate, property }) => [property.id, estate.number] as const),
      ...[...targets.main, targets.paused, targets.silent].flatMap((target) =>
        target ? [[target.id, target.name] as const] : [],
      ),
    ]),
  )
  if (!isFilled) {
    const placed = await publishProperties(api, all, targets, seed)
    if (!hasMails) {
      await bringWeekOfMails({ baseUrl, inboundSecret, placed, seed, until })
      await folder.note({ hasMails: true })
    }
    await giveUpListing(api, all, targets)
    print(`  ${words.bringingPictures}`)
    for (const listed of all) {
      signal.throwIfAborted()
      await bringFiles(api, listed, `${receiver.url}/lageplan.jpg`)
    }
    // All mails have been read by now.
    await readOlderRequests(api, until)
    await folder.note({ isFilled: true })
    print(`  ${words.filled}`)
  }
  await liveOn({ api, all, portal: targets.main[0], seed, signal, onFailure })
}
