import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { propertyTypes } from '@aushang/model'
import { XmlDocument, type XmlElement } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { licensed, needing, reference } from '../../../test/needs.ts'
import { checkOpenImmo } from '../../src/openimmo/foreign-file/check-file.ts'
import { settingsOf } from '../../src/openimmo/options.ts'
import { readImmobilie } from '../../src/openimmo/read-immobilie.ts'
import { changeDocument, type Complete } from '../../src/openimmo/document/transfer-document.ts'
import { aPublication } from '../openimmo-publication.ts'

const samples = reference('openimmo')
const schema = licensed('the schema of OpenImmo', 'OPENIMMO_XSD')
const namesIn = (folder: string) => (samples.isMet ? readdirSync(join(samples.path, folder)) : [])
const readSample = (name: string) => readFileSync(join(samples.path, name))

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

const ofContact = ['kontaktperson.email_zentrale', 'kontaktperson.email_feedback']
const age = 'zustand_angaben.alter.@alter_attr'
const plotKind = 'objektkategorie.objektart.grundstueck.@grundst_typ'
const otherFiring = 'ausstattung.befeuerung.@GAS'
const liftOfHouse = 'ausstattung.fahrstuhl.@PERSONEN'
const unreadIn: Record<string, string[]> = {
  'apartment-rent.xml': [...ofContact, age],
  // The certificate and the heating name two carriers.
  'apartment-buy.xml': [...ofContact, otherFiring, age],
  'house-rent.xml': [...ofContact, liftOfHouse, age],
  'house-buy.xml': [...ofContact, otherFiring, liftOfHouse, age],
  'plot-rent.xml': ['objektkategorie.nutzungsart.@GEWERBE', plotKind, 'geo.gemarkung', ...ofContact],
  'plot-buy.xml': [
    plotKind,
    'geo.flur',
    'geo.flurstueck',
    'geo.gemarkung',
    ...ofContact,
    'preise.kaufpreis_pro_qm',
    'zustand_angaben.erschliessung_umfang.@erschl_attr',
    'zustand_angaben.altlasten',
  ],
}

describe('sample files of OpenImmo', needing(samples), () => {
  test.for(namesIn('valid'))('%s has no error', async (name) => {
    expect(await errorsOf(readSample(`valid/${name}`))).toEqual([])
  })

  test.for(namesIn('invalid'))('%s is refused for its one reason', async (name) => {
    const errors = await errorsOf(readSample(`invalid/${name}`))

    expect(errors).toEqual([expect.stringMatching(reasons[name] ?? /^no reason is written down/)])
  })

  test.for(Object.entries(unreadIn))('%s is read, but for what we have no place for', ([name, places]) => {
    using document = XmlDocument.fromBuffer(readSample(`valid/${name}`))

    const read = readImmobilie(document.get('//immobilie') as XmlElement)

    const type = name.replace('.xml', '').replace(/-./, (letter) => letter.charAt(1).toUpperCase())
    expect(read).toMatchObject({
      property: { type, fields: { title: expect.any(String), description: 'Beschreibung & mehr' } },
      contact: { lastName: 'Muster', email: 'erika@example.org' },
      unread: places.map((place) => ({ name: place })),
    })
  })

  test('an inquiry is not taken for a transfer', async () => {
    expect(await errorsOf(readSample('feedback-valid/minimal.xml'))).toEqual([
      'The root is openimmo_feedback; it must be openimmo.',
    ])
  })
})

describe('the schema of OpenImmo', needing(schema), () => {
  test.for(propertyTypes)('takes what we make of %s', async (type) => {
    const xml = changeDocument(aPublication({ type }) as Complete, settingsOf({}), 'KD-4711')

    expect(await checkOpenImmo(Buffer.from(xml), readFileSync(schema.path))).toEqual([])
  })
})

async function errorsOf(bytes: Buffer): Promise<string[]> {
  const problems = await checkOpenImmo(bytes)
  return problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)
}
