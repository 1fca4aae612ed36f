import { existsSync, readFileSync } from 'node:fs'
import { fieldsByType, messageOf, type PropertyType, propertyTypes } from '@aushang/model'
import { XmlDocument, type XmlElement } from 'libxml2-wasm'
import type { TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { anApartment, documentOf, read } from '../../../test/openimmo-documents.ts'
import { anAttachment, aPublication } from '../../../test/openimmo-publication.ts'
import { cut } from './immobilie.ts'
import { fullContact, minimalPublication } from '../../../test/publications.ts'
import { checkOpenImmo } from '../foreign-file/check-file.ts'
import { checkPublication } from '../check-publication.ts'
import { openImmo } from '../index.ts'
import { settingsOf } from '../options.ts'
import { type Complete, deleteDocument, fullDocument, referenceDocument } from './transfer-document.ts'
import { encodeXml } from './xml.ts'

const schemaPath = process.env['OPENIMMO_XSD']
const schema = schemaPath !== undefined && existsSync(schemaPath) ? readFileSync(schemaPath) : undefined

/** Every member of the type, with a plausible value. */
function fullFields(type: PropertyType): Record<string, unknown> {
  const fields = valueOf(fieldsByType[type]) as Record<string, object | boolean>
  const { energyNeed: _, ...certificate } = { ...(fields['residentialEnergyCertificate'] as { energyNeed?: number }) }
  return {
    ...fields,
    ...(type.endsWith('Buy') && { purchasePriceOnRequest: false }),
    ...(!type.startsWith('plot') && { constructionYearUnknown: false, flooring: ['tiles', 'other'] }),
    ...(!type.startsWith('plot') && { residentialEnergyCertificate: { ...certificate, prior2014: false } }),
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

/** Of a list, another item; of the words that mean the default, those that do not. */
function anotherValueOf(name: string, member: TSchema): unknown {
  if (name === 'flooring') return ['parquet']
  return valueOf(member, true)
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
  if (format === 'date') return another ? '2098-02-04' : '2098-02-03'
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
          ? whole[name] === false || anotherValueOf(name, member)
          : { ...(whole[name] as object), [inner]: inner === 'prior2014' || valueOf(memberOf(member, inner), true) }
      const publication = aPublication({ type, fields: { ...whole, [name]: value } })
      const { warnings } = openImmo.check(publication, {})
      return documentOf(publication) === before && !warnings.some(({ path }) => path.startsWith(`/fields/${name}`))
    })

    // Balconies are counted.
    expect(forgotten).toEqual(type.startsWith('plot') ? [] : [['hasBalcony']])
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

  test('that is hidden is not sent, but for the district', () => {
    const hidden = { ...address, district: 'Mitte', publish: false }

    const xml = documentOf(aPublication({ fields: { address: hidden } }))

    expect(xml).not.toMatch(/Am Versteck|99z|52\.5298|13\.40121/)
    expect(read(xml, 'verwaltung_objekt/objektadresse_freigeben')).toBe('false')
    expect(read(xml, 'geo/plz')).toBe('10115')
    expect(read(xml, 'geo/regionaler_zusatz')).toBe('Mitte')
  })

  test('that is hidden is sent to a portal that hides it itself, without its position', () => {
    const hidden = { ...address, publish: false }

    const xml = documentOf(aPublication({ fields: { address: hidden } }), { hiddenAddress: 'sent' })

    expect(read(xml, 'geo/strasse')).toBe('Am Versteck')
    expect(read(xml, 'geo/hausnummer')).toBe('99z')
    expect(xml).not.toMatch(/52\.5298|13\.40121/)
    expect(read(xml, 'verwaltung_objekt/objektadresse_freigeben')).toBe('false')
  })

  test('has a postal code without blanks', () => {
    const contact = { ...fullContact, address: { postalCode: ' 10117 ' } }
    const publication = aPublication({ contact, fields: { address: { ...address, postalCode: ' 10115 ' } } })
    const placement = { ...publication.placement, postalCode: ' 10115 ' }

    const xml = documentOf(publication)

    expect(read(xml, 'geo/plz')).toBe('10115')
    expect(read(xml, 'kontaktperson/plz')).toBe('10117')
    expect(read(deleteDocument(placement, settingsOf({}), 'KD-4711', new Date()), 'geo/plz')).toBe('10115')
  })

  test.for([
    ['DE', 'DEU'],
    ['RO', 'ROM'],
    ['TL', 'TMP'],
    ['IM', null],
  ] as const)('in %s is in %s', async ([country, code]) => {
    const contact = { ...fullContact, address: { ...fullContact.address, country } }
    const publication = anApartment({ fields: { address: { ...address, country } }, contact })

    const xml = documentOf(publication)

    expect([read(xml, 'geo/land/@iso_land'), read(xml, 'kontaktperson/land/@iso_land')]).toEqual([code, code])
    expect(await checkOpenImmo(Buffer.from(xml), schema)).toEqual([])
    const { warnings } = checkPublication(publication, settingsOf({}))
    expect(warnings.map(({ path }) => path).filter((path) => /country|contact/.test(path))).toEqual(
      code === null ? ['/fields/address/country', '/contactId'] : [],
    )
  })

  test('that is published is sent with its position', () => {
    const xml = documentOf(aPublication({ fields: { address: { ...address, publish: true } } }))

    expect(read(xml, 'geo/strasse')).toBe('Am Versteck')
    expect(read(xml, 'geo/geokoordinaten/@breitengrad')).toBe('52.5298')
    expect(read(xml, 'verwaltung_objekt/objektadresse_freigeben')).toBe('true')
  })
})

test.for([
  ['requiresRenovation', 'TEIL_VOLLRENOVIERUNGSBED'],
  ['requiresRefurbishment', 'SANIERUNGSBEDUERFTIG'],
])('%s is %s', ([condition, word]) => {
  expect(read(documentOf(aPublication({ fields: { condition } })), './/zustand/@zustand_art')).toBe(word)
})

test('a balcony that is not counted is one', () => {
  const fields = { hasBalcony: true, numberOfBalconies: 0 }

  expect(read(documentOf(aPublication({ fields })), 'flaechen/anzahl_balkone')).toBe('1')
})

test('our id of the contact is not told as its personnel number', () => {
  expect(documentOf(aPublication())).not.toContain('personennummer')
})

test.for([
  ['tour', 'PANORAMA'],
  ['video', 'FILMLINK'],
  ['page', 'LINKS'],
  [undefined, 'LINKS'],
] as const)('a link to a %s is of the group %s', ([kind, group]) => {
  const links = [{ title: 'Mehr', url: 'https://example.org/', ...(kind && { kind }) }]

  expect(read(documentOf(aPublication({ links })), 'anhaenge/anhang/@gruppe')).toBe(group)
})

test('what has no element is said at the end of the last text, or alone', () => {
  const fields = { petsAllowed: 'negotiable', interiorQuality: 'simple', constructionPhase: undefined }
  const words = 'usstattung: einfach, Haustiere nach Absprache'

  const said = (own: string | undefined) =>
    read(
      documentOf(aPublication({ fields: { ...fields, flooring: [], miscellaneousDescription: own } })),
      './/sonstige_angaben',
    )

  expect(said('Bis bald.')).toBe(`Bis bald.\n\nAußerdem: A${words}.`)
  expect(said(undefined)).toBe(`A${words}.`)
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

  test('that are cut end in no blank', () => {
    expect([cut('Helle Wohnung am See', 7), cut('Absatz\n\nZweiter', 9)]).toEqual(['Helle…', 'Absatz…'])
  })

  test('beyond the limit of the portal are cut, and a warning says so', () => {
    const publication = anApartment({ fields: { title: '🏡'.repeat(40), description: 'x'.repeat(99) } })
    const options = { titleLengthMax: 20, textLengthMax: 100 }

    const xml = documentOf(publication, options)

    expect(read(xml, './/objekttitel')).toBe(`${'🏡'.repeat(19)}…`)
    expect(checkPublication(publication, settingsOf(options)).warnings).toEqual([
      {
        path: '/fields/title',
        code: 'shortened',
        message: messageOf({ key: 'fieldShortened', params: { field: '/fields/title', charactersMax: 20 } }),
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
  test.for(['1.2.7', '1.2.5'] as const)('in %s deletes', async (version) => {
    const xml = deleteDocument(aPublication().placement, settingsOf({ version }), 'KD-4711', new Date())

    expect(read(xml, 'verwaltung_techn/aktion/@aktionart')).toBe('DELETE')
    expect(read(xml, '../../uebertragung/@modus')).toBe('DELETE')
    expect(await checkOpenImmo(Buffer.from(xml), schema)).toEqual([])
  })

  test('as a reference carries the whole object', async () => {
    const publication = aPublication({ attachments: [anAttachment(1)] })

    const xml = referenceDocument(publication as Complete, settingsOf({ deleteAs: 'REFERENZ' }), 'KD-4711')

    expect(read(xml, 'verwaltung_techn/aktion/@aktionart')).toBe('REFERENZ')
    expect(read(xml, '../../uebertragung/@modus')).toBeNull()
    const changed = documentOf(publication, { deleteAs: 'REFERENZ' })
    expect(xml).toBe(changed.replace('"CHANGE"/>', '"REFERENZ"/>').replace(' modus="CHANGE"', ''))
    expect(await checkOpenImmo(Buffer.from(xml), schema)).toEqual([])
  })

  test.for([
    ['sold', 'houseBuy', 'VERKAUFT'],
    ['rented', 'apartmentRent', 'VERKAUFT'],
    ['withdrawn', 'houseBuy', 'OFFEN'],
  ] as const)('as a reference because it is %s says so', ([reason, type, stand]) => {
    const publication = aPublication({ type, offerStatus: 'open', placement: { reason } })

    const xml = referenceDocument(publication as Complete, settingsOf({ deleteAs: 'REFERENZ' }), 'KD-4711')

    expect(read(xml, 'zustand_angaben/verkaufstatus/@stand')).toBe(stand)
  })

  test('needs nothing but the placement', async () => {
    const { postalCode: _1, contactEmail: _2, ...placement } = aPublication().placement

    const xml = deleteDocument(placement, settingsOf({}), 'KD-4711', new Date())

    expect(await checkOpenImmo(Buffer.from(xml), schema)).toEqual([])
  })
})

test.for([
  ['the first picture that is no floor plan', [true, false, false], 1],
  ['the floor plan, if there is nothing else', [true, true], 0],
] as const)('the title picture is %s', ([, plans, title]) => {
  const attachments = plans.map((isFloorPlan, number) => anAttachment(number, { isFloorPlan }))

  const xml = documentOf(aPublication({ attachments }), { pictureCountMax: 1 })

  expect(read(xml, 'anhaenge/anhang/@gruppe')).toBe('TITELBILD')
  expect(read(xml, 'anhaenge/anhang/daten/pfad')).toContain(attachments[title]?.id)
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

  expect(read(xml, 'anhaenge/anhang[1]/@gruppe')).toBe('TITELBILD')
  expect(read(xml, 'anhaenge/anhang[1]/daten/pfad')).toBe('https://example.org/1.jpg')
  expect(read(xml, 'anhaenge/anhang[2]/@gruppe')).toBe('GRUNDRISS')
  expect(read(xml, 'anhaenge/anhang[format="image/jpeg"][3]')).toBeNull()
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
