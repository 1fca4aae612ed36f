import fastify from 'fastify'

export interface SandboxOptions {
  host: string
  /** 0: any that is free. */
  port: number
}

export interface Sandbox {
  /** Without a slash at its end. */
  url: string
  stop(): Promise<void>
}

/** Portals to try everything against, without leaving the machine. */
export async function startSandbox({ host, port }: SandboxOptions): Promise<Sandbox> {
  const app = fastify({ forceCloseConnections: true })
  const url = await app.listen({ host, port })
  return { url, stop: () => app.close() }
}
