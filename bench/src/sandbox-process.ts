import { startSandbox } from '@aushang/sandbox'

/** The sandbox as a process of its own, without its rate limit. Prints its address. */
const { url } = await startSandbox({ host: '127.0.0.1', port: 0, rateLimitPerMinute: 1_000_000_000 })
console.log(url)
