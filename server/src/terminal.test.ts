import { terminalWords } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { startedBlock, stepPrinter } from './terminal.ts'

const setupUrl = 'http://localhost:8080/setup#token=eZdEmp2GpcbamOdCjvjDGNUAe1cDENgES6wTewZB'

describe('what a terminal shows once the service runs', () => {
  test('is where everything is, with the link for the first person whole in a line of its own', () => {
    expect(startedBlock(readConfig({ DATA_DIR: './data' }), terminalWords.en, setupUrl)).toEqual([
      '',
      '  Aushang is running.',
      '',
      '  Dashboard      this link lets the first person in:',
      `  ${setupUrl}`,
      '',
      '  API reference  http://localhost:8080/docs',
      '  Portals        http://localhost:8090 to try everything on',
      '  Mails          smtp://localhost:2525 takes those for …@requests.localhost',
      '                 none are sent: OUTGOING_MAIL_URL is not set',
      '  Note           webhooks and attachments may reach servers on this machine,',
      '                 because neither PUBLIC_URL nor OUTBOUND_ALLOW is set: set',
      '                 one of them before others use this service',
      '',
      '  Ctrl C stops it. Everything is kept in ./data.',
      '  npm run demo shows it with an agency in it.',
      '',
    ])
  })

  test.each(['en', 'de'] as const)('fits into 80 columns (%s)', (language) => {
    const installations = [{}, { HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://aushang.example.org' }]

    const lines = installations.flatMap((each) => startedBlock(readConfig(each), terminalWords[language], setupUrl))

    expect(lines.filter((line) => line.length > 80)).toEqual([])
  })

  test('is the dashboard’s address once somebody can sign in', () => {
    const lines = startedBlock(readConfig({ PUBLIC_URL: 'https://aushang.example.org' }), terminalWords.de)

    expect(lines).toContain('  Dashboard     https://aushang.example.org')
    expect(lines).toContain('  API-Referenz  https://aushang.example.org/docs')
  })

  test('names only what this process runs', () => {
    const lines = startedBlock(readConfig({ RUN: 'worker', HOST: '0.0.0.0' }), terminalWords.en, undefined)

    expect(lines.slice(3, 5)).toEqual(['  Status  http://localhost:8081/healthz', ''])
  })
})

test('a step that begins many times is said once', () => {
  const lines: string[] = []
  const onStep = stepPrinter(terminalWords.de, (line) => lines.push(line))

  onStep((words) => words.migrating(40))
  onStep((words) => words.migrating(40))
  onStep((words) => words.startingApi)

  expect(lines).toEqual(['  Die Datenbank wird migriert: 40 Migrationen …', '  Die API startet …'])
})
