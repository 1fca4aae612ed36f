import { expect, test } from 'vitest'
import { contactForm } from '../../../../model/src/contact-form.ts'
import { formats } from '../../../../model/src/formats.ts'
import { renderSentence } from '../../../../model/src/sentences/render-sentence.ts'
import { asFilledIn, faultInForm, faultText } from './fault-text.ts'
import type { Member } from './member.ts'

test.for([
  ['/fields/baseRent', 'baseRent muss größer als 0 sein.', 'Kaltmiete muss größer als 0 sein.'],
  ['/fields/baseRent', 'Entweder baseRent oder price.', 'Entweder baseRent oder price.'],
  ['/fields/address/city', 'city fehlt.', 'Kaltmiete fehlt.'],
  ['', 'The body must be an object.', 'The body must be an object.'],
])('of %s: %s', ([path = '', message = '', expected]) => {
  expect(faultText({ path, message }, 'Kaltmiete')).toBe(expected)
})

test.for([
  ['date', 'de', 'muss ein Datum wie 2026-01-31 sein.', 'muss ein Datum wie 31.01.2026 sein.'],
  ['date', 'en', 'must be a date such as 2026-01-31.', 'must be a date such as 31/01/2026.'],
  ['integer', 'de', 'muss eine ganze Zahl sein, nicht 1.5.', 'muss eine ganze Zahl sein, nicht 1,5.'],
  ['integer', 'en', 'must be a whole number, not 1.5.', 'must be a whole number, not 1.5.'],
  ['number', 'de', 'darf höchstens 1.250.000 sein.', 'darf höchstens 1.250.000 sein.'],
  ['text', 'de', 'muss wie 1.5 oder 2026-01-31 aussehen.', 'muss wie 1.5 oder 2026-01-31 aussehen.'],
] as const)('beside a field for a %s, in %s: %s', ([kind, language, message, expected]) => {
  expect(asFilledIn(message, kind, language)).toBe(expected)
})

const member = (path: string, de: string, kind: Member['kind'] = 'text'): Member => ({
  path,
  kind,
  name: { de, en: de },
  explanation: { de: '', en: '' },
  required: false,
})
const members: Member[] = [
  member('/fields/title', 'Überschrift'),
  member('/fields/constructionYear', 'Baujahr', 'integer'),
  member('/fields/constructionYearUnknown', 'Baujahr unbekannt', 'boolean'),
  { ...member('/fields/address', 'Adresse', 'object'), members: [member('/fields/address/city', 'Ort')] },
  { ...member('/fields/trips', 'Wege', 'objects'), members: [member('/fields/trips/city', 'Stadt')] },
]

test.for([
  ['/fields/title', 'title fehlt. Es gibt 3 weitere Fehler.', 'Überschrift fehlt. Es gibt 3 weitere Fehler.'],
  ['/fields/address/city', 'city fehlt.', 'Ort fehlt.'],
  ['/fields/trips/2/city', 'city fehlt.', 'Stadt fehlt.'],
  ['/fields/constructionYear', 'constructionYear muss ganz sein, nicht 1.5.', 'Baujahr muss ganz sein, nicht 1,5.'],
  [
    '/fields/constructionYear',
    'constructionYear ist angegeben, doch constructionYearUnknown ist true.',
    'Baujahr ist angegeben, doch Baujahr unbekannt ist true.',
  ],
  ['', 'Der Body ist kein JSON.', 'Der Body ist kein JSON.'],
])('a form says of %s by the names of its fields: %s', ([path = '', message = '', expected]) => {
  expect(faultInForm({ path, message }, members, 'de')).toBe(expected)
})

const contactMembers = contactForm().members.flatMap((each) => each.members ?? each)
test.for((['de', 'en'] as const).flatMap((language) => contactMembers.map((each) => ({ language, ...each }))))(
  'in $language, what is said of $path of a contact is changed in its name only',
  ({ language, path, name }) => {
    const member = path.slice(path.lastIndexOf('/') + 1)
    const sentences = [
      ...Object.keys(formats).map((format) => ({ key: 'wrongFormat', params: { member, format } }) as const),
      { key: 'urlUnreadable', params: { member } } as const,
    ]
    for (const sentence of sentences) {
      const message = renderSentence(sentence, language)
      expect(faultInForm({ path, message }, contactForm().members, language)).toBe(
        message.replace(member, name[language]),
      )
    }
  },
)
