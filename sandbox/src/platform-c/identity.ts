import { menuItems, type PortalIdentity } from '../portal.ts'

export const identity: PortalIdentity = {
  name: 'platform-c',
  title: 'Portal C (Sandbox)',
  hue: 320,
  menu: [menuItems.adverts, menuItems.mails, menuItems.log, menuItems.access, menuItems.failures],
}
