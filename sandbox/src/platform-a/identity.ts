import type { PortalIdentity } from '../portal.ts'

export const identity: PortalIdentity = { name: 'platform-a', title: 'Portal A (Sandbox)' }
