import { feedbackSenderXml } from '../../mails/feedback.ts'
import type { Mail } from '../../mails/mail.ts'
import { escapeXml } from '../../mails/xml.ts'
import { identity, mailSender } from '../identity.ts'
import type { ImportResult } from './import-zip.ts'

/** What became of a file that arrived. */
export interface ImportReport extends ImportResult {
  username: string
  file: string
  /** When it was imported, as ISO 8601. */
  at: string
  xml: string
}

/** What came of a transfer, in the form in which portals tell it (`openimmo_feedback` 1.2.5). */
export function reportXml(imported: ImportResult, at: Date): string {
  const { anid, provider, faults } = imported
  const errors = faults
    .map(
      ({ number, text }) =>
        `<fehler><objekt_id>${escapeXml(number)}</objekt_id><fehlernr>1</fehlernr><text>${escapeXml(text)}</text></fehler>`,
    )
    .join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<openimmo_feedback><version>1.2.5</version>${feedbackSenderXml({ name: identity.title, anid, agencyId: provider }, at)}${errors && `<fehlerliste>${errors}</fehlerliste>`}<status><statusnr>${faults.length === 0 ? 0 : 1}</statusnr><text>${summary(imported)}</text></status></openimmo_feedback>
`
}

/** To whom the transfer says that reports go. */
export function reportMail(report: ImportReport, date: Date): Mail {
  const { file, reportTo, xml } = report
  const faults = report.faults.map(({ number, text }) => `${number || 'Übertragung'}: ${text}`)
  return {
    from: mailSender,
    to: [reportTo],
    subject: `Importprotokoll zu ${file}`,
    date,
    text: [`Ihre Übertragung ${file} wurde verarbeitet: ${summary(report)}.`, ...faults, ''].join('\n'),
    attachments: [{ filename: 'importprotokoll.xml', contentType: 'text/xml', content: Buffer.from(xml) }],
  }
}

function summary({ faults, changed, deleted }: ImportResult): string {
  const refused = new Set(faults.map(({ number }) => number)).size
  return `${changed} übernommen, ${deleted} gelöscht, ${refused} abgelehnt`
}
