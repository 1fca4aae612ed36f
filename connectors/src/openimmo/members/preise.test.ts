import { describe, expect, test } from 'vitest'
import { documentOf, read } from '../../../test/openimmo-documents.ts'
import { aPublication } from '../../../test/openimmo-publication.ts'

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

  // What a portal shows as Warmmiete when it adds up what it was sent, and what the tenant really pays.
  test.for([
    [{}, ['180', '120', 'true'], 1250],
    [{ additionalCostsIncludeHeatingCosts: false }, ['180', '120', 'true'], 1250],
    [{ additionalCostsIncludeHeatingCosts: true }, ['60', '120', 'true'], 1130],
    [{ additionalCostsIncludeHeatingCosts: true, heatingCosts: undefined }, ['180', null, 'true'], 1130],
    [{ additionalCostsIncludeHeatingCosts: true, heatingCosts: 400 }, ['180', null, 'true'], 1130],
    [{ additionalCostsIncludeHeatingCosts: undefined, heatingCosts: undefined }, ['180', null, null], 1130],
    [{ additionalCostsIncludeHeatingCosts: false, heatingCosts: undefined }, ['180', null, 'false'], 1130],
  ] as const)('with costs %j adds up to what is paid', ([others, expected, total]) => {
    const xml = documentOf(aPublication({ fields: { ...fields, totalRent: total, ...others } }))

    const amount = (name: string) => Number(read(xml, `preise/${name}`) ?? 0)
    expect(['nebenkosten', 'heizkosten', 'heizkosten_enthalten'].map((name) => read(xml, `preise/${name}`))).toEqual(
      expected,
    )
    expect(amount('nettokaltmiete') + amount('nebenkosten') + amount('heizkosten')).toBe(total)
  })

  test('of which only the heating is known tells that', () => {
    const others = { additionalCosts: undefined, additionalCostsIncludeHeatingCosts: true }
    const xml = documentOf(aPublication({ fields: { ...fields, ...others } }))

    expect(read(xml, 'preise/heizkosten')).toBe('120')
    expect(read(xml, 'preise/nebenkosten')).toBeNull()
  })

  test.for([
    [{ totalRent: 1250 }, 'true'],
    [{ totalRent: 1130 }, 'false'],
    [{ totalRent: 1200 }, null],
    [{ totalRent: 1250, heatingCosts: undefined, additionalCostsIncludeHeatingCosts: false }, null],
    [{ totalRent: 1130, heatingCosts: undefined, additionalCostsIncludeHeatingCosts: false }, 'false'],
    [{ totalRent: 950, additionalCosts: undefined }, null],
  ] as const)('with %j has the heating in its total: %s', ([others, expected]) => {
    const unsaid = { additionalCostsIncludeHeatingCosts: undefined }
    const xml = documentOf(aPublication({ fields: { ...fields, ...unsaid, ...others } }))

    expect(read(xml, 'preise/heizkosten_enthalten')).toBe(expected)
  })

  test('without a total rent does not say what is in it', () => {
    const xml = documentOf(aPublication({ fields: { ...fields, totalRent: undefined } }))

    expect(read(xml, 'preise/heizkosten_enthalten')).toBeNull()
  })

  test.for([
    ['3 Nettokaltmieten', null, '3 Nettokaltmieten'],
    ['2.850,00 €', '2850', null],
    ['2850', '2850', null],
    ['1.5', null, '1.5'],
    ['3', null, '3'],
  ])('deposit %s', ([deposit, amount, words]) => {
    const xml = documentOf(aPublication({ fields: { deposit } }))

    expect(read(xml, 'preise/kaution')).toBe(amount)
    expect(read(xml, 'preise/kaution_text')).toBe(words)
  })
})

test.for([
  [{ commissionDue: undefined, commission: undefined }, null, null, null],
  [{ commissionDue: false, commission: undefined }, 'false', null, null],
  [{ commissionDue: true, commission: undefined }, 'true', null, null],
  [{ commissionDue: undefined, commission: 'Keine Provision für den Verkäufer' }, 'true', 'as it is', null],
  [{ commissionDue: true, commission: '3,57 %' }, 'true', 'as it is', null],
  [{ commissionDue: true, commission: '3,57 % inkl. MwSt.' }, 'true', 'as it is', 'true'],
  [{ commissionDue: true, commission: '3 % zzgl. gesetzl. USt.' }, 'true', 'as it is', 'false'],
  [{ commissionDue: true, commission: '3,57 %', commissionIncludesVat: true }, 'true', 'as it is', 'true'],
] as const)('a commission of %j is due: %s', ([fields, isDue, words, withTax]) => {
  const xml = documentOf(aPublication({ fields: { commissionIncludesVat: undefined, ...fields } }))

  expect(read(xml, 'preise/provisionspflichtig')).toBe(isDue)
  expect(read(xml, 'preise/aussen_courtage')).toBe(words && fields.commission)
  expect(read(xml, 'preise/aussen_courtage/@mit_mwst')).toBe(withTax)
})

test('a commission that both sides pay is told of each, with one statement about the tax', () => {
  const fields = { commission: '2,5 %', commissionSeller: '2,5 %', commissionIncludesVat: false }
  const xml = documentOf(aPublication({ type: 'houseBuy', fields }))

  const paths = ['aussen_courtage', 'aussen_courtage/@mit_mwst', 'innen_courtage', 'innen_courtage/@mit_mwst']
  expect(paths.map((path) => read(xml, `preise/${path}`))).toEqual(['2,5 %', 'false', '2,5 %', 'false'])
})

test.for([
  [{ leaseInterval: 'year' }, [null, '360', 'JAHR']],
  [{ rentInterval: 'year' }, ['360', null, 'JAHR']],
  [{}, ['360', null, null]],
] as const)('a plot with %j is let or leased', ([interval, expected]) => {
  const fields = { baseRent: 360, leaseInterval: undefined, rentInterval: undefined, ...interval }
  const xml = documentOf(aPublication({ type: 'plotRent', fields }))

  const paths = ['nettokaltmiete', 'pacht', 'preis_zeiteinheit/@zeiteinheit']
  expect(paths.map((path) => read(xml, `preise/${path}`))).toEqual(expected)
})

test('a price by the square metre is told as one', () => {
  const xml = documentOf(
    aPublication({ type: 'plotBuy', fields: { purchasePricePerSquareMetre: 250, purchasePrice: undefined } }),
  )

  expect([read(xml, 'preise/kaufpreis_pro_qm'), read(xml, 'preise/kaufpreis')]).toEqual(['250', null])
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
