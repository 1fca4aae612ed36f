import { setTimeout as sleep } from 'node:timers/promises'

// Whoever reads the figures gives up after ten seconds, and shall have those that need no database.
const answerMsMax = 3_000

/**
 * Asks again only after some time, however many look: what costs the database something shall not cost it more because somebody
 * looks often. Null when it could not be answered, which is remembered too, or has not been answered yet.
 */
export function remember<Answer>(ms: number, ask: () => Promise<Answer>): () => Promise<Answer | null> {
  let answer: Promise<Answer | null> | undefined
  let askedAt = -Infinity
  return () => {
    if (answer === undefined || performance.now() - askedAt > ms) {
      askedAt = performance.now()
      answer = ask().catch(() => null)
    }
    return Promise.race([answer, sleep(answerMsMax, null, { ref: false })])
  }
}
