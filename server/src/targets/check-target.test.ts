import { expect, onTestFinished, test, vi } from 'vitest'
import { startApi, testSecrets } from '../../test/harness.ts'
import { oneLine } from '../../test/one-line-connector.ts'
import { askPortal } from './check-target.ts'
import { getTargetRow } from './targets.store.ts'

/** Neither answers nor hears that nobody waits for it any more. */
const deaf: typeof oneLine = { ...oneLine, type: 'deaf', checkLogin: () => new Promise(() => {}) }
const api = startApi({ connectors: [deaf] })

test('a check ends after 25 seconds, whatever the connector does', async () => {
  const client = await api.account()
  await client.put('/account/credentials/deaf', { contract: 'C-1' })
  const credentials = { url: 'http://127.0.0.1:9', password: 'secret' }
  const { body: target } = await client.post('/targets', { type: 'deaf', credentials })
  const row = await getTargetRow(api.db, client.accountId, target.id)
  const onEnd = vi.fn<(outcome: object) => void>()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())

  // No turn of the loop between these: nothing else must meet a clock that stands still.
  const asking = askPortal({ db: api.db, secrets: testSecrets, portals: api.portals }, row).then(onEnd)
  vi.advanceTimersByTime(24_900)
  await new Promise<void>((resolve) => process.nextTick(resolve))
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  vi.useRealTimers()
  await asking

  expect(onEnd).toHaveBeenCalledWith({
    kind: 'unavailable',
    sentence: expect.objectContaining({ key: 'portalSilent' }),
  })
})
