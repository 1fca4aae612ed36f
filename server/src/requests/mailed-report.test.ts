import { TargetNote } from '@aushang/model'
import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { asAttachment } from '../../test/mails/mails.ts'
import { importReportOf, noteOfReport } from './mailed-report.ts'
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

const line = (message: string, objectNumber?: string) => ({ message, ...(objectNumber && { objectNumber }) })
const nothing = { faults: [], hints: [], isClean: true }
const about = { sender: 'portal@example.org', subject: 'Importprotokoll' }

describe('a note of an import report that nobody waits for', () => {
  test.each([
    [
      'refused',
      'A-1: Nein.\nEnergieausweis fehlt.',
      { faults: [line('Nein.', 'A-1')], hints: [line('Energieausweis fehlt.')] },
    ],
    ['remarked', 'A-1: Hinweis.', { hints: [line('Hinweis.', 'A-1')] }],
    ['accepted', 'Importprotokoll', {}],
    ['unclear', 'Importprotokoll', { isClean: false }],
  ] as const)('says %s: %j', (says, words, report) => {
    expect(noteOfReport({ ...nothing, ...report } as typeof nothing, about)).toEqual({
      says,
      words,
      sender: 'portal@example.org',
    })
  })

  test.each([
    ['control characters', 'a\0b\x1b[31mc\x85d\r\ne', 'a b [31mc d e'],
    ['what turns the direction', '\u202egnp.exe\u2066x', 'gnp.exe x'],
    ['halves of characters', 'a\ud800b', 'a b'],
    ['a wall of words', 'x'.repeat(5_000), 'x'.repeat(1_000)],
    ['a wall of characters that nobody sees', '\u200b'.repeat(1_000_000), ''],
  ])('shows nothing of %s', (_what, message, words) => {
    expect(noteOfReport({ ...nothing, faults: [line(message)] }, about).words).toBe(words)
  })

  test('is as short as the interface says, whatever the report', () => {
    const faults = Array.from({ length: 50_000 }, (_, n) => line('😀'.repeat(50), `N-${n}`))
    const sender = `${'😀'.repeat(500)}@example.org`

    const note = noteOfReport({ ...nothing, faults }, { sender, subject: '' })

    expect(Value.Check(TargetNote, { ...note, message: '', receivedAt: '2026-11-15T09:30:00.000Z' })).toBe(true)
  })
})
