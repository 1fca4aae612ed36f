import type { DayFigures, DayRange } from '@aushang/connectors'
import type { ListingStatistics } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { isDay, newDay } from './days.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

/** What a portal has said of a listing by day, and what has come in here. */
export async function getStatistics(
  db: Db,
  accountId: string,
  listingId: string,
  { from, to }: DayRange,
): Promise<ListingStatistics> {
  const days = await db.many<DayFigures & { inquiries: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, views, impressions, contacts, bookmarks, coalesce(inquiries, 0) as inquiries
    from (
      select day, views, impressions, contacts, bookmarks from listing_statistics
      where account_id = ${accountId} and listing_id = ${listingId} and day between ${from}::date and ${to}::date
    ) as said
    full join (
      select (received_at at time zone ${newDay})::date as day, count(*)::int as inquiries from requests
      where listing_id = ${listingId} and account_id = ${accountId}
        and received_at >= ${from}::date at time zone ${newDay}
        and received_at < (${to}::date + 1) at time zone ${newDay}
      group by 1
    ) as asked using (day)
    order by day`)
  const read = await db.maybeOne<{ at: Date | null }>(sql`
    select read_at as at from statistic_reads where account_id = ${accountId} and id = ${listingId}`)
  return {
    listingId,
    from,
    to,
    ...(read?.at && { readAt: read.at.toISOString() }),
    total: { ...totals(days), inquiries: days.reduce((sum, { inquiries }) => sum + inquiries, 0) },
    days: days.map(({ day, inquiries, ...figures }) => ({ day, ...withoutNull(figures), inquiries })),
  }
}

const names = ['views', 'impressions', 'contacts', 'bookmarks'] as const
type Figures = Partial<Record<(typeof names)[number], number>>

function totals(days: DayFigures[]): Figures {
  const said = names.flatMap((name) => {
    const values = days.flatMap((day) => day[name] ?? [])
    return values.length === 0 ? [] : [[name, values.reduce((sum, value) => sum + value, 0)]]
  })
  return Object.fromEntries(said) as Figures
}

function withoutNull(figures: Omit<DayFigures, 'day'>): Figures {
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== null))
}

/** What was said of a day before is said anew: portals count late. */
export async function recordStatistics(
  tx: Tx,
  { accountId, id }: { accountId: string; id: string },
  said: DayFigures[],
): Promise<void> {
  // Whatever a portal says: a day twice, one that no calendar has, more than anybody can have counted.
  const byDay = new Map(said.filter(({ day }) => isDay(day)).map((each) => [each.day, each]))
  const days = [...byDay.values()]
  await tx.run(sql`
    insert into listing_statistics (account_id, listing_id, day, views, impressions, contacts, bookmarks)
    select ${accountId}, listings.id, said.* from listings, ${rowsOf('said', days, {
      day: ['date', ({ day }) => day],
      views: ['int', ({ views }) => counted(views)],
      impressions: ['int', ({ impressions }) => counted(impressions)],
      contacts: ['int', ({ contacts }) => counted(contacts)],
      bookmarks: ['int', ({ bookmarks }) => counted(bookmarks)],
    })}
    where listings.account_id = ${accountId} and listings.id = ${id}
    on conflict (account_id, listing_id, day) do update set
      views = excluded.views, impressions = excluded.impressions, contacts = excluded.contacts,
      bookmarks = excluded.bookmarks`)
}

const countMax = 2 ** 31 - 1

function counted(count: number | undefined): number | null {
  return count === undefined || count > countMax ? null : count
}

/** The portal was asked up to that day, if it answered; either way, it is asked again tomorrow. */
export async function recordRead(
  tx: Tx,
  { accountId, id }: { accountId: string; id: string },
  until: string | null,
): Promise<void> {
  await tx.run(sql`
    update statistic_reads set
      read_until = coalesce(${until}::date, read_until), read_at = case when ${until !== null} then now() else read_at end,
      failures = 0, due_at = now() + interval '23 hours' + random() * interval '2 hours'
    where account_id = ${accountId} and id = ${id}`)
}

/** Listings that are online on targets of these types are asked about, some time within the next day. Returns how many are new. */
export async function scheduleStatistics(db: Db, types: string[]): Promise<number> {
  return db.run(sql`
    insert into statistic_reads (account_id, id, target_id, due_at)
    select listings.account_id, listings.id, target_id, now() + random() * interval '24 hours'
    from listings
    join targets on targets.account_id = listings.account_id and targets.id = target_id
    where targets.type = any (${types}) and published_version > 0
      and not exists (
        select from statistic_reads as known where known.account_id = listings.account_id and known.id = listings.id)
    limit 1000
    -- None of them goes in between; one that is worked on has its turn the next time.
    for key share of listings skip locked
    on conflict do nothing`)
}

/** Some at a time. The year before last is compared with nothing any more. */
export async function forgetOldStatistics(db: Db): Promise<number> {
  return db.run(sql`
    delete from listing_statistics where (account_id, listing_id, day) in (
      select account_id, listing_id, day from listing_statistics where day < now() - interval '2 years' limit 1000)`)
}
