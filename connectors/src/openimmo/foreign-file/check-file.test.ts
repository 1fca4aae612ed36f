import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { anAttachment, aPublication } from '../../../test/openimmo-publication.ts'
import type { PreparedAttachment } from '../../contract.ts'
import { checkOpenImmo } from './check-file.ts'
import { openImmo } from '../index.ts'
import { zip } from '../zip/write-zip.ts'

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

test.for([
  [
    'a country that the list lacks',
    '<geo><plz>1</plz><land iso_land="ROU"/></geo>',
    'land/@iso_land is "ROU", which is not in the list of the format.',
  ],
  [
    'a country in small letters',
    '<geo><plz>1</plz><land iso_land="deu"/></geo>',
    'land/@iso_land is "deu"; it must be spelt DEU.',
  ],
  [
    'a currency that the list lacks',
    '<preise><waehrung iso_waehrung="XYZ"/></preise>',
    'waehrung/@iso_waehrung is "XYZ", which is not in the list of the format.',
  ],
  [
    'a day that no calendar has',
    '<verwaltung_objekt><abdatum>2027-02-30</abdatum></verwaltung_objekt>',
    'abdatum is "2027-02-30", a day that no calendar has.',
  ],
] as const)('%s is found without the schema', async ([, section, message]) => {
  const xml = section.startsWith('<geo>')
    ? transferWith('').replace('<geo><plz>10115</plz></geo>', section)
    : transferWith(section)

  expect(await errorsOf(Buffer.from(xml))).toEqual([message])
})

test('the height of a hall may be empty, as in the sample of the association', async () => {
  const section = '<ausstattung><hallenhoehe/></ausstattung>'

  expect(await errorsOf(Buffer.from(transferWith(section)))).toEqual([])
})

test('fields of somebody’s own may stand in every section', async () => {
  const extend = '<user_defined_extend><feld><name>a</name><wert>b</wert></feld></user_defined_extend>'
  const sections = [
    'preise',
    'flaechen',
    'ausstattung',
    'zustand_angaben',
    'freitexte',
    'anhaenge',
    'verwaltung_objekt',
  ]
  const xml = transferWith(sections.map((name) => `<${name}>${extend}</${name}>`).join(''))
    .replace('</objektkategorie>', `${extend}</objektkategorie>`)
    .replace('</geo>', `${extend}</geo>`)
    .replace('</kontaktperson>', `${extend}</kontaktperson>`)
    .replace('</verwaltung_techn>', `${extend}</verwaltung_techn>`)

  expect(await errorsOf(Buffer.from(xml))).toEqual([])
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
