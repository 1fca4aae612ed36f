import { describe, expect, test } from 'vitest'
import { contactWords } from '../../contact-words.ts'
import { languages } from '../../sentences/define-sentence.ts'
import { fieldsByType, propertyTypes } from '../types.ts'
import { fieldWords, membersBySection, propertyWords } from './catalogue.ts'
import { namePath } from './name-of-path.ts'
import type { Phrase } from './phrase.ts'

interface AnyWords {
  name: Phrase
  explanation: Phrase
  pluralIn?: readonly string[]
  values?: Record<string, AnyWords>
  members?: Record<string, AnyWords>
  ofType?: Record<string, Partial<AnyWords>>
}

const nothing = { name: { de: '', en: '' }, explanation: { de: '', en: '' } }
const catalogue: Record<string, AnyWords> = {
  property: { ...nothing, members: { ...propertyWords } },
  fields: { ...nothing, members: { ...fieldWords } },
  contact: { ...nothing, members: { ...contactWords } },
}
const entries = Object.entries(catalogue).flatMap(([path, { members = {} }]) => inside(path, members))

function inside(path: string, words: Record<string, AnyWords>): { path: string; words: AnyWords }[] {
  return Object.entries(words).flatMap(([name, entry]) => [
    { path: `${path}/${name}`, words: entry },
    ...inside(`${path}/${name}`, entry.members ?? {}),
    ...inside(`${path}/${name}=`, entry.values ?? {}),
  ])
}

describe('the words of the catalogue', () => {
  test.each(languages)('are short lines in %s, as they stand in a sentence', (language) => {
    const texts = entries.flatMap(({ path, words: { name, explanation } }) => [
      { path, text: name[language] },
      { path, text: explanation[language] },
    ])

    expect(texts.filter(({ text }) => !/^\S.{0,99}$/.test(text) || / {2}|\s$/.test(text))).toEqual([])
    expect(texts.filter(({ text }) => /[^.]\.$/.test(text) && !/(Dr|MwSt)\.$/.test(text))).toEqual([])
  })

  test.each(languages)('explain in %s more than the name says', (language) => {
    const mere = entries.filter(({ words: { name, explanation } }) => {
      const said = wordsOf(name[language])
      return wordsOf(explanation[language]).every((word) => said.some((other) => isOfOneStem(word, other)))
    })

    expect(mere.map(({ path, words }) => `${path}: ${words.explanation[language]}`)).toEqual([])
  })

  test('are right without their article, too', () => {
    const bent = entries.filter(({ words: { name, pluralIn } }) => {
      const [, article, rest = ''] = /^(der|die|das) (.*)/.exec(name.de) ?? []
      // Only an adjective after a feminine "die" keeps its form: "die letzte …", but "der letzte …" is "letzter …".
      return article !== undefined && /^\p{Ll}/u.test(rest) && (article !== 'die' || pluralIn?.includes('de') === true)
    })

    expect(bent).toEqual([])
  })

  test('name each field in one section', () => {
    const placed = Object.values(membersBySection).flat()
    const members = [
      ...Object.keys(propertyWords).map((name) => `/${name}`),
      ...Object.keys(fieldWords).map((name) => `/fields/${name}`),
    ]

    expect(placed.toSorted()).toEqual(members.toSorted())
  })

  test('tell the members of a type apart', () => {
    for (const type of propertyTypes) {
      for (const language of languages) {
        const names = Object.keys(fieldsByType[type].properties).map(
          (name) => namePath(`/fields/${name}`, language, type).name,
        )
        expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
      }
    }
  })
})

/** Those that say something: no articles, no prepositions. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\d+|\p{L}{4,}/gu) ?? []
}

function isOfOneStem(word: string, other: string): boolean {
  return word.slice(0, 5) === other.slice(0, 5)
}

describe('what a pointer is called', () => {
  test.each([
    ['/fields/livingArea', 'Wohnfläche', 'living area'],
    ['/fields/address/postalCode', 'Postleitzahl', 'postal code'],
    ['/fields/residentialEnergyCertificate/energyClass', 'Energieeffizienzklasse', 'energy efficiency class'],
    ['/fields/flooring/2', 'Bodenbelag', 'flooring'],
    ['/fields/baseRent', 'Kaltmiete', 'base rent'],
    ['/attachments', 'Bilder und Dokumente', 'attachments'],
    ['/attachments/3', 'Bild 4', 'attachment 4'],
    ['/attachments/3/title', 'Bildunterschrift von Bild 4', 'caption of attachment 4'],
    ['/links/0/url', 'Adresse von Link 1', 'address of link 1'],
    ['/offerStatus', 'Angebotsstatus', 'status of the offer'],
    ['/externalId', 'Objektnummer', 'property number'],
    ['/contactId', 'Ansprechpartner', 'contact'],
    ['/contact/externalId', 'Kontaktnummer', 'contact number'],
    ['/contact/email', 'E-Mail-Adresse', 'e-mail address'],
    ['/email', 'E-Mail-Adresse', 'e-mail address'],
    ['/address/city', 'Ort', 'city'],
    ['', 'Objekt', 'property'],
    ['/fields', 'Objekt', 'property'],
    ['/fields/toString', 'toString', 'toString'],
    ['/fields/a~1b', 'a/b', 'a/b'],
  ])('%s', (path, de, en) => {
    expect([namePath(path, 'de').name, namePath(path, 'en').name]).toEqual([de, en])
  })

  test('depends on the type where the trade has another word', () => {
    expect(namePath('/fields/baseRent', 'de', 'plotRent').name).toBe('Pacht')
  })

  test.each([
    ['/fields/livingArea', 'die Wohnfläche', 'the living area', false, false],
    ['/fields/additionalCosts', 'die Nebenkosten', 'the additional costs', true, true],
    ['/fields/monthlyRentalIncome', 'die Mieteinnahmen', 'the rental income', true, false],
    ['/fields/isRented', 'die Angabe „vermietet“', 'the statement “rented out”', false, false],
    ['/attachments/0/url', 'die Adresse von Bild 1', 'the address of attachment 1', false, false],
  ])('%s as the subject of a sentence', (path, de, en, isPluralDe, isPluralEn) => {
    expect(namePath(path, 'de')).toMatchObject({ subject: de, isPlural: isPluralDe })
    expect(namePath(path, 'en')).toMatchObject({ subject: en, isPlural: isPluralEn })
  })
})
