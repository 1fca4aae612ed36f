import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { composeMail } from '../mails/mail.ts'
import { makeOutbox, type Outbox } from '../mails/outbox.ts'
import { mailWords } from '../mails/words.ts'
import { makeSwitches } from '../failures/switches.ts'
import type { FileServerSettings } from '../portal.ts'
import { publicPages } from './adverts/adverts.pages.ts'
import { type ImportedAdvert, openAdverts } from './adverts/adverts.ts'
import { failedImport, importZip, type ImportResult } from './imports/import-zip.ts'
import { type ImportReport, reportMail, reportXml } from './imports/report.ts'
import { reportPages } from './imports/reports.pages.ts'
import { failureSwitches } from './failures.pages.ts'
import { isTransfer, reportsFolder } from './file-names.ts'
import { startFtpServer } from './servers/ftp-server.ts'
import { keepHostKey } from './servers/host-key.ts'
import { folderName, openLogins } from './servers/logins.ts'
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

// Real ones report after minutes. Whoever has uploaded has noted by then that they wait for a report.
const reportAfterMs = 2_000
// So many reports are shown with what was sent.
const bodiesMax = 100

/** A portal that takes OpenImmo by FTP and SFTP, imports strictly, shows what it has, and reports. */
export async function startOpenImmoPortal(options: OpenImmoPortalOptions): Promise<OpenImmoPortal> {
  const { host, app, certificate, publicUrl, password, outbox = makeOutbox(undefined) } = options
  const mailing = new Set<NodeJS.Timeout>()
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'openimmo-portal-')))
  const adverts = await openAdverts(join(dataDir, 'adverts'))
  const reports: ImportReport[] = []
  let turn: Promise<void> = Promise.resolve()

  const onFile = (username: string, path: string) => {
    turn = turn.then(() => takeFile(username, path))
  }
  // What had arrived when the portal was killed, and was not read yet.
  for (const path of await filesIn(join(dataDir, 'inbox'))) {
    if (isTransfer(path)) onFile(path.split(sep)[0] ?? '', join(dataDir, 'inbox', path))
  }
  const switches = makeSwitches()
  const logins = openLogins({ dataDir, password, onFile, switches })

  /** Never throws: whatever a file does is in its report, and the next one has its turn. */
  async function takeFile(username: string, path: string): Promise<void> {
    const file = basename(path)
    const imported = await moveAndImport(username, path).catch((error: Error) => failedImport(error))
    if (imported === null) return
    const at = new Date()
    const report = { ...imported, username, file, at: at.toISOString(), xml: reportXml(imported, at) }
    // It is on the pages all the same.
    await writeReport(report, dirname(path)).catch(() => {})
    reports.push(report)
    forgetBody(reports.at(-1 - bodiesMax))
    if (outbox.isOn && imported.reportTo !== '') mailReportLater(report)
  }

  /** The file goes before it is read, so that another of the same name may come meanwhile. */
  async function moveAndImport(username: string, path: string): Promise<ImportResult | null> {
    const taken = join(dataDir, 'taken', folderName(username), basename(path))
    await mkdir(dirname(taken), { recursive: true })
    await rm(taken, { recursive: true, force: true })
    try {
      await rename(path, taken)
    } catch {
      // A later one of the same name was there already, and is imported in its turn.
      return null
    }
    return importZip(taken, adverts)
  }

  function mailReportLater(report: ImportReport): void {
    const timer = setTimeout(() => {
      mailing.delete(timer)
      composeMail(reportMail(report, new Date())).then(
        (mail) => outbox.send(mail, { de: mailWords.de.outbox.report, en: mailWords.en.outbox.report }),
        // What no mail can be made of is on the pages.
        () => {},
      )
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
    publicPages(app, { adverts, outbox, publicUrl })
    reportPages(app, reports)
    failureSwitches(app, { switches, logins })
  }

  return {
    ftpPort: ftp.port,
    sftpPort: sftp.port,
    ftpsPort: ftps?.port,
    adverts: () => adverts.all(),
    countAdverts: () => adverts.count(),
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

function forgetBody(report: ImportReport | undefined): void {
  if (report !== undefined) report.received.xml = undefined
}

async function writeReport({ file, xml }: ImportReport, beside: string): Promise<void> {
  const folder = join(beside, reportsFolder)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${file}.xml`), xml)
}

async function filesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  return readdir(folder, { recursive: true })
}
