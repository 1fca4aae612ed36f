import { listAccounts } from '../accounts/accounts.store.ts'
import { rereadUnreadable } from '../requests/mails.store.ts'
import { knownAccount } from './accounts.commands.ts'
import type { Command } from './command.ts'

export const mailCommands: Command[] = [
  {
    name: 'mails reparse',
    options: [{ name: 'account', value: 'ID' }],
    does: 'read again what could not be read, after an update',
    run: (input) =>
      input.withDatabase(async (db) => {
        const { account } = input.options
        const accounts = account === undefined ? await listAccounts(db) : [await knownAccount(db, account)]
        let mails = 0
        for (const { id } of accounts) mails += await rereadUnreadable(db, id)
        return {
          json: { mails },
          lines: [`${mails} ${mails === 1 ? 'mail is' : 'mails are'} read again by the running service.`],
        }
      }),
  },
]
