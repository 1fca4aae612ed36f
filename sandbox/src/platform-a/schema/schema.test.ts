import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { documentTypes, type Verdicts, verdictsOn } from '../../../test/platform-a/variants.ts'
import { parseXml, readElement } from '../wire/read-xml.ts'

/** What the portal's own schemas say; `test/reference/schemas.test.ts` holds it against them. */
const verdicts = JSON.parse(
  readFileSync(new URL('../../../test/platform-a/verdicts.json', import.meta.url), 'utf8'),
) as Record<string, Verdicts>

describe('the tables of elements', () => {
  test('are those that there are verdicts on', () => {
    expect(documentTypes.map(({ name }) => name)).toEqual(Object.keys(verdicts))
  })

  test.for(documentTypes)('take and refuse of a $name what the portal does', (documentType) => {
    const isRead = (xml: string) => {
      try {
        readElement(parseXml(Buffer.from(xml)), documentType.type)
        return true
      } catch {
        return false
      }
    }

    expect(verdictsOn(documentType, isRead)).toEqual(verdicts[documentType.name])
  })
})
