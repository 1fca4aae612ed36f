import type { PortalIdentity } from '../portal.ts'

export const identity: PortalIdentity = {
  name: 'platform-a',
  title: 'Portal A (Sandbox)',
  hue: 195,
  menu: [
    { path: '', label: { de: 'Angebote', en: 'Adverts' } },
    { path: '/mails', label: { de: 'Mails', en: 'Mail' } },
    { path: '/log', label: { de: 'Aufrufe', en: 'Calls' } },
    { path: '/access', label: { de: 'Schlüssel', en: 'Keys' } },
    { path: '/failures', label: { de: 'Störungen', en: 'Failures' } },
  ],
}
