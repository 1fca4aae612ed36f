import type { TerminalStep, TerminalWords } from '@aushang/model'
import { type Config, urlHere } from './config.ts'
import { brokenBetweenWords } from './lib/telemetry/terminal-lines.ts'
import { exposureWarnings } from './warn-of-exposure.ts'

/** Columns that are left of 80 beside the longest name. */
const besideNames = 60

/** Each once, however often it begins: a migration is one of many. */
export function stepPrinter(words: TerminalWords, print: (line: string) => void): (step: TerminalStep) => void {
  let last = ''
  return (step) => {
    const line = step(words)
    if (line !== last) print(`  ${line}`)
    last = line
  }
}

/** What a terminal shows once the service runs: where everything is, and how to go on. */
export function startedBlock(config: Config, words: TerminalWords, setupUrl?: string): string[] {
  const { RUN: run, PUBLIC_URL: url, HOST: host, REQUESTS_DOMAIN: domain } = config
  const rows: Row[] = []
  if (run.has('api')) {
    rows.push(
      // A line of its own: beside its name, it would not fit into 80 columns, and what is broken cannot be clicked on.
      setupUrl === undefined ? [words.dashboard, url] : [words.dashboard, words.setup, { whole: setupUrl }, ''],
      [words.reference, `${url}/docs`],
    )
  }
  if (config.STATUS_PORT !== undefined) rows.push([words.status, `${urlHere(host, config.STATUS_PORT)}/healthz`])
  if (run.has('sandbox'))
    rows.push([words.portals, `${urlHere(config.SANDBOX_HOST, config.SANDBOX_PORT)} ${words.toTry}`])
  const mails = [
    ...(run.has('smtp') ? [`${urlHere(host, config.SMTP_PORT, 'smtp')} ${words.mailsTo(domain)}`] : []),
    ...(run.has('api') && config.OUTGOING_MAIL_URL === undefined ? [words.noMailsSent] : []),
  ]
  if (mails.length > 0) rows.push([words.mails, ...mails])
  for (const warning of exposureWarnings(config, words)) {
    rows.push([words.exposed, ...brokenBetweenWords(warning, besideNames)])
  }
  return inBlock([words.running, ...alignRows(rows), '', words.howToStop(config.DATA_DIR), words.tryDemo])
}

/** A name, and the lines beside it; `whole` stands below them, as far to the left as it goes. */
export type Row = [name: string, ...lines: (string | { whole: string })[]]

export function alignRows(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  return rows.flatMap(([name, ...lines]) =>
    lines.map((line, index) =>
      typeof line === 'string' ? `${(index === 0 ? name : '').padEnd(width)}${line}` : line.whole,
    ),
  )
}

export function inBlock([title = '', ...lines]: readonly string[]): string[] {
  return ['', title, '', ...lines, ''].map((line) => `  ${line}`.trimEnd())
}
