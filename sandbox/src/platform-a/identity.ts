import { menuItems, type PortalIdentity } from '../portal.ts'

export const identity: PortalIdentity = {
  name: 'platform-a',
  title: 'Portal A (Sandbox)',
  hue: 195,
  menu: [menuItems.adverts, menuItems.mails, menuItems.log, menuItems.access, menuItems.failures],
}
