import type { Config } from '../config.ts'
import { StartupError } from '../lib/startup-error.ts'
import { exposureWarnings } from '../warn-of-exposure.ts'
import type { Command } from './command.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkDisk, checkStorage } from './doctor/check-disk.ts'
import { checkDns, checkOutgoing } from './doctor/check-network.ts'
import { checkCertificate, checkOutgoingMail } from './doctor/check-mail.ts'
import { checkPorts } from './doctor/check-ports.ts'
import type { Finding } from './doctor/finding.ts'

export const doctorCommand: Command = {
  name: 'doctor',
  does: 'look at the configuration, the database, the disk, the ports, DNS and what goes out',
  async run({ readConfig }) {
    const findings = await examine(readConfig)
    const isBad = findings.some(({ verdict }) => verdict === 'bad')
    const lines = findings.map(({ verdict, about, says }) => `${verdict.padEnd(5)}${about}: ${says}`)
    return { json: { ok: !isBad, findings }, lines, isBad }
  },
}

async function examine(readConfig: () => Config): Promise<Finding[]> {
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
    ...(await checkDisk(config)),
    ...(await checkStorage(config)),
    ...(await checkPorts(config)),
    ...(await checkDns(config)),
    ...(await checkCertificate(config)),
    ...(await checkOutgoingMail(config)),
    ...(await checkOutgoing(config)),
  ]
}
