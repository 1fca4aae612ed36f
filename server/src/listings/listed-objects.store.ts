import sql from 'sql-template-tag'
import type { Db } from '../lib/database/db.ts'

const goneDaysMax = 365

/**
 * Some at a time. The number of an object whose property is gone is kept for inquiries that come late, and no other may have it as long as
 * its portal keeps an advert of it.
 */
export async function forgetOldObjects(db: Db): Promise<number> {
  const gone = await db.run(sql`
    update listed_objects set gone_at = now() where (account_id, target_id, external_id) in (
      select account_id, target_id, external_id from listed_objects as object
      where gone_at is null
        and not exists (select from properties where properties.account_id = object.account_id and properties.id = property_id)
      limit 1000)`)
  const forgotten = await db.run(sql`
    delete from listed_objects where (account_id, target_id, external_id) in (
      select account_id, target_id, external_id from listed_objects as object
      where gone_at < now() - make_interval(days => ${goneDaysMax})
        and not exists (
          select from kept_adverts as advert
          where advert.property_id = object.property_id and advert.account_id = object.account_id
            and advert.target_id = object.target_id)
      limit 1000)`)
  return gone + forgotten
}
