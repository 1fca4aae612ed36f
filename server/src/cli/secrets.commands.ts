import { openSecrets } from '../lib/secrets-key.ts'
import { resealSecrets } from '../reseal-secrets.ts'
import type { Command } from './command.ts'

export const secretCommands: Command[] = [
  {
    name: 'secrets reseal',
    does: 'encrypt everything with SECRETS_KEY; SECRETS_KEY_OLD may go then',
    run: (input) =>
      input.withDatabase(async (db, config) => {
        const secrets = await resealSecrets(db, await openSecrets(config))
        const says = `${secrets} secrets were sealed anew. Everything is sealed with SECRETS_KEY now: SECRETS_KEY_OLD may go.`
        return { json: { secrets }, lines: [says] }
      }),
  },
]
