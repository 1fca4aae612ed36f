import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { needing, reference } from '../../../test/needs.ts'
import type { Inquiry } from '../../src/requests/reading/formats.ts'
import { readMail } from '../../src/requests/reading/read-mail.ts'
import { asAttachment } from '../mails/mails.ts'

const samples = reference('openimmo')

const inquiriesIn = (raw: Buffer) => {
  const reading = readMail(raw)
  return reading.kind === 'inquiries' ? reading.inquiries : reading
}
const verdictOn = (raw: Buffer) => {
  const reading = readMail(raw)
  return reading.kind === 'unreadable' ? reading.code : reading.kind
}

describe('the inquiries of the reference', needing(samples), () => {
  const names = (folder: string) =>
    samples.isMet ? readdirSync(join(samples.path, folder)).map((name) => `${folder}/${name}`) : []
  const files = ['feedback-valid', 'feedback-awkward', 'mails'].flatMap(names)
  const asMail = (name: string) => {
    const bytes = readFileSync(join(samples.path, name))
    return name.endsWith('.eml') ? bytes : asAttachment(bytes)
  }
  const others: Record<string, string> = {
    'feedback-valid/import-report-errors.xml': 'report',
    'feedback-valid/minimal.xml': 'no_prospect',
    'feedback-awkward/hostile-doctype-entity.xml': 'xml_unsafe',
    'feedback-awkward/malformed-truncated.xml': 'xml_malformed',
  }
  const emails: Record<string, string[]> = {
    'feedback-valid/two-objects-three-people.xml': ['joerg@example.org', 'zwei@example.org', 'drei@example.org'],
    'feedback-awkward/english-element-names.xml': ['max@example.org'],
  }

  test.for(Object.entries(others))('%s: %s', ([name, verdict]) => {
    expect(verdictOn(asMail(name))).toBe(verdict)
  })

  test.for(files.filter((name) => others[name] === undefined))('%s', (name) => {
    const inquiries = inquiriesIn(asMail(name)) as Inquiry[]

    expect(inquiries.map(({ prospect }) => prospect.email)).toEqual(emails[name] ?? ['joerg@example.org'])
    for (const { prospect, message } of inquiries) {
      expect(['Müßig', 'Probe']).toContain(prospect.lastName)
      expect(message).toMatch(/Grüße|Hi/)
    }
  })

  test('a portal’s list of further details is no part of the message', () => {
    expect(inquiriesIn(asMail('mails/is24-like.eml'))).toMatchObject([
      { message: 'Grüße & Fragen:\nwann ist Besichtigung?', furtherDetails: 'Einkommen: 3000' },
    ])
  })

  test.for([
    ['feedback-awkward/iso-8859-15-with-euro.xml', 'Preis 5 €, Grüße & Fragen:\nwann ist Besichtigung?'],
    [
      'feedback-awkward/windows-1252-bytes-labelled-latin1.xml',
      '„Preis“ 5 € – Grüße & Fragen:\nwann ist Besichtigung?',
    ],
    ['feedback-awkward/malformed-html-entity.xml', 'Grüße & Fragen:\nwann ist Besichtigung?'],
  ] as const)('%s: %s', ([name, message]) => {
    expect(inquiriesIn(asMail(name))).toMatchObject([{ message }])
  })
})
