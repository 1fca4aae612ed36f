import type { KeptConnection } from '@aushang/connectors'

/** Connections that are used again. Whoever uses one does so alone, so that one for each name is enough. */
interface KeptConnections {
  /** Opened when there is none, or it has broken. */
  take<Connection>(name: string, open: () => Promise<KeptConnection<Connection>>): Promise<KeptConnection<Connection>>
  /** The use has ended; without another one, it is closed after a while. */
  putBack(name: string): void
  closeAll(): void
}

export function makeKeptConnections(idleMs = 30_000): KeptConnections {
  const idle = new Map<string, NodeJS.Timeout>()
  const connections = new Map<string, KeptConnection<unknown>>()

  function close(name: string): void {
    clearTimeout(idle.get(name))
    idle.delete(name)
    connections.get(name)?.close()
    connections.delete(name)
  }

  return {
    async take<Connection>(name: string, open: () => Promise<KeptConnection<Connection>>) {
      clearTimeout(idle.get(name))
      const found = connections.get(name)
      if (found?.isAlive()) return found as KeptConnection<Connection>
      close(name)
      const opened = await open()
      connections.set(name, opened)
      return opened
    },
    putBack(name) {
      clearTimeout(idle.get(name))
      if (connections.has(name)) idle.set(name, setTimeout(close, idleMs, name).unref())
    },
    closeAll() {
      for (const name of connections.keys()) close(name)
    },
  }
}
