import type { ListingStatistics } from '@aushang/sdk'
import { useFormat, useWords } from '../words/language.ts'
import classes from './listing-statistics.module.css'

const dayMs = 24 * 3_600_000

/** A bar for each day, as high as it was looked at; a dot on those on which somebody asked here. The table says the same in figures. */
export function ViewsChart({ statistics: { from, to, days, total } }: { statistics: ListingStatistics }) {
  const words = useWords()
  const format = useFormat()
  const byDay = new Map(days.map((day) => [day.day, day]))
  const most = Math.max(1, ...days.map(({ views = 0 }) => views))
  const all = daysBetween(from, to)
  return (
    <figure className={classes.chart}>
      <div
        role="img"
        aria-label={words.statistics.chart(format.number(total.views ?? 0), all.length)}
        className={classes.bars}
      >
        {all.map((day) => {
          const { views, inquiries = 0 } = byDay.get(day) ?? {}
          const said = [
            format.day(day),
            views !== undefined && `${format.number(views)} ${words.statistics.views}`,
            inquiries > 0 && `${format.number(inquiries)} ${words.statistics.inquiries}`,
          ]
          return (
            <span key={day} className={classes.day} title={said.filter(Boolean).join(' · ')}>
              {inquiries > 0 && <span className={classes.asked} />}
              {views !== undefined && <span className={classes.bar} style={{ height: `${(views / most) * 100}%` }} />}
            </span>
          )
        })}
      </div>
      <figcaption className={classes.axis} aria-hidden="true">
        <span>{format.day(from)}</span>
        <span>{words.statistics.most(format.number(most))}</span>
        <span>{format.day(to)}</span>
      </figcaption>
    </figure>
  )
}

function daysBetween(from: string, to: string): string[] {
  const count = Math.min(Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1, 366)
  return Array.from({ length: count }, (_, n) => new Date(Date.parse(from) + n * dayMs).toISOString().slice(0, 10))
}
