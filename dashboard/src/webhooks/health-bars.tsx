import type { WebhookHealth } from '@aushang/sdk'
import { useFormat, useWords } from '../words/language.ts'
import classes from './webhooks.module.css'

/** The last day, hour by hour: what arrived, what is on its way, what was given up. */
export function HealthBars({ hours }: { hours: WebhookHealth['hours'] }) {
  const words = useWords()
  const format = useFormat()
  const sumOf = (name: 'succeeded' | 'pending' | 'failed') => hours.reduce((sum, hour) => sum + hour[name], 0)
  const most = Math.max(1, ...hours.map(({ succeeded, pending, failed }) => succeeded + pending + failed))
  const label = words.webhooks.health(sumOf('succeeded'), sumOf('pending'), sumOf('failed'))
  const share = (count: number) => `${(count / most) * 100}%`
  return (
    <span className={classes.bars} role="img" aria-label={label} title={label}>
      {hours.map(({ startsAt, succeeded, pending, failed }) => (
        <span
          key={startsAt}
          className={classes.bar}
          style={{ height: share(succeeded + pending + failed) }}
          title={`${format.clock(startsAt)} · ${words.webhooks.health(succeeded, pending, failed)}`}
        >
          {succeeded > 0 && <span data-tone="good" style={{ flexGrow: succeeded }} />}
          {pending > 0 && <span data-tone="waiting" style={{ flexGrow: pending }} />}
          {failed > 0 && <span data-tone="bad" style={{ flexGrow: failed }} />}
        </span>
      ))}
    </span>
  )
}
