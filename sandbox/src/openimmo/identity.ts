import type { PortalIdentity } from '../portal.ts'

export const identity: PortalIdentity = {
  name: 'openimmo',
  title: 'Portal B / OpenImmo (Sandbox)',
  hue: 45,
  menu: [
    { path: '', label: { de: 'Angebote', en: 'Adverts' } },
    { path: '/mails', label: { de: 'Mails', en: 'Mail' } },
    { path: '/reports', label: { de: 'Importe', en: 'Imports' } },
    { path: '/failures', label: { de: 'Störungen', en: 'Failures' } },
  ],
}

/** Who the portal's mails are from. */
export const mailSender = { name: identity.title, address: 'noreply@portal-openimmo.example.org' }
