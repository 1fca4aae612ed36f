import { Server } from 'node:http'
import { startSandbox } from '@aushang/sandbox'

/**
 * The sandbox as a process of its own, without its rate limit. Prints its address.
 *
 *   node sandbox-process.ts ANSWER_MS   (how long each request waits before it is looked at)
 */
const answerMs = Number(process.argv[2])
if (answerMs > 0) {
  const emit = Server.prototype.emit as (this: Server, ...given: unknown[]) => boolean
  Server.prototype.emit = function (this: Server, ...given: unknown[]) {
    if (given[0] !== 'request') return emit.apply(this, given)
    setTimeout(() => emit.apply(this, given), answerMs)
    return true
  }
}
const { url } = await startSandbox({ host: '127.0.0.1', port: 0, rateLimitPerMinute: 1_000_000_000 })
console.log(url)
