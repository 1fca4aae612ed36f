import { type Sentence, type TargetNote } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import { newId } from '../lib/ids.ts'
import { jsonText, messageByCode, time, value } from '../lib/database/json-sql.ts'

const claims: Record<TargetNote['says'], Sentence> = {
  refused: { key: 'noteRefused' },
  remarked: { key: 'noteRemarked' },
  accepted: { key: 'noteAccepted' },
  unclear: { key: 'noteUnclear' },
}

const noteJson = jsonText({
  receivedAt: time('received_at'),
  says: value('says'),
  sender: value('sender'),
  message: messageByCode('says', claims),
  words: value('words'),
})

/** The notes of a target, the newest first; null when there are none. */
export const targetNotesJson = `(
  select '[' || string_agg(${noteJson.sql}, ',' order by id desc) || ']' from target_notes
  where account_id = targets.account_id and target_id = targets.id)`

interface NewTargetNote extends Omit<TargetNote, 'receivedAt' | 'message'> {
  mailId: string
  receivedAt: Date
}

/** How many are kept of those that say that all is well, and of the others: many good words shall not push out a bad one. */
const keptOfEach = 10

/**
 * Leaves the version of the target as it is: a mail from anybody must not get in the way of an edit. Nothing is noted of a
 * target that is gone. Wants the account to be locked.
 */
export async function addTargetNote(
  tx: Tx,
  accountId: string,
  targetId: string,
  { mailId, says, sender, words, receivedAt }: NewTargetNote,
): Promise<void> {
  await tx.run(sql`
    insert into target_notes (account_id, target_id, id, mail_id, says, sender, words, received_at)
    select account_id, id, ${newId()}, ${mailId}, ${says}, ${sender ?? null}, ${words}, ${receivedAt}
    from targets where account_id = ${accountId} and id = ${targetId}
    for key share`)
  const ofItsKind = sql`
    account_id = ${accountId} and target_id = ${targetId} and (says = 'accepted') = ${says === 'accepted'}`
  await tx.run(sql`
    delete from target_notes
    where ${ofItsKind} and id not in (select id from target_notes where ${ofItsKind} order by id desc limit ${keptOfEach})`)
}

/** What mails said of whom nothing is to be kept any more. */
export async function deleteNotesOfMails(tx: Tx, accountId: string, mailIds: string[]): Promise<void> {
  await tx.run(sql`delete from target_notes where account_id = ${accountId} and mail_id = any (${mailIds})`)
}
