import { check, ListingCheckDraft, PropertyDraft } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { processorMs } from '../../../test/processor-time.ts'
import { errorBody } from './errors.ts'
import { parseJson } from './json.ts'
import { ApiError, invalid } from '../lib/errors.ts'

const many = (name: (index: number) => string) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: 4_900 }, (_, index) => [name(index), index])))

describe('a body that is made to cost much', () => {
  test.for([
    ['names a member twice, and has 1.8 MB of escapes', `{"a":1,"a":"${String.raw`\u0041`.repeat(300_000)}"}`],
    ['has a member with a name of 1.9 MB', JSON.stringify({ ['x'.repeat(1_900_000)]: 1 })],
    ['has 4,900 unknown members', many((index) => `unknown${index}`)],
    ['has 4,900 unknown members with long names', many((index) => `${index}${'x'.repeat(380)}`)],
    ['has 4,900 members, each twice', `{${`${many((index) => `a${index % 2_400}`).slice(1, -1)},`.repeat(2)}"a0":1}`],
    ['breaks off after 100 kB of escapes', `{"a":"${String.raw`\u0041`.repeat(16_000)}`],
  ] as const)('and %s takes little of the processor, and gets an answer of ordinary size', ([_what, text]) => {
    const bytes = Buffer.from(text)
    answered(bytes)
    let answer = ''

    const took = processorMs(() => (answer = answered(bytes)))

    // The dearest of them takes 70; what grows faster than the body takes seconds.
    expect(took).toBeLessThan(300)
    expect(answer.length).toBeLessThan(100_000)
  })
})

/** What such a body is answered where most is compared with it. */
function answered(bytes: Buffer): string {
  try {
    const value = parseJson(bytes)
    throw invalid([...check(PropertyDraft, value), ...check(ListingCheckDraft, value)])
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return JSON.stringify(errorBody(error, '', 'en'))
  }
}
