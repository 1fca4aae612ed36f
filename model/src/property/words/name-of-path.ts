import { namesIn } from '../../json-pointer.ts'
import { contactWords } from '../../contact-words.ts'
import type { Language } from '../../sentences/define-sentence.ts'
import type { PropertyType } from '../types.ts'
import { fieldWords, propertyWords } from './catalogue.ts'
import { type SomeWords, wordsForType } from './member-words.ts'
import type { Phrase } from './phrase.ts'

/** A member as a sentence takes it up: with its article, and whether the verb is in the plural. */
interface Named {
  /** "Wohnfläche", "living area". */
  name: string
  /** "die Wohnfläche", "the living area"; of what is no noun: "die Angabe „vermietet“". */
  subject: string
  isPlural: boolean
}

/**
 * What people call the member of a property or a contact that a JSON pointer names, as it stands in the middle of a sentence:
 * `/fields/livingArea` is "Wohnfläche", `/attachments/3` is "Bild 4". A contact's members begin with `/contact`, or stand
 * alone where no property has a member of that name. A type calls some members otherwise.
 */
export function namePath(path: string, language: Language, type?: PropertyType): Named {
  const steps = namesIn(path)
  const [first = '', ...rest] = steps
  if (first === '') return ofPhrase(whole, language)
  if (first === 'fields')
    return rest.length === 0 ? ofPhrase(whole, language) : inMembers(fieldWords, rest, language, type)
  if (first === 'contact') {
    return rest.length === 0 ? ofPhrase(contactPerson, language) : inMembers(contactWords, rest, language, type)
  }
  if (first in items && rest.length > 0) return inItem(items[first as keyof typeof items], first, rest, language, type)
  return inMembers({ ...contactWords, ...propertyWords }, steps, language, type)
}

/** As a label begins: without the article, with a capital letter. */
export function labelOf(name: Phrase): Phrase {
  return asLine({ en: bareName(name, 'en'), de: bareName(name, 'de') })
}

/** By itself, as no part of a sentence. */
export function asLine({ en, de }: Phrase): Phrase {
  return { en: capitalized(en), de: capitalized(de) }
}

/** Without the article that a German noun bears in the catalogue. */
export function bareName(name: Phrase, language: Language): string {
  return language === 'de' ? name.de.replace(article, '') : name.en
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const article = /^(der|die|das) /

const whole: Phrase = { de: 'das Objekt', en: 'property' }
const contactPerson = propertyWords.contactId.name

/** What a list has many of, which are counted. */
const items = {
  attachments: { de: 'Bild', en: 'attachment' },
  links: { de: 'Link', en: 'link' },
}

function inMembers(
  members: Readonly<Record<string, SomeWords>>,
  [first = '', ...rest]: string[],
  language: Language,
  type: PropertyType | undefined,
): Named {
  const words = Object.hasOwn(members, first) ? members[first] : undefined
  // What the catalogue does not have, a portal has made up: its last step is all there is to say.
  if (words === undefined) return { name: rest.at(-1) ?? first, subject: rest.at(-1) ?? first, isPlural: false }
  if (words.members !== undefined && rest.length > 0) return inMembers(words.members, rest, language, type)
  const { name, pluralIn } = wordsForType(words, type)
  return ofPhrase(name, language, pluralIn?.includes(language))
}

function inItem(
  item: Phrase,
  list: string,
  [index = '', member]: string[],
  language: Language,
  type: PropertyType | undefined,
): Named {
  const name = `${item[language]} ${/^\d+$/.test(index) ? Number(index) + 1 : ''}`.trim()
  if (member === undefined) return { name, subject: name, isPlural: false }
  const named = inMembers({ ...propertyWords }, [list, member], language, type)
  const of = (words: string) => `${words} ${language === 'de' ? 'von' : 'of'} ${name}`
  return { ...named, name: of(named.name), subject: of(named.subject) }
}

function ofPhrase(phrase: Phrase, language: Language, isPlural = false): Named {
  const name = bareName(phrase, language)
  const isNoun = article.test(phrase.de)
  if (language === 'en') return { name, subject: isNoun ? `the ${name}` : `the statement “${name}”`, isPlural }
  return { name, subject: isNoun ? phrase.de : `die Angabe „${name}“`, isPlural }
}
