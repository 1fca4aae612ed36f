import type { Listing, ListingStatistics as Statistics } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { one } from '../queries.ts'
import { Answered } from '../ui/answered.tsx'
import { Time } from '../ui/time.tsx'
import { useTargetType } from '../use-target-type.ts'
import { useFormat, useWords } from '../words/language.ts'
import { ViewsChart } from './views-chart.tsx'
import classes from './listing-statistics.module.css'

/** How often an advert was seen, as its portal says, with the inquiries that came in here beside it. */
export function ListingStatistics({ listing, type }: { listing: Listing; type: string }) {
  const words = useWords()
  const hasStatistics = useTargetType(type)?.hasStatistics ?? false
  const query = useQuery({ ...one('getListingStatistics', listing.id), enabled: hasStatistics })
  if (!hasStatistics || listing.publishedAt === undefined) return null
  return (
    <section className={classes.statistics} aria-label={words.statistics.title}>
      <Answered query={query} rows={1} rowHeight={96}>
        {(statistics) => <Shown statistics={statistics} />}
      </Answered>
    </section>
  )
}

const figures = ['views', 'contacts', 'inquiries', 'impressions', 'bookmarks'] as const

function Shown({ statistics }: { statistics: Statistics }) {
  const words = useWords()
  const format = useFormat()
  const { total, days, readAt } = statistics
  if (days.length === 0) return <p className="quiet">{words.statistics.notYet}</p>
  const told = figures.filter((name) => total[name] !== undefined)
  return (
    <>
      <p className={classes.head}>
        <strong>{words.statistics.last}</strong>{' '}
        {readAt !== undefined && (
          <span className="quiet">
            {words.statistics.readAt} <Time at={readAt} />
          </span>
        )}
      </p>
      <dl className={classes.totals}>
        {told.map((name) => (
          <div key={name} data-figure={name}>
            <dt>{words.statistics[name]}</dt>
            <dd>{format.number(total[name] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <ViewsChart statistics={statistics} />
      <details className={classes.byDay}>
        <summary>
          {words.statistics.table} ({words.statistics.days(days.length)})
        </summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.statistics.day}</th>
              {told.map((name) => (
                <th key={name} scope="col">
                  {words.statistics[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{format.day(day.day)}</th>
                {told.map((name) => (
                  <td key={name}>{day[name] === undefined ? '–' : format.number(day[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
