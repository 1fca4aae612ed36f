import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { checkOpenImmo, exportZip, openImmo } from '@aushang/connectors'
import type { Config } from './config.ts'
import type { Database } from './lib/db.ts'
import { ApiError } from './lib/errors.ts'
import { readSecretsKey } from './lib/secrets-key.ts'
import { makeSecrets } from './lib/secrets.ts'
import { StartupError } from './lib/startup-error.ts'
import { readPublication } from './publishing/publication.ts'
import { makeMedia } from './media/media.ts'
import { openStorage } from './media/open-storage.ts'
import { openCredentials, getTargetRow } from './targets/targets.store.ts'

export interface Export {
  account: string
  property: string
  /** As this target would be sent it. */
  target?: string | undefined
  out: string
}

/** Writes the zip of a property as a portal would be sent it. */
export async function exportOpenImmo(db: Database, config: Config, { account, property, target, out }: Export) {
  const media = makeMedia({ db, storage: await openStorage(config) })
  try {
    const recipient =
      target === undefined ? { accountId: account, options: {} } : await getTargetRow(db, account, target)
    const publication = await readPublication({ db, media }, openImmo, recipient, property)
    const { problems } = openImmo.check(publication, recipient.options)
    if (problems.length > 0)
      throw new StartupError(problems.map(({ path, message }) => `${path} ${message}`).join('\n'))
    const providerNumber = 'credentials' in recipient ? await providerOf(config, recipient) : undefined
    await pipeline(exportZip(publication, recipient.options, providerNumber), createWriteStream(out))
  } catch (error) {
    if (error instanceof ApiError) throw new StartupError(error.message, { cause: error })
    throw error
  } finally {
    await media.close()
  }
}

async function providerOf(config: Config, target: Parameters<typeof openCredentials>[1]): Promise<string | undefined> {
  const secrets = makeSecrets(await readSecretsKey(config.SECRETS_KEY, config.DATA_DIR))
  return (openCredentials(secrets, target) as { providerNumber?: string } | null)?.providerNumber
}

/** What is wrong with a file, a line each; none if nothing is. */
export async function checkOpenImmoFile(path: string, { OPENIMMO_XSD }: Config): Promise<string[]> {
  const schema = OPENIMMO_XSD === undefined ? undefined : await readNamed(OPENIMMO_XSD)
  return checkOpenImmo(await readNamed(path), schema).map(({ severity, line, path: place, message }) =>
    [severity, line === undefined ? '' : ` in line ${line}`, place === '' ? '' : ` (${place})`, `: ${message}`].join(
      '',
    ),
  )
}

function readNamed(path: string): Promise<Buffer> {
  return readFile(path).catch((cause: Error) => {
    throw new StartupError(`${path} cannot be read: ${cause.message}`, { cause })
  })
}
