import type { SandboxPortal } from '../portal.ts'
import { aboutPortal, failuresOnRequest } from './about.ts'
import { identity } from './identity.ts'
import { startOpenImmoPortal } from './portal.ts'
import { keepCertificate } from './servers/certificate.ts'
import { openPassword } from './servers/logins.ts'

/** The portal behind `openimmo` and `platform-b`: it takes files, shows what is in them, and reports. */
export const portal: SandboxPortal = {
  ...identity,
  async start({ fileServers, ...surroundings }) {
    if (fileServers === undefined) return null
    const certificate = fileServers.certificate ?? (await keepCertificate(surroundings.dataDir))
    const portal = await startOpenImmoPortal({ ...surroundings, ...fileServers, certificate })
    const { ftpPort, sftpPort } = portal
    return {
      fileServers: { ftpPort, sftpPort },
      ftpsCertificate: certificate.cert,
      about: (lang) => aboutPortal(portal, { hasPassword: surroundings.password !== undefined }, lang),
      failuresOnRequest,
      counts: () => ({ adverts: portal.countAdverts(), received: portal.reports().length }),
      target: {
        type: 'openimmo',
        body: {
          type: 'openimmo',
          name: identity.title,
          credentials: {
            protocol: 'ftp',
            host: reachable(surroundings.host),
            port: ftpPort,
            username: 'demo',
            password: surroundings.password === undefined ? openPassword : '…',
            providerNumber: 'KD-4711',
          },
          autoCollectRequests: true,
        },
        needsConsent: false,
      },
      stop: portal.close,
    }
  },
}

/** A name for a server that listens everywhere. */
function reachable(host: string): string {
  return ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
}
