import Type, { type Static, type TObject, type TProperties } from 'typebox'
import { withRule } from '../check.ts'
import { FailureCode } from '../failure-codes.ts'
import { Id, Time, closed, flag, mergePatchOf, oneOfWords, variants } from '../schema.ts'
import { Attachment, AttachmentDraft, AttachmentReplacement, type RecordedAttachment, Link } from './attachment.ts'
import { readOnly } from '../read-only.ts'
import { propertyExamples } from './examples.ts'
import { aheadRules, propertyRules } from './rules.ts'
import { fieldsByType, type FieldsOf, type PropertyType, propertyTypes } from './types.ts'

export const ExternalId = Type.String({
  minLength: 1,
  maxLength: 50,
  format: 'external-id',
  description: 'Portals know the property by it. Made up when left out.',
  examples: ['WHG-2041'],
})

const common = {
  contactId: Type.Optional(
    Type.String({
      minLength: 20,
      maxLength: 20,
      description:
        'The id of a contact. When left out, the default contact of the portal is used; where it has none, that of the target, else the first of the account, else the account itself.',
      examples: ['0TkW4rYx00aB3dE5fG7h'],
    }),
  ),
  links: Type.Optional(Type.Array(Link, { maxItems: 10 })),
}

export const OfferStatus = oneOfWords(
  ['open', 'reserved', 'closed'],
  'A reserved or sold one stays online until its listings are deleted.',
)

export const processingStatuses = ['pending', 'processing', 'succeeded', 'failed'] as const

const requested = {
  externalId: Type.Optional(ExternalId),
  attachments: Type.Optional(Type.Array(AttachmentDraft, { maxItems: 150 })),
  ...common,
  offerStatus: Type.Optional({ ...OfferStatus, default: 'open' }),
}

const stored = {
  externalId: ExternalId,
  attachments: Type.Array(Attachment, { maxItems: 150 }),
  ...common,
  offerStatus: OfferStatus,
  processingStatus: oneOfWords(processingStatuses),
  failureCode: Type.Optional(FailureCode),
  failureMessage: Type.Optional(Type.String()),
  isLeaving: Type.Optional(
    flag('It is being taken down everywhere, is deleted then, and cannot be edited any more. Else left out.'),
  ),
  createdAt: Time,
  updatedAt: Time,
}

const Requested = Type.Object(requested)
const Stored = Type.Object({ id: Id, ...stored })

type Typed<Rest> = { [T in PropertyType]: { type: T; fields: FieldsOf<T> } & Rest }[PropertyType]

/** A property as a client sends it. */
export type PropertyDraft = Typed<Static<typeof Requested>>
/** A property as it is stored and shown. */
export type Property = Typed<Static<typeof Stored>>
/** The same before its messages have a language. */
export type RecordedProperty = Typed<
  Omit<Static<typeof Stored>, 'attachments' | 'failureMessage'> & { attachments: RecordedAttachment[] }
>

const drafts = propertyTypes.map(draftSchemaOf)

export const PropertyDraft = withRule(variants<PropertyDraft>('type', drafts, { $id: 'PropertyDraft' }), (draft) => [
  ...propertyRules(draft),
  ...aheadRules(draft),
])

/** What an edit makes of a property: a day that lay ahead when it was stored may have passed since. */
export const EditedProperty = withRule(variants<PropertyDraft>('type', drafts, {}), propertyRules)

export const Property = variants<Property>(
  'type',
  propertyTypes.map((type) => storedOf(type, 'Property', {}, { examples: [storedPropertyExample(type)] })),
  { $id: 'Property' },
)

/** A property of which more is certain than of any. It names each type anew: `allOf` would make a seventh type of it. */
export function certainProperty<Members extends TProperties>(name: string, members: Members, options: object) {
  return variants<Property & Static<TObject<Members>>>(
    'type',
    propertyTypes.map((type) => storedOf(type, name, members)),
    { $id: `Property${name}`, ...options },
  )
}

/** The body of `PUT`: type as it was, or left out. */
export const PropertyReplacement = closed(
  {
    type: Type.Optional(oneOfWords(propertyTypes)),
    ...requested,
    attachments: Type.Optional(Type.Array(AttachmentReplacement, { maxItems: 150 })),
    ...readOnly(Stored.properties, requested),
    fields: Type.Unsafe<object>({
      anyOf: Object.values(fieldsByType),
      description: 'All fields, as the type of the property has them.',
    }),
  },
  { $id: 'PropertyReplacement', examples: [propertyExamples.apartmentRent] },
)

// A patch does not say which type it is for. What two types share is the same in both.
const AllFields = closed(Object.assign({}, ...Object.values(fieldsByType).map(({ properties }) => properties)), {
  $id: 'PropertyFields',
  description: 'Of those that the type of the property has.',
})

export const PropertyPatch = mergePatchOf(
  closed({
    ...PropertyReplacement.properties,
    type: oneOfWords(propertyTypes),
    externalId: ExternalId,
    fields: AllFields,
  }),
  'PropertyPatch',
  { fields: { baseRent: 1290, deposit: null } },
)

/** What a client sends of one type. */
export function draftSchemaOf(type: PropertyType) {
  return closed(
    { type: Type.Literal(type), fields: fieldsByType[type], ...requested },
    { $id: componentName(type, 'Draft'), examples: [propertyExamples[type]] },
  )
}

function storedOf(type: PropertyType, suffix: string, certain: TProperties, options: object = {}) {
  return closed(
    { id: Id, type: Type.Literal(type), fields: fieldsByType[type], ...stored, ...certain },
    { $id: componentName(type, suffix), ...options },
  )
}

export function storedPropertyExample(type: PropertyType) {
  const { attachments = [], ...draft } = propertyExamples[type]
  return {
    id: '0TkW4rYx00qL7mN9pR2s',
    externalId: '0TkW4rYx00qL7mN9pR2s',
    ...draft,
    offerStatus: draft.offerStatus ?? 'open',
    attachments: attachments.map((attachment) => ({ id: '0TkW4rYx00vU5wX8yZ1a', ...attachment, status: 'pending' })),
    processingStatus: 'pending',
    createdAt: '2026-11-15T09:30:00.000Z',
    updatedAt: '2026-11-15T09:30:00.000Z',
  }
}

function componentName(type: PropertyType, suffix: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1) + suffix
}
