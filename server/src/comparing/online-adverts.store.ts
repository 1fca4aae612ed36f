import type { AdvertRead, ListedAdvert } from '@aushang/connectors'
import sql, { type Sql } from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import { storedText } from '../lib/database/json-sql.ts'
import type { ComparisonRow } from './comparisons.store.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

/** What an advert lies under: its name at the portal. Of one that is too long for an index, the beginning and the hash. */
export function advertKey(name: Sql): Sql {
  const hash = sql`encode(sha256(convert_to(${name}, 'UTF8')), 'hex')`
  return sql`left(${name}, 200) || case when length(${name}) > 200 then ${hash} else '' end`
}

/** What the portal lists, or says of one that it was asked for. */
export async function recordAdverts(
  tx: Tx,
  { accountId, targetId, run }: Pick<ComparisonRow, 'accountId' | 'targetId' | 'run'>,
  adverts: ListedAdvert[],
  { isGone }: { isGone: boolean },
): Promise<void> {
  // A portal whose pages shift between two calls may list an advert twice.
  const byName = new Map(adverts.flatMap((advert) => asRow(advert)).map((row) => [row.name, row]))
  const rows = [...byName.values()]
  await tx.run(sql`
    insert into online_adverts (
      account_id, target_id, key, portal_id, external_id, title, is_shown, changed_at, mark, run, is_gone)
    select ${accountId}, ${targetId}, ${advertKey(sql`name`)} as key, portal_id, external_id, title, is_shown, changed_at, mark,
      ${run}, ${isGone}
    from ${rowsOf('listed', rows, {
      name: ['text', ({ name }) => name],
      portal_id: ['text', ({ portalId }) => portalId],
      external_id: ['text', ({ externalId }) => externalId],
      title: ['text', ({ title }) => title],
      is_shown: ['bool', ({ isShown }) => isShown],
      changed_at: ['timestamptz', ({ changedAt }) => changedAt],
      mark: ['text', ({ mark }) => mark],
    })}
    order by key
    on conflict (account_id, target_id, key) do update set
      portal_id = excluded.portal_id, external_id = excluded.external_id, title = excluded.title,
      is_shown = excluded.is_shown, changed_at = excluded.changed_at, mark = excluded.mark, run = excluded.run,
      is_gone = excluded.is_gone`)
}

/** As it was read at the portal, it is ours now: from here on, another mark is a change. */
export async function recordAdopted(
  tx: Tx,
  accountId: string,
  targetId: string,
  { listingId, advert }: { listingId: string; advert: AdvertRead },
): Promise<void> {
  const { run } = await tx.one<{ run: number }>(sql`
    select run from comparisons where target_id = ${targetId} and account_id = ${accountId}`)
  await recordAdverts(tx, { accountId, targetId, run }, [advert], { isGone: false })
  await tx.run(sql`
    update online_adverts as advert set known_mark = mark, known_published_at = published_at
    from listings
    where listings.account_id = ${accountId} and listings.id = ${listingId}
      and advert.account_id = ${accountId} and advert.target_id = ${targetId}
      and advert.key = ${advertKey(sql`${advert.portalId}::text`)}`)
}

const textLengthMax = 500
// More than any portal calls an advert by.
const nameLengthMax = 4_000

function asRow({ portalId, externalId, title, isShown, changedAt, changeMark }: ListedAdvert) {
  const name = portalId ?? externalId
  // No number of ours has it, and the database takes it in no text.
  if (name === undefined || name.length > nameLengthMax || name.includes('\0')) return []
  const at = changedAt === undefined ? NaN : Date.parse(changedAt)
  const kept = (text: string | undefined) => storedText(text, textLengthMax)
  return [
    {
      name,
      portalId: portalId ?? null,
      externalId: kept(externalId),
      title: kept(title),
      isShown: isShown ?? null,
      changedAt: Number.isNaN(at) ? null : new Date(at),
      mark: kept(changeMark ?? changedAt),
    },
  ]
}
