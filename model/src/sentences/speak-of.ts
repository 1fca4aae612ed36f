import { madeOnce } from '../made-once.ts'
import type { PropertyType } from '../property/types.ts'
import { namePath } from '../property/words/name-of-path.ts'
import type { Language } from './define-sentence.ts'

/** A sentence about a portal. Its own name goes in where the sentence is passed on: see `completeSentence`. */
export type OfPortal = { portal?: string }

/** A sentence about a field, which is named by its JSON pointer, a contact's by one that begins with `/contact`. */
export type OfField = { field: string; propertyType?: PropertyType }

/** A member of a property or a contact, as a sentence takes it up. */
interface Spoken {
  /** By itself: "Kaufpreis". */
  name: string
  /** At the beginning: "Der Kaufpreis", "The purchase price". */
  begin: string
  /** As who does something, or lacks: "der Kaufpreis". */
  subject: string
  /** As what something is done to: "den Kaufpreis". */
  object: string
  /** The verb that goes with it: `is('fehlt', 'fehlen')`. */
  is(one: string, many: string): string
}

/** Of the member that a JSON pointer names, as a type of property calls it. */
export function speakOf(path: string, language: Language, type?: PropertyType): Spoken {
  const { name, subject, isPlural } = namePath(path, language, type)
  return {
    name,
    begin: subject.charAt(0).toUpperCase() + subject.slice(1),
    subject,
    object: language === 'de' ? subject.replace(/^der /, 'den ') : subject,
    is: (one, many) => (isPlural ? many : one),
  }
}

/** The portal as a sentence takes it up: by its own name where it has one. */
export function thePortal(name: string | undefined): Record<'begin' | 'plain' | 'its', string> {
  return name === undefined
    ? { begin: 'The portal', plain: 'the portal', its: 'the portal’s' }
    : { begin: name, plain: name, its: `${name}’s` }
}

/** The same in German, in the cases that sentences need. A name has no article, so that "des Portals" becomes "von …". */
export function dasPortal(name: string | undefined): Record<'begin' | 'plain' | 'dative' | 'at' | 'to' | 'of', string> {
  return name === undefined
    ? {
        begin: 'Das Portal',
        plain: 'das Portal',
        dative: 'dem Portal',
        at: 'beim Portal',
        to: 'zum Portal',
        of: 'des Portals',
      }
    : { begin: name, plain: name, dative: name, at: `bei ${name}`, to: `zu ${name}`, of: `von ${name}` }
}

/** Several of the kind that a type of property is. */
export function kindsOf(type: PropertyType, language: Language): string {
  const kind = kinds.find(({ of }) => type.startsWith(of)) ?? kinds[0]
  return kind[language]
}

const kinds = [
  { of: 'apartment', en: 'flats', de: 'Wohnungen' },
  { of: 'house', en: 'houses', de: 'Häuser' },
  { of: 'plot', en: 'plots', de: 'Grundstücke' },
] as const

const countries: Record<Language, () => Intl.DisplayNames> = {
  en: madeOnce(() => new Intl.DisplayNames('en-GB', { type: 'region' })),
  de: madeOnce(() => new Intl.DisplayNames('de-DE', { type: 'region' })),
}

/** Of a code of ISO 3166-1; what is no code is said as it is. */
export function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (countries[language]().of(code) ?? code) : code
}
