import { startReaders } from '../server/src/requests/reading/readers.ts'
import { makeMutator } from '../server/test/mails/mutate-mail.ts'

/**
 * Reads mutated mails and counts what comes of them: node scripts/fuzz-mails.ts [COUNT] [SEED]. Fails when one is lost, takes
 * a fault of ours to end, or when memory grows.
 */
const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number)
const errors: unknown[] = []
const readers = startReaders({ onError: (error) => errors.push(error) })
const mutate = makeMutator(seed)
const outcomes: Record<string, number> = {}
let slowestMs = 0
let left = count
const started = performance.now()

async function readOn(accountId: string): Promise<void> {
  while (left-- > 0) {
    const sent = performance.now()
    const raw = mutate()
    const reading = await readers.read({ accountId, isLarge: false, load: async () => raw })
    slowestMs = Math.max(slowestMs, performance.now() - sent)
    const outcome = reading?.kind === 'unreadable' ? reading.code : String(reading?.kind)
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  }
}
await Promise.all(['A', 'B'].map(readOn))

const seconds = (performance.now() - started) / 1000
const ended = Object.values(outcomes).reduce((sum, each) => sum + each, 0)
console.log(outcomes)
console.log(
  `${ended} of ${count} mails ended, in ${seconds.toFixed(0)} s (${(ended / seconds).toFixed(0)}/s); the slowest took ` +
    `${slowestMs.toFixed(0)} ms; ${errors.length} faults of ours; ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MB`,
)
for (const error of errors.slice(0, 5)) console.error(error)
await readers.close()
if (ended !== count || errors.length > 0) process.exit(1)
