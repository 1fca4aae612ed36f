import type { Sentence } from '@aushang/model'
import { makeCache } from '../../lib/cache.ts'
import { startApart } from '../../lib/run-apart.ts'
import { aboutHead, type Reading } from './read-mail.ts'
import { takeTurns } from './take-turns.ts'

export interface Readers {
  /** When its turn comes. Null when there is nothing to be read any more. */
  read(mail: MailToRead): Promise<Reading | null>
  close(): Promise<void>
}

export interface MailToRead {
  accountId: string
  /** It takes much time and memory: of such mails, one is read at a time. */
  isLarge: boolean
  /** Brings it when its turn has come, so that those that wait need no memory. */
  load(): Promise<Buffer | null>
}

export interface ReadersOptions {
  secondsMax?: number
  megabytesMax?: number
  /** Hears of mails that were too much for their reader. */
  onError: (error: unknown) => void
}

// Each may grow to its limit.
const readersMax = { light: 2, heavy: 1 }
// So long is an account remembered that got a mail which was too much for a reader: it may well get more of them.
const suspicion = { msMax: 10 * 60_000, countMax: 10_000 }

/**
 * Reads mails in processes that can be killed: then the mail ends as unreadable. Accounts take turns, each with one mail at a
 * time. Large mails, and those of accounts that such a mail came for, have a process to themselves: the others are always there
 * for everybody else, whose mails take milliseconds.
 */
export function startReaders({ secondsMax = 10, megabytesMax = 400, onError }: ReadersOptions): Readers {
  const start = () => startApart(new URL('reader.process.ts', import.meta.url), { secondsMax, megabytesMax })
  /** Those that are idle; the last of them is used next. */
  const idle = {
    light: Array.from({ length: readersMax.light }, start),
    heavy: Array.from({ length: readersMax.heavy }, start),
  }
  const all = [...idle.light, ...idle.heavy]
  const suspects = makeCache<true>(suspicion)
  const turns = takeTurns(readersMax)

  async function readApart(accountId: string, raw: Buffer, weight: keyof typeof idle): Promise<Reading> {
    const apart = idle[weight].pop()
    if (apart === undefined) throw new Error('More mails are being read than there are readers.')
    // To start one takes longer than to read many mails: the next one is ready.
    idle[weight].at(-1)?.prepare()
    const result = await apart.run(raw).finally(() => idle[weight].push(apart))
    if (result.kind === 'done') return JSON.parse(result.output.toString()) as Reading
    apart.prepare()
    suspects.set(accountId, true)
    const isLate = result.kind === 'took too long'
    if (!isLate) onError(new Error(`A reader of mails ${result.kind}.`))
    const sentence: Sentence = isLate
      ? { key: 'mailTakesTooLong', params: { seconds: secondsMax } }
      : { key: 'mailNotReadable' }
    return { about: aboutHead(raw), kind: 'unreadable', code: 'mail_unreadable', sentence }
  }

  return {
    read(mail) {
      const { accountId, isLarge } = mail
      const isHeavy = () => isLarge || suspects.get(accountId) === true
      return turns.within(accountId, isHeavy, async (weight) => {
        const raw = await mail.load()
        return raw && readApart(accountId, raw, weight)
      })
    },
    async close() {
      await Promise.all(all.map((apart) => apart.close()))
    },
  }
}
