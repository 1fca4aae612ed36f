import type { SandboxPortal } from '../portal.ts'
import { aboutPortal } from './about.ts'
import { identity } from './identity.ts'
import { startOpenImmoPortal } from './portal.ts'
import { keepCertificate } from './servers/certificate.ts'

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
      stop: portal.close,
    }
  },
}
