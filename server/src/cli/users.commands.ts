import { Email, fits, languages, roles } from '@aushang/model'
import { StartupError } from '../lib/startup-error.ts'
import { createInvitation } from '../users/invitations.store.ts'
import { createPasswordReset } from '../users/password-resets.store.ts'
import { createSetupLink } from '../users/setup.store.ts'
import { listUsers } from '../users/users.store.ts'
import { knownAccount } from './accounts.commands.ts'
import { type Answer, asStartupError, type Command, given, type Input, oneOf } from './command.ts'

const email = { name: 'email', value: 'ADDRESS', isNeeded: true, lengthMax: 254 } as const

const nobody = 'Nobody can sign in yet; "aushang users setup-link" makes the link for the first person.'
const nobodyInAccount = 'Nobody can sign in to this account yet; "aushang users invite" makes a link for somebody.'

/** Links are printed: who may run these commands is whoever may read the database. */
export const userCommands: Command[] = [
  {
    name: 'users list',
    options: [{ name: 'account', value: 'ID' }],
    does: 'the people who can sign in',
    run: (input) =>
      input.withDatabase(async (db) => {
        const { account } = input.options
        if (account !== undefined) await knownAccount(db, account)
        const users = await listUsers(db, account)
        const lines = users.map((user) => [user.accountId, user.id, user.role, user.email, user.name].join('  '))
        return { json: users, lines: lines.length > 0 ? lines : [account === undefined ? nobody : nobodyInAccount] }
      }),
  },
  {
    name: 'users invite',
    options: [
      { name: 'account', value: 'ID', isNeeded: true },
      email,
      { name: 'role', value: 'owner|member|reader' },
      { name: 'language', value: 'de|en' },
    ],
    does: 'a link for a new person of an account',
    run: (input) =>
      input.withDatabase(async (db, { PUBLIC_URL }) => {
        const { id: accountId } = await knownAccount(db, given(input, 'account'))
        const draft = {
          email: address(input),
          role: oneOf('role', roles, input.options['role'] ?? 'member'),
          language: oneOf('language', languages, input.options['language'] ?? 'de'),
        }
        const { token } = await db
          .transaction((tx) => createInvitation(tx, accountId, draft, { provesEmail: true }))
          .catch(asStartupError)
        return link(`${PUBLIC_URL}/invitation#token=${token}`, 'It is good once, for seven days.')
      }),
  },
  {
    name: 'users reset-password',
    options: [email],
    does: 'a link to a new password',
    run: (input) =>
      input.withDatabase(async (db, { PUBLIC_URL }) => {
        const reset = await db.transaction((tx) =>
          createPasswordReset(tx, PUBLIC_URL, address(input), { provesEmail: false }),
        )
        if (reset === null) throw new StartupError('Nobody has this address; "aushang users list" shows everybody.')
        return link(reset.url, 'It is good once, for an hour.')
      }),
  },
  {
    name: 'users setup-link',
    does: 'the link for the first person of an installation',
    run: (input) =>
      input.withDatabase(async (db, { PUBLIC_URL }) => {
        const url = await createSetupLink(db, PUBLIC_URL)
        if (url !== null)
          return link(
            url,
            'Whoever opens it first owns the installation. It is good for a day; earlier ones are not good any more.',
          )
        throw new StartupError('There are people already; "aushang users invite" makes a link for another one.')
      }),
  },
]

function link(url: string, words: string): Answer {
  return { json: { url }, lines: [url, words] }
}

function address(input: Input): string {
  const written = given(input, 'email')
  if (!fits(Email, written)) throw new StartupError('--email must be an e-mail address.')
  return written
}
