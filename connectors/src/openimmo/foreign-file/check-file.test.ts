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
  test.for(namesIn('valid'))('%s has no error', async (name) => {
    expect(await errorsOf(readFileSync(`${samples}valid/${name}`))).toEqual([])
  })

  test.for(namesIn('invalid'))('%s is refused for its one reason', async (name) => {
    const errors = await errorsOf(readFileSync(`${samples}invalid/${name}`))

    expect(errors).toEqual([expect.stringMatching(reasons[name] ?? /^no reason is written down/)])
  })

  test('an inquiry is not taken for a transfer', async () => {
    expect(await errorsOf(readFileSync(`${samples}feedback-valid/minimal.xml`))).toEqual([
      'The root is openimmo_feedback; it must be openimmo.',
    ])
  })
})

describe('a zip', () => {
  const picture = anAttachment(1)

  test('of ours is in order', async () => {
    const bytes = await exported(picture, anAttachment(2))

    expect(await checkOpenImmo(bytes)).toEqual([])
  })

  test.for([
    ['no XML', { 'a.jpg': '' }, 'The zip holds no XML file.'],
    ['two of them', { 'a.xml': '<a/>', 'b.xml': '' }, 'The zip holds 2 XML files (a.xml, b.xml); it must be one.'],
    ['it in a folder', { 'x/a.xml': '<openimmo/>' }, 'x/a.xml must lie in the root of the zip.'],
  ] as const)('with %s', async ([, files, message]) => {
    expect(await errorsOf(await zipOf(files))).toContain(message)
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

    expect(await errorsOf(bytes)).toEqual([message])
  })

  test('with a damaged, an enormous or an unreadable XML says which', async () => {
    const good = await zipOf({ 'a.xml': '<openimmo/>' })
    const at = good.lastIndexOf('PK\x01\x02', undefined, 'latin1')
    const changed = (offset: number, bytes: number[]) =>
      Buffer.from(good.map((byte, i) => bytes[i - at - offset] ?? byte))

    // In the directory: how it is packed, how long it is, and where it lies.
    expect(await errorsOf(changed(10, [12, 0]))).toEqual(['a.xml is packed in a way that nobody reads.'])
    expect(await errorsOf(changed(10, [8, 0]))).toEqual(['a.xml is damaged.'])
    expect(await errorsOf(changed(10, [8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 16]))).toEqual([
      'a.xml is too large to be read.',
    ])
    expect(await errorsOf(changed(42, [200]))).toEqual(['a.xml is damaged.'])
  })

  test.for(['../a.xml', '/a.xml'])('with the name %s is not read', async (name) => {
    const harmless = name.replaceAll(/^\W+/g, (dots) => 'x'.repeat(dots.length))
    const good = await zipOf({ [harmless]: '<openimmo/>' })
    const bad = Buffer.from(good.toString('latin1').replaceAll(harmless, name), 'latin1')

    expect(await errorsOf(bad)).toEqual([expect.stringMatching(/^The zip is .*a\.xml/)])
  })

  test('that is cut off is an answer at every length', async () => {
    const bytes = await exported(picture)

    for (let length = 22; length < bytes.length; length += 7) {
      expect(await errorsOf(bytes.subarray(0, length))).not.toEqual([])
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
  ] as const)('%s', async ([, text, message]) => {
    expect(await errorsOf(Buffer.from(text))).toEqual(expect.arrayContaining([expect.stringMatching(message)]))
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
])('%s is warned of', async ([, section, message]) => {
  const problems = await checkOpenImmo(Buffer.from(transferWith(section as string)))

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

async function errorsOf(bytes: Buffer): Promise<string[]> {
  const problems = await checkOpenImmo(bytes)
  return problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)
}
