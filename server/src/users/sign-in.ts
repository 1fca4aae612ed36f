import type { Session, SignIn } from '@aushang/model'
import type { FastifyRequest } from 'fastify'
import { senderAddress, senderNetwork } from '../http/sender.ts'
import type { Database } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
import { countGuess, forgetGuesses } from './guesses.store.ts'
import { isPassword } from './passwords.ts'
import { type Browser, createSession, getSession } from './sessions.store.ts'
import { findUserByEmail, sameEmail } from './users.store.ts'

export interface SignedIn {
  session: Session
  /** For the cookie. */
  token: string
}

/** The same work, the same waiting and the same answer, whether somebody has the address or not. */
export async function signIn(db: Database, { email, password }: SignIn, browser: Browser): Promise<SignedIn> {
  const { network } = browser
  const user = await findUserByEmail(db, email)
  const isFromKnownNetwork = user?.knownNetworks.includes(network) ?? false
  const guess = { email: sameEmail(email), network, isFromKnownNetwork }
  await countGuess(db, guess)
  const isRight = await isPassword(password, user?.password, network)
  if (user === null || !isRight) {
    throw new ApiError('wrong_credentials', 'The e-mail address or the password is wrong.', {
      headers: { 'www-authenticate': 'Bearer realm="Aushang"' },
    })
  }
  await forgetGuesses(db, guess)
  return db.transaction(async (tx) => {
    const { id, token } = await createSession(tx, user.accountId, user.id, browser)
    return { session: await getSession(tx, user.accountId, id), token }
  }, user.accountId)
}

export function browserOf(request: FastifyRequest): Browser {
  return {
    address: senderAddress(request),
    network: senderNetwork(request),
    userAgent: request.headers['user-agent'],
  }
}
