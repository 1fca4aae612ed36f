import type { PortalIdentity } from '../portal.ts'

export const identity: PortalIdentity = {
  name: 'platform-c',
  title: 'Portal C (Sandbox)',
  hue: 320,
  menu: [
    { path: '', label: { de: 'Angebote', en: 'Adverts' } },
    { path: '/mails', label: { de: 'Mails', en: 'Mail' } },
    { path: '/log', label: { de: 'Aufrufe', en: 'Calls' } },
    { path: '/access', label: { de: 'Schlüssel', en: 'Keys' } },
    { path: '/failures', label: { de: 'Störungen', en: 'Failures' } },
  ],
}
