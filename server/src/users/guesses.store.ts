import { hash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Db } from '../lib/database/db.ts'
import { rateLimited } from '../lib/errors.ts'

/** How often one may be wrong before one has to wait: twice as long each time, up to 17 minutes. */
const freeGuesses = { email: 5, network: 20 }
const freeInvitations = 100
const doublingsMax = 10

export interface Guess {
  email: string
  network: string
  /** The person has signed in from this network before: those who guess elsewhere do not make them wait. */
  isFromKnownNetwork: boolean
}

/**
 * Counts a guess before it is judged, so that many at once are no more than one after the other. Throws when it comes too
 * early, for addresses that nobody has like for all others. Whoever waits is let in again: nobody is locked out for good.
 */
export async function countGuess(db: Db, guess: Guess): Promise<void> {
  const waits = [
    await take(db, networkKey(guess), freeGuesses.network),
    await take(db, emailKey(guess), freeGuesses.email),
  ]
  const waitMs = Math.max(...waits)
  if (waitMs > 0) throw rateLimited('tooManyPasswordsTried', waitMs)
}

/** A new password was set by a link: whatever was guessed for the address is forgotten. */
export async function forgetGuessesOf(db: Db, email: string): Promise<void> {
  await db.run(sql`delete from sign_in_guesses where key = ${keyOf('email', email)}`)
}

/** The guess was right: what counted against the address is forgotten, and this one does not count against the network. */
export async function forgetGuesses(db: Db, guess: Guess): Promise<void> {
  await db.run(sql`delete from sign_in_guesses where key = ${emailKey(guess)}`)
  await db.run(sql`
    update sign_in_guesses set guesses = guesses - 1, next_at = now() where key = ${networkKey(guess)}`)
}

/** Somebody asks for a mail to whatever address: as often as one may guess. Throws when it is too often. */
export async function countMailRequest(db: Db, network: string): Promise<void> {
  const waitMs = await take(db, keyOf('mails asked for', network), freeGuesses.network)
  if (waitMs > 0) throw rateLimited('tooManyMailsAskedFor', waitMs)
}

/** An account invites somebody. Throws when it does so as often as nobody who has colleagues. */
export async function countInvitation(db: Db, accountId: string): Promise<void> {
  const waitMs = await take(db, keyOf('invitations', accountId), freeInvitations)
  if (waitMs > 0) throw rateLimited('tooManyInvited', waitMs)
}

/** Whether an address may be sent another mail: nobody's mailbox is filled by those who ask for them. */
export async function countMail(db: Db, email: string): Promise<boolean> {
  return (await take(db, keyOf('mails sent', email), freeGuesses.email)) === 0
}

/** Those of more than a day ago are forgotten when they are counted anyway. */
export async function forgetOldGuesses(db: Db): Promise<number> {
  return db.run(sql`delete from sign_in_guesses where guessed_at < now() - interval '1 day'`)
}

/** Returns how long one has to wait, in milliseconds; then nothing was counted. */
async function take(db: Db, key: Buffer, free: number): Promise<number> {
  const taken = await db.run(sql`
    insert into sign_in_guesses as g (key, guesses, next_at) values (${key}, 1, now())
    on conflict (key) do update set
      guesses = case when g.guessed_at < now() - interval '1 day' then 1 else g.guesses + 1 end,
      guessed_at = now(),
      next_at = case
        when g.guessed_at < now() - interval '1 day' or g.guesses < ${free} then now()
        else now() + interval '1 second' * 2 ^ least(g.guesses + 1 - ${free}, ${doublingsMax}) end
    -- What is stored is rounded to the millisecond, and may lie ahead of the moment that it is.
    where g.next_at <= now() + interval '1 millisecond'`)
  if (taken === 1) return 0
  const row = await db.maybeOne<{ ms: number }>(sql`
    select extract(epoch from next_at - now())::float8 * 1000 as ms from sign_in_guesses where key = ${key}`)
  return Math.max(1, row?.ms ?? 1)
}

const networkKey = ({ network }: Guess) => keyOf('network', network)
const emailKey = ({ email, network, isFromKnownNetwork }: Guess) =>
  isFromKnownNetwork ? keyOf('email from a known network', email, network) : keyOf('email', email)

function keyOf(...parts: string[]): Buffer {
  return hash('sha256', JSON.stringify(parts), 'buffer')
}
