import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { makeOutbox, type Outbox } from '../mails/outbox.ts'
import { makeSwitches } from '../failures/switches.ts'
import type { FileServerSettings } from '../portal.ts'
import { publicPages } from './adverts/adverts.pages.ts'
import { type ImportedAdvert, openAdverts } from './adverts/adverts.ts'
import type { ImportReport } from './imports/report.ts'
import { reportPages } from './imports/reports.pages.ts'
import { startImports } from './imports/start-imports.ts'
import { failureSwitches } from './failures.pages.ts'
import { startFtpServer } from './servers/ftp-server.ts'
import { keepHostKey } from './servers/host-key.ts'
import { openLogins } from './servers/logins.ts'
import { startSftpServer } from './servers/sftp-server.ts'

interface OpenImmoPortalOptions extends FileServerSettings {
  host: string
  /** Where everything lies; a folder that goes away with the portal, when left out. */
  dataDir?: string | undefined
  /** Where its pages go. */
  app?: FastifyInstance
  /** How others reach those, if not as they are called. */
  publicUrl?: string | undefined
  /** Where its mails go. Without it, it sends none. */
  outbox?: Outbox
  /** Of every login; without it, any login has a well-known one. */
  password?: string | undefined
}

export interface OpenImmoPortal {
  ftpPort: number
  sftpPort: number
  ftpsPort: number | undefined
  adverts(): ImportedAdvert[]
  countAdverts(): number
  /** What became of the transfers, in the order in which they came. */
  reports(): ImportReport[]
  /** When everything that has arrived is imported. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** A portal that takes OpenImmo by FTP and SFTP, imports strictly, shows what it has, and reports. */
export async function startOpenImmoPortal(options: OpenImmoPortalOptions): Promise<OpenImmoPortal> {
  const { host, app, certificate, publicUrl, password, outbox = makeOutbox(undefined) } = options
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'openimmo-portal-')))
  const adverts = await openAdverts(join(dataDir, 'adverts'))
  const imports = await startImports({ dataDir, adverts, outbox })
  const switches = makeSwitches()
  const logins = openLogins({ dataDir, password, onFile: imports.take, switches })

  const ftp = await startFtpServer({ host, port: options.ftpPort, logins, ...(certificate && { certificate }) })
  const ftps =
    options.ftpsPort !== undefined && certificate
      ? await startFtpServer({ host, port: options.ftpsPort, logins, certificate, isImplicit: true })
      : undefined
  const sftp = await startSftpServer({ host, port: options.sftpPort, logins, hostKey: await keepHostKey(dataDir) })
  if (app !== undefined) {
    publicPages(app, { adverts, outbox, publicUrl })
    reportPages(app, imports.reports)
    failureSwitches(app, { switches, logins })
  }

  return {
    ftpPort: ftp.port,
    sftpPort: sftp.port,
    ftpsPort: ftps?.port,
    adverts: () => adverts.all(),
    countAdverts: () => adverts.count(),
    reports: () => imports.reports,
    settled: imports.settled,
    async close() {
      await Promise.all([ftp.stop(), ftps?.stop(), sftp.stop()])
      await imports.stop()
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
