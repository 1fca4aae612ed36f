import { join } from 'node:path'
import fastify from 'fastify'
import { homePage } from './home.page.ts'
import { lockFolder } from './lock.ts'
import { makeOutbox, type SmtpServer } from './mails/outbox.ts'
import { refuseOtherSites } from './other-sites.ts'
import { askForPassword } from './password.ts'
import type { FileServerPorts, PortalIdentity, PortalSettings, SandboxPortal, StartedPortal } from './portal.ts'

const bodyBytesMax = 55 * 1024 * 1024

export interface SandboxOptions extends PortalSettings {
  /** 0: any that is free. */
  port: number
  /** Where everything is kept over a restart. Without it the sandbox forgets. */
  dataDir?: string
  /** Where the portals' mails go. Without it they send none, and say so. */
  smtp?: SmtpServer | undefined
}

export interface Sandbox {
  /** Without a slash at its end. */
  url: string
  port: number
  fileServers: FileServerPorts | undefined
  /** Of the FTP under TLS that is offered there. */
  ftpsCertificate: string | undefined
  stop(): Promise<void>
}

export async function startPortals(portals: SandboxPortal[], options: SandboxOptions): Promise<Sandbox> {
  const { port, dataDir, smtp, ...settings } = options
  const unlock = dataDir === undefined ? () => {} : lockFolder(dataDir)
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: bodyBytesMax,
    // An external id may be long once it is percent-encoded.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
  })
  // What a body means is up to each portal.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  refuseOtherSites(app, settings.publicUrl)
  if (settings.password !== undefined) askForPassword(app, settings.password)
  const started: (PortalIdentity & StartedPortal)[] = []
  const stop = async () => {
    await app.close()
    for (const portal of started) await portal.stop()
    unlock()
  }
  try {
    for (const { start, ...identity } of portals) {
      const portal = await start({
        ...settings,
        app,
        dataDir: dataDir === undefined ? undefined : join(dataDir, identity.name),
        outbox: makeOutbox(smtp, settings.dashboardUrl),
      })
      if (portal !== null) started.push({ ...identity, ...portal })
    }
    homePage(app, started, settings.dashboardUrl)
    const url = await app.listen({ host: settings.host, port })
    const { fileServers, ftpsCertificate } = started.find((portal) => portal.fileServers) ?? {}
    return { url, port: Number(new URL(url).port), fileServers, ftpsCertificate, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
