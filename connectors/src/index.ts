import type { Connector } from './contract.ts'

export * from './contract.ts'

/** Where the portals are. */
export interface PortalUrls {
  platformA: string
  platformASandbox: string
}

/** Every connector there is, in the order in which they are shown. */
export function makeConnectors(_urls: PortalUrls): Connector[] {
  return []
}
