import { type FailureCode, joinMessages, type Message, messageOf, type RecordedAttachment } from '@aushang/model'

/** What is wrong with the attachment at this place among those of its property. */
export interface AttachmentFailure {
  index: number
  code: FailureCode
  message: Message
}

export function attachmentFailures(attachments: RecordedAttachment[]): AttachmentFailure[] {
  return attachments.flatMap((attachment, index) => {
    const { failureCode: code, failureMessage } = attachment
    if (code === undefined) return []
    const failed = messageOf({ key: 'attachmentFailed', params: { number: index + 1, name: nameOf(attachment) } })
    // What was found out before there were languages is not said again.
    const message = typeof failureMessage === 'object' ? joinMessages([failed, failureMessage]) : failed
    return [{ index, code, message }]
  })
}

const nameLengthMax = 60

/** By which an agent recognises it: its title, or the name of its file. */
function nameOf({ title, url }: RecordedAttachment): string {
  const path = URL.parse(url)?.pathname ?? url
  const name = title ?? (decoded(path.slice(path.lastIndexOf('/') + 1)) || url)
  return name.length <= nameLengthMax ? name : `${Array.from(name).slice(0, nameLengthMax).join('')}…`
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
