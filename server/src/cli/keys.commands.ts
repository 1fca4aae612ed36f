import { createApiKey, deleteApiKey, listApiKeys } from '../accounts/api-keys.store.ts'
import { knownAccount, shownOnce } from './accounts.commands.ts'
import { asStartupError, type Command, given } from './command.ts'

const account = { name: 'account', value: 'ID', isNeeded: true } as const

export const keyCommands: Command[] = [
  {
    name: 'keys list',
    options: [account],
    does: 'the API keys of an account, without what opens anything',
    run: (input) =>
      input.withDatabase(async (db) => {
        const { id: accountId } = await knownAccount(db, given(input, 'account'))
        const keys = await listApiKeys(db, accountId)
        const lines = keys.map(({ id, name, prefix, lastUsedAt }) => {
          const use = lastUsedAt === undefined ? 'never used' : `last used ${lastUsedAt}`
          return `${id}  ${prefix}…  ${use}  ${name}`
        })
        return { json: keys, lines }
      }),
  },
  {
    name: 'keys create',
    options: [account, { name: 'name', value: 'NAME', isNeeded: true }],
    does: 'another API key for an account',
    run: (input) =>
      input.withDatabase(async (db) => {
        const { id: accountId } = await knownAccount(db, given(input, 'account'))
        const { key: apiKey, ...facts } = await createApiKey(db, accountId, given(input, 'name'))
        return { json: { ...facts, apiKey }, lines: [`API key ${apiKey}`, shownOnce] }
      }),
  },
  {
    name: 'keys delete',
    options: [account, { name: 'key', value: 'ID', isNeeded: true }],
    does: 'delete an API key; whoever bears it is refused from two seconds later',
    run: (input) =>
      input.withDatabase(async (db) => {
        const { id: accountId } = await knownAccount(db, given(input, 'account'))
        const id = given(input, 'key')
        await db.transaction((tx) => deleteApiKey(tx, accountId, id)).catch(asStartupError)
        return { json: { id }, lines: [`The key ${id} is deleted.`] }
      }),
  },
]
