import type { Connector } from './contract.ts'

export * from './contract.ts'
export * from './portal-session.ts'
export { titlePictureFirst } from './title-picture.ts'
export { defineConnector } from './define-connector.ts'
export { describeSchema } from './describe-schema.ts'

/** A line for each folder; each exports its `connectors`. */
const folders = await Promise.all([
  import('./platform-a/index.ts'),
  import('./platform-b/index.ts'),
  import('./platform-c/index.ts'),
  import('./openimmo/index.ts'),
])

/** Every connector there is, in the order in which they are shown. */
export const connectors: readonly Connector[] = folders.flatMap((folder) => folder.connectors)

/** The one of that target type. What a client sent as a type may be anything. */
export function findConnector(among: readonly Connector[], type: unknown): Connector | null {
  return among.find((connector) => connector.type === type) ?? null
}
