import { startApart } from '../../lib/run-apart.ts'
import { packSearch, type Search, type SearchedMail } from './pack-search.ts'

export interface MailSearch {
  /**
   * Whether each of the mails names the address, in their order. One that is too much for the search counts as naming it:
   * nobody can tell, and what is kept by mistake is the worse mistake.
   */
  find(search: Search): Promise<boolean[]>
  close(): Promise<void>
}

/** Looks into mails in processes that can be killed, and nowhere else; each starts when it is needed first. */
export function startMailSearch({ secondsMax = 10, megabytesMax = 400 } = {}): MailSearch {
  const start = () => ({
    ...startApart(new URL('search.process.ts', import.meta.url), { secondsMax, megabytesMax }),
    searches: 0,
  })
  // While one account keeps one of them busy, the others find the other.
  const [first, second] = [start(), start()]

  async function find({ address, mails }: Search): Promise<boolean[]> {
    if (mails.length === 0) return []
    const apart = second.searches < first.searches ? second : first
    apart.searches += 1
    const result = await apart.run(packSearch({ address, mails })).finally(() => (apart.searches -= 1))
    if (result.kind === 'done') return JSON.parse(result.output.toString()) as boolean[]
    return mails.length === 1 ? [true] : findOneByOne(address, mails)
  }

  /** One of them was too much: the others are not to be missed for it. Whoever else searches gets a turn between any two. */
  async function findOneByOne(address: string, mails: SearchedMail[]): Promise<boolean[]> {
    const found: boolean[] = []
    for (const mail of mails) found.push(...(await find({ address, mails: [mail] })))
    return found
  }

  return {
    find,
    async close() {
      await Promise.all([first.close(), second.close()])
    },
  }
}
