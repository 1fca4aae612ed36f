import { menuItems, type PortalIdentity } from '../portal.ts'

export const identity: PortalIdentity = {
  name: 'openimmo',
  title: 'Portal B / OpenImmo (Sandbox)',
  hue: 45,
  menu: [
    menuItems.adverts,
    menuItems.mails,
    { path: '/reports', label: { de: 'Importe', en: 'Imports' } },
    menuItems.failures,
  ],
}

/** Who the portal's mails are from. */
export const mailSender = { name: identity.title, address: 'noreply@portal-openimmo.example.org' }
