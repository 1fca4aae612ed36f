import Type, { type Static } from 'typebox'
import { FailureCode } from '../failure-codes.ts'
import { Listing } from '../listing.ts'
import { closed, flag, Id, oneOfWords, Time } from '../schema.ts'
import { ExternalId, OfferStatus, processingStatuses } from './property.ts'
import { propertyTypes } from './types.ts'

/** Of a listing, what a table of many shows. */
export const listedMembers = [
  'id',
  'targetId',
  'status',
  'confirmed',
  'portalId',
  'publicUrl',
  'publishedAt',
  'missingSince',
  'reportDueAt',
  'waitsFor',
  'waitsUntil',
  'nextAttemptAt',
  'failureCode',
  'failureMessage',
  'problems',
  'updatedAt',
] as const

/** A property in a line, with where it stands on each portal: for tables of many. */
export const PropertyOverview = closed(
  {
    id: Id,
    type: oneOfWords(propertyTypes),
    externalId: ExternalId,
    title: Type.String(),
    price: Type.Optional(Type.Number({ description: 'Rent or purchase price, in euros; left out when on request.' })),
    area: Type.Number({ description: 'Living area, or that of the plot, in m².' }),
    city: Type.String(),
    titlePictureId: Type.Optional(
      Type.Unsafe<string>({
        ...Id,
        description:
          'The attachment that portals show first; `GET /properties/{id}/attachments/{attachmentId}/thumbnail` has it small.',
      }),
    ),
    contactId: Type.Optional(Id),
    offerStatus: OfferStatus,
    processingStatus: oneOfWords(processingStatuses),
    failureCode: Type.Optional(FailureCode),
    failureMessage: Type.Optional(Type.String()),
    isLeaving: Type.Optional(flag('It is being taken down everywhere, and is deleted then. Else left out.')),
    createdAt: Time,
    updatedAt: Time,
    listings: Type.Array(closed(Type.Pick(Listing, [...listedMembers]).properties)),
  },
  {
    $id: 'PropertyOverview',
    examples: [
      {
        id: '0TkW4rYx00qL7mN9pR2s',
        type: 'apartmentRent',
        externalId: 'WHG-2041',
        title: 'Helle 3-Zimmer-Wohnung mit Balkon',
        price: 1250,
        area: 78.5,
        city: 'Berlin',
        titlePictureId: '0TkW4rYx00vU5wX8yZ1a',
        offerStatus: 'open',
        processingStatus: 'succeeded',
        createdAt: '2026-11-15T09:30:00.000Z',
        updatedAt: '2026-11-15T09:30:00.000Z',
        listings: [
          {
            id: '0TkW4rYx00bC4dE6fG8h',
            targetId: '0TkW4rYx00tU1vW3xY5z',
            status: 'published',
            confirmed: true,
            portalId: '325500001',
            publishedAt: '2026-11-15T09:30:01.000Z',
            updatedAt: '2026-11-15T09:30:01.000Z',
          },
        ],
      },
    ],
  },
)
export type PropertyOverview = Static<typeof PropertyOverview>
