import type { FastifyInstance } from 'fastify'
import { type Portal, resource } from './calls/calls.ts'
import { channelTitles, homepageChannel, isOnline } from './real-estates/real-estates.ts'
import type { RealEstate } from './state/state.ts'

export function accountRoutes(app: FastifyInstance, portal: Portal): void {
  const { state } = portal

  resource(app, portal, '/user/:user', {
    GET: ({ user }) => ({
      resourceId: user.name,
      document: {
        name: 'offeruser:offerUser',
        children: [{ name: 'customer', children: [{ name: 'professional', value: true }] }],
      },
    }),
  })

  resource(app, portal, '/user/:user/publishchannel', {
    GET: () => ({
      document: {
        name: 'common:publishChannels',
        children: [...channelTitles].map(([id, title]) => ({
          name: 'publishChannel',
          attributes: { id, title },
        })),
      },
    }),
  })

  resource(app, portal, '/user/:user/realestatecounts', {
    GET({ user }) {
      const rows = state.realEstates.idsOf(user.name).map((id) => state.realEstates.get(id) as RealEstate)
      const online = rows.filter(isOnline).length
      const onHomepage = rows.filter((row) => row.channels.includes(homepageChannel)).length
      return {
        document: {
          name: 'realestatecounts:realEstateCounts',
          children: [
            { name: 'is24publishedRealEstatesCount', value: online },
            { name: 'is24notPublishedRealEstatesCount', value: rows.length - online },
            { name: 'homepagePublishedRealEstatesCount', value: onHomepage },
          ],
        },
      }
    },
  })
}
