import type { LoginOutcome } from '../contract.ts'
import { whileReading } from '../ended.ts'
import { saidIn } from './listings-api/answers.ts'
import { openListingsApi, type Session } from './listings-api/listings-api.ts'

/** A question that only a good token gets an answer to. */
export async function checkLogin(session: Session): Promise<LoginOutcome> {
  return whileReading(async () => {
    const reply = await openListingsApi(session).send({ method: 'GET', path: '/listings' })
    return { kind: 'authorized', said: saidIn(reply) }
  })
}
