import type { FastifyInstance } from 'fastify'
import { addResource, type PortalParts } from './calls/calls.ts'
import { channelTitles, homepageChannel, isOnline } from './publication/channels.ts'
import type { RealEstate } from './state/state.ts'

export function accountRoutes(app: FastifyInstance, portal: PortalParts): void {
  const { state } = portal

  addResource(app, portal, '/user/:user', {
    GET: ({ user }) => ({
      resourceId: user.name,
      document: {
        name: 'offeruser:offerUser',
        children: [{ name: 'customer', children: [{ name: 'professional', value: true }] }],
      },
    }),
  })

  addResource(app, portal, '/user/:user/publishchannel', {
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

  addResource(app, portal, '/user/:user/realestatecounts', {
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
