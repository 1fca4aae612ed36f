import type { Outcome, Problem, Withdrawal } from '@aushang/connectors'
import type { FailureCode } from '@aushang/model'

export interface Failure {
  failureCode: FailureCode
  failureMessage: string
  problems?: Problem[]
}

/** Why it did not work, as clients are told; null when it did, or is not decided. */
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
      return { failureCode: 'outcome_unknown', failureMessage: outcome.detail }
  }
}
