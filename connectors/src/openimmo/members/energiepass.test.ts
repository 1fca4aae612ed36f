import { describe, expect, test } from 'vitest'
import { anApartment, documentOf, read } from '../../../test/openimmo-documents.ts'
import { aPublication } from '../../../test/openimmo-publication.ts'

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
    ['notRequired', 'nicht_noetig', null],
    ['notYetAvailable', 'bei_besichtigung', 'Der Energieausweis liegt zur Besichtigung vor.'],
  ] as const)('that is %s is %s', ([energyCertificateStatus, jahrgang, text]) => {
    const fields = { energyCertificateStatus, residentialEnergyCertificate: undefined }

    const xml = documentOf(aPublication({ fields }))

    expect(read(xml, './/jahrgang')).toBe(jahrgang)
    expect(read(xml, './/epasstext')).toBe(text)
  })

  test.for([
    ['notRequired', 'nicht_noetig'],
    ['notYetAvailable', 'bei_besichtigung'],
  ])('that is %s is %s also where its figures are given', ([energyCertificateStatus, jahrgang]) => {
    const publication = aPublication({ fields: { energyCertificateStatus, residentialEnergyCertificate: need } })
    const xml = documentOf(publication)

    expect(read(xml, './/jahrgang')).toBe(jahrgang)
    expect(read(xml, './/endenergiebedarf')).toBe('75.5')
    const said = read(documentOf(publication, { version: '1.2.5' }), './/sonstige_angaben') ?? ''
    expect(said.includes('Energieausweis liegt zur Besichtigung vor')).toBe(
      energyCertificateStatus === 'notYetAvailable',
    )
  })

  test('that is there, and of which nothing else is known, is told in words, abroad too', () => {
    const fields = { energyCertificateStatus: 'present', residentialEnergyCertificate: undefined }
    const { address } = aPublication().property.fields
    const abroad = aPublication({ fields: { ...fields, address: { ...address, country: 'AT' } } })

    for (const publication of [aPublication({ fields }), abroad]) {
      expect(read(documentOf(publication), './/sonstige_angaben')).toContain('Energieausweis liegt vor')
    }
  })

  test('that is shown at the viewing is told to 1.2.5 in words', () => {
    const fields = {
      energyCertificateStatus: 'notYetAvailable',
      residentialEnergyCertificate: undefined,
      miscellaneousDescription: undefined,
    }

    const xml = documentOf(aPublication({ fields }), { version: '1.2.5' })

    expect(read(xml, './/sonstige_angaben')).toContain('Energieausweis liegt zur Besichtigung vor')
    expect(read(xml, './/energiepass')).toBeNull()
    expect(xml).not.toContain('epass_jahrgang')
  })

  test('names every carrier, and the year where it is another than the building’s', () => {
    const several = { ...need, furtherEnergySources: ['gas', 'wood', 'solar'], constructionYear: 1988 }
    const xml = documentOf(aPublication({ fields: { residentialEnergyCertificate: several, heatingType: 'heatPump' } }))

    expect(read(xml, './/primaerenergietraeger')).toBe('HOLZ, GAS, SOLAR')
    for (const word of ['HOLZ', 'GAS', 'SOLAR', 'LUFTWP']) expect(read(xml, `.//befeuerung/@${word}`)).toBe('true')
    expect(read(xml, './/energiepass/baujahr')).toBe('1988')
  })

  test('from before classes needs none', () => {
    const residentialEnergyCertificate = { ...need, energyClass: undefined, issuedOn: '2013-01-01' }
    const publication = anApartment({ fields: { residentialEnergyCertificate } })

    expect(read(documentOf(publication), './/jahrgang')).toBe('2008')
  })
})

test('a year of construction that nobody knows is said in words', () => {
  const fields = { constructionYear: undefined, constructionYearUnknown: true }

  const xml = documentOf(aPublication({ fields }))

  expect(read(xml, './/sonstige_angaben')).toContain('Baujahr unbekannt')
  expect(read(xml, 'zustand_angaben/baujahr')).toBeNull()
})
