import { expect, onTestFinished, test, vi } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { oneLine } from '../../test/one-line-connector.ts'

/** Neither answers nor hears that nobody waits for it any more. */
const deaf = { ...oneLine, type: 'deaf', checkLogin: vi.fn<typeof oneLine.checkLogin>(() => new Promise(() => {})) }
const api = startApi({ connectors: [deaf] })

test('a check ends after 25 seconds, whatever the connector does', async () => {
  const client = await api.account()
  await client.put('/account/credentials/deaf', { contract: 'C-1' })
  const credentials = { url: 'http://127.0.0.1:9', password: 'secret' }
  const { body: target } = await client.post('/targets', { type: 'deaf', credentials })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())

  let isAnswered = false
  const answer = client.post(`/targets/${target.id}/check`).finally(() => (isAnswered = true))
  await vi.waitFor(() => expect(deaf.checkLogin).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(24_900)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(200)

  expect(await answer).toMatchObject({ status: 200, body: { ok: false, failureCode: 'portal_unavailable' } })
})
