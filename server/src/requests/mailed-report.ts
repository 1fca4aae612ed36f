import type { TargetNote } from '@aushang/model'
import type { ImportReport, ReportLine, UnawaitedReport } from '../publishing/import-report.ts'
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

const wordsMax = 1_000
const linesMax = 20
const senderMax = 320

/** What is shown of an import report that nobody waits for: a stranger's words, so that nothing in them may act. */
export function noteOfReport(
  { faults, hints, isClean }: UnawaitedReport,
  { sender, subject }: { sender: string; subject: string },
): Pick<TargetNote, 'says' | 'sender' | 'words'> {
  const lines = [...faults, ...hints].slice(0, linesMax).map(asLine)
  const from = shown(sender, senderMax)
  return {
    says: faults.length > 0 ? 'refused' : hints.length > 0 ? 'remarked' : isClean ? 'accepted' : 'unclear',
    ...(from !== '' && { sender: from }),
    words: (lines.length > 0 ? lines.join('\n') : shown(subject, wordsMax)).slice(0, wordsMax).toWellFormed(),
  }
}

function asLine({ objectNumber, message }: ReportLine): string {
  return shown([objectNumber, message].filter((words) => words !== undefined).join(': '), wordsMax)
}

/** On one line, without what cannot be seen: control characters, and those that turn the direction of what follows. */
function shown(text: string, lengthMax: number): string {
  return text
    .slice(0, 2 * lengthMax)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\s]+/gu, ' ')
    .trim()
    .slice(0, lengthMax)
    .toWellFormed()
}
