import { languages } from '@aushang/model'
import { createAccount, listAccounts } from '../accounts/accounts.store.ts'
import { deleteAccount } from '../delete-account.ts'
import type { Db } from '../lib/database/db.ts'
import { StartupError } from '../lib/startup-error.ts'
import { type Command, given, oneOf } from './command.ts'

export const accountCommands: Command[] = [
  {
    name: 'accounts create',
    options: [
      { name: 'name', value: 'NAME', isNeeded: true },
      { name: 'language', value: 'de|en' },
    ],
    does: 'create an account; prints its first API key',
    run: (input) =>
      input.withDatabase(async (db) => {
        const language = oneOf('language', languages, input.options['language'] ?? 'en')
        const account = await createAccount(db, given(input, 'name'), language)
        const { id, name, apiKey } = account
        return { json: account, lines: [`Account ${name} (${id})`, `API key ${apiKey}`, shownOnce] }
      }),
  },
  {
    name: 'accounts list',
    does: 'the accounts',
    run: (input) =>
      input.withDatabase(async (db) => {
        const accounts = await listAccounts(db)
        const lines = accounts.map(({ id, name, createdAt }) => `${id}  ${createdAt.toISOString()}  ${name}`)
        return { json: accounts, lines }
      }),
  },
  {
    name: 'accounts delete',
    options: [{ name: 'account', value: 'ID', isNeeded: true }, { name: 'abandon' }],
    does: 'delete an account with all that is its; with --abandon also if adverts of it may still be online',
    run: (input) =>
      input.withDatabase(async (db, config) => {
        const { id, name } = await knownAccount(db, given(input, 'account'))
        const mayAbandon = input.switches.has('abandon')
        const { listings, maybeOnline } = await deleteAccount(db, config, id, { mayAbandon })
        const abandoned =
          maybeOnline === 0 ? [] : [`${maybeOnline} of its adverts may still be online on their portals.`]
        return {
          json: { id, name, abandonedListings: listings },
          lines: [`Account ${name} (${id}) is deleted.`, ...abandoned],
        }
      }),
  },
]

export const shownOnce = 'The key is shown this once; the service keeps only a hash of it.'

export async function knownAccount(db: Db, accountId: string): Promise<{ id: string; name: string }> {
  const account = (await listAccounts(db)).find(({ id }) => id === accountId)
  if (account === undefined) {
    throw new StartupError(`There is no account ${accountId}; "aushang accounts list" shows them.`)
  }
  return account
}
