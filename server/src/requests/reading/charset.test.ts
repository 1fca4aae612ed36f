import { expect, test } from 'vitest'
import { decodeText, decodeXml } from './charset.ts'

const prolog = '<?xml version="1.0" encoding="UTF-8"?>'
const document = `${prolog}<openimmo_feedback>Müller 5 €</openimmo_feedback>`
const bytesOf = (...pieces: (string | number[])[]) =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece))))
const inLatin = (text: string) => [...Buffer.from(text, 'latin1')]

test.for(['© 2026 Portal', 'Für Rückfragen: Büro, geprüft für Sie, Größe übrig'])(
  'what stands behind a document says nothing about its charset: %s',
  (footer) => {
    expect(decodeXml(bytesOf(document, inLatin(footer)), undefined)).toContain(document)
  },
)

test.for([
  ['UTF-8 with a byte of Windows', bytesOf('Müller, 900 ', [0x80]), ['utf-8'], 'Müller, 900 €'],
  [
    'UTF-8 with letters of Windows',
    bytesOf('Größe Äpfel Müßig äöüß', inLatin('Ä')),
    ['iso-8859-1'],
    'Größe Äpfel Müßig äöüßÄ',
  ],
  ['Windows that is said to be UTF-8', bytesOf(inLatin('Größe für Spaß'), [0x93, 0x80]), ['utf-8'], 'Größe für Spaß“€'],
  ['Windows that nobody names', bytesOf(inLatin('Größe '), [0x80]), [], 'Größe €'],
  ['Latin-9', bytesOf(inLatin('Größe '), [0xa4]), ['iso-8859-15'], 'Größe €'],
] as const)('%s is read', ([_what, bytes, claims, text]) => {
  expect(decodeText(bytes, [...claims])).toBe(text)
})
