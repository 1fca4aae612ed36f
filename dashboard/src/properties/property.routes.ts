import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPart } from '../lazy-part.ts'
import { need } from '../need.ts'
import { paths } from '../paths.ts'
import { all, one } from '../queries.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'

/** The header and the tabs of a property, around each of them. */
export const propertyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.property,
  loader: ({ context, params }) => need(context.queries, one('getProperty', params.propertyId)),
  component: lazyPart(() => import('./property.page.tsx'), 'PropertyPage'),
})
export const propertyIndexRoute = createRoute({
  getParentRoute: () => propertyRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: paths.propertyData, params, replace: true })
  },
})
export const propertyDataRoute = createRoute({
  getParentRoute: () => propertyRoute,
  path: 'data',
  // The place to mend, as a JSON pointer into the property.
  validateSearch: (search): { field?: string } =>
    typeof search['field'] === 'string' ? { field: search['field'] } : {},
  loader: ({ context, params }) =>
    Promise.all([
      need(context.queries, all('listPropertyTypes')),
      need(context.queries, all('listTargets')),
      need(context.queries, all('listListings', { propertyId: params.propertyId })),
    ]),
  component: lazyPart(() => import('./property-data.page.tsx'), 'PropertyDataPage'),
})
export const propertyPicturesRoute = createRoute({
  getParentRoute: () => propertyRoute,
  path: 'pictures',
  component: lazyPart(() => import('./property-pictures.page.tsx'), 'PropertyPicturesPage'),
})
export const propertyPortalsRoute = createRoute({
  getParentRoute: () => propertyRoute,
  path: 'portals',
  validateSearch: (search): { listing?: string; show?: 'attempts' | 'document' } => ({
    ...(typeof search['listing'] === 'string' && { listing: search['listing'] }),
    ...(search['show'] === 'document' && { show: 'document' }),
  }),
  component: lazyPart(() => import('./property-portals.page.tsx'), 'PropertyPortalsPage'),
})
export const propertyHistoryRoute = createRoute({
  getParentRoute: () => propertyRoute,
  path: 'history',
  component: lazyPart(() => import('./property-history.page.tsx'), 'PropertyHistoryPage'),
})
