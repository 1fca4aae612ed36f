import { parseArgs } from 'node:util'
import type { FileProblem } from '@aushang/connectors'
import { type Language, languages } from '@aushang/model'
import { createAccount, listAccounts } from './accounts/accounts.store.ts'
import { createApiKey } from './accounts/api-keys.store.ts'
import { rereadUnreadable } from './requests/mails.store.ts'
import { checkOpenImmoFile } from './check-openimmo-file.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './lib/database/db.ts'
import { exportProperty } from './export-property.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './lib/embedded-postgres/start.ts'
import { migrate } from './lib/database/migrate.ts'
import { openSecrets } from './lib/secrets-key.ts'
import { resealSecrets } from './reseal-secrets.ts'
import { StartupError } from './lib/startup-error.ts'
import { userCommands, userOptions, userUsage } from './users/users.commands.ts'

const usage = `Usage:
  aushang start                                             run the service
  aushang accounts create --name NAME [--language en|de] [--json]
                                                            create an account; prints its first API key
  aushang accounts list [--json]                            the accounts
  aushang api-keys create --account ID --name NAME [--json] another API key for an account
${userUsage}
  aushang mails reparse [--account ID] [--json]             read again what could not be read, after an update
  aushang secrets reseal [--json]                           encrypt everything with SECRETS_KEY; SECRETS_KEY_OLD may go then
  aushang openimmo export --account ID --property ID [--target ID] --out FILE
                                                            the zip that a portal would be sent
  aushang openimmo check FILE                               what is wrong with somebody's OpenImmo, zip or XML`

type Print = (line: string) => void

/** The commands beside `start`. They work on the database of the running service, or without one running. */
export async function runCommand(argv: string[], config: Config, print: Print): Promise<void> {
  const { positionals, values } = parse(argv)
  const name = positionals.slice(0, 2).join(' ')
  const rest = positionals.slice(2)
  if (name === 'help' || values.help) return print(usage)
  if (name === 'openimmo check' && rest.length === 1) return checkFile(rest[0] ?? '', config, print)
  const command = commands[name]
  if (command === undefined || rest.length > 0) {
    throw new StartupError(`There is no command "${positionals.join(' ')}".\n${usage}`)
  }
  await withDatabase(config, (db) => command(db, values, print, config))
}

async function checkFile(path: string, config: Config, print: Print): Promise<void> {
  const problems = await checkOpenImmoFile(path, config)
  const lines = problems.map(problemLine)
  if (problems.some(({ severity }) => severity === 'error')) throw new StartupError(lines.join('\n'))
  for (const line of lines) print(line)
  print(`${path} is in order.`)
}

function problemLine({ severity, line, path, message }: FileProblem): string {
  return `${severity}${line === undefined ? '' : ` in line ${line}`}${path === '' ? '' : ` (${path})`}: ${message}`
}

interface Options {
  name?: string
  language?: string
  account?: string
  property?: string
  target?: string
  out?: string
  email?: string
  role?: string
  json?: boolean
  help?: boolean
}

const commands: Record<string, (db: Database, options: Options, print: Print, config: Config) => Promise<void>> = {
  async 'accounts create'(db, { name, language, json }, print) {
    const account = await createAccount(db, required('--name', name), readLanguage(language))
    if (json) return print(JSON.stringify(account))
    print(`Account ${account.name} (${account.id})`)
    print(`API key ${account.apiKey}`)
    print('The key is shown this once; the service keeps only a hash of it.')
  },

  async 'accounts list'(db, { json }, print) {
    const accounts = await listAccounts(db)
    if (json) return print(JSON.stringify(accounts))
    for (const { id, name, createdAt } of accounts) print(`${id}  ${createdAt.toISOString()}  ${name}`)
  },

  async 'api-keys create'(db, { account, name, json }, print) {
    const accountId = required('--account', account)
    if (!(await listAccounts(db)).some(({ id }) => id === accountId)) {
      throw new StartupError(`There is no account ${accountId}; aushang accounts list shows them.`)
    }
    const key = await createApiKey(db, accountId, required('--name', name))
    print(json ? JSON.stringify(key) : `API key ${key.key}`)
  },

  ...userCommands,

  async 'mails reparse'(db, { account, json }, print) {
    const accounts = account === undefined ? (await listAccounts(db)).map(({ id }) => id) : [account]
    let count = 0
    for (const accountId of accounts) count += await rereadUnreadable(db, accountId)
    print(json ? JSON.stringify({ mails: count }) : `${count} mails are read again by the running service.`)
  },

  async 'secrets reseal'(db, { json }, print, config) {
    const count = await resealSecrets(db, await openSecrets(config))
    if (json) return print(JSON.stringify({ secrets: count }))
    print(`${count} secrets were sealed anew. Everything is sealed with SECRETS_KEY now: SECRETS_KEY_OLD may go.`)
  },

  async 'openimmo export'(db, { account, property, target, out }, print, config) {
    const path = required('--out', out, 4_000)
    await exportProperty(db, config, {
      account: required('--account', account),
      property: required('--property', property),
      target,
      type: 'openimmo',
      out: path,
    })
    print(path)
  },
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        account: { type: 'string' },
        property: { type: 'string' },
        target: { type: 'string' },
        out: { type: 'string' },
        ...userOptions,
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${usage}`)
  }
}

function required(option: string, value: string | undefined, lengthMax = 100): string {
  if (value === undefined || !/\S/.test(value) || value.length > lengthMax) {
    throw new StartupError(`${option} is needed, with 1 to ${lengthMax} characters.`)
  }
  return value
}

function readLanguage(value: string | undefined): Language | undefined {
  const language = languages.find((each) => each === value)
  if (value !== undefined && language === undefined) throw new StartupError('--language is en or de.')
  return language
}

async function withDatabase(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  const { url, stop } = await findOrStartDatabase(config)
  try {
    await migrate(url)
    const db = openDatabase({ url, poolMax: 2 })
    try {
      await work(db)
    } finally {
      await db.close()
    }
  } finally {
    await stop()
  }
}

async function findOrStartDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const found = DATABASE_URL ?? (await findEmbeddedPostgres(DATA_DIR))
  if (found !== null) return { url: found, stop: async () => {} }
  try {
    return await startEmbeddedPostgres({ dataDir: DATA_DIR, log: () => {} })
  } catch (error) {
    // A service that was just starting has it by now.
    const started = await findEmbeddedPostgres(DATA_DIR)
    if (started === null) throw error
    return { url: started, stop: async () => {} }
  }
}
