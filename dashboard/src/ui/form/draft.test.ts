import { expect, test } from 'vitest'
import { conflictsOf, merged } from './conflicts.ts'
import { mergePatchBetween, withValueAt } from './draft.ts'

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

  expect(conflictsOf(base, mine, theirs, paths)).toEqual([{ path: '/fields/title', mine: 'Ruhig', theirs: 'Sonnig' }])
  expect(merged(base, mine, theirs, paths, new Set())).toEqual(withValueAt(theirs, '/fields/baseRent', 950))
  expect(merged(base, mine, theirs, paths, new Set(['/fields/title']))).toMatchObject({
    fields: { title: 'Ruhig', baseRent: 950, address: { city: 'Köln' } },
  })
})
