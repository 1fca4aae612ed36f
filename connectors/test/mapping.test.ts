import { fieldsByType, propertyTypes } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { checkOpenImmo } from '../src/openimmo/foreign-file/check-file.ts'
import { openImmo } from '../src/openimmo/index.ts'
import { connectors } from '../src/index.ts'
import { rounds } from '../../test/rounds.ts'
import { allMappingNotes } from './all-mapping-notes.ts'
import { besideFields, mappingRows } from './mapping-table.ts'
import { fullContact, minimalPublication, placed } from './publications.ts'
import { randomPublications } from './random-publications.ts'

const tables = allMappingNotes.flatMap(({ connector, tables }) =>
  tables.map(({ heading, options, explained }) => [connector.type, heading, connector, options, explained] as const),
)

describe.for(tables)('the mapping of %s %s', ([, , connector, options, explained]) => {
  test('has a row for every member of every type', () => {
    const rows = mappingRows({ connector, options, explained })

    for (const type of propertyTypes) {
      const mapped = rows.filter((row) => row.types.includes(type)).map(({ member }) => member.split('/')[0])
      expect(mapped).toEqual(expect.arrayContaining(Object.keys(fieldsByType[type].properties)))
      expect(rows.filter((row) => row.types.includes(type)).map(({ member }) => member)).toEqual(
        expect.arrayContaining(besideFields.map(({ name }) => name)),
      )
    }
  })

  test('fails where a member is lost', () => {
    const forgetful = { ...connector, documents: () => [], check: () => ({ problems: [], warnings: [] }) }

    expect(() => mappingRows({ connector: forgetful, options })).toThrow(/loses title of apartmentRent without a word/)
  })
})

test.for(propertyTypes)('what OpenImmo makes of random %s is as the format wants it', async (type) => {
  const publications = randomPublications(type, rounds({ few: 15, all: 200 }))

  for (const version of ['1.2.7', '1.2.5']) {
    for (const publication of publications) {
      const [document] = openImmo.documents(publication, { version })
      expect(await checkOpenImmo(Buffer.from(document?.body ?? ''))).toEqual([])
    }
  }
})

test.for(connectors.map((connector) => [connector.type, connector] as const))(
  'on %s an advert that lacks what the law wants is warned of, and not refused',
  ([, connector]) => {
    const residentialEnergyCertificate = { type: 'need', energySource: 'gas', issuedOn: '2015-01-01' }
    const publication = minimalPublication('houseBuy', {
      contact: fullContact,
      fields: { residentialEnergyCertificate },
    })

    const { problems, warnings } = connector.check(placed(publication), {})

    expect(problems).toEqual([])
    expect(warnings.slice(0, 5).map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/fields/commissionDue field_missing',
      '/fields/residentialEnergyCertificate/energyNeed field_missing',
      '/fields/constructionYear field_missing',
      '/fields/residentialEnergyCertificate/energyClass field_missing',
      '/fields/residentialEnergyCertificate/issuedOn field_doubtful',
    ])
  },
)

test.for(connectors.map((connector) => [connector.type, connector] as const))(
  'what comes from Word is legible on %s',
  ([, connector]) => {
    const publication = minimalPublication('houseBuy', {
      contact: { ...fullContact, officeHours: 'Mo 9–17\vDi 9–12' },
      fields: {
        title: 'Haus\u2028am See',
        description: 'hell\vruhig\fneu\u2028groß\u2029klein',
        locationDescription: '\uf0b7 See\n\uf0a7 Wald\n\uf0d8 Berg\n\uf02d Tal',
        furnishingDescription: 'Die\u0001len, 3\u00964 Zimmer, \u0084hell\u0093 \u0085 500 \u0080, S\u001eBahn',
      },
    })

    const sent = connector
      .documents(publication, {})
      .map(({ body }) => body.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))))
    const text = sent.join().replaceAll('\\n', '\n')

    expect(text).toContain('Haus am See')
    expect(text).toContain('hell\nruhig\nneu\ngroß\nklein')
    expect(text).toContain('• See\n• Wald\n• Berg\n- Tal')
    expect(text).toContain('Dielen')
    expect(text).toContain('3–4 Zimmer, „hell“ … 500 €, S-Bahn')
    expect(text).not.toMatch(/[\v\f\u0080-\u009f\u2028\u2029\uf020-\uf0ff]/)
  },
)
