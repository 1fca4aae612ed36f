import Type, { type Static } from 'typebox'
import { closed, day, Id, Time } from './schema.ts'

const figure = (description: string) => Type.Optional(Type.Integer({ minimum: 0, description }))

const figures = {
  views: figure('How often the advert itself was opened, as the portal says.'),
  impressions: figure('How often it was seen in a list of results.'),
  contacts: figure('How many wrote by the portal’s form, as the portal says.'),
  bookmarks: figure('How many put it on their list.'),
  inquiries: Type.Integer({ minimum: 0, description: 'How many inquiries about it have come in here.' }),
}

/** How often a listing was seen, and asked about. */
export const ListingStatistics = closed(
  {
    listingId: Id,
    from: day('The first of the days. They are those of Central European Time.'),
    to: day('The last of them.'),
    readAt: Type.Optional(
      Type.Unsafe<string>({
        ...Time,
        description: 'When the portal was asked last, which is once a day, for days that are over.',
      }),
    ),
    total: closed(figures, { description: 'Of all of these days; without what the portal says nothing of.' }),
    days: Type.Array(closed({ day: day(), ...figures }), {
      description: 'Those of which the portal has said something, or on which somebody asked; the oldest first.',
    }),
  },
  {
    $id: 'ListingStatistics',
    examples: [
      {
        listingId: '0TkW4rYx00bC4dE6fG8h',
        from: '2026-11-01',
        to: '2026-11-02',
        readAt: '2026-11-03T04:12:00.000Z',
        total: { views: 61, impressions: 1_204, contacts: 2, bookmarks: 5, inquiries: 2 },
        days: [
          { day: '2026-11-01', views: 40, impressions: 800, contacts: 1, bookmarks: 3, inquiries: 1 },
          { day: '2026-11-02', views: 21, impressions: 404, contacts: 1, bookmarks: 2, inquiries: 1 },
        ],
      },
    ],
  },
)
export type ListingStatistics = Static<typeof ListingStatistics>
