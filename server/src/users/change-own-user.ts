import type { OwnUserPatch } from '@aushang/model'
import type { Database, Tx } from '../lib/database/db.ts'
import { type ApiError, invalid } from '../lib/errors.ts'
import { countGuess, forgetGuesses } from './guesses.store.ts'
import { deletePasswordResets } from './password-resets.store.ts'
import { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts'
import { type Browser, createSession, endSessionsOfUser } from './sessions.store.ts'
import { getPasswordOfUser, lockPassword, lockUser, updateUser } from './users.store.ts'

/** With a new password, all sessions end; what is returned is for the cookie of the one that takes this one's place. */
export async function changeOwnUser(
  db: Database,
  accountId: string,
  userId: string,
  { name, language, password, currentPassword }: OwnUserPatch,
  { browser, requireAsRead }: { browser: Browser; requireAsRead: (tx: Tx) => Promise<void> },
): Promise<string | null> {
  if (password === undefined) {
    await db.transaction(async (tx) => {
      await lockUser(tx, accountId, userId)
      await requireAsRead(tx)
      await updateUser(tx, accountId, userId, { name, language })
    }, accountId)
    return null
  }
  const { network } = browser
  const { email, password: stored } = await getPasswordOfUser(db, accountId, userId)
  refuseWeakPassword(password, email)
  await requirePassword()
  const hashed = await hashPassword(password, network)
  return db.transaction(async (tx) => {
    if (!(await lockPassword(tx, accountId, userId, stored))) throw wrongPassword()
    await requireAsRead(tx)
    await updateUser(tx, accountId, userId, { name, language, password: hashed })
    await deletePasswordResets(tx, accountId, userId)
    await endSessionsOfUser(tx, accountId, userId)
    const { token } = await createSession(tx, accountId, userId, browser)
    return token
  }, accountId)

  /** Whoever sits down at an open browser must not guess, either. */
  async function requirePassword(): Promise<void> {
    if (currentPassword === undefined) {
      throw invalid([{ path: '/currentPassword', code: 'required', sentence: { key: 'currentPasswordMissing' } }])
    }
    const guess = { email, network, isFromKnownNetwork: true }
    await countGuess(db, guess)
    if (!(await isPassword(currentPassword, stored, guess))) throw wrongPassword()
    await forgetGuesses(db, guess)
  }
}

function wrongPassword(): ApiError {
  return invalid([{ path: '/currentPassword', code: 'invalid', sentence: { key: 'currentPasswordWrong' } }])
}
