import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, onTestFinished, type TestContext } from 'vitest'

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

const isAlone = process.env['ALONE'] === '1'
/** Below this, nothing is told apart. */
const least: Wait = { ms: 25, medianMs: 25, turns: 25, slowTurns: 100, processorMs: 20 }
const roundsAlone = 3
/** What docs/operations.md promises of a process that does everything, pictures included; here the test lives in it, too. */
const memoryBoundMb = 2_000

/**
 * The modest one waits no more than twice as long beside the greedy one as it does alone, and the process stays within bounds. The tests
 * of other files run on the same machine, so that milliseconds say nothing: a wait is counted in turns that another user of the database
 * gets meanwhile, in the median and for the slowest tenth, and in what the thread of the service computes meanwhile. With ALONE=1, and nothing else running, it is the milliseconds of the
 * slowest that count, in the median of three rounds.
 */
export async function expectGoodNeighbours({ annotate }: TestContext, neighbours: Neighbours): Promise<void> {
  const rounds: Figures[] = []
  for (let round = 0; round < (isAlone ? roundsAlone : 1); round += 1) rounds.push(await compare(neighbours))
  const figures = mediansOf(rounds)
  await annotate(inWords(figures))
  for (const unit of isAlone ? (['ms'] as const) : (['turns', 'slowTurns', 'processorMs'] as const)) {
    const bound = 2 * Math.max(figures.alone[unit], least[unit], unit === 'ms' ? (neighbours.leastMs ?? 0) : 0)
    expect(figures.beside[unit], `the wait of the modest one, in ${unit}`).toBeLessThanOrEqual(bound)
  }
  expect(figures.besideMb, 'memory of the process').toBeLessThan(memoryBoundMb)
}

function inWords({ alone, beside, loaded, aloneMb, besideMb }: Figures): string {
  const told = ({ ms, medianMs, turns, slowTurns, processorMs }: Wait) =>
    `${medianMs.toFixed(1)} ms in the median and ${ms.toFixed()} at most, ${slowTurns} turns in the slowest tenth, ${turns} and ${processorMs.toFixed(1)} ms of the processor in the median`
  const besideLoad = loaded === undefined ? '' : `beside the same load ${told(loaded)}; `
  const waits = `alone ${told(alone)}; ${besideLoad}beside the greedy one ${told(beside)}`
  return `${waits}; memory ${aloneMb.toFixed()} MB, beside the greedy one ${besideMb.toFixed()} MB at most`
}

function mediansOf(rounds: Figures[]): Figures {
  const loaded = rounds.flatMap((round) => round.loaded ?? [])
  return {
    alone: medianWait(rounds.map(({ alone }) => alone)),
    beside: medianWait(rounds.map(({ beside }) => beside)),
    aloneMb: Math.min(...rounds.map(({ aloneMb }) => aloneMb)),
    besideMb: Math.max(...rounds.map(({ besideMb }) => besideMb)),
    ...(loaded.length > 0 && { loaded: medianWait(loaded) }),
  }
}

function medianWait(waits: Wait[]): Wait {
  const median = (unit: keyof Wait) =>
    percentile(
      waits.map((wait) => wait[unit]),
      0.5,
    )
  return {
    ms: median('ms'),
    medianMs: median('medianMs'),
    turns: median('turns'),
    slowTurns: median('slowTurns'),
    processorMs: median('processorMs'),
  }
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
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

/** What somebody waited, who asked often. */
interface Wait {
  /** The slowest: of less than a hundred, that is the 99th percentile. */
  ms: number
  /** Shown only. */
  medianMs: number
  /** How often another user of the database was served meanwhile, who asks every millisecond; the median. */
  turns: number
  /** The same, in the 90th percentile. */
  slowTurns: number
  /** What the thread of the service has computed meanwhile, for whomever; the median. */
  processorMs: number
}

interface Figures {
  alone: Wait
  beside: Wait
  loaded?: Wait
  /** Of the whole process, test included. */
  aloneMb: number
  besideMb: number
}

async function compare({ modest, greedy, sameLoad, times = 20 }: Neighbours): Promise<Figures> {
  await modest()
  const alone = await waitFor(times, modest)
  const loaded = sameLoad && isAlone ? await during(sameLoad, () => waitFor(times, modest)) : undefined
  const aloneMb = memoryMb()
  const endWatch = watchMemory()
  const beside = await during(greedy, () => waitFor(times, modest))
  return { alone, beside, ...(loaded && { loaded }), aloneMb, besideMb: endWatch() }
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

async function waitFor(times: number, act: () => Promise<unknown>): Promise<Wait> {
  const other = await takeTurns()
  const ms: number[] = []
  const turns: number[] = []
  const processorMs: number[] = []
  for (let time = 0; time < times; time += 1) {
    const [begun, turnsBefore, processor] = [performance.now(), other.turns(), process.threadCpuUsage()]
    await act()
    const { user, system } = process.threadCpuUsage(processor)
    ms.push(performance.now() - begun)
    turns.push(other.turns() - turnsBefore)
    processorMs.push((user + system) / 1000)
  }
  await other.end()
  return {
    ms: Math.max(...ms),
    medianMs: percentile(ms, 0.5),
    turns: percentile(turns, 0.5),
    slowTurns: percentile(turns, 0.9),
    processorMs: percentile(processorMs, 0.5),
  }
}

/** Somebody who asks the database for nothing, over its own connection, a millisecond after each answer. */
async function takeTurns(): Promise<{ turns(): number; end(): Promise<void> }> {
  const client = new pg.Client(inject('templateUrl').replace(/\/template$/, '/aushang'))
  await client.connect()
  let turns = 0
  let isEnding = false
  const asking = (async () => {
    for (; !isEnding; turns += 1) {
      await client.query('select')
      await setTimeout(1)
    }
  })()
  return {
    turns: () => turns,
    async end() {
      isEnding = true
      await asking
      await client.end()
    },
  }
}
