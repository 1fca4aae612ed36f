import { type Call, open, readJson, type Settings } from './call.ts'
import { AushangError, timedOut, unexpectedAnswer } from './errors.ts'
import { pauseBeforeRetry } from './retries.ts'

// The service sends a comment every 15 seconds when there is nothing else: the line is dead, and nobody would ever say so.
const silenceMsMax = 45_000

/** What happens, as it happens: nothing is asked before it is opened or read. */
export interface EventStream<T> extends AsyncIterableIterator<T, void> {
  /**
   * Opens it, unless it is open, and gives the id after which it begins: also before anything has happened, whoever asks for what came
   * `after` this id misses nothing. From then on it is the `eventId` of the last event that was dealt with.
   */
  open(): Promise<string>
  return(): Promise<IteratorResult<T, void>>
}

export function readStream(settings: Settings, call: Call): EventStream<unknown> {
  const places = followLog(settings, call)
  let first: Promise<IteratorResult<Place, void>> | undefined
  const openOnce = () => (first ??= places.next())
  const events = eventsOf(openOnce, places)
  return {
    async open() {
      const { value } = await openOnce()
      // It was ended before.
      if (value === undefined) throw new TypeError('The stream has ended.')
      return value.id
    },
    next: () => events.next(),
    async return() {
      await places.return()
      return events.return()
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

async function* eventsOf(
  openOnce: () => Promise<IteratorResult<Place, void>>,
  places: AsyncGenerator<Place, void>,
): AsyncGenerator<unknown, void> {
  const { value: first } = await openOnce()
  if (first?.event !== undefined) yield first.event
  for await (const { event } of places) if (event !== undefined) yield event
}

/** A place in the log: where a stream begins, or an event. */
interface Place {
  id: string
  event?: unknown
}

/**
 * What happens from now on, or after a certain event. The service ends a stream from time to time, and lines break:
 * it is opened again where it ended, until whoever reads has enough, or the signal ends it.
 */
async function* followLog(settings: Settings, call: Call): AsyncGenerator<Place, void> {
  const { retries = settings.retries, signal } = call.options
  // Who never got through may have the wrong address. Once it was open, the service comes back, however long that takes.
  let hasBeenOpen = false
  let lastId: string | undefined
  for (let failures = 0; ;) {
    try {
      const query = { ...call.query, ...(lastId !== undefined && { after: lastId }) }
      const response = await open(settings, { ...call, query })
      hasBeenOpen = true
      for await (const { id, data } of messagesOf(response)) {
        failures = 0
        lastId = id ?? lastId
        if (lastId === undefined && data !== '') throw unexpectedAnswer(response, data)
        if (lastId !== undefined) yield { id: lastId, ...(data !== '' && { event: readJson(response, data) }) }
      }
      // It ended in order; a service that ends it at once shall not be asked without a pause.
      await pauseBeforeRetry(0, undefined, signal)
    } catch (error) {
      signal?.throwIfAborted()
      // It could not even be asked for: what fails on the way is an AushangError.
      if (!hasBeenOpen && !(error instanceof AushangError)) throw error
      if (error instanceof AushangError && error.status !== undefined && error.status < 500 && error.status !== 429)
        throw error
      if (failures++ >= retries && !(hasBeenOpen && call.options.retries === undefined)) throw error
      await pauseBeforeRetry(failures, error instanceof AushangError ? error.retryAfterMs : undefined, signal)
    }
  }
}

interface Message {
  id: string | undefined
  data: string
}

/** Of `text/event-stream`, as much as is sent: where it begins, an id alone; messages with an id and data; comments that keep the line open. */
async function* messagesOf(response: Response): AsyncGenerator<Message, void> {
  let rest = ''
  // Not every browser can walk through a body by itself.
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) return
  try {
    for (let part = await readInTime(reader); part.value !== undefined; part = await readInTime(reader)) {
      const messages = (rest + part.value).split(/\r?\n\r?\n/)
      rest = messages.pop() ?? ''
      for (const message of messages) yield readMessage(message)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function readInTime(reader: ReadableStreamDefaultReader<string>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(timedOut(silenceMsMax, undefined)), silenceMsMax)
  })
  try {
    return await Promise.race([reader.read(), silence])
  } finally {
    clearTimeout(timer)
  }
}

function readMessage(text: string): Message {
  const lines = text.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line))
  const valuesOf = (name: string) => lines.flatMap((line) => (line?.[1] === name ? (line[2] ?? '') : []))
  return { id: valuesOf('id').at(-1), data: valuesOf('data').join('\n') }
}
