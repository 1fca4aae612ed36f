import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { childEnvironment } from '../../../../test/child-environment.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freePorts } from '../../../../test/free-ports.ts'
import { needing, program } from '../../../../test/needs.ts'

vi.setConfig({ testTimeout: 90_000 })

const aushang = fileURLToPath(new URL('../../../bin/aushang.js', import.meta.url))
const ctrlC = '\u0003'
// It runs a command in a terminal of its own, and passes on what is typed.
const script = program('script', 'bsdutils')

test(
  'in a terminal, a first start says what it does and where everything is, in its language',
  needing(script),
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'aushang-terminal-'))
    const names = ['HTTP_PORT', 'SMTP_PORT', 'SANDBOX_PORT', 'SANDBOX_FTP_PORT', 'SANDBOX_SFTP_PORT']
    const free = await freePorts(names.length)
    const ports = Object.fromEntries(names.map((name, index) => [name, String(free[index])]))
    const command = `stty cols 80; exec '${process.execPath}' '${aushang}' start`
    const env = { ...childEnvironment, ...ports, DATA_DIR: dataDir, LANG: 'de_DE.UTF-8', SHELL: '/bin/sh' }
    const terminal = spawn(script.path, ['-qfec', command, '/dev/null'], { cwd: dataDir, env })
    const ended = once(terminal, 'close')
    onTestFinished(async () => {
      if (terminal.exitCode === null) terminal.stdin.write(ctrlC) // killed, it would leave its database running
      await ended
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    })
    let shown = ''
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text))
    const lines = () => shown.split('\r\n')

    await eventually(() => expect(shown).toContain('npm run demo'))

    const link = /^ {2}(http:\S+\/setup)#token=[\w-]+$/
    expect(lines().slice(0, lines().findIndex((line) => line.includes('npm run demo')) + 1)).toEqual([
      '  Aushang startet …',
      '  Die Datenbank wird angelegt …',
      expect.stringMatching(/^ {2}Die Datenbank wird migriert: \d+ Migrationen …$/),
      '  Die Portale der Sandbox starten …',
      '  Die API startet …',
      '',
      '  Aushang läuft.',
      '',
      '  Dashboard     dieser Link lässt die erste Person ein:',
      expect.stringMatching(link),
      '',
      `  API-Referenz  http://localhost:${ports['HTTP_PORT']}/docs`,
      `  Portale       http://localhost:${ports['SANDBOX_PORT']} zum Ausprobieren`,
      `  E-Mails       smtp://localhost:${ports['SMTP_PORT']} nimmt die für …@requests.localhost`,
      '                verschickt werden keine: OUTGOING_MAIL_URL fehlt',
      '  Achtung       Webhooks und Anhänge dürfen Server auf diesem Rechner',
      '                erreichen, denn weder PUBLIC_URL noch OUTBOUND_ALLOW ist',
      '                gesetzt: Setzen Sie eines davon, bevor andere diesen Dienst',
      '                nutzen.',
      '',
      `  Strg C beendet es. Alle Daten liegen in ${dataDir}.`,
      '  npm run demo zeigt es mit einem Maklerbüro darin.',
    ])
    const page = link.exec(lines().find((line) => link.test(line)) ?? '')?.[1] ?? ''
    expect((await fetch(page, { headers: { accept: 'text/html' } })).status).toBe(200)

    terminal.stdin.write(ctrlC)
    await ended

    expect(shown).toContain('Aushang wird beendet …')
  },
)
