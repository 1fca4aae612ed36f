import { describe, test } from 'vitest'
import { startApi } from '../../harness.ts'
import { aJpeg, aJpegHardToUnpack } from '../../pictures.ts'
import { burnCores, expectGoodNeighbours, keepBusy } from '../neighbours.ts'

const api = startApi()

describe('pictures', () => {
  test(
    'of accounts that send many large ones do not hold up those of another',
    { timeout: 90_000 },
    async (context) => {
      const [modest, ...greedy] = [await api.account(), await api.account(), await api.account()]
      const [small, large] = [await aJpeg(1600, 1200), await aJpegHardToUnpack(3000, 2000)]

      await expectGoodNeighbours(context, {
        modest: () => api.media.storeFile(modest.accountId, another(small)),
        greedy: async () => {
          const store = (number: number) =>
            api.media.storeFile(greedy[number % greedy.length]?.accountId ?? '', another(large))
          const end = keepBusy(16, store)
          // Until the connections to the database are open, everybody waits for those.
          await store(0)
          return end
        },
        sameLoad: () => burnCores(2),
        times: 5,
        // Both need a core, and there may be two of them, with other tests on both.
        leastMs: 150,
      })
    },
  )
})

let count = 0

/** The same picture in another file. */
function another(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg, Buffer.from(` ${(count += 1)}`)])
}
