import Type, { type Static, type TObject } from 'typebox'
import { FailureCode } from './failure-codes.ts'
import { preferredChannels, prospectSalutations, requestLengths, requestWishes } from './request-words.ts'
import { closed, CountryCode, Id, oneOfWords, Time } from './schema.ts'

const line = (maxLength: number, description?: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength, ...(description && { description }) }))

export const Prospect = closed({
  salutation: Type.Optional(oneOfWords(prospectSalutations)),
  title: line(requestLengths.name, 'An academic title, such as Dr.'),
  firstName: line(requestLengths.name),
  lastName: line(requestLengths.name),
  company: line(requestLengths.name),
  email: line(requestLengths.email, 'As the prospect typed it.'),
  phone: line(requestLengths.name, 'As the prospect typed it.'),
  mobilePhone: line(requestLengths.name, 'As the prospect typed it.'),
  fax: line(requestLengths.name, 'As the prospect typed it.'),
  address: Type.Optional(
    closed({
      street: line(requestLengths.address),
      streetNumber: line(requestLengths.address),
      postalCode: line(requestLengths.address),
      city: line(requestLengths.address),
      country: Type.Optional(CountryCode),
    }),
  ),
})
export type Prospect = Static<typeof Prospect>

/** What a mail tells about an inquiry, before anybody knows what object it is about. */
const details = {
  prospect: Prospect,
  message: line(requestLengths.message),
  furtherDetails: line(
    requestLengths.message,
    'What some portals put below the message: income, household, occupation of the prospect.',
  ),
  wishes: Type.Optional(Type.Array(oneOfWords(requestWishes), { minItems: 1, uniqueItems: true })),
  preferredChannel: Type.Optional(oneOfWords(preferredChannels)),
  portal: Type.Optional(
    closed({
      name: line(requestLengths.name),
      listingId: line(requestLengths.name, 'The portal’s own number of the advert.'),
      url: line(requestLengths.url, 'The advert on the portal.'),
    }),
  ),
}

const members = {
  id: Id,
  targetId: Id,
  listingId: Type.Optional(
    Type.Unsafe<string>({ ...Id, description: 'Of the listing as it was then; it may be gone by now.' }),
  ),
  propertyId: Type.Optional(
    Type.Unsafe<string>({
      ...Id,
      description:
        'The property that it is about: as it was found among those ever listed on the target, or as somebody said, see ' +
        '`PATCH /requests/{id}`. Left out where neither is the case.',
    }),
  ),
  externalId: line(
    requestLengths.name,
    'The number of the object, as the mail has it; of a property that somebody named, the number of that one.',
  ),
  ...details,
  receivedAt: Type.Unsafe<string>({ ...Time, description: 'When the mail came in.' }),
  createdAt: Type.Unsafe<string>({ ...Time, description: 'When the mail had been read.' }),
  readAt: Type.Optional(
    Type.Unsafe<string>({ ...Time, description: 'When somebody saw it first, see `PATCH /requests/{id}`.' }),
  ),
}

export const requestExample: Static<TObject<typeof members>> = {
  id: '0TkW4rYx00rQ2sT4uV6w',
  targetId: '0TkW4rYx00tU1vW3xY5z',
  listingId: '0TkW4rYx00bC4dE6fG8h',
  propertyId: '0TkW4rYx00qL7mN9pR2s',
  externalId: 'A-2041',
  prospect: {
    salutation: 'female',
    firstName: 'Erika',
    lastName: 'Beispiel',
    email: 'erika@example.org',
    phone: '+49 30 23125 042',
    address: { street: 'Musterweg', streetNumber: '1', postalCode: '10115', city: 'Berlin' },
  },
  message: 'Wann kann ich die Wohnung besichtigen?',
  wishes: ['viewing'],
  preferredChannel: 'email',
  portal: {
    name: 'portal.example.org',
    listingId: '325500001',
    url: 'https://portal.example.org/expose/325500001',
  },
  receivedAt: '2026-11-15T09:30:00.000Z',
  createdAt: '2026-11-15T09:30:00.041Z',
}

/** An inquiry of a prospect, as a portal sent it by e-mail. */
export const Request = closed(members, { $id: 'Request', examples: [requestExample] })
export type Request = Static<typeof Request>

export const RequestPatch = closed(
  {
    read: Type.Optional(Type.Boolean({ description: 'true: somebody has seen it. false takes that back.' })),
    propertyId: Type.Optional(
      Type.Unsafe<string | null>({
        ...Id,
        type: ['string', 'null'],
        description: 'The property that it is about, whatever the mail says. null: it is about none of them.',
      }),
    ),
  },
  { $id: 'RequestPatch', minProperties: 1, examples: [{ read: true }, { propertyId: requestExample.propertyId }] },
)
export type RequestPatch = Static<typeof RequestPatch>

/** Whose inquiries are to be erased. */
export const Erasure = closed(
  {
    email: Type.String({
      maxLength: requestLengths.email,
      format: 'email',
      description: 'Capitals do not matter; `erika+flat@…` is somebody else than `erika@…`.',
      examples: ['erika@example.org'],
    }),
  },
  { $id: 'Erasure', examples: [{ email: 'erika@example.org' }] },
)
export type Erasure = Static<typeof Erasure>

export const ErasureResult = closed(
  {
    requests: Type.Integer({ minimum: 0, description: 'How many inquiries were erased.' }),
    mails: Type.Integer({ minimum: 0, description: 'Of how many mails nothing was kept.' }),
  },
  { $id: 'ErasureResult', examples: [{ requests: 2, mails: 3 }] },
)
export type ErasureResult = Static<typeof ErasureResult>

export const InquiryDetails = closed(details)
export type InquiryDetails = Static<typeof InquiryDetails>

export const RequestRetention = closed(
  { days: Type.Integer({ minimum: 1, maximum: 3650, description: '365 until it is changed.' }) },
  { $id: 'RequestRetention', examples: [{ days: 180 }] },
)
export type RequestRetention = Static<typeof RequestRetention>

/** A mail in which no inquiry was found. `subject` and `sender` are known as long as its event is kept. */
export const UnreadableMail = closed(
  {
    id: Id,
    targetId: Id,
    failureCode: FailureCode,
    sender: Type.Optional(Type.String({ description: 'The address that it came from.' })),
    subject: Type.Optional(Type.String()),
    receivedAt: Time,
    isWaiting: Type.Boolean({ description: 'It is about to be read again.' }),
  },
  {
    $id: 'UnreadableMail',
    examples: [
      {
        id: '0TkW4rYx00mA1iL3uN5r',
        targetId: '0TkW4rYx00tU1vW3xY5z',
        failureCode: 'no_xml_attachment',
        sender: 'portal@example.org',
        subject: 'Newsletter',
        receivedAt: '2026-11-15T09:30:00.000Z',
        isWaiting: false,
      },
    ],
  },
)
export type UnreadableMail = Static<typeof UnreadableMail>
