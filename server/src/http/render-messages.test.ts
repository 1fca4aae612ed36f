import { messageOf, renderMessage, renderMessagesIn } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { makeMessageRenderer } from './render-messages.ts'

const message = messageOf(
  { key: 'portalRefusesAttachment', params: { title: 'Küche „offen“ {"a":1}' } },
  { key: 'portalSilent' },
)
const list = JSON.stringify([
  { id: '1', failureMessage: message, problems: [{ message }, { message }] },
  { id: '2', title: 'Größe {"sent', description: '{"sentences":[' },
  { id: '3', failureMessage: 'As it was told before.', warnings: [{ message }] },
])

describe('a list that comes in pieces', () => {
  test('is rendered alike, wherever it is cut', () => {
    const bytes = Buffer.from(list)
    const expected = renderMessagesIn(list, 'de')

    for (let at = 0; at <= bytes.length; at++) {
      expect(throughPieces([bytes.subarray(0, at), bytes.subarray(at)])).toBe(expected)
    }
    expect(throughPieces(Array.from(bytes, (byte) => Buffer.from([byte])))).toBe(expected)
  })

  test('holds back nothing that is no message', () => {
    const renderer = makeMessageRenderer('de')
    const plain = Buffer.from(JSON.stringify({ a: 'x'.repeat(100_000) }))

    expect(renderer.push(plain)).toHaveLength(plain.length)
    expect(renderer.rest()).toHaveLength(0)
  })

  test('says what was written', () => {
    expect(JSON.parse(throughPieces([Buffer.from(list)]))).toMatchObject([
      { failureMessage: renderMessage(message, 'de') },
      { description: '{"sentences":[' },
      { failureMessage: 'As it was told before.' },
    ])
  })
})

function throughPieces(pieces: Buffer[]): string {
  const renderer = makeMessageRenderer('de')
  const sent = pieces.map((piece) => Buffer.from(renderer.push(piece)))
  return Buffer.concat([...sent, renderer.rest()]).toString('utf8')
}
