import type { PortalIdentity } from '../portal.ts'

export const identity: PortalIdentity = { name: 'platform-c', title: 'Portal C (Sandbox)' }
