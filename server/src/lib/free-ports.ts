import { once } from 'node:events'
import { createServer } from 'node:net'

export interface WantedPort {
  /** Which setting says so. */
  setting: string
  host: string
  port: number
}

type OccupiedPort = WantedPort & { cause: NodeJS.ErrnoException }

/** Those that cannot be listened on, and why: all of them, so that nobody has to mend one after the other. */
export async function findOccupiedPorts(wanted: WantedPort[]): Promise<OccupiedPort[]> {
  const found = await Promise.all(
    wanted.map(async (each) => {
      const cause = await tryToListen(each)
      return cause === null ? [] : [{ ...each, cause }]
    }),
  )
  return found.flat()
}

async function tryToListen({ host, port }: WantedPort): Promise<NodeJS.ErrnoException | null> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return null
  } catch (error) {
    return error as NodeJS.ErrnoException
  }
}
