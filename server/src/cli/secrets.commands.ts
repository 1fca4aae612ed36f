import { openSecrets, openSecretsToLook } from '../lib/secrets-key.ts'
import type { Secrets } from '../lib/secrets.ts'
import { findLostSecrets, forgetLostSecrets, refuseBesideOthers, resealSecrets } from '../reseal-secrets.ts'
import type { Command } from './command.ts'

export const secretCommands: Command[] = [
  {
    name: 'secrets reseal',
    does: 'encrypt everything with SECRETS_KEY; SECRETS_KEY_OLD may go then',
    run: (input) =>
      input.withDatabase(async (db, config) => {
        const opened = await openSecrets(config)
        const secrets = await resealSecrets(db, opened)
        const old = config.SECRETS_KEY_OLD === undefined ? '' : ': SECRETS_KEY_OLD may go'
        const says = `${secrets} ${secrets === 1 ? 'secret was' : 'secrets were'} sealed anew. Everything is sealed with ${keyName(opened)} now${old}.`
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
        if (isForGood) await refuseBesideOthers(db)
        const secrets = await (isForGood ? openSecrets(config) : openSecretsToLook(config))
        const lost = await (isForGood ? forgetLostSecrets(db, secrets) : findLostSecrets(db, secrets))
        return { json: { lost, isForgotten: isForGood }, lines: [whatIsLost(lost, isForGood ? secrets : null)] }
      }),
  },
]

/** With the key that everything is sealed with since it was forgotten, if it was. */
function whatIsLost(lost: { column: string; count: number }[], secrets: Secrets | null): string {
  const which = lost.map(({ column, count }) => `${count} in ${column}`).join(', ') || 'nothing'
  if (secrets !== null) return `Forgotten: ${which}. Everything is sealed with ${keyName(secrets)} now.`
  if (lost.length === 0) return 'Nothing is lost: the keys that are given open everything.'
  return `No key opens: ${which}. With --for-good, that is given up; a key that is found again later is of no use then.`
}

function keyName({ keyFile }: Secrets): string {
  return keyFile === undefined ? 'SECRETS_KEY' : `the key in ${keyFile}`
}
