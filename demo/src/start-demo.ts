import { connectors } from '@aushang/connectors'
import type { TerminalWords } from '@aushang/model'
import type { Config } from '@aushang/server/config'
import { refuseOccupiedPorts } from '@aushang/server/listen-addresses'
import { type Service, startService } from '@aushang/server/service'
import { StartupError } from '@aushang/server/startup-error'
import { stepPrinter } from '@aushang/server/terminal'
import type { Logger } from 'pino'
import { fillDemo } from './fill-demo.ts'
import { dataDirOf, type DemoFolder } from './folder.ts'
import { ownAccount, owner } from './own-account.ts'
import { startReceiver } from './receiver/receiver.ts'

/** Where to look. */
export interface DemoPlaces {
  dashboardUrl: string
  sandboxUrl: string
  receiverUrl: string
  apiKey: string
  email: string
  password: string
}

/** What it says of itself while it goes on. */
export interface DemoTerminal {
  words: TerminalWords
  print(line: string): void
}

export interface Demo extends Service {
  places: DemoPlaces
  /** When everything is there. */
  filled: Promise<void>
}

/** The settings of a demo: a service of its own, in a folder of its own, which nobody but this machine can reach. */
export function demoSettings(folder: DemoFolder): Record<string, string> {
  return {
    DATA_DIR: dataDirOf(folder.path),
    INBOUND_SECRET: folder.notes.inboundSecret,
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    OUTBOUND_ALLOW: '',
    MEDIA_URL: '',
    RUN: '',
    SANDBOX_PASSWORD: '',
    SECRETS_KEY: '',
    OUTGOING_MAIL_URL: '',
    OUTGOING_MAIL_FROM: '',
    SIGN_UP: '',
    // Portals are those of the sandbox.
    ...Object.fromEntries(connectors.flatMap(({ url }) => (url === undefined ? [] : [[url.setting, '']]))),
  }
}

/**
 * The service with an agency in it, brought there through the API as a client does it. Answers as soon as one can sign in; what is
 * still missing then goes on coming. Started again, it goes on where it was.
 */
export async function startDemo(
  config: Config,
  log: Logger,
  folder: DemoFolder,
  terminal: DemoTerminal,
  givenUp?: AbortSignal,
): Promise<Demo> {
  const { words, print } = terminal
  await refuseOccupiedPorts(config)
  const baseUrl = config.PUBLIC_URL
  const sandboxUrl = `http://localhost:${config.SANDBOX_PORT}`
  const receiver = await startReceiver({
    host: config.HOST,
    port: config.DEMO_PORT,
    webhooks: folder.notes.webhooks,
    links: { dashboardUrl: baseUrl, sandboxUrl },
  }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartupError(
      `The receiver of webhooks cannot listen on port ${config.DEMO_PORT} (${cause.code}); set DEMO_PORT.`,
      { cause },
    )
  })
  const service = await startService(config, log, givenUp, stepPrinter(words, print)).catch(async (error: unknown) => {
    await receiver.stop()
    throw error
  })
  const ending = new AbortController()
  const api = await ownAccount(baseUrl, service.setupUrl, folder).catch(async (error: unknown) => {
    await service.stop()
    await receiver.stop()
    throw error
  })
  const onFailure = (error: unknown) => log.warn({ err: error }, 'the demo could not do what it was about to')
  const filling = { api, config, folder, receiver, signal: ending.signal, terminal, onFailure }
  const filled = fillDemo(filling).catch((error: unknown) => {
    // Who ends it in the middle finds the rest made after the next start.
    if (ending.signal.aborted) return
    log.error({ err: error }, 'the demo could not be filled')
    print(`  ${words.notFilled}`)
  })
  return {
    filled,
    places: {
      dashboardUrl: baseUrl,
      sandboxUrl,
      receiverUrl: receiver.url,
      apiKey: folder.notes.apiKey ?? '',
      email: owner.email,
      password: owner.password,
    },
    async stop() {
      ending.abort()
      await service.stop()
      await filled
      await receiver.stop()
    },
  }
}
