import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { anAttachment, aPublication } from '../../../test/openimmo-publication.ts'
import type { PreparedAttachment } from '../../contract.ts'
import { checkOpenImmo } from './check-file.ts'
import { openImmo } from '../index.ts'
import { zip } from '../zip/write-zip.ts'

// Beside the project, not in it: see the folder's own document.
const samples = fileURLToPath(new URL('../../../../../shared/reference/openimmo/', import.meta.url))
const namesIn = (folder: string) => (existsSync(samples) ? readdirSync(samples + folder) : [])

const reasons: Record<string, RegExp> = {
  'wohnungtyp-underscore.xml': /wohnungtyp is "LOFT_STUDIO_ATELIER"; it must be spelt LOFT-STUDIO-ATELIER/,
  'namespace-openimmo.de.xml': /namespace/,
  'missing-openimmo_obid.xml': /verwaltung_techn lacks openimmo_obid/,
  'energiepass-order.xml': /order is binding/,
  'date-german.xml': /must be a date/,
  'decimal-empty.xml': /is empty: leave it out/,
  'aktionart-NEW.xml': /aktionart is "NEW"; it must be one of CHANGE, DELETE, REFERENZ/,
  'boolean-ja.xml': /must be true, false, 1 or 0/,
  'missing-kontakt-any-channel.xml': /kontaktperson needs an e-mail address/,
  'jahrgang-2023.xml': /jahrgang is "2023"/,
  'missing-stand_vom.xml': /verwaltung_techn lacks stand_vom/,
  'missing-MIETE_PACHT.xml': /vermarktungsart lacks the attribute MIETE_PACHT/,
  'order-geo-koordinaten-last.xml': /geokoordinaten must stand before/,
  'etage-text.xml': /etage is ".*"; it must be a whole number/,
  'aktionart-lowercase.xml': /must be spelt/,
  'stellplaetze-zero.xml': /anzahl_stellplaetze is "0"; it must be a whole number above 0/,
  'order-kontaktperson-name-first.xml': /must stand before name/,
  'anhang-without-format.xml': /anhang lacks format/,
}

describe.skipIf(!existsSync(samples))('sample files (skipped where ../shared/reference/openimmo is absent)', () => {
  test.for(namesIn('valid'))('%s has no error', (name) => {
    expect(errorsOf(readFileSync(`${samples}valid/${name}`))).toEqual([])
  })

  test.for(namesIn('invalid'))('%s is refused for its one reason', (name) => {
    const errors = errorsOf(readFileSync(`${samples}invalid/${name}`))

    expect(errors).toEqual([expect.stringMatching(reasons[name] ?? /^no reason is written down/)])
  })

  test('an inquiry is not taken for a transfer', () => {
    expect(errorsOf(readFileSync(`${samples}feedback-valid/minimal.xml`))).toEqual([
      'The root is openimmo_feedback; it must be openimmo.',
    ])
  })
})

describe('a zip', () => {
  const picture = anAttachment(1)

  test('of ours is in order', async () => {
    const bytes = await exported(picture, anAttachment(2))

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
    const bytes = await exported(picture)

    for (let length = 22; length < bytes.length; length += 7) {
      expect(errorsOf(bytes.subarray(0, length))).not.toEqual([])
    }
  })
})

async function exported(...attachments: PreparedAttachment[]): Promise<Buffer> {
  const file = openImmo.exportFile?.(aPublication({ attachments }), {})
  return file === undefined ? Buffer.alloc(0) : buffer(file)
}

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
