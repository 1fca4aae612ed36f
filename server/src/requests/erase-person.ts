import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { ErasureResult } from '@aushang/model'
import sql from 'sql-template-tag'
import { isPassing } from '../lib/database/database-errors.ts'
import type { Database, Db, Tx } from '../lib/database/db.ts'
import { eraseMails, eraseMention, eraseRequests } from './erase-requests.ts'
import type { Inquiry } from './reading/formats.ts'
import type { MailSearch } from './searching/mail-search.ts'
import { isInquiryOf, textNamesAddress, textsIn } from './searching/names-address.ts'

// A statement looks at so much, and a transaction erases so much: nobody waits long for either.
const mailsAtOnce = 500
const bytesAtOnce = 256 * 1024
const requestsAtOnce = 200
const charactersAtOnce = 64 * 1024
const erasedAtOnce = 100

interface ErasePersonDeps {
  db: Database
  mailSearch: MailSearch
}

/**
 * Erases everything of a person that has come in until now, a part at a time. The mails come first, also those that nobody has
 * read yet: then nothing becomes a request any more, and the requests that there are can be gone through. Who only mentions the
 * address keeps the request, without it.
 */
export async function erasePerson(deps: ErasePersonDeps, accountId: string, email: string): Promise<ErasureResult> {
  const { until } = await deps.db.one<{ until: Date }>(sql`select now()::timestamptz(3) as until`)
  const mails = await eraseMailsNaming(deps, accountId, email, until)
  const erased = await eraseRequestsOf(deps.db, accountId, email, until)
  return { requests: erased.requests, mails: mails + erased.mails }
}

async function eraseMailsNaming(
  { db, mailSearch }: ErasePersonDeps,
  accountId: string,
  address: string,
  until: Date,
): Promise<number> {
  let count = 0
  for (let after = ''; ;) {
    const page = await listMails(db, accountId, { after, until })
    for (const batch of batchesOf(page)) {
      const mails = await readMails(db, accountId, batch)
      const found = await mailSearch.find({ address, mails })
      const named = mails.filter(
        ({ envelopeSender }, index) => found[index] === true || textNamesAddress(envelopeSender, address),
      )
      for (const ids of chunksOf(named.map(({ id }) => id))) {
        count += await erasePatiently(db, accountId, (tx) => eraseMails(tx, accountId, ids))
      }
    }
    const last = page.at(-1)
    if (last === undefined) return count
    after = last.id
  }
}

async function eraseRequestsOf(db: Database, accountId: string, address: string, until: Date): Promise<ErasureResult> {
  const sum = { requests: 0, mails: 0 }
  for (let after = ''; ;) {
    const page = await listRequests(db, accountId, { after, until })
    const { own, mentions } = await sortRequests(page, address)
    for (const ids of chunksOf(own)) {
      const erased = await erasePatiently(db, accountId, (tx) => eraseRequests(tx, accountId, ids))
      sum.requests += erased.requests
      sum.mails += erased.mails
    }
    // Alone, because to take it out of long texts takes its time.
    for (const id of mentions) await erasePatiently(db, accountId, (tx) => eraseMention(tx, accountId, id, address))
    const last = page.at(-1)
    if (last === undefined) return sum
    after = last.id
  }
}

/** The ids of the person's own, and of those that only mention the address. Lets others in between. */
async function sortRequests(page: ListedRequest[], address: string): Promise<{ own: string[]; mentions: string[] }> {
  const sorted = { own: [] as string[], mentions: [] as string[] }
  let characters = 0
  for (const { id, details: json, externalId, mailedExternalId } of page) {
    if (json === null) continue
    const details = JSON.parse(json) as Pick<Inquiry, 'prospect'>
    if (isInquiryOf(details, address)) sorted.own.push(id)
    else if (textsIn([details, externalId, mailedExternalId]).some((text) => textNamesAddress(text, address)))
      sorted.mentions.push(id)
    characters += json.length
    if (characters < charactersAtOnce) continue
    characters = 0
    await setImmediate()
  }
  return sorted
}

/** Whoever records the answer of a webhook at this moment may get in the way of it, and it in theirs. */
async function erasePatiently<Result>(
  db: Database,
  accountId: string,
  erase: (tx: Tx) => Promise<Result>,
  tries = 5,
): Promise<Result> {
  try {
    return await db.transaction(erase, accountId)
  } catch (error) {
    if (tries === 1 || !isPassing(error)) throw error
    await sleep(100)
    return erasePatiently(db, accountId, erase, tries - 1)
  }
}

interface Page {
  /** The last id of the page before. */
  after: string
  until: Date
}

interface SizedMail {
  id: string
  /** Null when nothing is left of it, or when it came too late. */
  bytes: number | null
}

/**
 * The time, and whether anything is left, are no conditions here and below: a plan made without statistics would go by them, and
 * sort all of the account for each page.
 */
async function listMails(db: Db, accountId: string, { after, until }: Page): Promise<SizedMail[]> {
  return db.many(sql`
    select id, case when received_at <= ${until} then octet_length(raw) end as bytes from mails
    where account_id = ${accountId} and id > ${after}
    order by id limit ${mailsAtOnce}`)
}

interface SearchableMail {
  id: string
  envelopeSender: string
  raw: Buffer
  isUnread: boolean
}

async function readMails(db: Db, accountId: string, ids: string[]): Promise<SearchableMail[]> {
  return db.many(sql`
    select id, envelope_sender as "envelopeSender", raw, due_at is not null as "isUnread" from mails
    where account_id = ${accountId} and id = any (${ids}) and raw is not null`)
}

interface ListedRequest {
  id: string
  /** As JSON text; null when it came too late. */
  details: string | null
  externalId: string | null
  mailedExternalId: string | null
}

async function listRequests(db: Db, accountId: string, { after, until }: Page): Promise<ListedRequest[]> {
  return db.many(sql`
    select id, case when received_at <= ${until} then details::text end as details, external_id as "externalId",
      mailed_external_id as "mailedExternalId"
    from requests
    where account_id = ${accountId} and id > ${after}
    order by id limit ${requestsAtOnce}`)
}

/** The ids of those that are to be looked at: of small mails many at once, of large ones one. */
function batchesOf(mails: SizedMail[]): string[][] {
  const batches: string[][] = []
  let sum = Infinity
  for (const { id, bytes } of mails) {
    if (bytes === null) continue
    sum += bytes
    if (sum > bytesAtOnce) {
      batches.push([])
      sum = bytes
    }
    batches.at(-1)?.push(id)
  }
  return batches
}

function chunksOf(ids: string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / erasedAtOnce) }, (_, n) =>
    ids.slice(n * erasedAtOnce, (n + 1) * erasedAtOnce),
  )
}
