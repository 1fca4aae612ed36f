import type { Value } from '../schema/data.ts'

export interface Message {
  code: string
  text: string
  id?: string | number
}

/** An answer other than success, thrown from wherever it becomes clear. */
export class Refusal extends Error {
  readonly status: number
  readonly messages: Message[]

  constructor(status: number, ...messages: Message[]) {
    super(messages[0]?.text ?? '')
    this.status = status
    this.messages = messages
  }
}

/** `{field} : {value} : {CODE}`, as the portal words what is wrong with a field. */
export interface Problem {
  field: string
  value: Value | null | undefined
  code: string
}

export function invalid(...problems: (Problem | string)[]): Refusal {
  const messages = problems.map((problem) => {
    const detail =
      typeof problem === 'string' ? problem : `${problem.field} : ${shown(problem.value)} : ${problem.code}`
    return {
      code: 'ERROR_RESOURCE_VALIDATION',
      text: `Error while validating input for the resource. [MESSAGE: ${detail}]`,
    }
  })
  return new Refusal(412, ...messages)
}

function shown(value: Problem['value']): string {
  return value === undefined || value === null || typeof value === 'object' ? 'null' : String(value)
}

export function notSchemaValid(detail: string): Refusal {
  return new Refusal(412, {
    code: 'ERROR_COMMON_SCHEMA_VALIDATION_FAILED',
    text: `The request is not schema valid. [MESSAGE: ${detail}]`,
  })
}

export function notFound(code = 'ERROR_RESOURCE_NOT_FOUND'): Refusal {
  return new Refusal(404, { code, text: 'Resource was not found.' })
}

export function unavailable(): Refusal {
  return new Refusal(503, { code: 'ERROR_COMMON_SERVICE_UNAVAILABLE', text: 'Service is unavailable.' })
}

export function noContingent(): Refusal {
  return invalid('No contingent available')
}

export function badRequest(text: string): Refusal {
  return new Refusal(400, { code: 'ERROR_COMMON_BAD_REQUEST', text })
}

export function accessDenied(): Refusal {
  return new Refusal(403, { code: 'ERROR_COMMON_ACCESS_DENIED', text: 'Access to the resource is denied.' })
}

export function unauthenticated(detail: string, code = 'ERROR_COMMON_AUTHENTICATION_REQUIRED'): Refusal {
  return new Refusal(401, {
    code,
    text: `Authentication is required for this operation. [ERROR MESSAGE: ${detail}]`,
  })
}
