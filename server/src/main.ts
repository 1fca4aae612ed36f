import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { terminalLanguage, terminalWords } from '@aushang/model'
import type { Logger } from 'pino'
import type { Command } from './cli/command.ts'
import { type Config, readConfig } from './config.ts'
import { DatabaseUnavailable } from './lib/database/database-errors.ts'
import { StartupError } from './lib/startup-error.ts'
import type { Lines } from './lib/telemetry/lines.ts'
import type { Service } from './service.ts'
import { exposureWarnings } from './warn-of-exposure.ts'

/** The one place that knows the process: its arguments, its environment, its signals, its end. Another program may have more commands. */
export async function main(moreCommands: readonly Command[] = []): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const argv = process.argv.slice(2)
    if (argv.length === 1 && argv[0] === 'start') return await runService(readConfig(process.env))
    // Whoever has read enough, such as `head`, goes; what the command does is done all the same.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
    const { runCommand } = await import('./cli/run-command.ts')
    const isWell = await runCommand(argv, {
      readConfig: (given) => readConfig({ ...process.env, ...given }),
      async keepRunning(config, logFile, start) {
        const { linesToFile, makeLog } = await import('./lib/telemetry/log.ts')
        const lines = linesToFile(logFile)
        return keepRunning(config, lines, makeLog(config.LOG_LEVEL, lines), start)
      },
      print,
      words: terminalWords[terminalLanguage(process.env)],
      moreCommands,
    })
    if (!isWell) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof DatabaseUnavailable)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

async function runService(config: Config): Promise<void> {
  if (process.stdout.isTTY) return runInTerminal(config)
  const [{ linesToDescriptor, makeLog }, { startService }] = await Promise.all([
    import('./lib/telemetry/log.ts'),
    import('./service.ts'),
  ])
  const lines = linesToDescriptor(1)
  await keepRunning(config, lines, makeLog(config.LOG_LEVEL, lines), (log, givenUp) => {
    for (const warning of exposureWarnings(config)) log.warn(warning)
    return startService(config, log, givenUp)
  })
}

/** For people: what is being done, then where everything is, then what goes wrong. */
async function runInTerminal(config: Config): Promise<void> {
  const words = terminalWords[terminalLanguage(process.env)]
  print(`  ${words.starting}`)
  const [{ linesToTerminal, makeLog }, { startService }, { startedBlock, stepPrinter }] = await Promise.all([
    import('./lib/telemetry/log.ts'),
    import('./service.ts'),
    import('./terminal.ts'),
  ])
  const lines = linesToTerminal(process.stdout)
  // What goes well is not worth a line to those who look on; who sets another level gets that.
  const log = makeLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL, lines)
  const { setupUrl } = await keepRunning(config, lines, log, (_log, givenUp) =>
    startService(config, log, givenUp, stepPrinter(words, print)),
  )
  for (const line of startedBlock(config, words, setupUrl)) print(line)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Until the process is asked to end, or nobody has caught an error. */
async function keepRunning<Running extends Service>(
  config: Config,
  lines: Lines,
  log: Logger,
  start: (log: Logger, givenUp: AbortSignal) => Promise<Running>,
): Promise<Running> {
  process.on('exit', lines.writeOutNow)
  let exitCode = 0
  let ending: Promise<void> | undefined
  const givenUp = new AbortController()
  // What has been started must be stopped, above all the embedded database: who asks meanwhile waits until it is there.
  const end = (drainMs = 0) => {
    ending ??= stop(drainMs).finally(() => process.exit(exitCode))
  }
  // Whatever does not answer, the database too: nothing that was acknowledged is lost by that. An embedded one may be left running;
  // the next start takes it over.
  const limitStop = (drainMs: number) =>
    setTimeout(
      () => {
        log.warn('the service could not be stopped in time: it ends as it is')
        process.exit(1)
      },
      drainMs + (config.SHUTDOWN_SECONDS + stopSecondsMore) * 1000,
    )
  const giveUpStart = () => {
    log.warn('the service is not up yet: the start is given up')
    exitCode = 1
    givenUp.abort()
  }
  const stop = async (drainMs: number) => {
    limitStop(drainMs)
    const patience = setTimeout(giveUpStart, config.SHUTDOWN_SECONDS * 1000)
    try {
      const service = await starting.finally(() => clearTimeout(patience))
      await service.stop(drainMs)
    } finally {
      // Nobody waits for long for one who does not read.
      await Promise.race([lines.writeOut(), sleep(writeOutMsMax)])
    }
  }

  // Thrown, or of a promise: what is under way may be in any state then, so that the process ends, in order if it can.
  // Whoever keeps it running starts it again, and nothing is lost by that.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'an error that nobody has caught: the service ends')
    exitCode = 1
    end()
  })

  let askedAt = Infinity
  const endOrHurry = (signal: NodeJS.Signals) => {
    if (performance.now() > askedAt + sameRequestMs) process.exit(1)
    askedAt = Math.min(askedAt, performance.now())
    // Who sits at the terminal waits for it to end.
    end(signal === 'SIGTERM' ? config.DRAIN_SECONDS * 1000 : 0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endOrHurry)
  const starting = start(log, givenUp.signal)
  return starting.catch(async (error: unknown) => {
    // Why it failed is known then; the process ends as soon as all is stopped.
    if (givenUp.signal.aborted) await ending
    throw error
  })
}

// A terminal tells every process, and npm tells its own once more. Whoever asks again after that is in a hurry.
const sameRequestMs = 1_000

// What takes its time after requests and work have ended: the embedded database.
const stopSecondsMore = 5
const writeOutMsMax = 1_000
