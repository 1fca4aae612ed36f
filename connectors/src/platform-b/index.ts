import { makeOpenImmoConnector } from '../openimmo/index.ts'

/** The second platform: OpenImmo with what it is known to want. */
export const platformB = makeOpenImmoConnector({
  type: 'platform-b',
  name: 'Platform B',
  description: 'The second platform. It takes OpenImmo by FTP; the login comes with its contract.',
  options: { pictureBytesMax: 2_000_000 },
})

export const connectors = [platformB]
