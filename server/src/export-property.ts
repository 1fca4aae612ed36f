import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Connector, connectors, findConnector } from '@aushang/connectors'
import { renderMessage } from '@aushang/model'
import type { Config } from './config.ts'
import type { Database } from './lib/database/db.ts'
import { ApiError } from './lib/errors.ts'
import { openSecrets } from './lib/secrets-key.ts'
import { StartupError } from './lib/startup-error.ts'
import { readPublication } from './publishing/publication.ts'
import { makeMedia } from './media/media.ts'
import { openStorage } from './media/storage/open-storage.ts'
import { openCredentials, getTargetRow } from './targets/targets.store.ts'

interface Export {
  account: string
  property: string
  /** As this target would be sent it; without one, as any target of the type would. */
  target?: string | undefined
  type: string
  out: string
}

/** Writes the file of a property as a portal would be sent it. */
export async function exportProperty(db: Database, config: Config, { account, property, out, ...to }: Export) {
  const media = makeMedia({ db, storage: await openStorage(config) })
  try {
    const recipient = await readRecipient(db, config, account, to)
    const { connector, options, credentials } = recipient
    if (connector.exportFile === undefined)
      throw new StartupError(`Targets of type ${connector.type} are sent no files: there is nothing to export.`)
    const publication = await readPublication(
      { db, media, requestsDomain: config.REQUESTS_DOMAIN },
      connector,
      recipient,
      property,
    )
    const { problems } = connector.check(publication, options)
    if (problems.length > 0)
      throw new StartupError(problems.map(({ path, message }) => `${path} ${renderMessage(message, 'en')}`).join('\n'))
    await pipeline(connector.exportFile(publication, options, credentials), createWriteStream(out))
  } catch (error) {
    if (error instanceof ApiError) throw new StartupError(error.message, { cause: error })
    throw error
  } finally {
    await media.close()
  }
}

const nobody = {
  options: {},
  contactId: null,
  credentials: undefined,
  emailId: 'inquiries',
  autoCollectRequests: false,
}

async function readRecipient(
  db: Database,
  config: Config,
  accountId: string,
  { target, type }: Omit<Export, 'account' | 'property' | 'out'>,
) {
  if (target === undefined) return { ...nobody, accountId, connector: connectorOf(type) }
  const row = await getTargetRow(db, accountId, target)
  const secrets = await openSecrets(config)
  return { ...row, connector: connectorOf(row.type), credentials: openCredentials(secrets, row) }
}

function connectorOf(type: string): Connector {
  const connector = findConnector(connectors, type)
  if (connector === null) throw new StartupError(`There is no target type ${type}.`)
  return connector
}
