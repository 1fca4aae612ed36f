import { describe, expect, test } from 'vitest'
import { conflictsOf, merged } from './conflicts.ts'
import { type Draft, mergePatchBetween, withValueAt } from './draft.ts'

const base = { fields: { title: 'Hell', baseRent: 900, address: { city: 'Bonn', street: 'Am Hang' } }, links: [] }

test('a patch names what has changed, and takes away what is gone', () => {
  const mine = withValueAt(withValueAt(base, '/fields/baseRent', undefined), '/fields/address/city', 'Köln')

  expect(mergePatchBetween(base, mine)).toEqual({ fields: { baseRent: null, address: { city: 'Köln' } } })
  expect(withValueAt({ fields: { address: { city: 'Bonn' } } }, '/fields/address/city', undefined)).toEqual({})
})

test('of two versions, only what both have changed is contested', () => {
  const paths = ['/fields/title', '/fields/baseRent', '/fields/address/city', '/fields/address/street']
  const mine = withValueAt(withValueAt(base, '/fields/title', 'Ruhig'), '/fields/baseRent', 950)
  const theirs = withValueAt(withValueAt(base, '/fields/title', 'Sonnig'), '/fields/address/city', 'Köln')

  expect(conflictsOf(base, mine, theirs, paths, undefined)).toEqual([
    { path: '/fields/title', mine: 'Ruhig', theirs: 'Sonnig' },
  ])
  expect(merged(base, mine, theirs, paths, undefined, new Set())).toEqual(withValueAt(theirs, '/fields/baseRent', 950))
  expect(merged(base, mine, theirs, paths, undefined, new Set(['/fields/title']))).toMatchObject({
    fields: { title: 'Ruhig', baseRent: 950, address: { city: 'Köln' } },
  })
})

describe('a sum that two people have changed by its parts', () => {
  const paths = ['/rent', '/costs', '/total']
  const sum = { path: '/total', valueOf: (draft: Draft) => Number(draft['rent']) + Number(draft['costs']) }
  const base = { rent: 900, costs: 100, total: 1000 }

  test('is no choice of its own, and is what the chosen parts come to', () => {
    const [mine, theirs] = [
      { rent: 950, costs: 100, total: 1050 },
      { rent: 920, costs: 120, total: 1040 },
    ]

    expect(conflictsOf(base, mine, theirs, paths, sum)).toEqual([{ path: '/rent', mine: 950, theirs: 920 }])
    expect(merged(base, mine, theirs, paths, sum, new Set())).toEqual(theirs)
    expect(merged(base, mine, theirs, paths, sum, new Set(['/rent']))).toEqual({ rent: 950, costs: 120, total: 1070 })
  })

  test('counts the parts of somebody who has left the sum as it was', () => {
    const [mine, theirs] = [
      { rent: 950, costs: 100, total: 1050 },
      { ...base, costs: 120 },
    ]

    expect(merged(base, mine, theirs, paths, sum, new Set())).toEqual({ rent: 950, costs: 120, total: 1070 })
    expect(merged(base, base, theirs, paths, sum, new Set())).toEqual(theirs)
  })

  test('is contested where one of them has put something else there', () => {
    const [mine, theirs] = [
      { ...base, total: 1100 },
      { rent: 920, costs: 100, total: 1020 },
    ]

    expect(conflictsOf(base, mine, theirs, paths, sum)).toEqual([{ path: '/total', mine: 1100, theirs: 1020 }])
  })
})
