import { makeOpenImmoConnector } from '../openimmo/index.ts'

/** The second platform: OpenImmo with what it is known to want. */
export const platformB = makeOpenImmoConnector({
  type: 'platform-b',
  name: { de: 'Portal B', en: 'Portal B' },
  portalName: 'Portal B',
  description: {
    de: 'Das zweitgrößte Portal. Es nimmt OpenImmo per FTP an; die Zugangsdaten kommen mit dem Vertrag.',
    en: 'The second largest portal. It takes OpenImmo by FTP; the login comes with its contract.',
  },
  options: { pictureBytesMax: 2_000_000 },
})

export const connectors = [platformB]
