import { expect, test } from 'vitest'
import { listingData } from '../schema/listing-schema.ts'
import type { Rule } from '../schema/rules.ts'
import { fieldLabels } from './field-labels.ts'
import { untoldWords } from './labels.ts'
import { dealLabels, estateLabels, marketLabels, valueLabel } from './value-labels.ts'

// They stand beside the price.
const ofPrices =
  'amount vatValue vatPercent isVatIncluded priceInformation accounting priceTimeUnit parkingStyle'.split(' ')
const leaves = [...leavesUnder(listingData.rule, '')]
const toldOtherwise = [
  /^(estateType|estateSubType|distributionType|location|texts)\b/,
  // How a price, or a term, is counted stands beside it.
  /^prices\.(currency|showPrice|rent\.priceTimeUnit|brokerageFee\.isFeeIncluded)$/,
  /\.isOperatingCostsIncluded$/,
  /^(spaces\.spaceMeasureUnit|management\.marketStatus)$/,
]
// People of here read German.
const inOtherLanguage = /\.(en|fr|nl)$/

test('everything that the portal has words, flags or numbers for is shown, with a name', () => {
  const unnamed = leaves
    .map(([path]) => path)
    .filter((path) => !inOtherLanguage.test(path) && !toldOtherwise.some((each) => each.test(path)))
    .filter((path) => fieldLabels[path] === undefined)

  expect(unnamed).toEqual([])
})

test('every name belongs to something that the portal has', () => {
  const known = new Set(leaves.map(([path]) => path))

  expect(Object.keys(fieldLabels).filter((path) => !known.has(path))).toEqual([])
})

test('every word of the portal is shown in German and English', () => {
  const special: Record<string, object> = {
    estateType: estateLabels,
    distributionType: dealLabels,
    'management.marketStatus': marketLabels,
  }
  const missing = leaves.flatMap(([path, { kind, ...rule }]) => {
    const words = kind === 'word' && 'words' in rule ? rule.words : []
    if (/spaceMeasureUnit|efficiencyClass|geometry/.test(path)) return []
    const isShown = (word: string) => special[path] !== undefined || valueLabel(path, word) !== undefined
    return words.filter((word) => !untoldWords.includes(word) && !isShown(word)).map((word) => `${path} ${word}`)
  })

  expect(missing).toEqual([])
  for (const [path, labels] of Object.entries(special)) {
    const rule = leaves.find(([each]) => each === path)?.[1]
    expect(rule?.kind === 'word' && rule.words).toEqual(Object.keys(labels))
  }
})

/** A price counts as one, beside what else stands there. What nobody has described has no leaves. */
function* leavesUnder(rule: Rule, path: string): Iterable<[path: string, rule: Rule]> {
  if (rule.kind === 'list') return yield* leavesUnder(rule.of, rule.of.kind === 'object' ? `${path}.0` : path)
  if (rule.kind !== 'object') return yield [path, rule]
  const isPrice = rule.members['amount'] !== undefined
  if (isPrice) yield [path, rule]
  for (const [name, member] of Object.entries(rule.members))
    if (!isPrice || !ofPrices.includes(name)) yield* leavesUnder(member.rule, path === '' ? name : `${path}.${name}`)
}
