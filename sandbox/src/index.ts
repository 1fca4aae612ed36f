import { type Sandbox, type SandboxOptions, startPortals } from './sandbox.ts'

export { type OpenImmoPortal, startOpenImmoPortal } from './openimmo/portal.ts'
export type { Sandbox, SandboxOptions } from './sandbox.ts'

/** A portal is a folder that exports its `portal`, and a line here. */
const folders = await Promise.all([
  // In the order in which the home page shows them.
  import('./platform-a/index.ts'),
  import('./openimmo/index.ts'),
  import('./platform-c/index.ts'),
])

/** Portals to try everything against, without leaving the machine. */
export function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  return startPortals(
    folders.map(({ portal }) => portal),
    options,
  )
}
