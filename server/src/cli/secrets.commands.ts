import { randomBytes } from 'node:crypto'
import { hasSecretsKey, openSecrets } from '../lib/secrets-key.ts'
import { makeSecrets } from '../lib/secrets.ts'
import { findLostSecrets, forgetLostSecrets, resealSecrets } from '../reseal-secrets.ts'
import type { Command } from './command.ts'

export const secretCommands: Command[] = [
  {
    name: 'secrets reseal',
    does: 'encrypt everything with SECRETS_KEY; SECRETS_KEY_OLD may go then',
    run: (input) =>
      input.withDatabase(async (db, config) => {
        const opened = await openSecrets(config)
        const secrets = await resealSecrets(db, opened)
        const key = opened.keyFile === undefined ? 'SECRETS_KEY' : `the key in ${opened.keyFile}`
        const old = config.SECRETS_KEY_OLD === undefined ? '' : ': SECRETS_KEY_OLD may go'
        const says = `${secrets} ${secrets === 1 ? 'secret was' : 'secrets were'} sealed anew. Everything is sealed with ${key} now${old}.`
        return { json: { secrets }, lines: [says] }
      }),
  },
  {
    name: 'secrets forget',
    options: [{ name: 'for-good' }],
    does: 'after a key got lost: say what no key opens any more; with --for-good, give that up and go on with SECRETS_KEY',
    run: (input) =>
      input.withDatabase(async (db, config) => {
        const isForGood = input.switches.has('for-good')
        // To look makes no key.
        const secrets = isForGood || hasSecretsKey(config) ? await openSecrets(config) : makeSecrets(randomBytes(32))
        const lost = isForGood ? await forgetLostSecrets(db, secrets) : await findLostSecrets(db, secrets)
        const which = lost.map(({ column, count }) => `${count} in ${column}`).join(', ') || 'nothing'
        return {
          json: { lost, isForgotten: isForGood },
          lines: isForGood
            ? [`Forgotten: ${which}. The service starts with the key it has now.`]
            : [
                `No key opens: ${which}. With --for-good, that is given up; a key that is found again later is of no use then.`,
              ],
        }
      }),
  },
]
