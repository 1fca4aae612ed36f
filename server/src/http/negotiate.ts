import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

// What is longer takes milliseconds to be weighed, and no client that means it sends it.
const lengthMax = 1_000

/** What the client would rather have; one that names very much is taken for one that names nothing. */
export function negotiate({ headers }: FastifyRequest): Negotiator {
  const wishes = ['accept', 'accept-language'].flatMap((name) => {
    const wish = headers[name]
    return wish === undefined || wish.length > lengthMax ? [] : [[name, wish] as const]
  })
  return new Negotiator({ headers: Object.fromEntries(wishes) })
}
