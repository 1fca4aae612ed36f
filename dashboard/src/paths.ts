/**
 * Every address of the dashboard. One that shows a resource is the address of that resource in the API. A part that begins with $
 * is a parameter: `<Link to={paths.property} params={{ propertyId }}>`.
 */
export const paths = {
  today: '/',
  properties: '/properties',
  newProperty: '/properties/new',
  property: '/properties/$propertyId',
  propertyData: '/properties/$propertyId/data',
  propertyPictures: '/properties/$propertyId/pictures',
  propertyPortals: '/properties/$propertyId/portals',
  propertyRequests: '/properties/$propertyId/inquiries',
  propertyHistory: '/properties/$propertyId/history',
  targets: '/targets',
  newTarget: '/targets/new',
  target: '/targets/$targetId',
  differences: '/targets/$targetId/differences',
  requests: '/requests',
  request: '/requests/$requestId',
  unreadableMails: '/requests/unreadable',
  contacts: '/contacts',
  contact: '/contacts/$contactId',
  newContact: '/contacts/new',
  webhooks: '/webhooks',
  newWebhook: '/webhooks/new',
  webhook: '/webhooks/$webhookId',
  delivery: '/webhooks/$webhookId/deliveries/$deliveryId',
  events: '/events',
  apiKeys: '/api-keys',
  settings: '/settings',
  people: '/settings/people',
  signIn: '/sign-in',
  signUp: '/sign-up',
  setUp: '/setup',
  invitation: '/invitation',
  forgottenPassword: '/forgotten-password',
  newPassword: '/password',
} as const

/** What the page to sign in is told, so that it leads back. The first page is where it leads anyway. */
export function wayBack(href: string): { back?: string } {
  return href === paths.today ? {} : { back: href }
}
