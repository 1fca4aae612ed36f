import type { Session } from '@aushang/model'
import type { Tx } from '../lib/database/db.ts'
import { type Browser, createSession, getSession } from './sessions.store.ts'

export interface SignedIn {
  session: Session
  /** For the cookie. */
  token: string
}

export async function beginSession(tx: Tx, accountId: string, userId: string, browser: Browser): Promise<SignedIn> {
  const { id, token } = await createSession(tx, accountId, userId, browser)
  return { session: await getSession(tx, accountId, id), token }
}
