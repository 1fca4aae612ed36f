import type { TerminalWords } from '@aushang/model'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
import { StartupError } from '../lib/startup-error.ts'
import type { Service } from '../service.ts'

/** One command of the command line. Its help, and what is said of wrong arguments, come from this. */
export interface Command {
  /** As it is typed: `accounts create`. */
  name: string
  /** What stands behind the name, in order, all of it needed: FILE. */
  operands?: string[]
  options?: Option[]
  /** What it does, as help says it. */
  does: string
  run(input: Input): Promise<Answer>
}

export interface Option {
  name: string
  /** What help calls its value; without it, it is a mere switch. */
  value?: string
  isNeeded?: true
  lengthMax?: number
}

export interface Input {
  operands: string[]
  options: Record<string, string | undefined>
  switches: ReadonlySet<string>
  /** Throws what is wrong with the settings. What is given goes before the environment; '' is as good as not set. */
  readConfig(given?: Record<string, string>): Config
  /** Has it run until the process is asked to end. Its log goes to a file. */
  keepRunning<Running extends Service>(
    config: Config,
    logFile: string,
    start: (log: Logger, givenUp: AbortSignal) => Promise<Running>,
  ): Promise<Running>
  /** In the language of the terminal. */
  words: TerminalWords
  /** For what is to be said before the answer, and after it. */
  print(line: string): void
  /** Hands out the database of the service, running or not; never a new one. */
  withDatabase<Result>(work: (db: Database, config: Config) => Promise<Result>): Promise<Result>
}

/** The same, for programs (`--json`) and for people. */
export interface Answer {
  json: unknown
  lines: string[]
  /** What was asked for is not as it should be: the exit code says so, too. */
  isBad?: boolean
}

/** Of an option that is needed: it was seen to that it is there. */
export function given({ options }: Input, name: string): string {
  const value = options[name]
  if (value === undefined) throw new StartupError(`--${name} is needed.`)
  return value
}

/** The value of an option that may have only these. */
export function oneOf<Word extends string>(option: string, words: readonly Word[], value: string): Word {
  const word = words.find((each) => each === value)
  if (word === undefined) throw new StartupError(`--${option} must be one of ${words.join(', ')}.`)
  return word
}

/** What the API would answer, a command says. */
export function asStartupError(error: unknown): never {
  throw error instanceof ApiError ? new StartupError(error.message, { cause: error }) : error
}

/** How it is called: `aushang accounts create --name NAME [--json]`. */
export function usageOf({ name, operands = [], options = [] }: Command): string {
  const named = options.map(({ name, value, isNeeded }) => {
    const option = value === undefined ? `--${name}` : `--${name} ${value}`
    return isNeeded ? option : `[${option}]`
  })
  return ['aushang', name, ...operands, ...named, '[--json]'].join(' ')
}
