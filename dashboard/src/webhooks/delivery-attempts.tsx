import type { DeliveryWithAttempts } from '@aushang/sdk'
import { CodeBlock } from '../ui/code-block.tsx'
import { StateMark } from '../ui/state-mark.tsx'
import { useFormat, useWords } from '../words/language.ts'
import classes from './webhooks.module.css'

type Attempt = DeliveryWithAttempts['attempts'][number]

/** Every attempt, the newest first: when, how long, and what came back, to the letter. */
export function DeliveryAttempts({ delivery }: { delivery: DeliveryWithAttempts }) {
  const words = useWords()
  if (delivery.attempts.length === 0) return <p className="quiet">{words.webhooks.noAttempts}</p>
  return (
    <ol className={classes.attempts} reversed aria-label={words.webhooks.attempts}>
      {delivery.attempts.toReversed().map((attempt, index) => (
        <AttemptEntry key={attempt.id} attempt={attempt} number={delivery.attempts.length - index} />
      ))}
    </ol>
  )
}

function AttemptEntry({ attempt, number }: { attempt: Attempt; number: number }) {
  const words = useWords()
  const format = useFormat()
  const { startedAt, durationMs, statusCode, responseHeaders, responseBody, failureCode } = attempt
  const headers = Object.entries(responseHeaders ?? {}).map(([name, value]) => `${name}: ${value}`)
  const isUnderWay = durationMs === undefined
  const hasFailed = failureCode !== undefined
  return (
    <li className={classes.attempt}>
      <p className={classes.head}>
        <span>
          <StateMark
            tone={isUnderWay ? 'moving' : hasFailed ? 'bad' : 'good'}
            label={
              isUnderWay
                ? words.webhooks.attemptUnderWay(number)
                : words.webhooks.attemptAnswered(number, statusCode === undefined ? '' : String(statusCode))
            }
          />
        </span>
        <span className="quiet">
          <time dateTime={startedAt}>{format.exact(startedAt)}</time>
          {durationMs !== undefined && ` · ${format.duration(durationMs)}`}
        </span>
      </p>
      {hasFailed && <p>{words.deliveryFailures[failureCode]}</p>}
      {headers.length > 0 && <CodeBlock label={words.webhooks.answerHeaders} text={headers.join('\n')} />}
      {responseBody !== undefined && responseBody !== '' && (
        <CodeBlock label={words.webhooks.answerBody} text={responseBody} />
      )}
    </li>
  )
}
