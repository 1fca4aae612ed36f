import { expect, onTestFinished, type TestContext } from 'vitest'

/** One account asks for little, and another for as much as it can. */
interface Neighbours {
  /** What the modest one does once, until it has what it asked for. */
  modest(): Promise<unknown>
  /** Keeps the service busy from then on; what it returns ends that. */
  greedy(): Promise<() => Promise<unknown>>
  /** How often the modest one asks in a row. */
  times?: number
  /** What the modest one asks for takes as long as this by itself, more or less: waits below it are not told apart. */
  leastMs?: number
}

// The tests of other files run on the same machine, and then a quarter of a second says nothing about us: what a greedy
// account must not do is to make others wait for seconds. With ALONE=1, and nothing else running, little waits count too.
const noiseMs = process.env['ALONE'] === '1' ? 25 : 250
const rounds = 3

/** The modest one waits no more than twice as long beside the greedy one as it does alone. */
export async function expectGoodNeighbours({ annotate }: TestContext, neighbours: Neighbours): Promise<void> {
  const leastMs = Math.max(neighbours.leastMs ?? 0, noiseMs)
  const isFair = ({ alone, beside }: Figures) => beside <= 2 * Math.max(alone, leastMs)
  let figures: Figures = { alone: 0, beside: Infinity }
  for (let round = 0; round < rounds && !isFair(figures); round += 1) {
    figures = await compare(neighbours)
    await annotate(`p99 alone ${figures.alone.toFixed()} ms, beside the greedy one ${figures.beside.toFixed()} ms`)
  }
  expect(figures, 'waits of the modest one, in milliseconds').toSatisfy(isFair)
}

/** Does something so many times at once, over and over, until what it returns is called; what fails is done again, too. */
export function keepBusy(atOnce: number, act: (number: number) => Promise<unknown>): () => Promise<unknown> {
  let isEnding = false
  onTestFinished(() => void (isEnding = true))
  const all = Promise.all(Array.from({ length: atOnce }, (_, number) => repeat(number)))
  return async () => {
    isEnding = true
    await all
  }

  async function repeat(number: number): Promise<void> {
    while (!isEnding) await act(number).catch(() => {})
  }
}

interface Figures {
  alone: number
  beside: number
}

async function compare({ modest, greedy, times = 20 }: Neighbours): Promise<Figures> {
  await modest()
  const alone = await slowestOf(times, modest)
  const end = await greedy()
  try {
    return { alone, beside: await slowestOf(times, modest) }
  } finally {
    await end()
  }
}

/** Of less than a hundred, the slowest is the 99th percentile. */
async function slowestOf(times: number, act: () => Promise<unknown>): Promise<number> {
  const waits: number[] = []
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now()
    await act()
    waits.push(performance.now() - begun)
  }
  return Math.max(...waits)
}
