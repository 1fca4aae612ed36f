import type { Delivery } from '@aushang/sdk'
import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../lazy-part.ts'
import { need, needMember } from '../need.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'

export const webhooksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.webhooks,
  loader: ({ context }) => needMember(context.queries, paths.today),
  component: lazyPart(() => import('./webhooks.page.tsx'), 'WebhooksPage'),
})
export const newWebhookRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.newWebhook,
  loader: ({ context }) => needMember(context.queries, paths.today),
  component: lazyPart(() => import('./new-webhook.page.tsx'), 'NewWebhookPage'),
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
  component: lazyPart(() => import('./webhook.page.tsx'), 'WebhookPage'),
})
export const deliveryRoute = createRoute({
  getParentRoute: () => webhookRoute,
  path: 'deliveries/$deliveryId',
  component: lazyPart(() => import('./delivery.page.tsx'), 'DeliveryPage'),
})
