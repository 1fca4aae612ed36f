import type { Outcome, Unavailable, Unknown, Withdrawal } from '@aushang/connectors'
import type { Failure } from '../listings/settle-listings.ts'

/** A fault that is not the portal's: the operator finds it in the log. */
export type OurFault = (Unknown | Unavailable) & { isOurs: true }

/** Nothing was sent yet: `unavailable`. Something may have been: `unknown`. */
export function ourFault(kind: OurFault['kind']): OurFault {
  return {
    kind,
    detail: 'The service met with a fault of its own, which its operator finds in the log.',
    isOurs: true,
  }
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
      return { failureCode: isOurs(outcome) ? 'service_fault' : 'portal_unavailable', failureMessage: outcome.detail }
    case 'unknown':
      return { failureCode: isOurs(outcome) ? 'service_fault' : 'outcome_unknown', failureMessage: outcome.detail }
  }
}

function isOurs(outcome: Outcome | Withdrawal): boolean {
  return 'isOurs' in outcome
}
