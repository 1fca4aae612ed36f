import { startEmbeddedPostgres } from '../../src/lib/embedded-postgres/start.ts'
import { StartupError } from '../../src/lib/startup-error.ts'

/**
 * An Aushang of which there is nothing but the database, for tests that kill it: starts on the folder it is given,
 * prints one line of JSON, and stays until SIGTERM.
 */
const [dataDir = ''] = process.argv.slice(2)
try {
  const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  process.on('SIGTERM', () => void server.stop())
  process.stdout.write(`${JSON.stringify(server)}\n`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stdout.write(`${JSON.stringify({ refused: error.message })}\n`)
}
