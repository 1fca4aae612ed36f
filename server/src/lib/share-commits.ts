export interface SharedCommitOptions {
  /** How many statements may be under way at once. */
  concurrency: number
  batchMax: number
}

/**
 * Lets writes that arrive together share one statement and one commit: PostgreSQL's price for a row is mostly the
 * round trip and the commit. A write that finds nobody waiting goes out alone and at once. `writeAll` answers in the
 * order of its items; when it throws, nothing was written, and each item is tried by itself to get its own answer.
 */
export function shareCommits<Item, Answer>(
  writeAll: (items: Item[]) => Promise<Answer[]>,
  { concurrency, batchMax }: SharedCommitOptions,
): (item: Item) => Promise<Answer> {
  interface Waiting {
    item: Item
    resolve: (answer: Answer) => void
    reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let underWay = 0
  let scheduled = false

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!scheduled) {
        scheduled = true
        // After the requests that this turn of the event loop read have all come in.
        setImmediate(() => {
          scheduled = false
          sendWaiting()
        })
      }
    })

  function sendWaiting(): void {
    while (waiting.length > 0 && underWay < concurrency) {
      const batch = waiting.slice(0, batchMax)
      waiting = waiting.slice(batchMax)
      underWay++
      void send(batch).finally(() => {
        underWay--
        sendWaiting()
      })
    }
  }

  async function send(batch: Waiting[]): Promise<void> {
    try {
      const answers = await writeAll(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer))
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const each of batch) await send([each])
    }
  }
}
