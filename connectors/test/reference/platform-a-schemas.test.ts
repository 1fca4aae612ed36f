import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PropertyType, propertyTypes } from '@aushang/model'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../../../test/rounds.ts'
import { needing, reference } from '../../../test/needs.ts'
import type { Publication } from '../../src/contract.ts'
import { documentsOf } from '../../src/platform-a/document/documents.ts'
import { checkPublication } from '../../src/platform-a/check-publication.ts'
import { fullPublication, minimalPublication } from '../publications.ts'
import { randomPublications } from '../random-publications.ts'
import { realisticProperties, realisticPublication } from '../realistic.ts'

const schemas = reference('platform-a/xsd/resolvable', 'PLATFORM_A_XSD')

const energies: [string, object][] = [
  ['a certificate from before May 2014', { prior2014: true, energyClass: undefined, warmWaterIncluded: true }],
  ['a certificate of need', { type: 'need', energyConsumption: undefined, energyNeed: 88 }],
]

const publications: [string, Publication][] = [
  ...Object.keys(realisticProperties).map((name): [string, Publication] => [name, realisticPublication(name)]),
  ...propertyTypes.flatMap((type): [string, Publication][] => [
    [`${type}, minimal`, minimalPublication(type)],
    [`${type}, full`, fullPublication(type)],
    ...(type.startsWith('plot')
      ? []
      : energies.map(([name, parts]): [string, Publication] => [`${type}, ${name}`, withEnergy(type, parts)])),
    ...(type.endsWith('Buy') ? [[`${type}, abroad`, abroad(type)] as [string, Publication]] : []),
  ]),
]

describe('The schemas of platform-a', needing(schemas), () => {
  let adverts: XsdValidator
  let others: XsdValidator

  beforeAll(() => {
    xmlRegisterFsInputProviders()
    adverts = schema('realestates-1.0.xsd')
    others = schema('common-1.0.xsd')
  })

  afterAll(() => {
    adverts.dispose()
    others.dispose()
  })

  test.for(publications)('take every document of %s', ([, publication]) => {
    const documents = documentsOf(publication)

    for (const { part, body } of documents) {
      const document = XmlDocument.fromString(body)
      try {
        expect(() => (part === 'advert' ? adverts : others).validate(document)).not.toThrow()
      } finally {
        document.dispose()
      }
    }
  })

  const randomCount = rounds({ few: 25, all: 200 })
  test.for(propertyTypes)(`take the advert of ${randomCount} random %s`, (type) => {
    const publishable = randomPublications(type, 2 * randomCount).filter(
      (publication) => checkPublication(publication).problems.length === 0,
    )

    expect(publishable.length).toBeGreaterThanOrEqual(randomCount)
    for (const publication of publishable.slice(0, randomCount)) {
      const document = XmlDocument.fromString(documentsOf(publication)[0]?.body ?? '')
      try {
        expect(() => adverts.validate(document)).not.toThrow()
      } finally {
        document.dispose()
      }
    }
  })

  test('refuse another order, so that the test above proves something', () => {
    const [advert] = documentsOf(fullPublication('houseRent'))
    const document = XmlDocument.fromString((advert?.body ?? '').replaceAll('numberOfRooms', 'numberOfRoomz'))

    expect(() => adverts.validate(document)).toThrow(/numberOfRoomz/)

    document.dispose()
  })
})

function schema(name: string): XsdValidator {
  const url = join(schemas.path, name)
  const document = XmlDocument.fromBuffer(readFileSync(url), { url })
  try {
    return XsdValidator.fromDoc(document)
  } finally {
    document.dispose()
  }
}

function withEnergy(type: PropertyType, parts: object): Publication {
  const { fields } = fullPublication(type).property
  const certificate = 'residentialEnergyCertificate' in fields ? fields.residentialEnergyCertificate : {}
  const merged = Object.entries({ ...certificate, ...parts }).filter(([, value]) => value !== undefined)
  return fullPublication(type, { fields: { residentialEnergyCertificate: Object.fromEntries(merged) } })
}

function abroad(type: PropertyType): Publication {
  const address = { postalCode: '07001', city: 'Palma', region: 'Balearen', country: 'ES' }
  return fullPublication(type, { fields: { address } })
}
