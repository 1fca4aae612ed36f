import { expect, test } from 'vitest'
import { listingData } from '../schema/listing-schema.ts'
import type { Rule } from '../schema/rules.ts'
import { fieldLabels, valueLabels } from './label-words.ts'

// They are told in other words, or say nothing.
const untold = ['NO_INFORMATION']
const toldOtherwise = ['estateType', 'distributionType', 'location.country', 'spaces.unit', 'management.status']

const worded = [...wordsUnder(listingData.rule, '')].filter(([path]) => !path.startsWith('location.geometry'))

test('everything that the portal has words for is shown, with a name', () => {
  const unnamed = worded.map(([path]) => path).filter((path) => fieldLabels[path] === undefined)

  expect(unnamed.toSorted()).toEqual(toldOtherwise.toSorted())
})

test('every word of the portal is shown in German and English', () => {
  const shown = worded.filter(([path]) => fieldLabels[path] !== undefined && path !== 'energy.certificate.energyClass')

  const missing = shown.flatMap(([, words]) => words.filter((word) => valueLabels[word] === undefined))
  expect(missing).toEqual(untold)
})

function* wordsUnder(rule: Rule, path: string): Iterable<[path: string, words: readonly string[]]> {
  if (rule.kind === 'word') yield [path, rule.words]
  if (rule.kind === 'list') yield* wordsUnder(rule.of, path)
  if (rule.kind === 'object')
    for (const [name, member] of Object.entries(rule.members))
      yield* wordsUnder(member.rule, path === '' ? name : `${path}.${name}`)
}
