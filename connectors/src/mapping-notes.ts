import type { Connector } from './contract.ts'
import type { Sureness } from './mapping/member.ts'

/**
 * What the tables of a mapping say beside what is found out by setting every member: see `scripts/generate-mapping.ts`. Each
 * folder that maps has one, as `mappingNotes` of its `mapping-notes.ts`.
 */
export interface MappingNotes {
  connector: Connector
  /** Of its column in the pages about properties. */
  heading: string
  /** Which targets that is, as a sentence. */
  reaches: string
  /** Of the README: the first in full, the others as far as they differ from it. */
  tables: readonly [MappingTable, ...MappingTable[]]
  /** On what it rests that something stands at a place. Undefined is a place that no table has. */
  surenessOf?: (at: string) => Sureness | undefined
  /** Where that goes which is beside the fields, by its JSON pointer. */
  beside: Readonly<Record<string, string>>
}

export interface MappingTable {
  heading: string
  /** Of the target. */
  options: object
  /** Of a value (`member=value`), or of a member in some context (`member context`), with which nothing is told to the portal: why. */
  explained: Readonly<Record<string, string>>
}
