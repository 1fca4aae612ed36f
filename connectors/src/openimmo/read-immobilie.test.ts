import { type AnyFields, type Property, type PropertyType, propertyTypes } from '@aushang/model'
import { XmlDocument, type XmlElement } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { rounds } from '../../../test/rounds.ts'
import { aPublication } from '../../test/openimmo-publication.ts'
import { documentOf } from '../../test/openimmo-documents.ts'
import { fullContact } from '../../test/publications.ts'
import { randomPublications } from '../../test/random-publications.ts'
import { realisticProperties } from '../../test/realistic.ts'
import { depositIn, germanAvailability } from '../mapping/german-text.ts'
import { checkOpenImmo } from './foreign-file/check-file.ts'
import { openImmo } from './index.ts'
import { immobilieTable } from './members.ts'
import { type Options, settingsOf } from './options.ts'
import { readImmobilie } from './read-immobilie.ts'

function readXml(xml: string, options: Options = {}) {
  using document = XmlDocument.fromString(xml)
  const read = readImmobilie(document.get('//immobilie') as XmlElement, settingsOf(options))
  if ('otherKind' in read) throw new Error(`it is a ${read.otherKind}`)
  return read
}

/** What is read of the property when this is in an object of its type. */
function readWith(type: PropertyType, sections: string) {
  const [kind, deal] = [
    type.startsWith('apartment') ? 'wohnung' : type.startsWith('house') ? 'haus' : 'grundstueck',
    type.endsWith('Buy'),
  ]
  const category = `<objektkategorie><nutzungsart WOHNEN="1" GEWERBE="0"/>
    <vermarktungsart KAUF="${Number(deal)}" MIETE_PACHT="${Number(!deal)}"/><objektart><${kind}/></objektart></objektkategorie>`
  const { property, unread } = readXml(
    `<immobilie>${sections.includes('<objektkategorie>') ? '' : category}${sections}</immobilie>`,
  )
  return {
    ...property.fields,
    offerStatus: property.offerStatus,
    unread: unread.map(({ name, value }) => `${name}=${value}`),
  }
}

describe('What was written is read again:', () => {
  const ways: [string, Options][] = [
    ['1.2.7', {}],
    ['1.2.5', { version: '1.2.5' }],
    ['1.2.7 with the costs in kaltmiete', { kaltmiete: 'baseRentAndCosts', hiddenAddress: 'sent' }],
  ]
  const randomCount = rounds({ few: 25, all: 300 })

  test.for(propertyTypes.flatMap((type) => ways.map(([way, options]) => [type, way, options] as const)))(
    `${randomCount} random %s in %s, written again as they were read, are the same documents`,
    ([type, , options]) => {
      for (const publication of randomPublications(type, randomCount)) {
        const xml = documentOf(publication, options)

        const { property, unread } = readXml(xml, options)

        const again = {
          ...publication,
          property: { ...publication.property, offerStatus: 'open', ...property } as Property,
        }
        expect(saidIn(documentOf(again, options))).toEqual(saidIn(xml))
        expect(unread).toEqual([])
        const { fields } = withoutLeftOut(publication.property, options)
        expect(comparable(property.fields)).toMatchObject(comparable(fields))
      }
    },
  )

  test.for(Object.entries(realisticProperties))('%s', async ([, { type, fields }]) => {
    const { property: drawn, ...publication } = aPublication({ type })
    const property = { ...drawn, fields } as Property
    const xml = documentOf({ ...publication, property })

    const read = readXml(xml)

    expect(openImmo.check({ ...publication, property }, {}).problems).toEqual([])
    expect(await checkOpenImmo(Buffer.from(xml))).toEqual([])
    expect([read.property.type, read.unread]).toEqual([type, []])
    expect(comparable(read.property.fields)).toMatchObject(comparable(fields))
  })
})

describe('A foreign file', () => {
  test('has numbers, words and flags as people write them', () => {
    const { unread, ...fields } = readWith(
      'apartmentRent',
      `<geo><plz> 10115 </plz><land iso_land="deu"/><etage/></geo>
      <preise><nettokaltmiete>1.250,00</nettokaltmiete><nebenkosten>84,5</nebenkosten><heizkosten>0</heizkosten></preise>
      <flaechen><wohnflaeche>72,50</wohnflaeche><anzahl_zimmer>2.5</anzahl_zimmer><anzahl_sep_wc>0</anzahl_sep_wc></flaechen>
      <ausstattung><ausstatt_kategorie>gehoben</ausstatt_kategorie><kueche EBK="1" OFFEN="false"/><kamin>ja</kamin>
        <unterkellert keller="ja"/></ausstattung>
      <zustand_angaben><zustand zustand_art="gepflegt"/><energiepass><epart>Verbrauch</epart>
        <gueltig_bis>01.05.2034</gueltig_bis><energieverbrauchkennwert>98,4 kWh/(m²*a)</energieverbrauchkennwert>
        <primaerenergietraeger>Erdgas, Solar</primaerenergietraeger><wertklasse>c</wertklasse></energiepass></zustand_angaben>`,
    )

    expect(fields).toMatchObject({
      address: { postalCode: '10115', country: 'DE' },
      baseRent: 1250,
      additionalCosts: 84.5,
      livingArea: 72.5,
      numberOfRooms: 2.5,
      interiorQuality: 'high',
      hasBuiltInKitchen: true,
      hasFireplace: true,
      hasCellar: true,
      condition: 'wellKept',
      residentialEnergyCertificate: {
        type: 'consumption',
        energyConsumption: 98.4,
        energySource: 'gas',
        furtherEnergySources: ['solar'],
        energyClass: 'C',
        validUntil: '2034-05-01',
      },
    })
    expect(fields).not.toHaveProperty('heatingCosts')
    expect(unread).toEqual([])
  })

  test.for([
    ['zustand_angaben', '<zustand zustand_art="VOLL_SANIERT"/>', 'zustand_angaben.zustand.@zustand_art=VOLL_SANIERT'],
    ['zustand_angaben', '<zustand zustand_art="ENTKERNT"/>', 'zustand_angaben.zustand.@zustand_art=ENTKERNT'],
    ['zustand_angaben', '<alter alter_attr="ALTBAU"/>', 'zustand_angaben.alter.@alter_attr=ALTBAU'],
    ['zustand_angaben', '<baujahr>ca. 1900</baujahr>', 'zustand_angaben.baujahr=ca. 1900'],
    ['zustand_angaben', '<energiepass><hwbwert>45</hwbwert></energiepass>', 'zustand_angaben.energiepass.hwbwert=45'],
    ['ausstattung', '<unterkellert keller="TEIL"/>', 'ausstattung.unterkellert.@keller=TEIL'],
    ['flaechen', '<anzahl_terrassen>2</anzahl_terrassen>', 'flaechen.anzahl_terrassen=2'],
    ['geo', '<etage>EG</etage>', 'geo.etage=EG'],
    ['ausstattung', '<kamin>constructor</kamin>', 'ausstattung.kamin=constructor'],
    [
      'zustand_angaben',
      '<energiepass><jahrgang>constructor</jahrgang></energiepass>',
      'zustand_angaben.energiepass.jahrgang=constructor',
    ],
    ['preise', '<kaufpreis>1,250.00</kaufpreis>', 'preise.kaufpreis=1,250.00'],
    ['preise', '<mieteinnahmen_ist periode="JAHR">9600</mieteinnahmen_ist>', 'preise.mieteinnahmen_ist=9600'],
    ['preise', '<kaufpreis auf_anfrage="1">350000</kaufpreis>', 'preise.kaufpreis=350000'],
    ['', '<user_defined_simplefield feldname="url">x</user_defined_simplefield>', 'user_defined_simplefield[url]=x'],
  ] as const)('says in %s what is not understood: %s', ([section, xml, name]) => {
    const sections = section === '' ? xml : `<${section}>${xml}</${section}>`

    expect(readWith('apartmentBuy', sections).unread).toContain(name)
  })

  test.for([
    ['only the base rent as kaltmiete', { kaltmiete: 950, nebenkosten: 180 }, { baseRent: 950, additionalCosts: 180 }],
    [
      'kaltmiete with the costs, as the sum tells',
      { kaltmiete: 1130, warmmiete: 1250, nebenkosten: 180, heizkosten: 120 },
      { baseRent: 950, additionalCosts: 180, heatingCosts: 120, totalRent: 1250 },
    ],
    ['both rents', { nettokaltmiete: 950, kaltmiete: 1130, nebenkosten: 180 }, { baseRent: 950, additionalCosts: 180 }],
    [
      'heating in the costs, and how much of them it is',
      { nettokaltmiete: 950, warmmiete: 1250, nebenkosten: 300, heizkosten_enthalten: true, heizkosten: 120 },
      { additionalCosts: 300, heatingCosts: 120, additionalCostsIncludeHeatingCosts: true, totalRent: 1250 },
    ],
    [
      'heating in the costs',
      { nettokaltmiete: 950, nebenkosten: 300, heizkosten_enthalten: 1 },
      { additionalCosts: 300, additionalCostsIncludeHeatingCosts: true },
    ],
    [
      'heating beside the costs, all of it in the total',
      { nettokaltmiete: 950, warmmiete: 1250, nebenkosten: 180, heizkosten_enthalten: true, heizkosten: 120 },
      { additionalCosts: 180, heatingCosts: 120, additionalCostsIncludeHeatingCosts: undefined, totalRent: 1250 },
    ],
  ] as const)('with %s is understood', ([, prices, expected]) => {
    const elements = Object.entries(prices).map(([name, value]) => `<${name}>${value}</${name}>`)

    const read = readWith('houseRent', `<preise>${elements.join('')}</preise>`)

    expect(
      Object.fromEntries(Object.keys(expected).map((name) => [name, (read as Record<string, unknown>)[name]])),
    ).toEqual(expected)
    expect(read.unread).toEqual([])
  })

  test('says who pays the commission, and whether the tax is in it', () => {
    const read = readWith(
      'houseBuy',
      `<preise><innen_courtage mit_mwst="1">2,975 %</innen_courtage><aussen_courtage mit_mwst="true">2,975 %</aussen_courtage></preise>`,
    )

    expect(read).toMatchObject({
      commission: '2,975 %',
      commissionSeller: '2,975 %',
      commissionIncludesVat: true,
      unread: [],
    })
  })

  test('that says two things about the tax says none of ours', () => {
    const read = readWith(
      'houseBuy',
      `<preise><innen_courtage mit_mwst="false">2,5 %</innen_courtage><aussen_courtage mit_mwst="true">2,975 %</aussen_courtage></preise>`,
    )

    expect(read.commissionIncludesVat).toBeUndefined()
    expect(read.unread).toEqual(['preise.innen_courtage.@mit_mwst=false', 'preise.aussen_courtage.@mit_mwst=true'])
  })

  test('whose commission is none has none', () => {
    const read = readWith('houseBuy', '<preise><aussen_courtage>provisionsfrei</aussen_courtage></preise>')

    expect(read).toMatchObject({ commissionDue: false, unread: [] })
    expect(read.commission).toBeUndefined()
  })

  test('with places of several kinds tells neither the kind nor the price of all', () => {
    const read = readWith(
      'apartmentRent',
      `<preise><stp_garage stellplatzmiete="80" anzahl="1"/></preise><flaechen><anzahl_stellplaetze>2</anzahl_stellplaetze></flaechen>
      <ausstattung><stellplatzart GARAGE="1"/><stellplatzart FREIPLATZ="1"/></ausstattung>`,
    )

    expect(read).toMatchObject({ numberOfParkingSpaces: 2 })
    expect(read).not.toHaveProperty('parkingSpaceType')
    expect(read).not.toHaveProperty('parkingSpaceRent')
    expect(read.unread).toHaveLength(4)
  })

  test.for([
    ['<heizungsart ZENTRAL="1"/><befeuerung GAS="1"/>', 'central', ['ausstattung.befeuerung.@GAS=1']],
    ['<befeuerung GAS="1"/>', 'gas', []],
    [
      '<befeuerung LUFTWP="1" SOLAR="1"/>',
      undefined,
      ['ausstattung.befeuerung.@LUFTWP=1', 'ausstattung.befeuerung.@SOLAR=1'],
    ],
    [
      '<heizungsart OFEN="1" ZENTRAL="1"/>',
      undefined,
      ['ausstattung.heizungsart.@OFEN=1', 'ausstattung.heizungsart.@ZENTRAL=1'],
    ],
  ] as const)('with %s is heated by %s', ([xml, heatingType, unread]) => {
    const read = readWith('houseRent', `<ausstattung>${xml}</ausstattung>`)

    expect([(read as AnyFields).heatingType, read.unread]).toEqual([heatingType, unread])
  })

  test('at no degrees lies nowhere', () => {
    const read = readWith('houseRent', '<geo><geokoordinaten breitengrad="0.0" laengengrad="0"/></geo>')

    expect(read).not.toHaveProperty('address.latitude')
    expect(read.unread).toEqual([])
  })

  test('in another currency has no prices of ours', () => {
    const read = readWith('houseBuy', '<preise><kaufpreis>500000</kaufpreis><waehrung iso_waehrung="CHF"/></preise>')

    expect(read).not.toHaveProperty('purchasePrice')
    expect(read.unread).toEqual(['preise.kaufpreis=500000', 'preise.waehrung.@iso_waehrung=CHF'])
  })

  test('with a price beside the price by the square metre has that price', () => {
    const prices = '<kaufpreis>210000</kaufpreis><kaufpreis_pro_qm>350</kaufpreis_pro_qm>'

    expect(readWith('plotBuy', `<preise>${prices}</preise>`)).toMatchObject({ purchasePrice: 210_000 })
    expect(readWith('plotBuy', '<preise><kaufpreis_pro_qm>350</kaufpreis_pro_qm></preise>')).toMatchObject({
      purchasePricePerSquareMetre: 350,
      unread: [],
    })
  })

  test.for([
    ['<buero_praxen/>', 'KAUF="1" MIETE_PACHT="0"', 'buero_praxen KAUF'],
    ['<wohnung/><haus/>', 'KAUF="1" MIETE_PACHT="0"', 'wohnung haus KAUF'],
    ['<wohnung/>', 'KAUF="1" MIETE_PACHT="1"', 'wohnung KAUF MIETE_PACHT'],
    ['<wohnung/>', 'LEASING="1"', 'wohnung LEASING'],
  ] as const)('of %s, %s is none of ours', ([kind, deal, otherKind]) => {
    using document = XmlDocument.fromString(
      `<immobilie><objektkategorie><vermarktungsart ${deal}/><objektart>${kind}</objektart></objektkategorie></immobilie>`,
    )

    expect(readImmobilie(document.root)).toEqual({ otherKind })
  })

  test('that says only that it is not sold is to let', () => {
    const category = '<vermarktungsart KAUF="0"/><objektart><wohnung/></objektart>'

    const { property } = readXml(`<immobilie><objektkategorie>${category}</objektkategorie></immobilie>`)

    expect(property.type).toBe('apartmentRent')
  })

  test('names its objects, its contact and what is to be done', () => {
    const { numbers, contact, action, unread } = readXml(documentOf(aPublication({ contact: fullContact })))
    const { id: _, createdAt: _created, updatedAt: _updated, ...draft } = fullContact

    expect(numbers).toEqual({
      external: 'WHG-2041',
      internal: expect.any(String),
      obid: expect.stringMatching(/^OAUS/),
    })
    expect(contact).toEqual(draft)
    expect([action, unread]).toEqual(['CHANGE', []])
  })
})

/** "Kind of flat: not said" says nothing, nor do the blanks at the end of a text. */
function saidIn(xml: string): string {
  return xml.replaceAll(/\s+(?=<\/)/g, '').replaceAll(/ (?:wohnungtyp|haustyp)="KEINE_ANGABE"/g, '')
}

/** Without what a warning says is left out. */
function withoutLeftOut(property: Property, options: Options): Property {
  const kept = structuredClone(property)
  for (const { path, words } of immobilieTable.leftoversOf(property, settingsOf(options))) {
    if (words !== undefined) continue
    const names = path.split('/').slice(1)
    const last = names.pop() ?? ''
    const holder = names.reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], kept)
    delete (holder as Record<string, unknown>)[last]
  }
  return kept
}

/** Two properties that say the same are the same by it: the format has one way to say it. */
function comparable(given: object): Record<string, unknown> {
  const fields = structuredClone(given) as AnyFields
  const { address, residentialEnergyCertificate: certificate, heatingCosts: heating = 0 } = fields
  if (address && !address.publish) {
    for (const name of ['street', 'streetNumber', 'latitude', 'longitude'] as const) delete address[name]
  }
  if (fields.deposit !== undefined) fields.deposit = String(depositIn(fields.deposit) ?? fields.deposit)
  if (fields.availableFrom) fields.availableFrom = germanAvailability(fields.availableFrom) ?? ''
  if (certificate?.constructionYear === fields.constructionYear) delete certificate?.constructionYear
  delete certificate?.prior2014
  if (
    fields.additionalCostsIncludeHeatingCosts &&
    fields.additionalCosts &&
    heating &&
    heating <= fields.additionalCosts
  ) {
    fields.additionalCosts = Math.round((fields.additionalCosts - heating) * 100) / 100
    delete fields.additionalCostsIncludeHeatingCosts
  }
  if (fields.purchasePriceOnRequest) delete fields.purchasePrice
  if (fields.apartmentType === 'other') delete fields.apartmentType
  if (fields.houseType === 'other') delete fields.houseType
  return said(fields) as Record<string, unknown>
}

/** Without what says nothing. */
function said(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.toSorted((one, other) => String(one).localeCompare(String(other)))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, each]): [string, unknown] => [name, said(each)])
  return Object.fromEntries(
    members.filter(([name, each]) => name === 'floor' || (Boolean(each) && String(each) !== '')),
  )
}
