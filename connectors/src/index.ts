import type { Connector } from './contract.ts'

export type { Connector, Outcome, Problem } from './contract.ts'

/** Every connector there is, in the order in which they are shown. */
export const connectors: Connector[] = []
