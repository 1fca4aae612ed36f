import { describe, expect, test } from 'vitest'
import { fieldWords, propertyWords } from '../property/words/catalogue.ts'
import { advertSentences } from './advert-sentences.ts'
import { agentSentences } from './agent-sentences.ts'
import { attachmentSentences } from './attachment-sentences.ts'
import { type Language, languages } from './define-sentence.ts'
import { comparisonSentences } from './comparison-sentences.ts'
import { mailSentences } from './mail-sentences.ts'
import { portalSentences } from './portal-sentences.ts'
import { renderSentence, type Sentence, sentenceCatalogue } from './render-sentence.ts'
import { requestSentences } from './request-sentences.ts'
import { webhookSentences } from './webhook-sentences.ts'

interface Rendered {
  key: string
  en: string
  de: string
}

const rendered: Rendered[] = Object.entries(agentSentences).flatMap(([key, entry]) => {
  const examples: readonly object[] = 'examples' in entry ? entry.examples : [{}]
  return examples.map((params) => {
    const [en = '', de = ''] = languages.map((language) => renderSentence({ key, params } as Sentence, language))
    return { key, en, de }
  })
})

const members = [...Object.keys(fieldWords), ...Object.keys(propertyWords)].filter((name) => /[a-z][A-Z]/.test(name))

describe.each(languages)('what an agent reads in %s', (language: Language) => {
  const those = (forbidden: RegExp) => rendered.filter((each) => forbidden.test(each[language])).map(({ key }) => key)

  test('names no member', () => {
    expect(those(new RegExp(`\\b(${members.join('|')}|(options|address)\\.[a-z])`))).toEqual([])
  })

  test('names no status number, and no setting', () => {
    expect(those(/\(\d{3}\)|\bHTTP\b|(status|answered|antwortet|answer) \d/i)).toEqual([])
    expect(those(/\b[A-Z]+_[A-Z_]+\b/)).toEqual([])
  })

  test('is short', () => {
    expect(rendered.filter((each) => each[language].length > 250).map(({ key }) => key)).toEqual([])
  })
})

test('German says Sie, and writes as German does', () => {
  const odd = rendered.filter(({ de }) => /\b(du|dein|deine|dir|dich)\b|["']|[a-zäöü]\.[A-Z]|\d,\d{3}\b/.test(de))

  expect(odd.map(({ key }) => key)).toEqual([])
})

test('no two sentences share a key', () => {
  const groups = [
    advertSentences,
    attachmentSentences,
    comparisonSentences,
    mailSentences,
    portalSentences,
    webhookSentences,
    requestSentences,
  ].map((group) => Object.keys(group))

  expect(groups.flat().toSorted()).toEqual(Object.keys(sentenceCatalogue).toSorted())
})

describe('parameters that strangers write', () => {
  const nasty = `<img src=x onerror="alert(1)">\r\n\u2028${'ä'.repeat(10_000)}`
  const withText = Object.entries(agentSentences).flatMap(([key, entry]) => {
    if (!('examples' in entry)) return []
    const params: Record<string, unknown> = { ...entry.examples[0] }
    const texts = Object.keys(params).filter((name) => typeof params[name] === 'string' && !isOneOfWords(key, name))
    return texts.map((name) => [key, name, { ...params, [name]: nasty }] as const)
  })

  test.each(withText)('%s: %s stays one line of a few hundred characters', (key, _name, params) => {
    for (const language of languages) {
      const text = renderSentence({ key, params } as unknown as Sentence, language)

      expect(text).not.toMatch(/[\r\n\u2028]/)
      expect(text.length).toBeLessThan(700)
    }
  })
})

/** Of these, the compiler knows every value there is. */
function isOneOfWords(key: string, name: string): boolean {
  return ['pdfIsActive content', 'fileHasSecondKind kind', 'certificateExpired lastDay'].includes(`${key} ${name}`)
}
