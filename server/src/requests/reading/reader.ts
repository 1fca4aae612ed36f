import { startApart } from '../../lib/run-apart.ts'
import { aboutHead, type Reading } from './read-mail.ts'

export interface Reader {
  read(raw: Buffer): Promise<Reading>
  close(): Promise<void>
}

export interface ReaderOptions {
  secondsMax?: number
  megabytesMax?: number
  /** Hears of mails that were too much for their reader. */
  onError: (error: unknown) => void
}

/** Reads mails in a process that can be killed: then the mail ends as unreadable. */
export function startReader({ secondsMax = 10, megabytesMax = 400, onError }: ReaderOptions): Reader {
  const apart = startApart(new URL('reader.process.ts', import.meta.url), { secondsMax, megabytesMax })
  return {
    async read(raw) {
      const result = await apart.run(raw)
      if (result.kind === 'done') return JSON.parse(result.output.toString()) as Reading
      const isLate = result.kind === 'took too long'
      if (!isLate) onError(new Error(`A reader of mails ${result.kind}.`))
      const message = isLate ? `The mail could not be read within ${secondsMax} s.` : 'The mail could not be read.'
      return { about: aboutHead(raw), kind: 'unreadable', code: 'mail_unreadable', message }
    },
    close: apart.close,
  }
}
