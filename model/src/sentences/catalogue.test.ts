import { describe, expect, test } from 'vitest'
import { languages } from './define-sentence.ts'
import { renderSentence, renderSentences, type Sentence, sentenceCatalogue } from './render-sentence.ts'
import { sayIn } from './say.ts'

const entries = Object.entries(sentenceCatalogue)
const rendered = entries.flatMap(([key, entry]) =>
  ('examples' in entry ? [...entry.examples] : [{}]).map((params) => ({
    key,
    en: renderSentence({ key, params } as Sentence, 'en'),
    de: renderSentence({ key, params } as Sentence, 'de'),
  })),
)

describe('every sentence', () => {
  test.each(languages)('is whole in %s, with every example', (language) => {
    const texts = rendered.map((sentence) => sentence[language])

    expect(texts.filter((text) => !/^\S.*[.?]$/.test(text))).toEqual([])
    expect(texts.filter((text) => /undefined|NaN|\[object|\s{2}|\.\.$/.test(text))).toEqual([])
  })

  test.each(languages)('uses each of its parameters in %s', (language) => {
    const unused = entries.flatMap(([key, entry]) => {
      if (!('examples' in entry)) return []
      const used = new Set<unknown>()
      for (const example of entry.examples) {
        const watched = new Proxy(example, { get: (params, name) => (used.add(name), Reflect.get(params, name)) })
        entry[language](watched as never, sayIn[language])
      }
      return Object.keys(entry.examples[0]).flatMap((name) => (used.has(name) ? [] : [`${key}: ${name}`]))
    })

    expect(unused).toEqual([])
  })

  test('differs between the languages', () => {
    expect(rendered.filter(({ en, de }) => en === de)).toEqual([])
  })
})

describe('what strangers write', () => {
  test.each([
    ['line breaks', 'a\r\nb\u2028c\u0000d', 'a b c d is missing.'],
    ['markup, which stays text', '<b>"x"</b>', '<b>"x"</b> is missing.'],
    ['10,000 characters', 'x'.repeat(10_000), `${'x'.repeat(200)}… is missing.`],
    ['10,000 characters of two units', '😀'.repeat(10_000), `${'😀'.repeat(200)}… is missing.`],
    ['what turns the text around', 'a\u202eb\u2066c', 'abc is missing.'],
    ['10,000 blanks', `${' '.repeat(10_000)}x`, '… is missing.'],
  ])('becomes one short line: %s', (_, member, expected) => {
    expect(renderSentence({ key: 'memberMissing', params: { member } }, 'en')).toBe(expected)
  })

  test('a list ends somewhere', () => {
    const allowed = Array.from({ length: 1_000 }, (_, index) => String(index))

    const text = renderSentence({ key: 'memberMissing', params: { member: 'a', allowed } }, 'de')

    expect(text).toMatch(/98, 99 oder …\.$/)
  })
})

test('a sentence that this version does not have names its key', () => {
  const newer = { key: 'ofTheYear2030' } as unknown as Sentence

  expect(languages.map((language) => renderSentence(newer, language))).toEqual([
    'This version has no words for ofTheYear2030.',
    'Diese Version hat keine Worte für ofTheYear2030.',
  ])
})

test('several sentences become one text', () => {
  const faults: Sentence[] = [
    { key: 'memberMissing', params: { member: 'type' } },
    { key: 'moreFaults', params: { count: 2 } },
  ]

  expect(renderSentences(faults, 'de')).toBe('type fehlt. Es gibt 2 weitere Fehler.')
})

describe('how a language writes', () => {
  test.each<[string, (say: (typeof sayIn)['en']) => string, string, string]>([
    ['numbers', (say) => say.number(1234.5), '1,234.5', '1.234,5'],
    ['money', (say) => say.money(1200), '€1,200', '1.200 €'],
    ['money with cents', (say) => say.money(1200.5), '€1,200.50', '1.200,50 €'],
    ['areas', (say) => say.area(72.5), '72.5 m²', '72,5 m²'],
    ['days', (say) => say.day('2026-01-31'), '31 January 2026', '31. Januar 2026'],
    ['times', (say) => say.time('2026-07-31T22:30:00.000Z'), '1 August 2026 at 00:30', '1. August 2026 um 00:30'],
    ['a choice', (say) => say.either(['a', 'b', 'c']), 'a, b or c', 'a, b oder c'],
    ['a list', (say) => say.all(['a', 'b', 'c']), 'a, b and c', 'a, b und c'],
    ['bytes', (say) => say.bytes(1.5 * 1024 * 1024), '1.5 MB', '1,5 MB'],
    ['few bytes', (say) => say.bytes(2048), '2 kB', '2 kB'],
    ['seconds', (say) => say.duration(1), '1 second', '1 Sekunde'],
    ['some seconds', (say) => say.duration(89.5), '90 seconds', '90 Sekunden'],
    ['minutes', (say) => say.duration(120), '2 minutes', '2 Minuten'],
    ['hours', (say) => say.duration(7201), '3 hours', '3 Stunden'],
    ['days that pass', (say) => say.duration(2 * 86_400), '2 days', '2 Tage'],
    ['one', (say) => say.count(1, 'x', 'xs'), '1 x', '1 x'],
    ['many', (say) => say.count(1000, 'x', 'xs'), '1,000 xs', '1.000 xs'],
    ['quotations', (say) => say.quote('x'), '“x”', '„x“'],
  ])('%s', (_, write, en, de) => {
    expect([write(sayIn.en), write(sayIn.de)]).toEqual([en, de])
  })
})
