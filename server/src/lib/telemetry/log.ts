import { mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { WriteStream } from 'node:tty'
import pino, { type Logger } from 'pino'
import { gatherLines, type Lines } from './lines.ts'
import { terminalLine } from './terminal-lines.ts'

export function makeLog(level: string, lines: Pick<Lines, 'write'>): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines)
}

/** JSON, a line each. */
export function linesToDescriptor(descriptor: number): Lines {
  return gatherLines(descriptor, (lost) => {
    const line = {
      level: pino.levels.values['warn'],
      time: new Date(),
      lost,
      msg: 'lines of the log are lost: nobody read them',
    }
    return `${JSON.stringify(line)}\n`
  })
}

/** For a process that has other things to say to whoever looks on. */
export function linesToFile(file: string): Lines {
  mkdirSync(dirname(file), { recursive: true })
  return linesToDescriptor(openSync(file, 'a'))
}

/** For people, as they come. */
export function linesToTerminal(terminal: Pick<WriteStream, 'write' | 'columns'>): Lines {
  return {
    write: (line) => void terminal.write(terminalLine(line, terminal.columns || 80)),
    writeOut: async () => {},
    writeOutNow() {},
  }
}
