import Type, { type Static } from 'typebox'
import { closed, Id, oneOfWords, Time } from './schema.ts'

/** Who does something: a person who has signed in, or a machine by its API key. */
export const Actor = closed(
  {
    kind: oneOfWords(['user', 'key'], 'A person who has signed in, or an API key.'),
    id: Id,
    name: Type.String({ description: 'As it was then.' }),
  },
  { $id: 'Actor', examples: [{ kind: 'user', id: '0TkW4rYx00uS3rS5tU7v', name: 'Anna Muster' }] },
)
export type Actor = Static<typeof Actor>

/** What somebody asked for, and the service did. */
export const Change = closed(
  {
    id: Id,
    operation: Type.String({ description: 'The `operationId` of the request.', examples: ['patchProperty'] }),
    path: Type.String({ description: 'Of what was changed.', examples: ['/properties/0TkW4rYx00qL7mN9pR2s'] }),
    members: Type.Optional(
      Type.Array(Type.String(), { description: 'What a patch named, as JSON pointers; values are not kept.' }),
    ),
    actor: Actor,
    createdAt: Time,
  },
  {
    $id: 'Change',
    examples: [
      {
        id: '0TkW4rYx00cH5aN7gE9d',
        operation: 'patchProperty',
        path: '/properties/0TkW4rYx00qL7mN9pR2s',
        members: ['/fields/price'],
        actor: { kind: 'user', id: '0TkW4rYx00uS3rS5tU7v', name: 'Anna Muster' },
        createdAt: '2026-11-15T09:30:00.000Z',
      },
    ],
  },
)
export type Change = Static<typeof Change>
