import { openImmo } from './openimmo/index.ts'
import { platformA } from './platform-a/index.ts'
import { type Sandbox, type SandboxOptions, startPortals } from './sandbox.ts'

export { type OpenImmoPortal, startOpenImmoPortal } from './openimmo/portal.ts'
export type { Sandbox, SandboxOptions } from './sandbox.ts'

/** In the order in which the home page shows them. A portal is a folder, and a line here. */
const portals = [platformA, openImmo]

/** Portals to try everything against, without leaving the machine. */
export function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  return startPortals(portals, options)
}
