import type { Message } from './refusal.ts'
import type { AnswerNode } from './write-document.ts'

/** The messages that most calls are answered with. */
export function messagesNode(...all: Message[]): AnswerNode {
  return {
    name: 'common:messages',
    json: 'list',
    children: all.map(({ code, text, id }) => ({
      name: 'message',
      children: [
        { name: 'messageCode', value: code },
        { name: 'message', value: text },
        ...(id === undefined ? [] : [{ name: 'id', value: id }]),
      ],
    })),
  }
}
