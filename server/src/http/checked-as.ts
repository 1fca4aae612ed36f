import { check, fits, type Issue } from '@aushang/model'
import type { Static, TSchema } from 'typebox'
import { invalid } from '../lib/errors.ts'

/** What a handler made of a body and of what is stored, as the schema has it. Throws every fault, those found earlier first. */
export function checkedAs<Schema extends TSchema>(
  schema: Schema,
  draft: unknown,
  earlierIssues: Issue[] = [],
): Static<Schema> {
  if (earlierIssues.length === 0 && fits(schema, draft)) return draft
  throw invalid([...earlierIssues, ...check(schema, draft)])
}
