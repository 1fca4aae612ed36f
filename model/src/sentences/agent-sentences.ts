import { advertSentences } from './advert-sentences.ts'
import { attachmentSentences } from './attachment-sentences.ts'
import { comparisonSentences } from './comparison-sentences.ts'
import { mailSentences } from './mail-sentences.ts'
import { portalSentences } from './portal-sentences.ts'
import { webhookSentences } from './webhook-sentences.ts'

/**
 * What an agent reads: problems, warnings, failures and notes. It calls a field by its name, says what to do, and knows no
 * members, no settings and no status numbers.
 */
export const agentSentences = {
  ...advertSentences,
  ...portalSentences,
  ...attachmentSentences,
  ...comparisonSentences,
  ...mailSentences,
  ...webhookSentences,
}
