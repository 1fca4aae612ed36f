import { join } from 'node:path'
import type { Command } from '@aushang/server/command'
import { alignRows, inBlock } from '@aushang/server/terminal'

export const demoCommand: Command = {
  name: 'demo',
  options: [{ name: 'fresh' }, { name: 'seed', value: 'WORD' }],
  does: 'run the service with an agency in it, to look at; --fresh throws the one of before away',
  async run({ readConfig, keepRunning, switches, options, print, words }) {
    print(`  ${words.starting}`)
    const [{ openDemoFolder }, { demoSettings, startDemo }] = await Promise.all([
      import('./folder.ts'),
      import('./start-demo.ts'),
    ])
    const path = join(readConfig().DATA_DIR, 'demo')
    const folder = await openDemoFolder(path, options['seed'], switches.has('fresh'))
    const config = readConfig(demoSettings(folder))
    const logFile = join(path, 'service.log')
    const { places } = await keepRunning(config, logFile, (log, givenUp) =>
      startDemo(config, log, folder, { words, print }, givenUp),
    )
    const { dashboardUrl, sandboxUrl, receiverUrl, apiKey, email, password } = places
    return {
      json: places,
      lines: inBlock([
        words.running,
        ...alignRows([
          [words.dashboard, dashboardUrl, email, password],
          [words.reference, `${dashboardUrl}/docs`, { whole: `Authorization: Bearer ${apiKey}` }, ''],
          [words.portals, sandboxUrl],
          [words.webhooks, receiverUrl],
          [words.log, logFile],
        ]),
        '',
        words.howToStop(path),
        words.howToGoOn,
      ]),
    }
  },
}
