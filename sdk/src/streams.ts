import { type Call, open, readJson, type Settings } from './call.ts'
import { AushangError, timedOut } from './errors.ts'
import { pauseBeforeRetry } from './retries.ts'

// The service sends a comment every 15 seconds when there is nothing else: the line is dead, and nobody would ever say so.
const silenceMsMax = 45_000

/**
 * What happens from now on, or after a certain event, as it happens. The service ends a stream from time to time, and lines break:
 * it is opened again where it ended, until whoever reads has enough, or the signal ends it.
 */
export async function* readStream(settings: Settings, call: Call): AsyncGenerator<unknown, void> {
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
        if (data !== '') yield readJson(response, data)
      }
      // It ended in order; a service that ends it at once shall not be asked without a pause.
      await pauseBeforeRetry(0, undefined, signal)
    } catch (error) {
      signal?.throwIfAborted()
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
