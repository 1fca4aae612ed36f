import { existsSync } from 'node:fs'
import { readConfig } from './config.ts'
import { StartupError } from './lib/startup-error.ts'

/** The one place that knows the process: its arguments, its environment, its signals, its end. */
export async function main(): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const config = readConfig(process.env)
    const [command, ...rest] = process.argv.slice(2)
    if (command !== undefined && command !== 'start') {
      const { runCommand } = await import('./cli.ts')
      await runCommand([command, ...rest], config, (line) => process.stdout.write(`${line}\n`))
      return
    }
    const { startService } = await import('./service.ts')
    const service = await startService(config)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // The second time, the one who asks is in a hurry.
      process.once(signal, () => {
        process.once(signal, () => process.exit(1))
        void service.stop().then(() => process.exit(0))
      })
    }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
