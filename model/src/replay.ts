import Type, { type Static } from 'typebox'
import { closed, Id, oneOfWords, Time } from './schema.ts'

const replayStatuses = ['running', 'done', 'stopped'] as const

/** Asks that a webhook be sent what it missed. */
export const ReplayDraft = closed(
  {
    since: Type.Optional(Type.Unsafe<string>({ ...Time, description: 'Without it: of the last seven days.' })),
  },
  { $id: 'ReplayDraft', examples: [{ since: '2026-11-15T09:30:00.000Z' }] },
)
export type ReplayDraft = Static<typeof ReplayDraft>

export const Replay = closed(
  {
    id: Id,
    webhookId: Id,
    since: Time,
    status: Type.Unsafe<(typeof replayStatuses)[number]>({
      ...oneOfWords(replayStatuses),
      description: '"stopped": the webhook was disabled meanwhile.',
    }),
    eventsTotal: Type.Integer({
      minimum: 0,
      description: 'How many events of the log it goes through, of whatever name.',
    }),
    eventsDone: Type.Integer({ minimum: 0, description: 'How many of them it has gone through.' }),
    reachedAt: Type.Optional(
      Type.Unsafe<string>({ ...Time, description: 'The `eventTime` of the last event it has gone through.' }),
    ),
    deliveries: Type.Integer({ minimum: 0, description: 'How many events are on their way again, so far.' }),
    createdAt: Time,
    endedAt: Type.Optional(Time),
  },
  {
    $id: 'Replay',
    examples: [
      {
        id: '0TkW4rYx00sT1uV3wX5y',
        webhookId: '0TkW4rYx00gH7jK9mN1p',
        since: '2026-11-15T09:30:00.000Z',
        status: 'running',
        eventsTotal: 200_000,
        eventsDone: 31_000,
        reachedAt: '2026-11-16T11:02:17.481Z',
        deliveries: 1_204,
        createdAt: '2026-11-17T08:00:00.000Z',
      },
    ],
  },
)
export type Replay = Static<typeof Replay>
