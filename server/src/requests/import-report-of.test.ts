import { describe, expect, test } from 'vitest'
import { asAttachment } from '../../test/mails/mails.ts'
import { importReportOf } from './import-report-of.ts'
import { readMail } from './reading/read-mail.ts'

function reportIn(content: string) {
  const reading = readMail(asAttachment(`<openimmo_feedback>${content}</openimmo_feedback>`))
  if (reading.kind !== 'report') throw new Error(`It is read as ${reading.kind}.`)
  return importReportOf(reading.about, reading.report)
}

const fault = (text: string, number = 'A-1', code = '1') =>
  `<fehler><objekt_id>${number}</objekt_id><fehlernr>${code}</fehlernr><text>${text}</text></fehler>`
const status = (code: string, text = '') => `<status><statusnr>${code}</statusnr><text>${text}</text></status>`

describe('an import report', () => {
  test.each([
    ['with status 0', status('0', '1 übernommen'), true],
    ['with an empty list of faults', '<fehlerliste></fehlerliste>', true],
    ['with another status', status('1', 'abgelehnt'), false],
    ['with a status of which the number is missing', '<status><text>defekt</text></status>', false],
    ['with two statuses, one of them not 0', status('0') + status('7'), false],
  ])('%s is clean: %s', (_what, content, isClean) => {
    expect(reportIn(content)).toMatchObject({ isClean, faults: [], hints: [] })
  })

  test.each([
    ['Die Wohnfläche fehlt.', '1', 'faults'],
    ['Hinweis: Der Energieausweis fehlt.', '1', 'hints'],
    ['WARNUNG - Bild 3 ist klein', '12', 'hints'],
    ['Der Energieausweis läuft ab.', '0', 'hints'],
    ['Informationen zur Lage fehlen', '1', 'faults'],
  ] as const)('that says "%s" (%s) has it among its %s', (text, code, where) => {
    const report = reportIn(`<fehlerliste>${fault(text, 'A-1', code)}</fehlerliste>${status('0')}`)

    expect({ faults: report.faults, hints: report.hints }).toEqual({
      faults: [],
      hints: [],
      [where]: [{ objectNumber: 'A-1', message: text }],
    })
  })

  test('names its file in whatever is said', () => {
    expect(reportIn(status('0', 'KD-4711_A-1_20261115.zip verarbeitet')).words).toContain('KD-4711_A-1_20261115.zip')
  })
})
