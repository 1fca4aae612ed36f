import { senderOf } from '../../mails/feedback.ts'
import type { Mail } from '../../mails/mail.ts'
import { escapeXml } from '../../mails/xml.ts'
import { portalName, portalSender } from '../about.ts'
import type { Imported } from './import-zip.ts'

/** What came of a transfer, in the form in which portals tell it (`openimmo_feedback` 1.2.5). */
export function reportOf(imported: Imported, at: Date): string {
  const { anid, provider, faults } = imported
  const errors = faults
    .map(
      ({ number, text }) =>
        `<fehler><objekt_id>${escapeXml(number)}</objekt_id><fehlernr>1</fehlernr><text>${escapeXml(text)}</text></fehler>`,
    )
    .join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<openimmo_feedback><version>1.2.5</version>${senderOf({ name: portalName, anid, agencyId: provider }, at)}${errors && `<fehlerliste>${errors}</fehlerliste>`}<status><statusnr>${faults.length === 0 ? 0 : 1}</statusnr><text>${summary(imported)}</text></status></openimmo_feedback>
`
}

/** To whom the transfer says that reports go. */
export function reportMail(imported: Imported, file: string, xml: string, date: Date): Mail {
  const faults = imported.faults.map(({ number, text }) => `${number || 'Übertragung'}: ${text}`)
  return {
    from: { name: portalName, address: portalSender },
    to: [imported.reportTo],
    subject: `Importprotokoll zu ${file}`,
    date,
    text: [`Ihre Übertragung ${file} wurde verarbeitet: ${summary(imported)}.`, ...faults, ''].join('\n'),
    attachments: [{ filename: 'importprotokoll.xml', contentType: 'text/xml', content: Buffer.from(xml) }],
  }
}

function summary({ faults, changed, deleted }: Imported): string {
  const refused = new Set(faults.map(({ number }) => number)).size
  return `${changed} übernommen, ${deleted} gelöscht, ${refused} abgelehnt`
}
