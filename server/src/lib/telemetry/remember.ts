/**
 * Asks again only after some time, however many look: what costs the database something shall not cost it more because somebody
 * looks often. Null when it could not be answered, which is remembered too.
 */
export function remember<Answer>(ms: number, ask: () => Promise<Answer>): () => Promise<Answer | null> {
  let answer: Promise<Answer | null> | undefined
  let askedAt = -Infinity
  return () => {
    if (answer === undefined || performance.now() - askedAt > ms) {
      askedAt = performance.now()
      answer = ask().catch(() => null)
    }
    return answer
  }
}
