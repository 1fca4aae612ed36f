import type { Command } from './command.ts'

export const doctorCommand: Command = {
  name: 'doctor',
  does: 'look at the configuration, the database, the clock, the disk, the ports, DNS and what goes out',
  async run({ readConfig }) {
    const { examine } = await import('./doctor/examine.ts')
    const findings = await examine(readConfig)
    const isBad = findings.some(({ verdict }) => verdict === 'bad')
    const lines = findings.map(({ verdict, about, says }) => `${verdict.padEnd(5)}${about}: ${says}`)
    return { json: { ok: !isBad, findings }, lines, isBad }
  },
}
