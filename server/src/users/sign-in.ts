import type { SignIn } from '@aushang/model'
import type { FastifyRequest } from 'fastify'
import { senderAddress, senderNetwork } from '../http/sender.ts'
import type { Database } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
import { beginSession, type SignedIn } from './begin-session.ts'
import { countGuess, forgetGuesses } from './guesses.store.ts'
import { isPassword } from './passwords.ts'
import type { Browser } from './sessions.store.ts'
import { findUserByEmail, sameEmail } from './users.store.ts'

/** The same work, the same waiting and the same answer, whether somebody has the address or not. */
export async function signIn(db: Database, { email, password }: SignIn, browser: Browser): Promise<SignedIn> {
  const { network } = browser
  const user = await findUserByEmail(db, email)
  const isFromKnownNetwork = user?.knownNetworks.includes(network) ?? false
  const guess = { email: sameEmail(email), network, isFromKnownNetwork }
  await countGuess(db, guess)
  const isRight = await isPassword(password, user?.password, guess)
  if (user === null || !isRight) {
    const headers = { 'www-authenticate': 'Bearer realm="Aushang"' }
    throw new ApiError('wrong_credentials', { key: 'wrongCredentials' }, { headers })
  }
  await forgetGuesses(db, guess)
  return db.transaction((tx) => beginSession(tx, user.accountId, user.id, browser), user.accountId)
}

export function browserOf(request: FastifyRequest): Browser {
  return {
    address: senderAddress(request),
    network: senderNetwork(request),
    userAgent: request.headers['user-agent'],
  }
}
