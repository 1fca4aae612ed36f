import pino, { type Logger } from 'pino'
import { terminalLine } from './terminal-lines.ts'

/** Where lines go when a person looks on: `write` of the terminal. */
type WriteToTerminal = (line: string) => void

/** Into a file, for a process that has other things to say to whoever looks on. */
export function makeFileLog(level: string, file: string): Logger {
  return pino(logOptions(level), pino.destination({ dest: file, mkdir: true, sync: false }))
}

/** JSON, a line each; or, on a terminal, lines for people. */
export function makeLog(level: string, writeToTerminal?: WriteToTerminal): Logger {
  const options = logOptions(level)
  if (writeToTerminal !== undefined) {
    return pino(options, { write: (line) => writeToTerminal(terminalLine(line)) })
  }
  // Nobody waits for a line to be written; what is left at the end of the process is written then.
  return pino(options, pino.destination({ dest: 1, sync: false }))
}

function logOptions(level: string) {
  return { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
}
