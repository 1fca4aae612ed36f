import { openSecrets } from '../lib/secrets-key.ts'
import { resealSecrets } from '../reseal-secrets.ts'
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
]
