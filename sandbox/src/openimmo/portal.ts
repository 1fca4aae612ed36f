import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import ssh2 from 'ssh2'
import type { PortalAbout } from '../home.page.ts'
import { compose } from '../mails/mail.ts'
import { makeOutbox, type SmtpServer } from '../mails/outbox.ts'
import { about, portalName } from './about.ts'
import { type Advert, openAdverts } from './adverts/adverts.ts'
import { makeEntrance } from './servers/logins.ts'
import { type Certificate, startFtpServer } from './servers/ftp-server.ts'
import { type Imported, importZip } from './imports/import-zip.ts'
import { portalPages } from './adverts/adverts.pages.ts'
import { reportMail, reportOf } from './imports/report.ts'
import { startSftpServer } from './servers/sftp-server.ts'

/** Ports; 0: any that is free. */
export interface OpenImmoEntrances {
  ftpPort: number
  sftpPort: number
  /** For TLS from the first byte; needs a certificate. */
  ftpsPort?: number
  /** With it, FTP offers TLS. */
  certificate?: Certificate
}

export interface OpenImmoPortalOptions extends OpenImmoEntrances {
  host: string
  /** Everything lies in a folder `openimmo` of it; in one that goes away with the portal when left out. */
  dataDir?: string | undefined
  /** Where its pages go. */
  app?: FastifyInstance
  /** How others reach those, if not as they are called. */
  publicUrl?: string | undefined
  /** Where its mails go. Without it, it sends none. */
  smtp?: SmtpServer | undefined
}

export interface OpenImmoPortal extends PortalAbout {
  ftpPort: number
  sftpPort: number
  ftpsPort: number | undefined
  adverts(): Advert[]
  /** What became of the transfers, in the order in which they came. */
  reports(): Report[]
  /** When everything that has arrived is imported. */
  settled(): Promise<void>
  close(): Promise<void>
}

export interface Report extends Imported {
  username: string
  file: string
  xml: string
}

// Real ones report after minutes. Whoever has uploaded has noted by then that they wait for a report.
const reportAfterMs = 2_000

/** A portal that takes OpenImmo by FTP and SFTP, imports strictly, shows what it has, and reports. */
export async function startOpenImmoPortal(options: OpenImmoPortalOptions): Promise<OpenImmoPortal> {
  const { host, app, certificate, publicUrl } = options
  const outbox = makeOutbox(options.smtp)
  const mailing = new Set<NodeJS.Timeout>()
  const dataDir =
    options.dataDir === undefined
      ? await mkdtemp(join(tmpdir(), 'openimmo-portal-'))
      : join(options.dataDir, 'openimmo')
  const adverts = await openAdverts(join(dataDir, 'adverts'))
  const reports: Report[] = []
  let turn: Promise<void> = Promise.resolve()

  const entrance = makeEntrance(dataDir, (username, path) => {
    turn = turn.then(() => take(username, path))
  })

  /** The file goes before it is read, so that another of the same name may come meanwhile. */
  async function take(username: string, path: string): Promise<void> {
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
    const xml = reportOf(imported, new Date())
    const folder = join(dirname(path), 'reports')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${file}.xml`), xml)
    reports.push({ ...imported, username, file, xml })
    if (outbox.isOn && imported.reportTo !== '') mailLater(imported, file, xml)
  }

  function mailLater(imported: Imported, file: string, xml: string): void {
    const timer = setTimeout(() => {
      mailing.delete(timer)
      void compose(reportMail(imported, file, xml, new Date())).then((mail) => outbox.send(mail, 'Importprotokoll'))
    }, reportAfterMs)
    mailing.add(timer)
  }

  const ftp = await startFtpServer({ host, port: options.ftpPort, entrance, ...(certificate && { certificate }) })
  const ftps =
    options.ftpsPort !== undefined && certificate
      ? await startFtpServer({ host, port: options.ftpsPort, entrance, certificate, isImplicit: true })
      : undefined
  const sftp = await startSftpServer({ host, port: options.sftpPort, entrance, hostKey: await hostKeyIn(dataDir) })
  if (app !== undefined) portalPages(app, { adverts, reports, outbox, publicUrl })
  const ports = { ftpPort: ftp.port, sftpPort: sftp.port, ftpsPort: ftps?.port }

  return {
    ...ports,
    name: portalName,
    about: about(ports),
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

/**
 * The same after a restart: clients take another for an attack. Not Ed25519: of the keys that ssh2 makes of that kind, one in
 * 256 cannot be read, because it drops the zeros that its public half begins with.
 */
async function hostKeyIn(dataDir: string): Promise<string> {
  const path = join(dataDir, 'ssh_host_ecdsa_key')
  const known = await readFile(path, 'utf8').catch(() => undefined)
  if (known !== undefined) return known
  const { private: made } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${path}.new`, made, { mode: 0o600 })
  await rename(`${path}.new`, path)
  return made
}
