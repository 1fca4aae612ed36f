import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'

/** What an account may have, as the operator sets it. */
export interface AccountLimits {
  /** Of pictures and documents, with what was made of them. */
  mediaBytesMax: number
  /** Of mails that are kept. */
  mailBytesMax: number
  targetsMax: number
}

interface Usage {
  mediaBytes: number
  mailBytes: number
  targets: number
}

const columns = sql`media_bytes as "mediaBytes", mail_bytes as "mailBytes", targets`

/** The database counts by itself: server/migrations/0045_account_usage.sql. */
export async function getUsage(db: Db, accountId: string): Promise<Usage> {
  const usage = await db.maybeOne<Usage>(sql`select ${columns} from account_usage where account_id = ${accountId}`)
  return usage ?? { mediaBytes: 0, mailBytes: 0, targets: 0 }
}

/** Until the end of the transaction, nobody else adds anything to it. */
export async function lockUsage(tx: Tx, accountId: string): Promise<Usage> {
  await tx.run(sql`insert into account_usage (account_id) values (${accountId}) on conflict do nothing`)
  return tx.one(sql`select ${columns} from account_usage where account_id = ${accountId} for update`)
}
