import type { Outcome, Problem, Unknown, Withdrawal } from '@aushang/connectors'
import type { FailureCode } from '@aushang/model'

export interface Failure {
  failureCode: FailureCode
  failureMessage: string
  problems?: Problem[]
}

/** It is not the portal's: the operator finds it in the log. */
export interface OurFault extends Unknown {
  isOurs: true
}

export const ourFault: OurFault = {
  kind: 'unknown',
  detail: 'The service met with a fault of its own, which its operator finds in the log.',
  isOurs: true,
}

type Failed = Extract<Outcome | Withdrawal, { kind: 'rejected' | 'unauthorized' | 'unavailable' | 'unknown' }>

/** Why it did not work, as clients are told; null when it did, or is not decided. */
export function failureOf(outcome: Failed): Failure
export function failureOf(outcome: Outcome | Withdrawal): Failure | null
export function failureOf(outcome: Outcome | Withdrawal): Failure | null {
  switch (outcome.kind) {
    case 'published':
    case 'withdrawn':
    case 'pending':
      return null
    case 'rejected': {
      const { problems } = outcome
      const failureMessage = problems.map(({ message }) => message).join(' ') || 'The portal refused it.'
      return { failureCode: problems[0]?.code ?? 'rejected_by_portal', failureMessage, problems }
    }
    case 'unauthorized':
      return { failureCode: 'unauthorized', failureMessage: outcome.detail }
    case 'unavailable':
      return { failureCode: 'portal_unavailable', failureMessage: outcome.detail }
    case 'unknown':
      return { failureCode: 'isOurs' in outcome ? 'service_fault' : 'outcome_unknown', failureMessage: outcome.detail }
  }
}
