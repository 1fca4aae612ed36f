import type { SignIn } from '@aushang/model'
import type { FastifyRequest } from 'fastify'
import { senderAddress, senderNetwork } from '../http/sender.ts'
import type { Database } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
import { beginSession, type SignedIn } from './begin-session.ts'
import { countGuess, forgetGuesses } from './guesses.store.ts'
import { isPassword } from './passwords.ts'
import type { Browser } from './sessions.store.ts'
import { findUserByEmail, lockPassword, sameEmail } from './users.store.ts'

/** The same work, the same waiting and the same answer, whether somebody has the address or not. */
export async function signIn(db: Database, { email, password }: SignIn, browser: Browser): Promise<SignedIn> {
  const { network } = browser
  const user = await findUserByEmail(db, email)
  const isFromKnownNetwork = user?.knownNetworks.includes(network) ?? false
  const guess = { email: sameEmail(email), network, isFromKnownNetwork }
  await countGuess(db, guess)
  const isRight = await isPassword(password, user?.password, guess)
  if (user === null || !isRight) throw wrongCredentials()
  await forgetGuesses(db, guess)
  const { accountId, id, password: checked } = user
  return db.transaction(async (tx) => {
    if (!(await lockPassword(tx, accountId, id, checked))) throw wrongCredentials()
    return beginSession(tx, accountId, id, browser)
  }, accountId)
}

export function browserOf(request: FastifyRequest): Browser {
  return {
    address: senderAddress(request),
    network: senderNetwork(request),
    userAgent: request.headers['user-agent'],
  }
}

function wrongCredentials(): ApiError {
  const headers = { 'www-authenticate': 'Bearer realm="Aushang"' }
  return new ApiError('wrong_credentials', { key: 'wrongCredentials' }, { headers })
}
