import type { SampleRequest } from '../server/src/http/openapi/sample-requests.ts'

/** The variables that a sample names, such as `CONTACT_ID`. */
export function variablesOf(sample: SampleRequest): string[] {
  const text = sample.path + JSON.stringify(sample.json ?? '')
  return [...text.matchAll(/\$([A-Z_]+)/g)].map(([, name = '']) => name)
}

/** With `{{contactId}}` for `$CONTACT_ID`, as tools for collections have it. */
export function inBraces(text: string): string {
  return text.replaceAll(/\$([A-Z_]+)/g, (_, name: string) => `{{${braceName(name)}}}`)
}

export function braceName(name: string): string {
  return name.toLowerCase().replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase())
}

/** Which variables an operation's answer sets, and from which member of it. */
export function madeBy(operationId: string): Record<string, string> {
  if (operationId === 'createTarget') return { targetId: 'id', emailId: 'emailId' }
  if (operationId === 'pingWebhook') return { deliveryId: 'id' }
  const noun = /^create([A-Z]\w*)$/.exec(operationId)?.[1]
  return noun === undefined ? {} : { [`${noun.charAt(0).toLowerCase()}${noun.slice(1)}Id`]: 'id' }
}
