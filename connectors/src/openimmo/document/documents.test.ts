import { existsSync, readFileSync } from 'node:fs'
import { fieldsByType, type PropertyType, propertyTypes } from '@aushang/model'
import { XmlDocument, type XmlElement } from 'libxml2-wasm'
import type { TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { anAttachment, aPublication } from '../../../test/openimmo-publication.ts'
import { fullContact, minimalPublication } from '../../../test/publications.ts'
import type { Publication } from '../../contract.ts'
import { checkOpenImmo } from '../foreign-file/check-file.ts'
import { checkPublication } from '../check-publication.ts'
import { type Options, settingsOf } from '../options.ts'
import { changeDocument, type Complete, deleteDocument, fullDocument } from './transfer-document.ts'
import { encodeXml } from './xml.ts'

const schemaPath = process.env['OPENIMMO_XSD']
const schema = schemaPath !== undefined && existsSync(schemaPath) ? readFileSync(schemaPath) : undefined

function documentOf(publication: Publication, options: Options = {}): string {
  return changeDocument(publication as Complete, settingsOf(options), 'KD-4711')
}

/** The text, or the attribute, at a path below `immobilie`; null where there is none. */
function read(xml: string, path: string): string | null {
  using document = XmlDocument.fromString(xml)
  const found = document.get(`/openimmo/anbieter/immobilie/${path}`)
  return found === null ? null : (found as XmlElement).content
}

/** Without the one member of the example that the format has no word for. */
function anApartment({ fields, ...given }: Parameters<typeof aPublication>[0] = {}): Publication {
  return aPublication({ ...given, fields: { petsAllowed: true, ...fields } })
}

/** Every member of the type, with a plausible value. */
function fullFields(type: PropertyType): Record<string, unknown> {
  const fields = valueOf(fieldsByType[type]) as Record<string, object | boolean>
  const { energyNeed: _, ...certificate } = { ...(fields['residentialEnergyCertificate'] as { energyNeed?: number }) }
  return {
    ...fields,
    ...(type.endsWith('Buy') && { purchasePriceOnRequest: false }),
    ...(!type.startsWith('plot') && { residentialEnergyCertificate: certificate }),
  }
}

function memberOf(schema: TSchema, name: string): TSchema {
  return (schema as unknown as { properties: Record<string, TSchema> }).properties[name] as TSchema
}

function memberPaths(schema: TSchema): string[][] {
  const { properties } = schema as unknown as { properties: Record<string, TSchema> }
  return Object.entries(properties).flatMap(([name, member]) =>
    'properties' in member ? memberPaths(member).map((path) => [name, ...path]) : [[name]],
  )
}

function valueOf(schema: TSchema, another = false): unknown {
  const {
    enum: words,
    type,
    properties,
    items,
    format,
    minimum = 1,
    anyOf,
  } = schema as Record<string, never> & {
    properties?: Record<string, TSchema>
    minimum?: number
  }
  if (words) return (words as string[])[another ? 1 : 0]
  if (anyOf) return !another
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, valueOf(member, another)]))
  if (items) return [valueOf(items, another)]
  if (type === 'boolean') return !another
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1) + (another ? 1 : 0)
  if (format === 'date') return another ? '2021-02-03' : '2020-02-03'
  if (format === 'country-code') return another ? 'AT' : 'DE'
  return another ? 'another text' : 'some text'
}

describe.for(propertyTypes)('the document of a %s', (type) => {
  const cases = (['1.2.5', '1.2.7'] as const).flatMap((version) =>
    (['UTF-8', 'ISO-8859-1'] as const).flatMap((encoding) =>
      (['minimal', 'full'] as const).map((extent) => ({ version, encoding, extent })),
    ),
  )

  test.for(cases)(
    '$extent, in version $version and $encoding, is as the format wants it',
    async ({ extent, ...options }) => {
      const attachments = [anAttachment(1, { title: 'Küche – „neu“' }), anAttachment(2)]
      const publication =
        extent === 'full'
          ? aPublication({ type, attachments, fields: fullFields(type) })
          : minimalPublication(type, { contact: fullContact })

      const xml = documentOf(publication, options)

      // The schema of 1.2.5 is another one.
      const problems = await checkOpenImmo(
        encodeXml(xml, options.encoding),
        options.version === '1.2.7' ? schema : undefined,
      )
      expect(problems).toEqual([])
    },
  )

  test('has a place for every field, or a warning names it', () => {
    const whole = fullFields(type)
    const before = documentOf(aPublication({ type, fields: whole }))
    const forgotten = memberPaths(fieldsByType[type]).filter(([name = '', inner]) => {
      const member = memberOf(fieldsByType[type], name)
      const value =
        inner === undefined
          ? whole[name] === false || valueOf(member, true)
          : { ...(whole[name] as object), [inner]: valueOf(memberOf(member, inner), true) }
      const publication = aPublication({ type, fields: { ...whole, [name]: value } })
      const { warnings } = checkPublication(publication, settingsOf({}))
      return documentOf(publication) === before && !warnings.some(({ path }) => path.startsWith(`/fields/${name}`))
    })

    // A certificate of the one kind does not state the value of the other.
    const notInThisKind = [['residentialEnergyCertificate', 'energyNeed']]
    expect(forgotten).toEqual(type.startsWith('plot') ? [] : notInThisKind)
  })
})

describe('the address', () => {
  const address = {
    street: 'Am Versteck',
    streetNumber: '99z',
    postalCode: '10115',
    city: 'Berlin',
    latitude: 52.5298,
    longitude: 13.40121,
  }

  test('that is hidden is not sent', () => {
    const xml = documentOf(aPublication({ fields: { address: { ...address, publish: false } } }))

    expect(xml).not.toMatch(/Am Versteck|99z|52\.5298|13\.40121/)
    expect(read(xml, 'verwaltung_objekt/objektadresse_freigeben')).toBe('false')
    expect(read(xml, 'geo/plz')).toBe('10115')
  })

  test('that is published is sent with its position', () => {
    const xml = documentOf(aPublication({ fields: { address: { ...address, publish: true } } }))

    expect(read(xml, 'geo/strasse')).toBe('Am Versteck')
    expect(read(xml, 'geo/geokoordinaten/@breitengrad')).toBe('52.5298')
    expect(read(xml, 'verwaltung_objekt/objektadresse_freigeben')).toBe('true')
  })
})

describe('the energy certificate', () => {
  const need = { type: 'need', energySource: 'wood', energyNeed: 75.5, energyClass: 'C', issuedOn: '2020-05-01' }

  test('states a need in the element of needs', () => {
    const xml = documentOf(aPublication({ fields: { residentialEnergyCertificate: need } }))

    expect(read(xml, './/epart')).toBe('BEDARF')
    expect(read(xml, './/endenergiebedarf')).toBe('75.5')
    expect(read(xml, './/energieverbrauchkennwert')).toBeNull()
    expect(read(xml, './/wertklasse')).toBe('C')
    expect(read(xml, './/jahrgang')).toBe('2014')
    expect(read(xml, './/befeuerung/@HOLZ')).toBe('true')
  })

  test('is told to 1.2.5 in the fields that were agreed for it', () => {
    const xml = documentOf(aPublication({ fields: { residentialEnergyCertificate: need } }), { version: '1.2.5' })

    expect(read(xml, './/energiepass/endenergiebedarf')).toBe('75.5')
    expect(read(xml, './/energiepass/wertklasse')).toBeNull()
    expect(read(xml, './/user_defined_simplefield[@feldname="epass_wertklasse"]')).toBe('C')
    expect(read(xml, './/befeuerung')).toBeNull()
  })

  test.for([
    ['notRequired', 'nicht_noetig'],
    ['notYetAvailable', 'ohne'],
  ])('that is %s is %s', ([energyCertificateStatus, jahrgang]) => {
    const fields = { energyCertificateStatus, residentialEnergyCertificate: undefined }

    expect(read(documentOf(aPublication({ fields })), './/jahrgang')).toBe(jahrgang)
  })

  test.for([
    ['the value', { ...need, energyNeed: undefined }, {}, '/fields/residentialEnergyCertificate/energyNeed'],
    ['the class', { ...need, energyClass: undefined }, {}, '/fields/residentialEnergyCertificate/energyClass'],
    ['the year', need, { constructionYear: undefined }, '/fields/constructionYear'],
    ['everything', undefined, { energyCertificateStatus: 'present' }, '/fields/residentialEnergyCertificate'],
  ] as const)('without %s is warned of', ([, residentialEnergyCertificate, others, path]) => {
    const publication = anApartment({ fields: { residentialEnergyCertificate, ...others } })

    const { warnings } = checkPublication(publication, settingsOf({}))

    expect(warnings).toMatchObject([{ path, code: 'field_missing', message: expect.stringContaining('§ 87 GEG') }])
  })

  test('from before classes needs none', () => {
    const residentialEnergyCertificate = { ...need, energyClass: undefined, issuedOn: '2013-01-01' }
    const publication = anApartment({ fields: { residentialEnergyCertificate } })

    expect(checkPublication(publication, settingsOf({})).warnings).toEqual([])
    expect(read(documentOf(publication), './/jahrgang')).toBe('2008')
  })
})

describe('the rent', () => {
  const fields = { baseRent: 950, additionalCosts: 180, heatingCosts: 120 }

  test.for([
    ['baseRent', {}, '950'],
    ['baseRentAndCosts', {}, '1130'],
    ['baseRentAndCosts', { additionalCostsIncludeHeatingCosts: true }, '1010'],
    ['baseRentAndCosts', { additionalCostsIncludeHeatingCosts: true, heatingCosts: undefined }, null],
    ['none', {}, null],
  ] as const)('with kaltmiete as %s and %j', ([kaltmiete, others, expected]) => {
    const xml = documentOf(aPublication({ fields: { ...fields, ...others } }), { kaltmiete })

    expect(read(xml, 'preise/kaltmiete')).toBe(expected)
    expect(read(xml, 'preise/nettokaltmiete')).toBe('950')
  })

  test.for([
    ['3 Nettokaltmieten', null, '3 Nettokaltmieten'],
    ['2.850,00 €', '2850', null],
    ['2850', '2850', null],
    ['1.5', '1.5', null],
  ])('deposit %s', ([deposit, amount, words]) => {
    const xml = documentOf(aPublication({ fields: { deposit } }))

    expect(read(xml, 'preise/kaution')).toBe(amount)
    expect(read(xml, 'preise/kaution_text')).toBe(words)
  })
})

test.for([
  ['3,57 % inkl. MwSt.', 'true'],
  ['0,5 Monatsmieten', 'true'],
  ['provisionsfrei', 'false'],
  ['Keine Käuferprovision', 'false'],
  ['0,00 %', 'false'],
] as const)('a commission of %s is due: %s', ([commission, isDue]) => {
  const xml = documentOf(aPublication({ fields: { commission } }))

  expect(read(xml, 'preise/provisionspflichtig')).toBe(isDue)
  expect(read(xml, 'preise/aussen_courtage')).toBe(commission)
})

test('a price on request is not sent, even when it is known', () => {
  const publication = aPublication({
    type: 'houseBuy',
    fields: { purchasePrice: 777_123, purchasePriceOnRequest: true },
  })

  for (const version of ['1.2.5', '1.2.7'] as const)
    expect(documentOf(publication, { version })).not.toContain('777123')
  expect(read(documentOf(publication), 'preise/kaufpreis/@auf_anfrage')).toBe('true')
  expect(read(documentOf(publication, { version: '1.2.5' }), 'preise/kaufpreis')).toBeNull()
})

describe('characters', () => {
  const title = 'A & <B> "C" €–„“ 🏡 \u0000\u0007\u001b\uffff\ud800 Ü'
  const arrived = 'A & <B> "C" €–„“ 🏡 \ufffd Ü'

  test.for(['UTF-8', 'ISO-8859-1'] as const)(
    'arrive in %s as they were, but for those that XML does not know',
    async (encoding) => {
      const bytes = encodeXml(documentOf(aPublication({ fields: { title } }), { encoding }), encoding)

      using document = XmlDocument.fromBuffer(bytes)
      expect((document.get('//objekttitel') as XmlElement).content).toBe(arrived)
      expect(await checkOpenImmo(bytes)).toEqual([])
    },
  )

  test('beyond the limit of the portal are cut, and a warning says so', () => {
    const publication = anApartment({ fields: { title: '🏡'.repeat(40), description: 'x'.repeat(99) } })
    const options = { titleLengthMax: 20, textLengthMax: 100 }

    const xml = documentOf(publication, options)

    expect(read(xml, './/objekttitel')).toBe(`${'🏡'.repeat(19)}…`)
    expect(checkPublication(publication, settingsOf(options)).warnings).toEqual([
      {
        path: '/fields/title',
        code: 'field_invalid',
        message: 'The portal takes 20 characters of title; the rest is cut off.',
      },
    ])
  })
})

describe('identity', () => {
  test('is the same in every document, and another for another property', () => {
    const one = documentOf(aPublication())
    const changed = documentOf(aPublication({ fields: { title: 'Another' } }))
    const deleted = deleteDocument(aPublication().placement, settingsOf({}), 'KD-4711', new Date())
    const other = documentOf(aPublication({ placement: { propertyId: '0TkW4rYx00qL7mN9pR2t' } }))
    const obid = (xml: string) => read(xml, 'verwaltung_techn/openimmo_obid')

    expect(obid(one)).toMatch(/^OAUS\d{17}[0-9a-z]{10}$/)
    expect([obid(changed), obid(deleted)]).toEqual([obid(one), obid(one)])
    expect(obid(other)).not.toBe(obid(one))
    expect(read(one, 'verwaltung_techn/objektnr_extern')).toBe('WHG-2041')
    expect(read(one, '../openimmo_anid')).toBe(read(deleted, '../openimmo_anid'))
    // Portals have it: whatever changes in the code, this must not.
    expect(obid(one)).toBe('OAUS10167705079213076x81un1hm1p')
  })

  test('of the agency may be one that the portal knows already', () => {
    expect(read(documentOf(aPublication(), { openimmoAnid: 'A1' }), '../openimmo_anid')).toBe('A1')
  })
})

describe('taking down', () => {
  test.for([
    ['1.2.7', 'DELETE', 'DELETE', 'DELETE'],
    ['1.2.7', 'REFERENZ', 'REFERENZ', null],
    ['1.2.5', 'REFERENZ', 'DELETE', 'DELETE'],
  ] as const)('in %s as %s is %s', async ([version, deleteAs, aktionart, modus]) => {
    const xml = deleteDocument(aPublication().placement, settingsOf({ version, deleteAs }), 'KD-4711', new Date())

    expect(read(xml, 'verwaltung_techn/aktion/@aktionart')).toBe(aktionart)
    expect(read(xml, '../../uebertragung/@modus')).toBe(modus)
    expect(await checkOpenImmo(Buffer.from(xml), schema)).toEqual([])
  })

  test('needs nothing but the placement', async () => {
    const { postalCode: _1, contactEmail: _2, ...placement } = aPublication().placement

    const xml = deleteDocument(placement, settingsOf({}), 'KD-4711', new Date())

    expect(await checkOpenImmo(Buffer.from(xml), schema)).toEqual([])
  })
})

test('a full transfer holds every object, and is never empty', async () => {
  const publications = [
    aPublication(),
    aPublication({ type: 'plotBuy', placement: { propertyId: '0TkW4rYx00qL7mN9pR2t' } }),
  ]

  const xml = fullDocument(publications as Complete[], settingsOf({}), 'KD-4711')

  expect(read(xml, '../../uebertragung/@umfang')).toBe('VOLL')
  expect(xml.match(/<immobilie>/g)).toHaveLength(2)
  expect(await checkOpenImmo(Buffer.from(xml), schema)).toEqual([])
  expect(() => fullDocument([], settingsOf({}), 'KD-4711')).toThrow('empty')
})

test('a publication without a contact is refused in words', () => {
  const { problems } = checkPublication(aPublication({ contact: null }), settingsOf({}))

  expect(problems).toMatchObject([{ path: '/contactId', code: 'field_missing' }])
})

test('pictures by address are named by address, and pictures beyond the number are left out', () => {
  const attachments = [anAttachment(1, { isFloorPlan: true }), anAttachment(2), anAttachment(3)]
  const options = { pictures: 'byUrl', pictureCountMax: 2 } as const

  const xml = documentOf(aPublication({ attachments }), options)

  expect(read(xml, 'anhaenge/anhang[1]/@gruppe')).toBe('GRUNDRISS')
  expect(read(xml, 'anhaenge/anhang[2]/@gruppe')).toBe('TITELBILD')
  expect(read(xml, 'anhaenge/anhang[2]/daten/pfad')).toBe('https://example.org/1.jpg')
  expect(xml).not.toContain(attachments[2]?.id)
  expect(checkPublication(anApartment({ attachments }), settingsOf(options)).warnings).toMatchObject([
    { path: '/attachments' },
  ])
})

describe('the contact', () => {
  const contact = { ...fullContact, externalId: 'M-17' }
  const publication = { ...aPublication({ contact }), inquiryEmail: 'k3v9@requests.example.org' }

  test('is told with its fax number, its photo, its office hours and the number that the agency has for it', () => {
    const xml = documentOf(publication)

    const paths = ['tel_fax', 'foto/@location', 'foto/daten/pfad', 'freitextfeld', 'personennummer', 'email_feedback']
    expect(paths.map((path) => read(xml, `kontaktperson/${path}`))).toEqual([
      contact.fax,
      'REMOTE',
      contact.photoUrl,
      contact.officeHours,
      'M-17',
      'k3v9@requests.example.org',
    ])
  })

  test('has no number of ours for its own', () => {
    expect(read(documentOf(aPublication({ contact: fullContact })), 'kontaktperson/personennummer')).toBeNull()
  })

  test('goes without its photo to 1.2.5, with a warning', () => {
    expect(read(documentOf(publication, { version: '1.2.5' }), 'kontaktperson/foto')).toBeNull()
    const { warnings } = checkPublication(publication, settingsOf({ version: '1.2.5' }))
    expect(warnings).toContainEqual(expect.objectContaining({ path: '/contactId' }))
  })

  test('is sent inquiries where the target says, if it says so itself', () => {
    const options = { feedbackEmail: 'crm@example.org' }

    expect(read(documentOf(publication, options), 'kontaktperson/email_feedback')).toBe('crm@example.org')
    const { warnings } = checkPublication(publication, settingsOf(options))
    expect(warnings).toContainEqual(expect.objectContaining({ path: '/contactId' }))
  })
})
