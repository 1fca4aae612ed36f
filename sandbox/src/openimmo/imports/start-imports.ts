import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { composeMail } from '../../mails/mail.ts'
import type { Outbox } from '../../mails/outbox.ts'
import { mailWords } from '../../mails/words.ts'
import type { Adverts } from '../adverts/adverts.ts'
import { isTransfer, reportsFolder } from '../file-names.ts'
import { folderName } from '../servers/logins.ts'
import { failedImport, importZip, type ImportResult } from './import-zip.ts'
import { type ImportReport, reportMail, reportXml } from './report.ts'

interface Imports {
  /** A file has arrived: it is imported when its turn comes. */
  take(username: string, path: string): void
  /** In the order in which the files came. */
  reports: ImportReport[]
  settled(): Promise<void>
  stop(): Promise<void>
}

// Real ones report after minutes. Whoever has uploaded has noted by then that they wait for a report.
const reportAfterMs = 2_000
// So many reports are shown with what was sent.
const bodiesMax = 100

/** Imports what arrives, one file after the other, and reports on each. */
export async function startImports({
  dataDir,
  adverts,
  outbox,
}: {
  dataDir: string
  adverts: Adverts
  outbox: Outbox
}): Promise<Imports> {
  const reports: ImportReport[] = []
  const mailing = new Set<NodeJS.Timeout>()
  let turn: Promise<void> = Promise.resolve()

  // What had arrived when the portal was killed, and was not read yet.
  for (const path of await filesIn(join(dataDir, 'inbox'))) {
    if (isTransfer(path)) take(path.split(sep)[0] ?? '', join(dataDir, 'inbox', path))
  }
  return {
    take,
    reports,
    settled: () => turn,
    async stop() {
      await turn
      mailing.forEach(clearTimeout)
    },
  }

  function take(username: string, path: string): void {
    turn = turn.then(() => takeFile(username, path))
  }

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
