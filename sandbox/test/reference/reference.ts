import { type NeededPath, reference } from '../../../test/needs.ts'

export { needing } from '../../../test/needs.ts'

/** A folder or file of the portal's wire reference, which lies beside the project and is not part of it. */
export function platformAReference(name: string, variable?: string): NeededPath {
  return reference(`platform-a/${name}`, variable)
}
