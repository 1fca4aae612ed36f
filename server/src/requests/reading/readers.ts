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

interface MailToRead {
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
// To hand a mail over takes about as long as to read it: of small ones that are no trouble, a reader gets several at once.
const handedMax = { light: 16, heavy: 1 }
const handedBytesMax = 256 * 1024
// So long is an account remembered that got a mail which was too much for a reader: it may well get more of them.
const suspicion = { msMax: 10 * 60_000, countMax: 10_000 }

type Weight = keyof typeof readersMax

/**
 * Reads mails in processes that can be killed: then the mail ends as unreadable. Accounts take turns, each with one reader at a
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
  /** By account, the large ones apart. Each has asked for a turn, which is for as many of them as may be handed over. */
  const queues = new Map<string, WaitingMail[]>()

  interface WaitingMail extends MailToRead {
    resolve: (reading: Reading | null) => void
    reject: (error: unknown) => void
  }

  async function readFirst(queue: WaitingMail[], accountId: string, weight: Weight): Promise<void> {
    const handed = await takeHandful(queue, handedMax[weight])
    if (handed.length === 0) return
    try {
      const raws = handed.map(({ raw }) => raw)
      const readings = await readApart(accountId, raws, weight)
      readings.forEach((reading, index) => handed[index]?.mail.resolve(reading))
      queue.unshift(...handed.slice(readings.length).map(({ mail }) => mail))
    } catch (error) {
      for (const { mail } of handed) mail.reject(error)
    }
  }

  async function takeHandful(queue: WaitingMail[], max: number): Promise<{ mail: WaitingMail; raw: Buffer }[]> {
    const handed: { mail: WaitingMail; raw: Buffer }[] = []
    let bytes = 0
    while (handed.length < max && bytes < handedBytesMax) {
      const mail = queue.shift()
      if (mail === undefined) break
      const raw = await mail.load().catch(mail.reject)
      if (raw) handed.push({ mail, raw })
      else mail.resolve(null)
      bytes += raw?.length ?? 0
    }
    return handed
  }

  /** Until one is too much: those behind it have no reading yet. */
  async function readApart(accountId: string, raws: Buffer[], weight: Weight): Promise<Reading[]> {
    const apart = idle[weight].pop()
    if (apart === undefined) throw new Error('More mails are being read than there are readers.')
    // To start one takes longer than to read many mails: the next one is ready.
    idle[weight].at(-1)?.prepare()
    const results = await apart.runAll(raws).finally(() => idle[weight].push(apart))
    return results.map((result, index) => {
      if (result.kind === 'done') return JSON.parse(result.output.toString()) as Reading
      apart.prepare()
      suspects.set(accountId, true)
      return tooMuch(raws[index] as Buffer, result.kind)
    })
  }

  function tooMuch(raw: Buffer, kind: string): Reading {
    const isLate = kind === 'took too long'
    if (!isLate) onError(new Error(`A reader of mails ${kind}.`))
    const sentence: Sentence = isLate
      ? { key: 'mailTakesTooLong', params: { seconds: secondsMax } }
      : { key: 'mailNotReadable' }
    return { about: aboutHead(raw), kind: 'unreadable', code: 'mail_unreadable', sentence }
  }

  return {
    read(mail) {
      const { accountId, isLarge } = mail
      const name = `${accountId} ${isLarge}`
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      const isHeavy = () => isLarge || suspects.get(accountId) === true
      return new Promise((resolve, reject) => {
        queue.push({ ...mail, resolve, reject })
        void turns.within(accountId, isHeavy, async (weight) => {
          await readFirst(queue, accountId, weight)
          if (queue.length === 0 && queues.get(name) === queue) queues.delete(name)
        })
      })
    },
    async close() {
      await Promise.all(all.map((apart) => apart.close()))
    },
  }
}
