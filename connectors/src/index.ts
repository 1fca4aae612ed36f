import type { Connector } from './contract.ts'
import { openImmo } from './openimmo/index.ts'
import { platformA, platformASandbox } from './platform-a/index.ts'
import { platformB } from './platform-b/index.ts'

export * from './contract.ts'
export * from './portal-session.ts'
export { titlePictureFirst } from './title-picture.ts'
export { defineConnector } from './define-connector.ts'
export { checkOpenImmo, type FileProblem } from './openimmo/foreign-file/check-file.ts'

/** Every connector there is, in the order in which they are shown. */
export const connectors: readonly Connector[] = [platformA, platformASandbox, platformB, openImmo]

/** The one of that target type. What a client sent as a type may be anything. */
export function findConnector(among: readonly Connector[], type: unknown): Connector | null {
  return among.find((connector) => connector.type === type) ?? null
}
