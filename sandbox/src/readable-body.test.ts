import { describe, expect, test } from 'vitest'
import { readableBody } from './readable-body.ts'

describe('a body, as a person reads it', () => {
  test.for([
    ['JSON', 'application/json', '{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
    ['broken JSON', 'application/json', '{"a":', '{"a":'],
    [
      'XML',
      'application/xml;charset=UTF-8',
      '<a><b>1</b><c/><d><e>2</e></d></a>',
      '<a>\n  <b>1</b>\n  <c/>\n  <d>\n    <e>2</e>\n  </d>\n</a>',
    ],
    ['closing tags only', 'text/xml', '</a></b><c>', '</a>\n</b>\n<c>'],
    ['a form', 'application/x-www-form-urlencoded', 'a=1', 'a=1'],
    ['a picture', 'image/jpeg', '\xff\xd8', '[image/jpeg, 4 Bytes]'],
    ['nothing', 'application/json', '', ''],
    ['something', '', 'x', '[?, 1 Bytes]'],
  ])('%s', ([, contentType = '', body = '', shown]) => {
    expect(readableBody(contentType, Buffer.from(body))).toBe(shown)
  })

  test('shows the documents of a form with files, and of the files how large they are', () => {
    const body = [
      '--x',
      'Content-Disposition: form-data; name="metadata"',
      'Content-Type: application/json',
      '',
      '{"title":"Küche"}',
      '--x',
      'Content-Disposition: form-data; name="attachment"; filename="a.jpg"',
      'Content-Type: image/jpeg',
      '',
      'x'.repeat(5_000),
      '--x--',
      '',
    ].join('\r\n')

    const shown = readableBody('multipart/form-data; boundary=x', Buffer.from(body))

    expect(shown).toContain('"title": "Küche"')
    expect(shown).toContain('[image/jpeg, 5000 Bytes]')
    expect(shown).not.toContain('xxx')
  })

  test('is never long', () => {
    expect(readableBody('text/plain', Buffer.alloc(1_000_000, 'x')).length).toBeLessThan(20_010)
    expect(readableBody('application/xml', Buffer.from('<a>'.repeat(100_000))).length).toBeLessThan(20_010)
  })
})
