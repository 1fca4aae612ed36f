import type { Connector } from '@aushang/connectors'
import { completeSentence, type Message, messageOf, type Sentence } from '@aushang/model'

/** What we ourselves say of a portal, by its own name. What its connector says has that already. */
export function messageAbout({ portalName }: Connector, sentence: Sentence): Message {
  return messageOf(completeSentence(sentence, { portal: portalName }))
}
