import { isRecord } from '@aushang/model'

/** What an event is about, in a line; '' when it is none that says so. */
export function aboutEvent(body: string, names: ReadonlyMap<string, string>): string {
  const payload = payloadOf(body)
  const text = (member: string) => (typeof payload[member] === 'string' ? payload[member] : '')
  const { prospect, fields } = payload
  if (isRecord(prospect)) {
    const name = [prospect['firstName'], prospect['lastName']].filter((part) => typeof part === 'string').join(' ')
    return [name, text('externalId'), text('message')].filter(Boolean).join(' · ')
  }
  if (isRecord(fields))
    return [text('externalId'), fields['title']].filter((part) => typeof part === 'string').join(' · ')
  const called = [names.get(text('propertyId')), names.get(text('targetId')), text('failureMessage')]
  return [...called, text('subject')].filter(Boolean).join(' · ')
}

function payloadOf(body: string): Record<string, unknown> {
  try {
    const event: unknown = JSON.parse(body)
    return isRecord(event) && isRecord(event['eventPayload']) ? event['eventPayload'] : {}
  } catch {
    return {}
  }
}
