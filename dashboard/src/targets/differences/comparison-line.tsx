import type { Comparison } from '@aushang/sdk'
import { Progress } from '@mantine/core'
import { StateMark, type Tone } from '../../ui/state-mark.tsx'
import { Time } from '../../ui/time.tsx'
import { useFormat, useWords } from '../../words/language.ts'
import { isComparing, openCount } from './use-comparison.ts'
import classes from './differences.module.css'

/** How the last comparison went, or how far this one is. */
export function ComparisonLine({ comparison }: { comparison: Comparison | undefined }) {
  const words = useWords()
  return (
    <div className={classes.comparison} role="status">
      {comparison === undefined || comparison.status === 'scheduled' ? (
        <p>{words.differences.never}</p>
      ) : (
        <Line comparison={comparison} />
      )}
    </div>
  )
}

function Line({ comparison }: { comparison: Comparison }) {
  const words = useWords()
  const format = useFormat()
  const { status, advertsRead, advertsTotal, endedAt, failureMessage, mending } = comparison
  if (isComparing(comparison)) {
    return (
      <>
        <p className={classes.line}>
          <StateMark tone="moving" label={words.differences.comparing} />
          <span className="quiet">
            {words.differences.read(format.number(advertsRead), advertsTotal && format.number(advertsTotal))}
          </span>
        </p>
        <Progress
          value={advertsTotal ? (advertsRead / advertsTotal) * 100 : 100}
          animated={!advertsTotal}
          aria-label={words.differences.comparing}
        />
      </>
    )
  }
  const open = openCount(comparison)
  const tone: Tone = status === 'failed' ? 'bad' : open > 0 ? 'waiting' : 'good'
  return (
    <>
      <p className={classes.line}>
        <StateMark
          tone={tone}
          label={
            status === 'failed'
              ? words.differences.failed
              : open > 0
                ? words.differences.open(open)
                : words.differences.allSame
          }
        />
        {endedAt !== undefined && (
          <span className="quiet">
            {words.differences.compared} <Time at={endedAt} />
            {status === 'succeeded' && advertsRead > 0 && `, ${words.differences.adverts(advertsRead)}`}
          </span>
        )}
      </p>
      {status === 'failed' && (
        <p>
          {failureMessage} {words.differences.nothingConcluded}
        </p>
      )}
      {mending > 0 && (
        <p>
          <StateMark tone="moving" label={words.differences.mending(mending)} />
        </p>
      )}
    </>
  )
}
