import type { Connector } from './contract.ts'
import { openImmo } from './openimmo/index.ts'
import { platformA } from './platform-a/index.ts'
import { platformB } from './platform-b/index.ts'

export * from './contract.ts'
export { checkOpenImmo, type FileProblem } from './openimmo/check-file.ts'
export { openImmo } from './openimmo/index.ts'
export { exportZip } from './openimmo/package.ts'

/** Where the portals are. */
export interface PortalUrls {
  platformA: string
  platformASandbox: string
}

/** Every connector there is, in the order in which they are shown. */
export function makeConnectors(urls: PortalUrls): Connector[] {
  return [
    platformA({ type: 'platform-a-24', name: 'Platform A', url: urls.platformA }),
    platformA({ type: 'platform-a-24-sandbox', name: 'Platform A (sandbox)', url: urls.platformASandbox }),
    platformB,
    openImmo,
  ]
}
