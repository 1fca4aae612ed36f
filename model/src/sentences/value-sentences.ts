import { formats } from '../formats.ts'
import { defineSentence } from './define-sentence.ts'

/** What JSON Schema calls the kinds of values. */
export type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'

/** What a value is that should be of another kind, where it is not short enough to be shown. */
export type FoundKind = 'text' | 'list' | 'object'

const kindsInEnglish: Record<Kind, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

const kindsInGerman: Record<Kind, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'true oder false',
  object: 'ein JSON-Objekt',
  array: 'eine Liste',
}

const foundInEnglish: Record<FoundKind, string> = {
  text: 'not a text',
  list: 'not a list',
  object: 'not an object',
}

const foundInGerman: Record<FoundKind, string> = {
  text: 'kein Text',
  list: 'keine Liste',
  object: 'kein JSON-Objekt',
}

// A member without a name is the body itself.
const inEnglish = (member: string) => member || 'The body'
const inGerman = (member: string) => member || 'Der Body'

/** What may be wrong with a single value: its kind, its size, its form. Values are written as JSON writes them. */
export const valueSentences = {
  memberMissing: defineSentence<{ member: string; allowed?: string[] }>({
    examples: [{ member: 'condition', allowed: ['"mint"', '"renovated"'] }, { member: 'baseRent' }],
    en: ({ member, allowed }, say) => `${member} is missing${allowed ? `: give ${say.either(allowed)}` : ''}.`,
    de: ({ member, allowed }, say) => `${member} fehlt${allowed ? `: Geben Sie ${say.either(allowed)} an` : ''}.`,
  }),
  memberUnknown: defineSentence<{ member: string; meant?: string; isAtTop?: boolean }>({
    examples: [
      { member: 'images', meant: 'attachments', isAtTop: true },
      { member: 'coldRent', meant: 'baseRent' },
      { member: 'colour' },
    ],
    en: ({ member, meant, isAtTop }) =>
      `There is no member ${member} here${meant ? `; did you mean ${meant}${isAtTop ? ' at the top of the body' : ''}?` : '.'}`,
    de: ({ member, meant, isAtTop }) =>
      `Das Feld ${member} gibt es hier nicht${meant ? `; meinten Sie ${meant}${isAtTop ? ' ganz oben im Body' : ''}?` : '.'}`,
  }),
  bodyMissing: defineSentence({
    en: 'The request has no body: send a JSON object.',
    de: 'Der Aufruf hat keinen Body: Senden Sie ein JSON-Objekt.',
  }),
  wrongKind: defineSentence<{ member: string; kind: Kind; value?: string; found?: FoundKind }>({
    examples: [
      { member: 'hasLift', kind: 'boolean', value: '1', found: 'text' },
      { member: 'livingArea', kind: 'number', found: 'text' },
      { member: 'floor', kind: 'integer', value: '1.5' },
      { member: 'fields', kind: 'object', found: 'list' },
      { member: 'attachments', kind: 'array', found: 'object' },
      { member: '', kind: 'object', found: 'list' },
      { member: 'title', kind: 'string', value: 'null' },
    ],
    en: ({ member, kind, value, found }) => {
      const instead = value ? `, not ${value}` : found ? `, ${foundInEnglish[found]}` : ''
      return `${inEnglish(member)} must be ${kindsInEnglish[kind]}${instead}.`
    },
    de: ({ member, kind, value, found }) => {
      const instead = value ? `, nicht ${value}` : found ? `, ${foundInGerman[found]}` : ''
      return `${inGerman(member)} muss ${kindsInGerman[kind]} sein${instead}.`
    },
  }),
  textInsteadOfValue: defineSentence<{ member: string; kind: Kind; meant: string }>({
    examples: [
      { member: 'livingArea', kind: 'number', meant: '72.5' },
      { member: 'hasLift', kind: 'boolean', meant: 'true' },
    ],
    en: ({ member, kind, meant }) =>
      `${member} must be ${kindsInEnglish[kind]}, not a text: write ${meant} without quotes.`,
    de: ({ member, kind, meant }) =>
      `${member} muss ${kindsInGerman[kind]} sein, kein Text: Schreiben Sie ${meant} ohne Anführungszeichen.`,
  }),
  numberOutOfRange: defineSentence<{ member: string; kind: Kind }>({
    examples: [{ member: 'livingArea', kind: 'number' }],
    en: ({ member, kind }) => `${member} must be ${kindsInEnglish[kind]} of ordinary size.`,
    de: ({ member, kind }) => `${member} muss ${kindsInGerman[kind]} in üblicher Größenordnung sein.`,
  }),
  valueNotAllowed: defineSentence<{ member: string; allowed: string[]; kinds?: Kind[] }>({
    examples: [
      { member: 'petsAllowed', allowed: ['true', 'false', '"negotiable"'], kinds: ['number'] },
      { member: 'envelope', allowed: ['"current"', '"legacy"'] },
    ],
    en: ({ member, allowed, kinds = [] }, say) =>
      `${member} must be ${say.either([...allowed, ...kinds.map((kind) => kindsInEnglish[kind])])}.`,
    de: ({ member, allowed, kinds = [] }, say) =>
      `${member} muss ${say.either([...allowed, ...kinds.map((kind) => kindsInGerman[kind])])} sein.`,
  }),
  wrongFormat: defineSentence<{ member: string; format: string }>({
    examples: [
      { member: 'email', format: 'email' },
      ...Object.keys(formats).map((format) => ({ member: 'member', format })),
    ],
    en: ({ member, format }) => `${member} ${formats[format]?.words.en ?? `does not fit (${format})`}.`,
    de: ({ member, format }) => `${member} ${formats[format]?.words.de ?? `passt nicht (${format})`}.`,
  }),
  addressWithSpace: defineSentence<{ member: string }>({
    examples: [{ member: 'url' }],
    en: ({ member }) => `${member} must not contain a space: in an address, it is written as %20.`,
    de: ({ member }) => `${member} darf kein Leerzeichen enthalten: In einer Adresse schreibt man es als %20.`,
  }),
  wrongPattern: defineSentence<{ member: string; example: string }>({
    examples: [{ member: 'publishChannels[0]', example: '10000' }],
    en: ({ member, example }) => `${member} must be written as in this example: ${example}.`,
    de: ({ member, example }) => `${member} muss so geschrieben sein wie in diesem Beispiel: ${example}.`,
  }),
  mustNotBeEmpty: defineSentence<{ member: string }>({
    examples: [{ member: 'title' }, { member: '' }],
    en: ({ member }) => `${inEnglish(member)} must not be empty.`,
    de: ({ member }) => `${inGerman(member)} darf nicht leer sein.`,
  }),
  lengthExactly: defineSentence<{ member: string; length: number; count: number }>({
    examples: [{ member: 'contactId', length: 20, count: 19 }],
    en: ({ member, length, count }) => `${member} must have exactly ${length} characters; it has ${count}.`,
    de: ({ member, length, count }) => `${member} muss genau ${length} Zeichen haben, nicht ${count}.`,
  }),
  lengthAtLeast: defineSentence<{ member: string; min: number; count: number }>({
    examples: [{ member: 'key', min: 3, count: 2 }],
    en: ({ member, min, count }) => `${member} must have at least ${min} characters; it has ${count}.`,
    de: ({ member, min, count }) => `${member} muss mindestens ${min} Zeichen haben, nicht ${count}.`,
  }),
  lengthAtMost: defineSentence<{ member: string; max: number; count: number }>({
    examples: [{ member: 'title', max: 100, count: 131 }],
    en: ({ member, max, count }) => `${member} must have at most ${max} characters; it has ${count}.`,
    de: ({ member, max, count }) => `${member} darf höchstens ${max} Zeichen haben, nicht ${count}.`,
  }),
  numberAtLeast: defineSentence<{ member: string; min: number }>({
    examples: [{ member: 'limit', min: 1 }],
    en: ({ member, min }) => `${member} must be ${min} or more.`,
    de: ({ member, min }) => `${member} muss mindestens ${min} sein.`,
  }),
  numberAtMost: defineSentence<{ member: string; max: number }>({
    examples: [{ member: 'limit', max: 1000 }],
    en: ({ member, max }) => `${member} must be ${max} or less.`,
    de: ({ member, max }) => `${member} darf höchstens ${max} sein.`,
  }),
  numberAbove: defineSentence<{ member: string; limit: number }>({
    examples: [{ member: 'livingArea', limit: 0 }],
    en: ({ member, limit }) => `${member} must be more than ${limit}.`,
    de: ({ member, limit }) => `${member} muss größer als ${limit} sein.`,
  }),
  itemsAtLeast: defineSentence<{ member: string; min: number }>({
    examples: [{ member: 'events', min: 2 }],
    en: ({ member, min }, say) => `${member} must have at least ${say.count(min, 'item', 'items')}.`,
    de: ({ member, min }, say) => `${member} muss mindestens ${say.count(min, 'Eintrag', 'Einträge')} haben.`,
  }),
  itemsAtMost: defineSentence<{ member: string; max: number; count: number }>({
    examples: [{ member: 'attachments', max: 150, count: 151 }],
    en: ({ member, max, count }, say) =>
      `${member} must have at most ${say.count(max, 'item', 'items')}; it has ${say.number(count)}.`,
    de: ({ member, max, count }, say) =>
      `${member} darf höchstens ${say.count(max, 'Eintrag', 'Einträge')} haben, nicht ${say.number(count)}.`,
  }),
  itemRepeated: defineSentence<{ member: string }>({
    examples: [{ member: 'events' }],
    en: ({ member }) => `${member} must not name the same item twice.`,
    de: ({ member }) => `${member} darf keinen Eintrag zweimal enthalten.`,
  }),
  doesNotFit: defineSentence<{ member: string; keyword: string }>({
    examples: [{ member: 'fields', keyword: 'not' }],
    en: ({ member, keyword }) => `${inEnglish(member)} does not fit (${keyword}).`,
    de: ({ member, keyword }) => `${inGerman(member)} passt nicht (${keyword}).`,
  }),
}
