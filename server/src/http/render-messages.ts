import { endOfMessage, type Language, messageMark, renderMessageJson, renderMessagesIn } from '@aushang/model'
import type { FastifyInstance } from 'fastify'
import { threadTurns } from '../lib/slots/thread-turns.ts'
import { languageOf, sayLanguage } from './language.ts'

/**
 * Messages are stored without a language, and get that of the answer on their way out: nobody who makes an answer has to
 * think of it. Lists are piped, and do the same with `makeMessageRenderer`.
 */
export function renderMessages(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (!isJson || typeof payload !== 'string' || !payload.includes(messageMark)) return payload
    const language = languageOf(request)
    sayLanguage(reply, language)
    // It names what is shown, and that is another text in another language.
    const etag = reply.getHeader('etag')
    if (typeof etag === 'string') reply.header('etag', etag.replace(/"$/, `.${language}"`))
    return threadTurns.counted(request.accountId, () => renderMessagesIn(payload, language))
  })
}

interface MessageRenderer {
  /** What can be sent of the list so far. */
  push(chunk: Buffer): Buffer
  /** What was held back, at the end. */
  rest(): Buffer
}

const mark = Buffer.from(messageMark)

/** For JSON that comes in pieces: holds back no more than a message that has not ended yet. */
export function makeMessageRenderer(language: Language): MessageRenderer {
  let held: Buffer = Buffer.alloc(0)

  return {
    push(chunk) {
      const bytes = held.length === 0 ? chunk : Buffer.concat([held, chunk])
      const pieces: Buffer[] = []
      let from = 0
      for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, from)) {
        const end = endOfMessage((index) => bytes[index], at, bytes.length)
        if (end === -1) {
          held = bytes.subarray(at)
          return Buffer.concat([...pieces, bytes.subarray(from, at)])
        }
        pieces.push(bytes.subarray(from, at), Buffer.from(renderMessageJson(bytes.toString('utf8', at, end), language)))
        from = end
      }
      const whole = bytes.length - begunMarkLength(bytes, from)
      held = bytes.subarray(whole)
      if (pieces.length === 0) return bytes.subarray(0, whole)
      return Buffer.concat([...pieces, bytes.subarray(from, whole)])
    },
    rest: () => held,
  }
}

/** How many bytes at the end may be the beginning of a message. */
function begunMarkLength(bytes: Buffer, from: number): number {
  const longest = Math.min(mark.length - 1, bytes.length - from)
  for (let length = longest; length > 0; length--) {
    if (bytes.subarray(bytes.length - length).equals(mark.subarray(0, length))) return length
  }
  return 0
}
