import type { Rejected, Unauthorized, Unavailable, Unknown } from '@aushang/connectors'
import { joinMessages, messageOf } from '@aushang/model'
import type { Failure } from '../listings/settle-listings.ts'

/** A fault that is not the portal's: the operator finds it in the log. */
export type OurFault = (Unknown | Unavailable) & { isOurs: true }

/** Nothing was sent yet: `unavailable`. Something may have been: `unknown`. */
export function ourFault(kind: OurFault['kind']): OurFault {
  return { kind, sentence: { key: 'serviceFault' }, isOurs: true }
}

type Failed = Rejected | Unauthorized | Unavailable | Unknown

/** Why it did not work, as clients are told. */
export function failureOf(outcome: Failed): Failure {
  switch (outcome.kind) {
    case 'rejected': {
      const { problems } = outcome
      const [first] = problems
      const failureMessage =
        first === undefined
          ? messageOf({ key: 'portalRefusesSilently' })
          : joinMessages(problems.map(({ message }) => message))
      return { failureCode: first?.code ?? 'rejected_by_portal', failureMessage, problems }
    }
    case 'unauthorized':
      return { failureCode: outcome.code ?? 'unauthorized', failureMessage: messageOf(outcome.sentence) }
    case 'unavailable':
      return {
        failureCode: isOurs(outcome) ? 'service_fault' : 'portal_unavailable',
        failureMessage: messageOf(outcome.sentence),
      }
    case 'unknown':
      return {
        failureCode: isOurs(outcome) ? 'service_fault' : 'outcome_unknown',
        failureMessage: messageOf(outcome.sentence),
      }
  }
}

export function hasFailed<Outcome extends { kind: string }>(outcome: Outcome): outcome is Outcome & Failed {
  return ['rejected', 'unauthorized', 'unavailable', 'unknown'].includes(outcome.kind)
}

function isOurs(outcome: Failed): boolean {
  return 'isOurs' in outcome
}
