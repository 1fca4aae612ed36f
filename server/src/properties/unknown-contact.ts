import { fits, Id, isRecord, type Issue } from '@aushang/model'
import { findContact } from '../contacts/contacts.store.ts'
import { violatedConstraint } from '../lib/database/database-errors.ts'
import type { Db } from '../lib/database/db.ts'
import { ApiError, invalid } from '../lib/errors.ts'

const unknownContact: Issue = {
  path: '/contactId',
  code: 'unknown_contact',
  sentence: { key: 'contactUnknown', params: { member: 'contactId' } },
}

/** What the database says of a property whose contact it does not know. */
export function asUnknownContact(error: unknown): unknown {
  return violatedConstraint(error) === 'properties_contact' ? invalid([unknownContact]) : error
}

/** One that does not fit never comes to the database: who is told what is wrong with it is told of its contact as well. */
export async function withUnknownContact(db: Db, accountId: string, body: unknown, error: Error): Promise<Error> {
  if (!(error instanceof ApiError) || error.code !== 'invalid_request' || !isRecord(body)) return error
  const issues = (error.issues ?? []) as Issue[]
  const { contactId } = body
  if (!fits(Id, contactId) || issues.some(({ path }) => path === unknownContact.path)) return error
  return (await findContact(db, accountId, contactId)) === null ? invalid([...issues, unknownContact]) : error
}
