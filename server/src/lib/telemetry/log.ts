import pino, { type Logger } from 'pino'
import { terminalLine } from './terminal-lines.ts'

/** Where lines go when a person looks on: `write` of the terminal. */
type WriteToTerminal = (line: string) => void

/** JSON, a line each; or, on a terminal, lines for people. */
export function makeLog(level: string, writeToTerminal?: WriteToTerminal): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  if (writeToTerminal !== undefined) {
    return pino(options, { write: (line) => writeToTerminal(terminalLine(line)) })
  }
  // Nobody waits for a line to be written; what is left at the end of the process is written then.
  return pino(options, pino.destination({ dest: 1, sync: false }))
}
