import { Email, fits, type Language, languages, type Role, roles } from '@aushang/model'
import { listAccounts } from '../accounts/accounts.store.ts'
import type { Database } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
import { StartupError } from '../lib/startup-error.ts'
import { createInvitation } from './invitations.store.ts'
import { createPasswordReset } from './password-resets.store.ts'
import { createSetupLink } from './setup.store.ts'
import { listUsers } from './users.store.ts'

interface Options {
  account?: string
  email?: string
  role?: string
  language?: string
  json?: boolean
}

type Command = (
  db: Database,
  options: Options,
  print: (line: string) => void,
  config: { PUBLIC_URL: string },
) => Promise<void>

export const userUsage = `  aushang users list [--account ID] [--json]                the people who can sign in
  aushang users invite --account ID --email ADDRESS [--role owner|member|reader] [--language de|en] [--json]
                                                            a link for a new person of an account
  aushang users reset-password --email ADDRESS [--json]     a link to a new password
  aushang users setup-link [--json]                         the link for the first person of an installation`

export const userOptions = {
  email: { type: 'string' },
  role: { type: 'string' },
  language: { type: 'string' },
} as const

/** Links are printed: who may run this command is whoever may read the database. */
export const userCommands: Record<string, Command> = {
  async 'users list'(db, { account, json }, print) {
    const users = await listUsers(db, account)
    if (json) return print(JSON.stringify(users))
    for (const { accountId, id, role, email, name } of users) print(`${accountId}  ${id}  ${role}  ${email}  ${name}`)
  },

  async 'users invite'(db, { account, email, role = 'member', language = 'de', json }, print, { PUBLIC_URL }) {
    const accountId = (await listAccounts(db)).find(({ id }) => id === account)?.id
    if (accountId === undefined) {
      throw new StartupError('--account is needed, the id of an account; aushang accounts list shows them.')
    }
    const draft = {
      email: address(email),
      role: oneOf('--role', roles, role),
      language: oneOf('--language', languages, language),
    }
    const { token } = await db.transaction((tx) => createInvitation(tx, accountId, draft)).catch(asStartupError)
    printLink(`${PUBLIC_URL}/invitation#token=${token}`, 'It is good once, for seven days.', json, print)
  },

  async 'users reset-password'(db, { email, json }, print, { PUBLIC_URL }) {
    const reset = await db.transaction((tx) => createPasswordReset(tx, PUBLIC_URL, address(email)))
    if (reset === null) throw new StartupError('Nobody has this address; aushang users list shows everybody.')
    printLink(reset.url, 'It is good once, for an hour.', json, print)
  },

  async 'users setup-link'(db, { json }, print, { PUBLIC_URL }) {
    const url = await createSetupLink(db, PUBLIC_URL)
    if (url === null)
      throw new StartupError('There are people already; aushang users invite makes a link for another one.')
    printLink(url, 'Whoever opens it first owns the installation.', json, print)
  },
}

function printLink(url: string, words: string, json: boolean | undefined, print: (line: string) => void): void {
  if (json) return print(JSON.stringify({ url }))
  print(url)
  print(words)
}

function address(email: string | undefined): string {
  if (email === undefined || !fits(Email, email)) throw new StartupError('--email is needed, an e-mail address.')
  return email
}

function oneOf<Word extends Role | Language>(option: string, words: readonly Word[], given: string): Word {
  const word = words.find((each) => each === given)
  if (word === undefined) throw new StartupError(`${option} must be one of ${words.join(', ')}.`)
  return word
}

/** What the API would answer, a command says. */
function asStartupError(error: unknown): never {
  throw error instanceof ApiError ? new StartupError(error.message, { cause: error }) : error
}
