import { portalAccessSentences } from './portal-access-sentences.ts'
import { portalRefusalSentences } from './portal-refusal-sentences.ts'
import { portalTroubleSentences, transferSentences } from './portal-trouble-sentences.ts'

/** What comes of speaking to a portal. */
export const portalSentences = {
  ...portalRefusalSentences,
  ...portalAccessSentences,
  ...portalTroubleSentences,
  ...transferSentences,
}
