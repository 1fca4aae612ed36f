import type { Imported } from './import.ts'

/** What came of a transfer, in the form in which portals tell it (`openimmo_feedback` 1.2.5). */
export function reportOf({ anid, provider, faults, changed, deleted }: Imported, at: Date): string {
  const refused = new Set(faults.map(({ number }) => number)).size
  const errors = faults
    .map(
      ({ number, text }) =>
        `<fehler><objekt_id>${escape(number)}</objekt_id><fehlernr>1</fehlernr><text>${escape(text)}</text></fehler>`,
    )
    .join('')
  const words = `${changed} übernommen, ${deleted} gelöscht, ${refused} abgelehnt`
  return `<?xml version="1.0" encoding="UTF-8"?>
<openimmo_feedback><version>1.2.5</version><sender><name>Sandbox</name><openimmo_anid>${escape(anid)}</openimmo_anid><datum>${at.toISOString().slice(0, 10)}</datum><makler_id>${escape(provider)}</makler_id></sender>${errors && `<fehlerliste>${errors}</fehlerliste>`}<status><statusnr>${faults.length === 0 ? 0 : 1}</statusnr><text>${words}</text></status></openimmo_feedback>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
