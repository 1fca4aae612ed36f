import { namePath } from '../property/words/name-of-path.ts'
import type { Language } from './define-sentence.ts'

/** A member of a property or a contact, as a sentence takes it up. */
interface Spoken {
  /** At the beginning: "Der Kaufpreis", "The purchase price". */
  begin: string
  /** As who does something, or lacks: "der Kaufpreis". */
  subject: string
  /** As what something is done to: "den Kaufpreis". */
  object: string
  /** The verb that goes with it: `is('fehlt', 'fehlen')`. */
  is(one: string, many: string): string
}

/** Of the member that a JSON pointer names. */
export function speakOf(path: string, language: Language): Spoken {
  const { subject, isPlural } = namePath(path, language)
  return {
    begin: subject.charAt(0).toUpperCase() + subject.slice(1),
    subject,
    object: language === 'de' ? subject.replace(/^der /, 'den ') : subject,
    is: (one, many) => (isPlural ? many : one),
  }
}

const countries: Record<Language, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en-GB', { type: 'region' }),
  de: new Intl.DisplayNames('de-DE', { type: 'region' }),
}

/** Of a code of ISO 3166-1; what is no code is said as it is. */
export function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (countries[language].of(code) ?? code) : code
}
