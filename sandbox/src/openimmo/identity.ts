import type { PortalIdentity } from '../portal.ts'

export const identity: PortalIdentity = { name: 'openimmo', title: 'Portal OpenImmo (Sandbox)' }

/** Who the portal's mails are from. */
export const mailSender = { name: identity.title, address: 'noreply@portal-openimmo.example.org' }
