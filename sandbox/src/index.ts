import fastify from 'fastify'
import { homePage, type PortalAbout } from './home.page.ts'
import { lockFolder } from './lock.ts'
import { type OpenImmoEntrances, startOpenImmoPortal } from './openimmo/portal.ts'
import type { SmtpServer } from './mails/outbox.ts'
import { platformA } from './platform-a/index.ts'

export { type OpenImmoPortal, startOpenImmoPortal } from './openimmo/portal.ts'

const bodyBytesMax = 55 * 1024 * 1024

export interface SandboxOptions {
  host: string
  /** 0: any that is free. */
  port: number
  /** Where everything is kept over a restart. Without it the sandbox forgets. */
  dataDir?: string
  /** How others reach it, if not as it is called. Without a slash at its end. */
  publicUrl?: string
  /** Requests per API key and minute. The real portal allows 2,000. */
  rateLimitPerMinute?: number
  /** Where the portals' mails go. Without it they send none, and say so. */
  smtp?: SmtpServer | undefined
  /** Where the portal that takes OpenImmo is entered. Without it there is none. */
  openImmo?: OpenImmoEntrances
}

export interface Sandbox {
  /** Without a slash at its end. */
  url: string
  stop(): Promise<void>
}

/** Portals to try everything against, without leaving the machine. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host, port, dataDir, publicUrl, rateLimitPerMinute = 2_000, smtp, openImmo } = options
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
  const portals: (PortalAbout & { close(): void | Promise<void> })[] = [
    platformA(app, { dataDir, publicUrl, rateLimitPerMinute, smtp }),
    ...(openImmo === undefined
      ? []
      : [await startOpenImmoPortal({ host, dataDir, app, publicUrl, smtp, ...openImmo })]),
  ]
  homePage(app, portals)
  const url = await app.listen({ host, port })
  return {
    url,
    async stop() {
      await app.close()
      for (const portal of portals) await portal.close()
      unlock()
    },
  }
}
