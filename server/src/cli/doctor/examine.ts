import type { Config } from '../../config.ts'
import { StartupError } from '../../lib/startup-error.ts'
import { exposureWarnings } from '../../warn-of-exposure.ts'
import { checkClock } from './check-clock.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk, checkStorage } from './check-disk.ts'
import { checkCertificate, checkOutgoingMail } from './check-mail.ts'
import { checkDns, checkOutgoing } from './check-network.ts'
import { checkPorts } from './check-ports.ts'
import type { Finding } from './finding.ts'

/** Everything that a look from outside can tell, in the order in which one would ask. */
export async function examine(readConfig: () => Config): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return [{ verdict: 'bad', about: 'configuration', says: error.message.replace(/\n\s*/g, ' ') }]
  }
  const warnings = exposureWarnings(config)
  return [
    ...(warnings.length === 0
      ? [{ verdict: 'ok' as const, about: 'configuration', says: `in order; runs ${[...config.RUN].join(', ')}` }]
      : warnings.map((says) => ({ verdict: 'warn' as const, about: 'configuration', says }))),
    ...(await checkDatabase(config)),
    ...(await checkClock(config)),
    ...(await checkDisk(config)),
    ...(await checkStorage(config)),
    ...(await checkPorts(config)),
    ...(await checkDns(config)),
    ...(await checkCertificate(config)),
    ...(await checkOutgoingMail(config)),
    ...(await checkOutgoing(config)),
  ]
}
