import Type, { type Static, type TSchema } from 'typebox'
import { FailureCode } from './failure-codes.ts'
import { ListingProblem, PortalMessage, type Problem, withdrawalReasons } from './listing.ts'
import { certainProperty, storedPropertyExample } from './property/property.ts'
import { Request, requestExample } from './request.ts'
import { closed, Id, oneOfWords, Time } from './schema.ts'
import type { Message } from './sentences/message.ts'

const erased = Type.Optional(Type.Literal(true, { description: 'The person was erased, and is told no more.' }))
const failure = {
  failureCode: FailureCode,
  failureMessage: Type.String({ description: 'For the agent to read, in the language of the account.' }),
}

const publication = {
  listingId: Id,
  propertyId: Id,
  targetId: Id,
  type: oneOfWords(['set', 'delete']),
  operation: oneOfWords(['create', 'update', 'delete'], 'As `type`, but tells a first publication from a later one.'),
  portalId: Type.Optional(Type.String({ description: 'What the portal calls it.' })),
  publicUrl: Type.Optional(Type.String({ description: 'Where it is to be seen.' })),
  reason: Type.Optional(oneOfWords(withdrawalReasons, 'Why it is taken down, if the client said so.')),
}
const publicationExample = {
  listingId: '0TkW4rYx00bC4dE6fG8h',
  propertyId: '0TkW4rYx00qL7mN9pR2s',
  targetId: '0TkW4rYx00tU1vW3xY5z',
  type: 'set',
  operation: 'create',
}

const propertyExample = storedPropertyExample('apartmentRent')
const portalRefusal = {
  failureCode: 'field_missing',
  failureMessage: 'The portal misses the year of construction.',
}
const attachmentFailure = {
  failureCode: 'attachment_not_found',
  failureMessage:
    'Attachment 1 (1.jpg) cannot be used. No file can be found at its address. Check the address, or upload the file.',
}

/**
 * Everything that is told: when, and what. The first six are the interface's; the rest tell about what stands between.
 * `recordEvents` takes nothing else, and `openapi.json` and the table in `docs/webhooks.md` are made from it.
 */
export const eventCatalogue = {
  'request.created': {
    when: 'An inquiry was received and read.',
    payload: closed({ ...Request.properties, erased }, { $id: 'RequestCreated', examples: [requestExample] }),
  },
  'request.parsing_failed': {
    when: 'A forwarded e-mail could not be read as an inquiry.',
    payload: closed(
      {
        targetId: Id,
        createdAt: Time,
        ...failure,
        sender: Type.String({ description: 'The address that the e-mail came from.' }),
        recipient: Type.String({ description: 'The address that it was sent to.' }),
        subject: Type.String(),
        body: Type.String({ description: 'Its text, as far as it could be read.' }),
        erased,
      },
      {
        $id: 'RequestParsingFailed',
        examples: [
          {
            targetId: '0TkW4rYx00tU1vW3xY5z',
            createdAt: '2026-11-15T09:30:00.000Z',
            failureCode: 'no_xml_attachment',
            failureMessage:
              'The mail has no attachment, so that no inquiry for machines (XML) came along. Let your forwarding rule redirect the portal’s mail, or forward it as an attachment; and have the portal attach OpenImmo feedback.',
            sender: 'office@example.org',
            recipient: 'k3v9x0q2m7b1t8w4z6c5@requests.example.org',
            subject: 'Fwd: Kontaktanfrage',
            body: 'Bitte um Rückruf.',
          },
        ],
      },
    ),
  },
  'publication.succeeded': {
    when: 'A listing was published, brought up to date, or taken down.',
    payload: closed(
      {
        ...publication,
        adopted: Type.Optional(
          Type.Literal(true, {
            description: 'The advert was online already, and has become a listing; nothing was sent to the portal.',
          }),
        ),
        abandoned: Type.Optional(
          Type.Literal(true, {
            description:
              'The portal could not be told: what `portalId` and `publicUrl` name may still be online, and has to be taken down there.',
          }),
        ),
      },
      { $id: 'PublicationSucceeded', examples: [publicationExample] },
    ),
  },
  'publication.failed': {
    when: 'A listing could not be published, brought up to date, or taken down.',
    payload: closed(
      { ...publication, ...failure, problems: Type.Optional(Type.Array(ListingProblem)) },
      { $id: 'PublicationFailed', examples: [{ ...publicationExample, ...portalRefusal }] },
    ),
  },
  'listing.missing': {
    when: 'A portal does not show a listing any more, and nobody here has taken it down.',
    payload: closed(
      {
        listingId: Id,
        propertyId: Id,
        targetId: Id,
        kind: oneOfWords(
          ['missing', 'deactivated'],
          'The portal does not have it any more, or has it and does not show it.',
        ),
        portalId: Type.Optional(Type.String({ description: 'What the portal called it.' })),
        externalId: Type.Optional(Type.String({ description: 'The number under which the portal had it.' })),
        ...failure,
      },
      {
        $id: 'ListingMissing',
        examples: [
          {
            listingId: '0TkW4rYx00bC4dE6fG8h',
            propertyId: '0TkW4rYx00qL7mN9pR2s',
            targetId: '0TkW4rYx00tU1vW3xY5z',
            kind: 'missing',
            portalId: '325500001',
            externalId: 'A-2041',
            failureCode: 'advert_missing',
            failureMessage:
              'The portal does not have this advert any more, and it was not taken down here. Publish it again, or end the listing.',
          },
        ],
      },
    ),
  },
  'property.processing_succeeded': {
    when: 'A property was processed: all its attachments are ready.',
    payload: certainProperty(
      'ProcessingSucceeded',
      { processingStatus: Type.Literal('succeeded') },
      { examples: [{ ...propertyExample, processingStatus: 'succeeded' }] },
    ),
  },
  'property.processing_failed': {
    when: 'Some attachments of a property cannot be had: at once, while the others are still being fetched (`processing`), and when it is processed.',
    payload: certainProperty(
      'ProcessingFailed',
      { processingStatus: oneOfWords(['processing', 'failed']), ...failure },
      { examples: [{ ...propertyExample, processingStatus: 'failed', ...attachmentFailure }] },
    ),
  },
  'target.unauthorized': {
    when: 'A portal does not accept a target (any more); its listings wait for the user.',
    payload: closed(
      {
        targetId: Id,
        authorizationStatus: oneOfWords(['failed', 'revoked']),
        ...failure,
        portalMessage: Type.Optional(PortalMessage),
      },
      {
        $id: 'TargetUnauthorized',
        examples: [
          {
            targetId: '0TkW4rYx00tU1vW3xY5z',
            authorizationStatus: 'revoked',
            failureCode: 'unauthorized',
            failureMessage: 'The portal does not let us in any more. Please connect it anew.',
          },
        ],
      },
    ),
  },
  'webhook.disabled': {
    when: 'The service disabled a webhook; this tells the others.',
    payload: closed(
      {
        webhookId: Id,
        url: Type.String(),
        reason: oneOfWords(['gone', 'failing'], 'It answered 410, or nothing got through to it for five days.'),
        disabledMessage: Type.String({ description: 'Why, and what to do, for the agent to read.' }),
      },
      {
        $id: 'WebhookDisabled',
        examples: [
          {
            webhookId: '0TkW4rYx00gH7jK9mN1p',
            url: 'https://example.org/hooks/aushang',
            reason: 'failing',
            disabledMessage:
              'For five days, nothing has got through to its address. Check it, and switch the webhook on again.',
          },
        ],
      },
    ),
  },
  'webhook.ping': {
    when: 'Somebody asked for it with `POST /webhooks/{id}/ping`; it goes to that webhook only.',
    payload: closed({ webhookId: Id }, { $id: 'WebhookPing', examples: [{ webhookId: '0TkW4rYx00gH7jK9mN1p' }] }),
  },
} as const satisfies Record<string, { when: string; payload: TSchema }>

export type EventName = keyof typeof eventCatalogue
export type EventPayload<Name extends EventName> = Static<(typeof eventCatalogue)[Name]['payload']>

/** A payload as it is recorded: its messages have no language yet. */
export type RecordedPayload<Name extends EventName> = WithMessages<EventPayload<Name>>

type WithMessages<Payload> = {
  [Member in keyof Payload]: Member extends 'failureMessage' | 'disabledMessage'
    ? Message
    : Member extends 'problems'
      ? Problem[]
      : Payload[Member]
}

export const eventNames = Object.keys(eventCatalogue) as EventName[]

/** What a webhook can react to. */
type SubscribableEventName = Exclude<EventName, 'webhook.ping'>
export const subscribableEventNames = eventNames.filter(
  (name): name is SubscribableEventName => name !== 'webhook.ping',
)

/** Those that tell about a person, who may be erased. */
export type PersonalEventName = 'request.created' | 'request.parsing_failed'

/** What is told once the person is erased: the structure stays, and what is of the object or the mail's way. */
export const withoutPerson: { [Name in PersonalEventName]: (payload: RecordedPayload<Name>) => RecordedPayload<Name> } =
  {
    'request.created': ({ id, targetId, listingId, propertyId, externalId, receivedAt, createdAt }) => ({
      id,
      targetId,
      ...(listingId && { listingId }),
      ...(propertyId && { propertyId }),
      ...(externalId && { externalId }),
      prospect: {},
      receivedAt,
      createdAt,
      erased: true,
    }),
    'request.parsing_failed': (payload) => ({ ...payload, sender: '', subject: '', body: '', erased: true }),
  }
