import { type SandboxOptions, startSandbox } from './index.ts'
import type { FileServerPorts } from './portal.ts'

/** What it says of itself, once: where it listens, or why it cannot. */
type SandboxMessage =
  | { kind: 'ready'; ready: SandboxPlace }
  | { kind: 'failed'; message: string; code?: string | undefined; port?: number | undefined }

export interface SandboxPlace {
  url: string
  port: number
  fileServers: FileServerPorts | undefined
  ftpsCertificate: string | undefined
}

/**
 * The sandbox as a process of its own. Its options come as the first message; the second one stops it. It ends when
 * whoever started it ends, however that was, and only then: signals to a whole group of processes are its parent's to obey.
 */
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.once('disconnect', () => process.exit())
process.once('message', (options) => void start(options as SandboxOptions))

async function start(options: SandboxOptions): Promise<void> {
  try {
    const { stop, ...ready } = await startSandbox(options)
    process.once('message', () => void stop().then(() => process.exit(0)))
    tell({ kind: 'ready', ready })
  } catch (error) {
    const { message, code, port } = error as NodeJS.ErrnoException & { port?: number }
    process.exitCode = 1
    tell({ kind: 'failed', message, code, port })
    process.disconnect()
  }
}

function tell(message: SandboxMessage): void {
  process.send?.(message)
}
