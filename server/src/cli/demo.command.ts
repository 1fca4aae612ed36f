import { join } from 'node:path'
import type { Command } from './command.ts'

export const demoCommand: Command = {
  name: 'demo',
  options: [{ name: 'fresh' }, { name: 'seed', value: 'WORD' }],
  does: 'run the service with an agency in it, to look at; --fresh throws the one of before away',
  async run({ readConfig, keepRunning, switches, options, print }) {
    print('  Aushang is starting …')
    const [{ openDemoFolder }, { demoSettings, startDemo }] = await Promise.all([
      import('../demo/folder.ts'),
      import('../demo/start-demo.ts'),
    ])
    const path = join(readConfig().DATA_DIR, 'demo')
    const folder = await openDemoFolder(path, options['seed'], switches.has('fresh'))
    const config = readConfig(demoSettings(folder))
    const logFile = join(path, 'service.log')
    const { places } = await keepRunning(config, logFile, (log, givenUp) =>
      startDemo(config, log, folder, print, givenUp),
    )
    const { dashboardUrl, sandboxUrl, receiverUrl, apiKey, email, password } = places
    return {
      json: places,
      lines: [
        '',
        `  Dashboard  ${dashboardUrl}`,
        `             ${email}`,
        `             ${password}`,
        `  Portals    ${sandboxUrl}`,
        `  Webhooks   ${receiverUrl}`,
        `  API        ${dashboardUrl}/docs`,
        `             Authorization: Bearer ${apiKey}`,
        '',
        `  Everything is in ${path}, the log in ${logFile}.`,
        '  Ctrl C ends it, the next start goes on from there; with --fresh, it begins anew.',
        '',
      ],
    }
  },
}
