import { DatabaseUnavailable } from '../database/database-errors.ts'

interface BatchOptions<Item> {
  /** How many statements may be under way at once. */
  concurrency: number
  batchMax: number
  /** How long the first of a batch waits for others; without it, or when it is 0, until the requests at hand have been read. */
  gatherMs?: (first: Item) => number
  /** Only items of one group share a statement, and they go one batch after the other; without it, all may. */
  groupOf?: (item: Item) => string
}

/**
 * Lets writes that arrive together share one statement and one commit: PostgreSQL's price for a row is mostly the
 * round trip and the commit. A write that finds nobody waiting goes out alone and at once. `writeAll` answers in the
 * order of its items; when the database refuses it, nothing was written, and each item is tried by itself to get its own
 * answer.
 */
export function batchCommits<Item, Answer>(
  writeAll: (items: Item[]) => Promise<Answer[]>,
  { concurrency, batchMax, gatherMs, groupOf }: BatchOptions<Item>,
): (item: Item) => Promise<Answer> {
  interface Waiting {
    item: Item
    group: string | undefined
    resolve: (answer: Answer) => void
    reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let underWay = 0
  let scheduled = false
  const busyGroups = new Set<string | undefined>()

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, group: groupOf?.(item), resolve, reject })
      if (!scheduled) {
        scheduled = true
        const waitMs = gatherMs?.(item) ?? 0
        if (waitMs === 0) setImmediate(gathered)
        else setTimeout(gathered, waitMs)
      }
    })

  function gathered(): void {
    scheduled = false
    sendWaiting()
  }

  function sendWaiting(): void {
    while (underWay < concurrency) {
      const batch = takeBatch()
      if (batch.length === 0) return
      underWay++
      void send(batch).finally(() => {
        underWay--
        busyGroups.delete(batch[0]?.group)
        sendWaiting()
      })
    }
  }

  function takeBatch(): Waiting[] {
    const first = waiting.find(({ group }) => !busyGroups.has(group))
    if (first === undefined) return []
    if (first.group !== undefined) busyGroups.add(first.group)
    const batch = new Set(waiting.filter(({ group }) => group === first.group).slice(0, batchMax))
    waiting = waiting.filter((each) => !batch.has(each))
    return [...batch]
  }

  async function send(batch: Waiting[]): Promise<void> {
    try {
      const answers = await writeAll(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer))
    } catch (error) {
      // With the database gone, nobody knows whether it was written: that must not be repeated here.
      if (batch.length === 1 || error instanceof DatabaseUnavailable) for (const { reject } of batch) reject(error)
      else for (const each of batch) await send([each])
    }
  }
}
