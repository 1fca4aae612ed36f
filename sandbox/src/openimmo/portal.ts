import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { composeMail } from '../mails/mail.ts'
import { makeOutbox, type Outbox } from '../mails/outbox.ts'
import type { FileServerSettings } from '../portal.ts'
import { advertPages } from './adverts/adverts.pages.ts'
import { type Advert, openAdverts } from './adverts/adverts.ts'
import { importZip } from './imports/import-zip.ts'
import { type ImportReport, reportMail, reportXml } from './imports/report.ts'
import { reportPages } from './imports/reports.pages.ts'
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
}

export interface OpenImmoPortal {
  ftpPort: number
  sftpPort: number
  ftpsPort: number | undefined
  adverts(): Advert[]
  /** What became of the transfers, in the order in which they came. */
  reports(): ImportReport[]
  /** When everything that has arrived is imported. */
  settled(): Promise<void>
  close(): Promise<void>
}

// Real ones report after minutes. Whoever has uploaded has noted by then that they wait for a report.
const reportAfterMs = 2_000

/** A portal that takes OpenImmo by FTP and SFTP, imports strictly, shows what it has, and reports. */
export async function startOpenImmoPortal(options: OpenImmoPortalOptions): Promise<OpenImmoPortal> {
  const { host, app, certificate, publicUrl, outbox = makeOutbox(undefined) } = options
  const mailing = new Set<NodeJS.Timeout>()
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'openimmo-portal-')))
  const adverts = await openAdverts(join(dataDir, 'adverts'))
  const reports: ImportReport[] = []
  let turn: Promise<void> = Promise.resolve()

  const logins = openLogins(dataDir, (username, path) => {
    turn = turn.then(() => takeFile(username, path))
  })

  /** The file goes before it is read, so that another of the same name may come meanwhile. */
  async function takeFile(username: string, path: string): Promise<void> {
    const file = basename(path)
    const taken = join(dataDir, 'taken', username.replaceAll(/[^A-Za-z0-9_-]/g, '_'), file)
    await mkdir(dirname(taken), { recursive: true })
    try {
      await rename(path, taken)
    } catch {
      // A later one of the same name was there already, and is imported in its turn.
      return
    }
    const imported = await importZip(taken, adverts)
    const xml = reportXml(imported, new Date())
    const folder = join(dirname(path), 'reports')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${file}.xml`), xml)
    const report = { ...imported, username, file, xml }
    reports.push(report)
    if (outbox.isOn && imported.reportTo !== '') mailReportLater(report)
  }

  function mailReportLater(report: ImportReport): void {
    const timer = setTimeout(() => {
      mailing.delete(timer)
      void composeMail(reportMail(report, new Date())).then((mail) => outbox.send(mail, 'Importprotokoll'))
    }, reportAfterMs)
    mailing.add(timer)
  }

  const ftp = await startFtpServer({ host, port: options.ftpPort, logins, ...(certificate && { certificate }) })
  const ftps =
    options.ftpsPort !== undefined && certificate
      ? await startFtpServer({ host, port: options.ftpsPort, logins, certificate, isImplicit: true })
      : undefined
  const sftp = await startSftpServer({ host, port: options.sftpPort, logins, hostKey: await keepHostKey(dataDir) })
  if (app !== undefined) {
    advertPages(app, { adverts, outbox, publicUrl })
    reportPages(app, reports)
  }

  return {
    ftpPort: ftp.port,
    sftpPort: sftp.port,
    ftpsPort: ftps?.port,
    adverts: () => adverts.all(),
    reports: () => reports,
    settled: () => turn,
    async close() {
      await Promise.all([ftp.stop(), ftps?.stop(), sftp.stop()])
      await turn
      mailing.forEach(clearTimeout)
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
