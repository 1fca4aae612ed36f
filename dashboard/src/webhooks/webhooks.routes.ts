import type { Delivery } from '@aushang/sdk'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { need } from '../need.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'

export const webhooksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.webhooks,
  component: lazyRouteComponent(() => import('./webhooks.page.tsx'), 'WebhooksPage'),
})
export const newWebhookRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.newWebhook,
  component: lazyRouteComponent(() => import('./new-webhook.page.tsx'), 'NewWebhookPage'),
})
/** A webhook and its deliveries; the one that is looked at lies over it as a drawer. */
export const webhookRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.webhook,
  validateSearch: (search): { status?: Delivery['status'] } => {
    const status = (['pending', 'succeeded', 'failed'] as const).find((each) => each === search['status'])
    return status === undefined ? {} : { status }
  },
  loader: ({ context, params }) => need(context.queries, one('getWebhook', params.webhookId)),
  component: lazyRouteComponent(() => import('./webhook.page.tsx'), 'WebhookPage'),
})
export const deliveryRoute = createRoute({
  getParentRoute: () => webhookRoute,
  path: 'deliveries/$deliveryId',
  component: lazyRouteComponent(() => import('./delivery.page.tsx'), 'DeliveryPage'),
})
