import { TargetNote } from '@aushang/model'
import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { noteOfReport } from './note-of-report.ts'

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
