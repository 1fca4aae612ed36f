import { startApart } from '../../lib/run-apart.ts'
import { textNamesAddress } from './names-address.ts'
import { packSearch, type Search } from './pack-search.ts'

export interface MailSearch {
  /** Whether each of the mails names the address, in their order. */
  find(search: Search): Promise<boolean[]>
  close(): Promise<void>
}

/** Looks into mails in processes that can be killed; each starts when it is needed first. */
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
    // One of them was too much: the others are not to be missed for it.
    if (mails.length > 1) return (await Promise.all(mails.map((mail) => find({ address, mails: [mail] })))).flat()
    return mails.map(({ raw }) => textNamesAddress(raw.toString('latin1'), address))
  }

  return {
    find,
    async close() {
      await Promise.all([first.close(), second.close()])
    },
  }
}
