import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { anAttachment, aPublication } from '../../test/openimmo-publication.ts'
import { checkOpenImmo } from './check-file.ts'
import { exportZip } from './package.ts'
import { zip } from './zip.ts'

describe('a zip', () => {
  const picture = anAttachment(1)

  test('of ours is in order', async () => {
    const bytes = await buffer(exportZip(aPublication({ attachments: [picture, anAttachment(2)] }), {}, 'KD-4711'))

    expect(checkOpenImmo(bytes)).toEqual([])
  })

  test.for([
    ['no XML', { 'a.jpg': '' }, 'The zip holds no XML file.'],
    ['two of them', { 'a.xml': '<a/>', 'b.xml': '' }, 'The zip holds 2 XML files (a.xml, b.xml); it must be one.'],
    ['it in a folder', { 'x/a.xml': '<openimmo/>' }, 'x/a.xml must lie in the root of the zip.'],
  ] as const)('with %s', async ([, files, message]) => {
    expect(errorsOf(await zipOf(files))).toContain(message)
  })

  test.for([
    ['A-1.JPG', 'a-1.jpg is called A-1.JPG in the zip.'],
    ['b.jpg', 'a-1.jpg is not in the zip.'],
  ])('with the picture a-1.jpg as %s', async ([name, message]) => {
    const bytes = await zipOf({
      'a.xml': transferWith(
        '<anhaenge><anhang location="EXTERN"><format>image/jpeg</format><daten><pfad>a-1.jpg</pfad></daten></anhang></anhaenge>',
      ),
      [name as string]: 'x',
    })

    expect(errorsOf(bytes)).toEqual([message])
  })

  test('that is cut off is an answer at every length', async () => {
    const bytes = await buffer(exportZip(aPublication({ attachments: [picture] }), {}, 'KD-4711'))

    for (let length = 22; length < bytes.length; length += 7) {
      expect(errorsOf(bytes.subarray(0, length))).not.toEqual([])
    }
  })
})

describe('bad XML', () => {
  test.for([
    ['nothing', '', /well-formed/],
    ['text', 'hello', /well-formed/],
    ['cut off', '<openimmo><anbieter>', /well-formed/],
    ['an entity of its own', '<!DOCTYPE a [<!ENTITY b "c">]><openimmo>&b;</openimmo>', /DOCTYPE/],
    ['another root', '<uebertragung art="ONLINE" umfang="TEIL"/>', /root is uebertragung/],
    ['nothing inside', '<openimmo/>', /openimmo lacks uebertragung/],
  ] as const)('%s', ([, text, message]) => {
    expect(errorsOf(Buffer.from(text))).toEqual(expect.arrayContaining([expect.stringMatching(message)]))
  })
})

test.for([
  [
    'a certificate with the other kind’s value',
    '<zustand_angaben><energiepass><epart>BEDARF</epart><energieverbrauchkennwert>90</energieverbrauchkennwert></energiepass></zustand_angaben>',
    'A certificate of kind BEDARF states its value in endenergiebedarf, not in energieverbrauchkennwert.',
  ],
  [
    'an unknown class',
    '<zustand_angaben><energiepass><wertklasse>Z</wertklasse></energiepass></zustand_angaben>',
    'wertklasse is "Z"; classes go from A+ to H.',
  ],
  [
    'a URL as a file',
    '<anhaenge><anhang location="EXTERN"><format>image/jpeg</format><daten><pfad>https://example.org/1.jpg</pfad></daten></anhang></anhaenge>',
    'https://example.org/1.jpg is an address, but its location is EXTERN.',
  ],
])('%s is warned of', ([, section, message]) => {
  const problems = checkOpenImmo(Buffer.from(transferWith(section as string)))

  expect(problems).toMatchObject([{ severity: 'warning', message, line: expect.any(Number) }])
})

function transferWith(section: string): string {
  return `<openimmo><uebertragung art="ONLINE" umfang="TEIL" version="1.2.7" sendersoftware="a" senderversion="1"/>
    <anbieter><firma>a</firma><openimmo_anid/><immobilie>
      <objektkategorie><nutzungsart WOHNEN="1" GEWERBE="0"/><vermarktungsart KAUF="0" MIETE_PACHT="1"/><objektart><wohnung/></objektart></objektkategorie>
      <geo><plz>10115</plz></geo><kontaktperson><email_zentrale>a@example.org</email_zentrale><name/></kontaktperson>${section}
      <verwaltung_techn><objektnr_extern>A</objektnr_extern><aktion aktionart="CHANGE"/><openimmo_obid>O1</openimmo_obid><stand_vom>2027-01-01</stand_vom></verwaltung_techn>
    </immobilie></anbieter></openimmo>`
}

function zipOf(files: Record<string, string>): Promise<Buffer> {
  return buffer(
    zip(Object.entries(files).map(([name, text]) => ({ name, open: () => Readable.from([Buffer.from(text)]) }))),
  )
}

function errorsOf(bytes: Buffer): string[] {
  return checkOpenImmo(bytes)
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message)
}
