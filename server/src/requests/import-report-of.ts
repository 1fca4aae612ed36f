import type { ImportReport } from '../publishing/import-report.ts'
import type { ReportDocument } from './reading/formats.ts'
import type { AboutMail } from './reading/read-mail.ts'

/** What portals begin a line with that is no fault. */
const hint = /^\W*(hinweis|warnung|information|info|notice|warning)\b/i

/** What a report that came by mail says about the file that it is about, wherever the mail names that. */
export function importReportOf({ subject, body }: AboutMail, { faults, statuses }: ReportDocument): ImportReport {
  const lines = faults.map(({ objectNumber, code, message }) => ({
    ...(objectNumber !== undefined && { objectNumber }),
    ...(message !== undefined && { message }),
    isHint: Number(code ?? NaN) === 0 || hint.test(message ?? ''),
  }))
  return {
    words: [subject, body, ...[...faults, ...statuses].map(({ message }) => message)].join('\n'),
    faults: lines.filter(({ isHint }) => !isHint).map(withoutKind),
    hints: lines.filter(({ isHint }) => isHint).map(withoutKind),
    isClean: statuses.every(({ code }) => Number(code ?? NaN) === 0),
  }
}

function withoutKind<Line extends { isHint: boolean }>({ isHint: _isHint, ...line }: Line): Omit<Line, 'isHint'> {
  return line
}
