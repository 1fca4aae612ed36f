import type { Attachment } from '@aushang/model'

/** What is wrong with the attachment at this place among those of its property. */
export function attachmentFailure({ url, failureMessage = '' }: Attachment, index: number): string {
  return `Attachment ${index + 1} (${url}): ${failureMessage}`
}
