import { Server } from 'node:http'
import { startSandbox } from '@aushang/sandbox'

/**
 * The sandbox as a process of its own, without its rate limit. Prints its address. A number that it is sent is how many
 * milliseconds each request waits from then on before it is looked at.
 */
let answerMs = 0
process.on('message', (sent: number) => (answerMs = sent))
const emit = Server.prototype.emit as (this: Server, ...given: unknown[]) => boolean
Server.prototype.emit = function (this: Server, ...given: unknown[]) {
  if (given[0] !== 'request' || answerMs === 0) return emit.apply(this, given)
  setTimeout(() => emit.apply(this, given), answerMs)
  return true
}
const { url } = await startSandbox({ host: '127.0.0.1', port: 0, rateLimitPerMinute: 1_000_000_000 })
console.log(url)
