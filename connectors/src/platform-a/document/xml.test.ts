import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { writeDocument, xmlText } from './xml.ts'

describe('The XML that we write', () => {
  test('is read back as it was meant, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (content, attribute) => {
        const written = writeDocument({ name: 'a', content: [{ name: 'b', attributes: { c: attribute }, content }] })

        const document = XmlDocument.fromString(written)
        const read = document.get('/a/b')?.content
        document.dispose()

        expect(read).toBe(xmlText(content))
      }),
    )
  })

  test('leaves out what nothing is known of', () => {
    const written = writeDocument({ name: 'a', content: [{ name: 'b' }, { name: 'c', content: [{ name: 'd' }] }] })

    expect(written).toContain('<a/>')
  })
})
