import { peopleSentences } from './people-sentences.ts'
import { refusalSentences } from './refusal-sentences.ts'
import { requestFaultSentences } from './request-fault-sentences.ts'
import { valueSentences } from './value-sentences.ts'

/** What the API says to the developer who called it. It names members, and writes values as JSON does. */
export const requestSentences = {
  ...valueSentences,
  ...requestFaultSentences,
  ...refusalSentences,
  ...peopleSentences,
}
