import Type, { type Static } from 'typebox'
import { readOnly } from './read-only.ts'
import { closed, CountryCode, HttpUrl, Id, mergePatchOf, oneOfWords, text, Time } from './schema.ts'

const Phone = Type.String({ maxLength: 40, format: 'phone', examples: ['+49 30 23125 000'] })

const details = {
  salutation: Type.Optional(oneOfWords(['female', 'male', 'company', 'none'])),
  title: Type.Optional(text(15)),
  firstName: Type.Optional(text(30)),
  lastName: text(50),
  email: Type.String({
    maxLength: 300,
    format: 'email',
    examples: ['anna.muster@example.org'],
  }),
  phone: Type.Optional(Phone),
  mobilePhone: Type.Optional(Phone),
  fax: Type.Optional(Phone),
  company: Type.Optional(text(100)),
  position: Type.Optional(text(100)),
  website: Type.Optional(HttpUrl),
  photoUrl: Type.Optional(Type.Unsafe<string>({ ...HttpUrl, examples: ['https://example.org/team/anna.jpg'] })),
  officeHours: Type.Optional(text(1000)),
  address: Type.Optional(
    closed({
      street: Type.Optional(text(100)),
      streetNumber: Type.Optional(text(30)),
      postalCode: Type.Optional(text(20)),
      city: Type.Optional(text(50)),
      country: Type.Optional(CountryCode),
    }),
  ),
  externalId: Type.Optional(text(50, 'Nothing depends on it here.')),
}

const example = {
  salutation: 'female',
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.org',
  phone: '+49 30 23125 000',
  company: 'Muster Immobilien',
}

/** The person a portal shows beside a listing, as a client sends it. */
export const ContactDraft = closed(details, { $id: 'ContactDraft', examples: [example] })
export type ContactDraft = Static<typeof ContactDraft>

export const Contact = closed(
  { id: Id, ...details, createdAt: Time, updatedAt: Time },
  {
    $id: 'Contact',
    examples: [
      {
        id: '0TkW4rYx00aB3dE5fG7h',
        ...example,
        createdAt: '2026-11-15T09:30:00.000Z',
        updatedAt: '2026-11-15T09:30:00.000Z',
      },
    ],
  },
)
export type Contact = Static<typeof Contact>

export const ContactReplacement = closed(
  { ...details, ...readOnly(Contact.properties, details) },
  { $id: 'ContactReplacement', examples: [example] },
)

export const ContactPatch = mergePatchOf(ContactReplacement, 'ContactPatch', {
  phone: '+49 30 23125 001',
  position: null,
})
