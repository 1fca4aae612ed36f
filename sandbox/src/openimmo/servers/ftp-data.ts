import type { Socket } from 'node:net'
import type { SecureContext } from 'node:tls'
import { openPassivePort, type PassivePort } from './ftp-passive-port.ts'

interface FtpDataOptions {
  host: string
  secureContext: SecureContext | undefined
  /** On the control connection. */
  reply(code: number, text: string): void
}

/** What goes beside the control connection: a file or a list, by a connection of its own each. */
export function makeFtpData({ host, secureContext, reply }: FtpDataOptions) {
  let passivePort: PassivePort | undefined
  let isPrivate = false
  return {
    /** Where the client is to connect to for the next one. */
    async openPort(control: Socket): Promise<number> {
      passivePort?.close()
      passivePort = await openPassivePort(host, control)
      return passivePort.port
    },
    protect(isWanted: boolean): void {
      isPrivate = isWanted
    },
    async transfer(work: (data: Socket) => Promise<unknown>): Promise<void> {
      if (passivePort === undefined) return reply(425, 'EPSV first')
      reply(150, 'Go ahead')
      const data = await passivePort.connection(isPrivate ? secureContext : undefined)
      try {
        await work(data)
      } catch {
        reply(426, 'The data connection broke off')
      } finally {
        data.destroy()
        passivePort.close()
        passivePort = undefined
      }
    },
    close: () => passivePort?.close(),
  }
}
