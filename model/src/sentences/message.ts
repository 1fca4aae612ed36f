import type { Language } from './define-sentence.ts'
import { completeSentence, renderSentences, type SaidOf, type Sentence } from './render-sentence.ts'

/**
 * What a person is to read, before it has a language: one sentence or several. It is stored and recorded like this, and gets
 * its language where it is read: see `renderMessagesIn`.
 */
export interface Message {
  sentences: readonly Sentence[]
}

export function messageOf(...sentences: Sentence[]): Message {
  return { sentences }
}

/** Several, one after the other. */
export function joinMessages(messages: readonly Message[]): Message {
  return { sentences: messages.flatMap(({ sentences }) => sentences) }
}

export function completeMessage({ sentences }: Message, known: SaidOf): Message {
  return { sentences: sentences.map((sentence) => completeSentence(sentence, known)) }
}

export function renderMessage({ sentences }: Message, language: Language): string {
  return renderSentences(sentences, language)
}

/**
 * How a message begins in JSON. Within a string, its quotes would be escaped, and no resource has a member of this name: what
 * begins like this is a message.
 */
export const messageMark = '{"sentences":['

/** The same JSON with text in place of each message. What was text before there were languages stays as it is. */
export function renderMessagesIn(json: string, language: Language): string {
  let rendered = ''
  let from = 0
  for (let at = json.indexOf(messageMark); at !== -1; at = json.indexOf(messageMark, from)) {
    const end = endOfMessage((index) => json.charCodeAt(index), at, json.length)
    if (end === -1) break
    rendered += json.slice(from, at) + renderMessageJson(json.slice(at, end), language)
    from = end
  }
  return from === 0 ? json : rendered + json.slice(from)
}

export function renderMessageJson(json: string, language: Language): string {
  return JSON.stringify(renderMessage(JSON.parse(json) as Message, language))
}

const [quote, backslash, open, close] = ['"', '\\', '{', '}'].map((sign) => sign.charCodeAt(0))

/** Where the object ends that begins there; -1 when that is not to be seen yet. Of UTF-8, bytes will do. */
export function endOfMessage(codeAt: (index: number) => number | undefined, begin: number, length: number): number {
  let depth = 0
  let isInString = false
  for (let at = begin; at < length; at++) {
    const code = codeAt(at)
    if (isInString) {
      if (code === backslash) at++
      else if (code === quote) isInString = false
    } else if (code === quote) isInString = true
    else if (code === open) depth++
    else if (code === close && --depth === 0) return at + 1
  }
  return -1
}
