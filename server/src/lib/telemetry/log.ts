import pino, { type Logger } from 'pino'
import { terminalLine } from './terminal-lines.ts'

/** Where lines go when a person looks on: `write` of the terminal. */
type WriteToTerminal = (line: string) => void

// Nobody waits for a line to be written, and to write each by itself costs more than to make it. What is left at the end of the
// process is written then.
const gathered = { sync: false, minLength: 4_096, periodicFlush: 100 }

/** Into a file, for a process that has other things to say to whoever looks on. */
export function makeFileLog(level: string, file: string): Logger {
  return pino(logOptions(level), pino.destination({ dest: file, mkdir: true, ...gathered }))
}

/** JSON, a line each; or, on a terminal, lines for people. */
export function makeLog(level: string, writeToTerminal?: WriteToTerminal): Logger {
  const options = logOptions(level)
  if (writeToTerminal !== undefined) {
    return pino(options, { write: (line) => writeToTerminal(terminalLine(line)) })
  }
  return pino(options, pino.destination({ dest: 1, ...gathered }))
}

function logOptions(level: string) {
  return { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
}
