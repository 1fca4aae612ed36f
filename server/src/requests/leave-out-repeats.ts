import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import type { Inquiry } from './reading/formats.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

export interface NewRequest {
  targetId: string
  mailId: string
  receivedAt: Date
  inquiry: Inquiry
}

interface Hashed extends NewRequest {
  hash: Buffer
}

const repeatMs = 24 * 3_600_000

/**
 * Those that are not there already from less than a day before; or after, for mails are not read in the order in which they came.
 * The mails of the others keep what they repeat, so that they are erased with it.
 */
export async function leaveOutRepeats(tx: Tx, accountId: string, inquiries: NewRequest[]): Promise<Hashed[]> {
  const hashed = inquiries.map((each) => ({ ...each, hash: inquiryHash(each) }))
  const known = await likeThese(tx, accountId, hashed)
  const fresh = hashed.filter(({ hash, receivedAt, inquiry }) => {
    const { firstName, lastName } = inquiry.prospect
    const asked = { firstName, lastName, receivedAt }
    const before = known.get(hash.toString('base64')) ?? []
    const isNew = !before.some((each) => isRepeat(each, asked))
    if (isNew) known.set(hash.toString('base64'), [...before, asked])
    return isNew
  })
  const repeated = hashed.filter((each) => !fresh.includes(each))
  if (repeated.length > 0) await recordRepeats(tx, accountId, repeated)
  return fresh
}

/** Who asked, and when. */
interface Asked {
  firstName: string | null | undefined
  lastName: string | null | undefined
  receivedAt: Date
}

/** Those with the same hash that came within a day of these: by hash. */
async function likeThese(tx: Tx, accountId: string, inquiries: Hashed[]): Promise<Map<string, Asked[]>> {
  const rows = await tx.many<Asked & { hash: Buffer }>(sql`
    select requests.hash, received_at as "receivedAt",
      details #>> '{prospect,firstName}' as "firstName", details #>> '{prospect,lastName}' as "lastName"
    from (
      select hash, target, min(received) as earliest, max(received) as latest
      from ${rowsOf('new', inquiries, {
        hash: ['bytea', ({ hash }) => hash],
        target: ['text', ({ targetId }) => targetId],
        received: ['timestamptz', ({ receivedAt }) => receivedAt],
      })}
      group by hash, target
    ) as wanted
    join requests on requests.hash = wanted.hash and target_id = target and account_id = ${accountId}
      and received_at > earliest - make_interval(secs => ${repeatMs / 1000})
      and received_at < latest + make_interval(secs => ${repeatMs / 1000})`)
  return Map.groupBy(rows, ({ hash }) => hash.toString('base64'))
}

/** Two who share a mailbox may ask the same. Whoever gives no name, or half of it, may be either. */
function isRepeat(one: Asked, other: Asked): boolean {
  if (Math.abs(one.receivedAt.getTime() - other.receivedAt.getTime()) >= repeatMs) return false
  const [ones, others] = [wordsOfName(one), wordsOfName(other)]
  return ones.isSubsetOf(others) || others.isSubsetOf(ones)
}

/** Portals part names in different ways, and write umlauts and titles or do not. */
function wordsOfName({ firstName, lastName }: Asked): ReadonlySet<string> {
  const name = `${firstName ?? ''} ${lastName ?? ''}`.toLowerCase().normalize('NFKD').replaceAll('ß', 'ss')
  const plain = name.replaceAll(/\p{M}/gu, '').replaceAll(/([aou])e/g, '$1')
  return new Set(plain.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !titles.has(word)))
}

const titles = new Set(['herr', 'herrn', 'frau', 'dr', 'prof', 'dipl', 'ing', 'med', 'jur'])

async function recordRepeats(tx: Tx, accountId: string, repeated: Hashed[]): Promise<void> {
  await tx.run(sql`
    update mails set repeats = new.hashes
    from (
      select mail_id, array_agg(hash) as hashes
      from ${rowsOf('repeated', repeated, {
        mail_id: ['text', ({ mailId }) => mailId],
        hash: ['bytea', ({ hash }) => hash],
      })}
      group by mail_id
    ) as new
    where mails.account_id = ${accountId} and mails.id = new.mail_id`)
}

/** Who asks what about which object on which target. */
function inquiryHash({ targetId, inquiry }: NewRequest): Buffer {
  const { prospect, message = '', externalId, objectNumbers } = inquiry
  const { email, phone, mobilePhone, firstName, lastName } = prospect
  const who = email?.toLowerCase() ?? [phone, mobilePhone, firstName, lastName]
  const what = message.replaceAll(/\s+/g, ' ').trim()
  return createHash('sha256')
    .update(JSON.stringify([targetId, externalId ?? objectNumbers, who, what]))
    .digest()
}
