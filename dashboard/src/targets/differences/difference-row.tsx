import type { Difference } from '@aushang/sdk'
import { paths } from '../../paths.ts'
import { numberOf } from '../../properties/number-of.ts'
import { useMayChange } from '../../sessions/use-may-change.ts'
import { LinkText } from '../../ui/link.tsx'
import { StateMark, type Tone } from '../../ui/state-mark.tsx'
import { Time } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { MendButtons } from './mend-buttons.tsx'
import classes from './differences.module.css'

const tones: Record<Difference['status'], Tone> = {
  open: 'waiting',
  mending: 'moving',
  mended: 'good',
  forgotten: 'off',
  failed: 'bad',
}

/** One of them: which object it is, what became of it, and what can be done. */
export function DifferenceRow({ difference, canAdopt }: { difference: Difference; canAdopt: boolean }) {
  const words = useWords()
  const mayChange = useMayChange()
  const {
    id,
    targetId,
    propertyId = '',
    kind,
    status,
    action,
    title,
    externalId = '',
    portalId,
    failureCode,
    failureMessage,
    changedAt,
    foundAt,
    mendedAt,
    unread,
  } = difference
  const wouldLose = status === 'failed' && failureCode === 'would_change_meaning'
  const number = numberOf({ id: propertyId, externalId })
  const name = title ?? number ?? portalId ?? ''
  const numbers = [title && number, portalId && words.listings.portalNumber(portalId)].filter(Boolean).join(' · ')
  return (
    <li className={classes.row}>
      <div className={classes.object}>
        <Name difference={difference}>{name}</Name>
        <span className={classes.facts}>
          {numbers}
          {numbers !== '' && ' · '}
          {kind === 'changed' && changedAt !== undefined && (
            <>
              {words.differences.changedAt} <Time at={changedAt} /> ·{' '}
            </>
          )}
          {mendedAt === undefined ? words.differences.found : words.differences.mendedAt}{' '}
          <Time at={mendedAt ?? foundAt} />
        </span>
        {failureMessage !== undefined && <span className={classes.failure}>{failureMessage}</span>}
        {unread !== undefined && (status === 'mended' || wouldLose) && (
          <details className={classes.unread} open={wouldLose}>
            <summary>{words.differences.unread(unread.length)}</summary>
            <ul>
              {unread.map(({ name: part, value }, index) => (
                <li key={`${part} ${index}`}>
                  {part}
                  {value !== undefined && `: ${value}`}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {status !== 'open' && (
        <StateMark
          tone={tones[status]}
          label={status === 'mended' && action ? words.mendsDone[action] : words.differenceStates[status]}
        />
      )}
      {mayChange && status !== 'mended' && (
        <MendButtons
          targetId={targetId}
          kind={kind}
          canAdopt={canAdopt}
          count={1}
          one={{ id, name, isBusy: status === 'mending', wouldLose }}
        />
      )}
    </li>
  )
}

function Name({ difference: { propertyId }, children }: { difference: Difference; children: string }) {
  return propertyId === undefined ? (
    <span className={classes.name}>{children}</span>
  ) : (
    <LinkText to={paths.propertyPortals} params={{ propertyId }} className={classes.name}>
      {children}
    </LinkText>
  )
}
