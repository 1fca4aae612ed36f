import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../lazy-part.ts'
import { need, needMember } from '../need.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'

export const contactsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.contacts,
  validateSearch: (search): { q?: string } =>
    typeof search['q'] === 'string' && search['q'].trim() !== '' ? { q: search['q'] } : {},
  component: lazyPart(() => import('./contacts.page.tsx'), 'ContactsPage'),
})
export const newContactRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.newContact,
  loader: ({ context }) =>
    Promise.all([needMember(context.queries, paths.contacts), need(context.queries, one('getContactForm'))]),
  component: lazyPart(() => import('./new-contact.page.tsx'), 'NewContactPage'),
})
export const contactRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.contact,
  loader: ({ context, params }) =>
    Promise.all([
      need(context.queries, one('getContactForm')),
      need(context.queries, one('getContact', params.contactId)),
    ]),
  component: lazyPart(() => import('./contact.page.tsx'), 'ContactPage'),
})
