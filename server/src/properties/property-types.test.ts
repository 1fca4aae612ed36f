import { propertyExamples, type PropertyTypeForm, propertyTypes } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'

const api = startApi()

describe('GET /property-types', () => {
  test('names every member of every type, in both languages, where a person fills it in', async () => {
    const client = await api.account()

    const { status, body } = await client.get('/property-types')
    const forms = body as PropertyTypeForm[]
    const rent = forms.find(({ type }) => type === 'apartmentRent')

    expect(status).toBe(200)
    expect(forms.map(({ type }) => type)).toEqual(propertyTypes)
    expect(rent?.sections.map(({ name }) => name.de)).toEqual([
      'Objekt',
      'Lage',
      'Preis',
      'Flächen und Räume',
      'Ausstattung',
      'Zustand und Energie',
      'Texte',
      'Bilder und Links',
      'Ansprechpartner',
    ])
    expect(memberOf(rent, '/fields/baseRent')).toEqual({
      path: '/fields/baseRent',
      kind: 'number',
      required: true,
      name: { en: 'Base rent', de: 'Kaltmiete' },
      explanation: {
        en: 'Monthly, without additional costs and heating',
        de: 'Monatlich, ohne Neben- und Heizkosten',
      },
      unit: { en: '€/month', de: '€/Monat' },
      minimum: 0,
      maximum: 9_999_999_999.99,
    })
    expect(memberOf(rent, '/fields/heatingType')?.values).toContainEqual({
      value: 'floor',
      name: { en: 'Heating of one floor', de: 'Etagenheizung' },
      explanation: { en: 'Each flat has a boiler of its own', de: 'Eine Heizung je Wohnung' },
    })
    expect(memberOf(rent, '/fields/petsAllowed')?.values?.map(({ value }) => value)).toEqual([
      true,
      false,
      'negotiable',
    ])
    expect(memberOf(rent, '/fields/plotArea')).toBeUndefined()
  })

  test.each(propertyTypes)('has a place for whatever %s may hold', async (type) => {
    const client = await api.account()

    const { body } = await client.get('/property-types')
    const form = (body as PropertyTypeForm[]).find((each) => each.type === type)
    const { type: _, fields, ...beside } = propertyExamples[type]
    const paths = [
      ...Object.keys(beside).map((name) => `/${name}`),
      ...Object.keys(fields).map((name) => `/fields/${name}`),
    ]

    expect(paths.filter((path) => memberOf(form, path) === undefined)).toEqual([])
  })

  test('is answered with 304 as long as it is the same', async () => {
    const client = await api.account()
    const { headers } = await client.get('/property-types')
    const known = String(headers['etag'])

    const again = await Promise.all(
      [known, `W/${known}`, `"other", ${known}`, '*'].map((tag) =>
        client.get('/property-types', { 'if-none-match': tag }),
      ),
    )
    const other = await client.get('/property-types', { 'if-none-match': '"other"' })

    expect(headers['cache-control']).toBe('private, no-cache')
    expect(again.map(({ status, headers }) => [status, headers['etag']])).toEqual(again.map(() => [304, known]))
    expect(other).toMatchObject({ status: 200, headers: { etag: known } })
  })
})

function memberOf(form: PropertyTypeForm | undefined, path: string) {
  return form?.sections.flatMap(({ members }) => members).find((member) => member.path === path)
}
