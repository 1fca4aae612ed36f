import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, type TestContext } from 'vitest'

/** One account asks for little, and another for as much as it can. */
interface Neighbours {
  /** What the modest one does once, until it has what it asked for. */
  modest(): Promise<unknown>
  /** Keeps the service busy from then on; what it returns ends that. */
  greedy(): Promise<() => Promise<unknown>>
  /**
   * Keeps the machine as busy without anything that one could be made to wait for: what is slower beside the greedy one than beside
   * this has waited. It is measured with ALONE=1, and shown.
   */
  sameLoad?(): Promise<() => Promise<unknown>>
  /** How often the modest one asks in a row. */
  times?: number
  /** What the modest one asks for takes as long as this by itself, more or less: waits below it are not told apart. */
  leastMs?: number
}

// The tests of other files run on the same machine, and then a quarter of a second says nothing about us: what a greedy
// account must not do is to make others wait for seconds. With ALONE=1, and nothing else running, little waits count too, and the
// medians of all rounds.
const isAlone = process.env['ALONE'] === '1'
const noiseMs = isAlone ? 25 : 250
const roundsMax = 3
/** What docs/operations.md promises of a process that does everything, pictures included; here the test lives in it, too. */
const memoryBoundMb = 2_000

/** The modest one waits no more than twice as long beside the greedy one as it does alone, and the process stays within bounds. */
export async function expectGoodNeighbours({ annotate }: TestContext, neighbours: Neighbours): Promise<void> {
  const leastMs = Math.max(neighbours.leastMs ?? 0, noiseMs)
  const isFair = ({ alone, beside }: Figures) => beside <= 2 * Math.max(alone, leastMs)
  const rounds: Figures[] = []
  do rounds.push(await compare(neighbours))
  while (rounds.length < roundsMax && (isAlone || !rounds.some(isFair)))
  const figures = mediansOf(isAlone ? rounds : rounds.slice(-1))
  for (const each of isAlone ? [figures] : rounds) await annotate(inWords(each))
  expect(figures, 'waits of the modest one, in milliseconds').toSatisfy(isFair)
  expect(figures.besideMb, 'memory of the process').toBeLessThan(memoryBoundMb)
}

function inWords({ alone, beside, loaded, aloneMb, besideMb }: Figures): string {
  const besideLoad = loaded === undefined ? '' : `beside the same load ${loaded.toFixed()} ms, `
  const waits = `p99 alone ${alone.toFixed()} ms, ${besideLoad}beside the greedy one ${beside.toFixed()} ms`
  return `${waits}; memory ${aloneMb.toFixed()} MB, beside the greedy one ${besideMb.toFixed()} MB at most`
}

function mediansOf(rounds: Figures[]): Figures {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const loaded = rounds.flatMap((round) => round.loaded ?? [])
  return {
    alone: median(rounds.map(({ alone }) => alone)),
    beside: median(rounds.map(({ beside }) => beside)),
    aloneMb: Math.min(...rounds.map(({ aloneMb }) => aloneMb)),
    besideMb: Math.max(...rounds.map(({ besideMb }) => besideMb)),
    ...(loaded.length > 0 && { loaded: median(loaded) }),
  }
}

/** Processes that only reckon, as many as the greedy one keeps busy. */
export async function burnCores(count: number): Promise<() => Promise<unknown>> {
  const burners = Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  const ended = Promise.all(burners.map((burner) => once(burner, 'exit')))
  const end = () => {
    for (const burner of burners) burner.kill()
    return ended
  }
  onTestFinished(async () => void (await end()))
  return end
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
  loaded?: number
  /** Of the whole process, test included. */
  aloneMb: number
  besideMb: number
}

async function compare({ modest, greedy, sameLoad, times = 20 }: Neighbours): Promise<Figures> {
  await modest()
  const alone = await slowestOf(times, modest)
  const loaded = sameLoad && isAlone ? await during(sameLoad, () => slowestOf(times, modest)) : undefined
  const aloneMb = memoryMb()
  const endWatch = watchMemory()
  const beside = await during(greedy, () => slowestOf(times, modest))
  return { alone, beside, ...(loaded !== undefined && { loaded }), aloneMb, besideMb: endWatch() }
}

/** What it returns ends it, and says the most that was seen. */
function watchMemory(): () => number {
  let most = memoryMb()
  const timer = setInterval(() => (most = Math.max(most, memoryMb())), 50)
  return () => {
    clearInterval(timer)
    return Math.max(most, memoryMb())
  }
}

function memoryMb(): number {
  return process.memoryUsage.rss() / 1024 / 1024
}

async function during<Result>(
  begin: () => Promise<() => Promise<unknown>>,
  act: () => Promise<Result>,
): Promise<Result> {
  const end = await begin()
  try {
    return await act()
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
